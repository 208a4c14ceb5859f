/// Portuguese as developers in Brazil write it.
struct Portuguese: Words {
    let notStarted = "não iniciado"
    let doesNotCompile = "não compila"
    let missing = "sem código"
    let suspicious = "suspeito"
    let wrongLayer = "camada errada"
    let mutantsNotCounted = "mutantes não contados"
    func green(_ passed: Int, of total: Int) -> String { "\(passed) de \(total) \(total == 1 ? "verde" : "verdes")" }
    func mutants(_ killed: Int, of total: Int) -> String {
        "\(killed) de \(total) \(total == 1 ? "mutante morto" : "mutantes mortos")"
    }
    func mutants(_ killed: Int, of total: Int, red: Int) -> String {
        "\(killed) de \(total) mutantes, \(red) \(red == 1 ? "vermelho" : "vermelhos")"
    }
    func part(_ passed: Int, of total: Int) -> String { "\(passed) de \(total)" }
    func step(_ number: Int) -> String { "passo \(number)" }
    let outerLoop = "laço externo"
    let next = "próximo"
    let current = "atual"
    func notRun(before part: String) -> String { "não rodou, antes \(part)" }
    func ownTests(_ summary: String) -> String { "bite lap: os seus testes, \(summary)" }

    let green = "verde"
    let red = "vermelho"
    let notRun = "não rodou"

    func next(_ task: String) -> String { "Próximo: \(task)" }
    let whichTestIsMissing = "Qual teste está faltando?"
    let countMutants = "conte os mutantes que os seus testes matam"
    let writeTests = "o código está pronto, escreva os testes"
    let refactorFirst = "refatore, depois a bite lap"
    let edit = "Edite"
    let or = "ou"
    let run = "Rode"
    let count = "Conte"
    let stuck = "Travou?"
    let differs = "foi alterado"
    let refactor = "Refatore"
    let compare = "Compare"
    let test = "Teste"
    let read = "Leia"
    let then = "Depois"
    func press(_ key: Character) -> String { "tecle \(key)" }
    func pressAsSentence(_ key: Character) -> String { "Tecle \(key)" }
    func pressUntilWatching(_ key: Character, _ kata: String) -> String { "tecle \(key) até chegar em \(kata)" }
    let whatTheArticleMisses = "o que os testes do artigo deixam passar"

    func allGreen(_ tests: Int, of kata: String) -> String {
        tests == 1 ? "O teste de \(kata) está verde." : "Todos os \(tests) testes de \(kata) estão verdes."
    }
    func isGreen(step number: Int, suite: String) -> String { "O passo \(number), \(suite), está verde." }
    func allKilled(_ mutants: Int, of kata: String) -> String {
        "Os seus testes matam \(mutants == 1 ? "o mutante" : "todos os \(mutants) mutantes") de \(kata)."
    }
    func learned(_ lesson: String) -> String { "Aprendizado: \(lesson)" }
    func isDone(_ kata: String, next: String) -> String { "\(kata) concluído. Próximo: \(next)" }
    func areDone(bothLapsOf kata: String) -> String { "\(kata) concluído, as duas voltas." }
    let allKatasAreDone = "Todos os katas estão concluídos."

    func more(_ count: Int) -> String { "… e mais \(count)" }
    func more(lines count: Int) -> String { "… e mais \(count) \(count == 1 ? "linha" : "linhas")" }
    func more(places count: Int) -> String { "… e em mais \(count) \(count == 1 ? "lugar" : "lugares")" }
    func called(from place: String) -> String { "chamado em \(place)" }
    func with(_ arguments: String) -> String { "com \(arguments):" }
    let printed = "Saída:"
    let notFound = "não apareceu entre os testes que rodaram. A suíte foi editada?"
    let suiteDoesNotCompile = "A suíte não compila com o seu código."
    let didYouRename = "Você renomeou algo ou mudou uma assinatura?"

    func noHints(guide: String) -> String { "Este kit vem sem dicas. O guia: \(guide)" }
    func noHint(guide: String) -> String { "Não há dica para este teste. O guia: \(guide)" }
    let noHintForCompileError = "Não há dica para um erro de compilação."
    let noHintForGreen = "Todos os testes estão verdes: nenhuma dica é necessária."
    func noHint(allKilled mutants: Int) -> String {
        "Os seus testes matam \(mutants == 1 ? "o mutante" : "todos os \(mutants) mutantes"): nenhuma dica é necessária."
    }
    func biteLap(_ killed: Int, of total: Int) -> String { "bite lap: \(mutants(killed, of: total))" }
    func rules(_ broken: String, guide: String) -> String {
        "Sobrevivem mutantes que quebram estas regras: \(broken).\n\nAs regras estão em \(guide). Qual delas está sem teste?"
    }
    func noHintYet(next: String) -> String { "Você ainda não viu nenhuma dica. A primeira: \(next)" }
    func hint(_ level: Int, of total: Int, next: String) -> String { "Dica \(level) de \(total). A próxima: \(next)" }
    func lastHint(_ level: Int, of total: Int, guide: String) -> String {
        "Dica \(level) de \(total), a última. O guia: \(guide)"
    }
    func noFurtherHint(guide: String) -> String { "Esta é a última dica. O guia: \(guide)" }

    let wrongTests = "Ignorados: estes testes falham com o código original."
    let strictTests =
        "Ignorados: estes testes são exigentes demais. Eles falham com código correto, mas de outro design."
    let noTestIsRight = "Nenhum teste passa com o código original. Por isso, nenhum mutante pode morrer."
    let everyTestIsStrict = "Nenhum teste passa com todo código correto. Por isso, nenhum mutante pode morrer."
    func more(survivors count: Int) -> String {
        count == 1 ? "… e mais 1 sobrevive" : "… e mais \(count) sobrevivem"
    }
    func killed(_ count: Int) -> String { count == 1 ? "1 morto" : "\(count) mortos" }
    func toSeeEach(_ command: String) -> String { "Para ver um por um: \(command)" }
    func idle(tests count: Int) -> String {
        count == 1 ? "Este teste não mata nenhum mutante:" : "Estes testes não matam nenhum mutante:"
    }
    func killed(by test: String, more: Int) -> String { "morto por '\(test)'\(more > 0 ? " e mais \(more)" : "")" }
    func survived(_ effect: String) -> String { "sobreviveu: \(effect)" }
    func hung(_ effect: String) -> String { "não conta: um teste travou, e nenhuma expectativa falhou: \(effect)" }
    func crashed(_ effect: String) -> String {
        "não conta: um teste deu crash, e nenhuma expectativa falhou: \(effect)"
    }
    func noMutant(_ name: String, _ reason: String) -> String { "\(name) não é mais um mutante: \(reason)" }

    func otherDesigns(_ command: String) -> String { "Outros designs corretos: \(command)" }
    let referenceWhenGreen =
        "A solução de referência aparece quando o seu código estiver verde. Para ver agora: --reveal"
    let designsWhenGreen = "Outros designs aparecem quando o seu código estiver verde. Para ver este agora: --reveal"
    func same(as name: String) -> String { "Não há diferença entre o seu código e \(name)." }
    let theReference = "a solução de referência"

    func running(_ kata: String) -> String { "Rodando \(kata)." }
    func saved(_ files: String) -> String { "Salvo: \(files)" }
    func watching(_ kata: String) -> String { "De olho em Katas/\(kata)." }
    let turnedGreen = "ficou verde"
    let turnedRed = "ficou vermelho"
    let building = "Compilando"
    let runningTests = "Rodando os testes"
    let buildingMutants = "Compilando os mutantes"
    let lookingForHint = "Procurando a dica"
    let comparing = "Comparando"
    let hintKey = "dica"
    let hintsKey = "dicas já vistas"
    let compareKey = "comparar"
    let allKey = "tudo"
    let runKey = "rodar"
    let nextKey = "próximo kata"
    let quitKey = "sair"

    let stepHeading = "Passo"
    let refactorHeading = "Refatorar"
    let lessonMark = "**Para aprender.**"
    let failureMarks = (start: "Se a falha disser \"", end: "\":")
}
