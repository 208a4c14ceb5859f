/// The texts of the tool's pages, each in English, Portuguese and Korean.
///
/// Three things are English in every language: what tests and the compiler say, why a lap has no verdict, and the
/// names of the laps. Names, paths and commands are never translated. The Portuguese is that of Brazil.
/// In Korean, a particle after a name depends on how the name sounds, so a comma, a colon or `의` follows a name.
package struct Words: Sendable {
    let language: Language

    // MARK: A lap and its steps

    /// A lap in a few words.
    var notStarted: String { pick("not started", "não iniciada", "시작 전") }
    var doesNotCompile: String { pick("does not compile", "não compila", "컴파일 안 됨") }
    var missing: String { pick("missing", "sem código", "코드 없음") }
    var noResult: String { pick("no result", "sem resultado", "결과 없음") }
    var wrongLayer: String { pick("wrong layer", "camada errada", "잘못된 레이어") }
    var mutantsNotCounted: String { pick("mutants not counted", "mutantes não contados", "뮤턴트 집계 전") }
    func green(_ passed: Int, of total: Int) -> String {
        pick(
            "\(passed) of \(total) green",
            "\(passed) de \(total) \(total == 1 ? "verde" : "verdes")",
            "\(passed)/\(total) 초록"
        )
    }
    package func mutants(_ killed: Int, of total: Int) -> String {
        pick(
            "\(killed) of \(total) \(total == 1 ? "mutant" : "mutants") killed",
            "\(killed) de \(total) \(total == 1 ? "mutante morto" : "mutantes mortos")",
            "잡은 뮤턴트 \(killed)/\(total)"
        )
    }
    /// A part of the tests.
    func part(_ passed: Int, of total: Int) -> String {
        pick("\(passed) of \(total)", "\(passed) de \(total)", "\(passed)/\(total)")
    }
    func step(_ number: Int) -> String { pick("step \(number)", "passo \(number)", "\(number)단계") }
    var edgeCases: String { pick("edge cases", "casos de borda", "엣지 케이스") }
    var outerLoop: String { pick("outer loop", "laço externo", "바깥 루프") }
    var next: String { pick("next", "próximo", "다음") }
    var current: String { pick("current", "atual", "진행 중") }
    /// What was green when the tests ran before.
    func notRun(before part: String) -> String {
        pick("not run, was \(part)", "não rodou, antes \(part)", "실행 안 됨, 이전 \(part)")
    }
    func ownTests(_ summary: String) -> String {
        pick(
            "bite lap: your own tests, \(summary)",
            "bite lap: os seus testes, \(summary)",
            "bite lap: 직접 쓴 테스트, \(summary)"
        )
    }

    /// After a test-first lap that has not begun.
    func begin(_ file: String) -> String {
        pick("Save \(file) to begin.", "Salve \(file) para começar.", "\(file)를 저장하면 시작됩니다.")
    }

    /// After a test-first lap that another lap has interrupted.
    var goOn: String {
        pick("Save one of its files to go on.", "Salve um arquivo dela para continuar.", "이 lap의 파일을 저장하면 이어집니다.")
    }

    // MARK: The verdict of a test

    var green: String { pick("green", "verde", "초록") }
    var red: String { pick("red", "vermelho", "빨강") }
    var notRun: String { pick("not run", "não rodou", "실행 안 됨") }

    // MARK: The next thing to do

    func next(_ task: String) -> String { pick("Next: \(task)", "Próximo: \(task)", "다음: \(task)") }
    var whichTestIsMissing: String { pick("Which test is missing?", "Qual teste está faltando?", "어떤 테스트가 빠졌을까요?") }
    var countMutants: String {
        pick(
            "count the mutants that your tests kill",
            "conte os mutantes que os seus testes matam",
            "테스트가 뮤턴트를 몇 개나 잡는지 세어 보세요"
        )
    }
    var writeTests: String {
        pick("the code is given, write its tests", "o código está pronto, escreva os testes", "코드는 있습니다. 테스트를 작성하세요")
    }
    var refactorFirst: String {
        pick("refactor, then the bite lap", "refatore, depois a bite lap", "리팩터링한 다음 bite lap")
    }
    /// The labels of a list. A file, a command or ``press(_:)`` follows.
    var guide: String { pick("Guide", "Guia", "가이드") }
    var edit: String { pick("Edit", "Edite", "편집") }
    var or: String { pick("or", "ou", "또는") }
    var run: String { pick("Run", "Rode", "실행") }
    var count: String { pick("Count", "Conte", "집계") }
    var stuck: String { pick("Stuck?", "Travou?", "막힐 때") }
    /// After the label `Given`: this code is not what was shipped.
    var differs: String { pick("differs", "foi alterado", "변경됨") }
    var refactor: String { pick("Refactor", "Refatore", "리팩터링") }
    var compare: String { pick("Compare", "Compare", "비교") }
    var test: String { pick("Test", "Teste", "테스트") }
    var read: String { pick("Read", "Leia", "읽기") }
    var then: String { pick("Then", "Depois", "다음") }
    func press(_ key: Character) -> String { pick("press \(key)", "tecle \(key)", "\(key) 키를 누르세요") }
    var whatTheArticleMisses: String {
        pick("what the article's tests miss", "o que os testes do artigo deixam passar", "원문의 테스트가 놓치는 것")
    }

    func asBefore(_ tests: Int) -> String {
        pick("\(tests) tests as before", "\(tests) testes como antes", "이전과 같은 테스트 \(tests)개")
    }

    // MARK: Success

    func allGreen(_ tests: Int, of kata: String) -> String {
        pick(
            tests == 1 ? "The test of \(kata) is green." : "All \(tests) tests of \(kata) are green.",
            tests == 1 ? "O teste de \(kata) está verde." : "Todos os \(tests) testes de \(kata) estão verdes.",
            tests == 1 ? "\(kata)의 테스트가 초록입니다." : "\(kata)의 테스트 \(tests)개가 모두 초록입니다."
        )
    }
    func isGreen(step number: Int, suite: String) -> String {
        pick(
            "Step \(number), \(suite), is green.",
            "O passo \(number), \(suite), está verde.",
            "\(number)단계, \(suite): 모두 초록입니다."
        )
    }
    func story(of step: Int, _ green: String) -> String {
        pick("Story of step \(step): \(green).", "História do passo \(step): \(green).", "\(step)단계 스토리: \(green).")
    }
    func misses(_ missed: Int, of programs: Int) -> String {
        pick(
            "These tests are also green on \(missed) of the \(programs) wrong programs that this step knows.",
            "Estes testes também ficam verdes em \(missed) dos \(programs) programas errados que este passo conhece.",
            "이 테스트들은 이 단계의 틀린 프로그램 \(programs)개 중 \(missed)개에서도 초록입니다."
        )
    }
    func edgeCases(_ green: Int, of total: Int) -> String {
        let part = part(green, of: total)
        guard green == total else {
            return pick("Edge cases: \(part).", "Casos de borda: \(part).", "엣지 케이스: \(part).")
        }
        return pick(
            "Edge cases: \(part), your code is right there too.",
            "Casos de borda: \(part), o seu código também está certo neles.",
            "엣지 케이스: \(part). 여기서도 코드가 올바릅니다."
        )
    }
    var stillWrong: String {
        pick(
            "Green, and still wrong: your story did not look here.",
            "Verde, mas ainda errado: a sua história não olhou aqui.",
            "초록인데 아직 틀렸습니다. 스토리는 여기를 확인하지 않았습니다."
        )
    }
    func allKilled(_ mutants: Int, of kata: String) -> String {
        pick(
            mutants == 1 ? "The mutant of \(kata) is killed." : "All \(mutants) mutants of \(kata) are killed.",
            "Os seus testes matam \(mutants == 1 ? "o mutante" : "todos os \(mutants) mutantes") de \(kata).",
            mutants == 1 ? "\(kata)의 뮤턴트를 잡았습니다." : "\(kata)의 뮤턴트 \(mutants)개를 모두 잡았습니다."
        )
    }
    func learned(_ lesson: String) -> String { pick("Learned: \(lesson)", "Aprendizado: \(lesson)", "배운 점: \(lesson)") }
    func isDone(_ kata: String, next: String) -> String {
        pick("\(kata) is done. Next: \(next)", "\(kata) concluído. Próximo: \(next)", "\(kata) 완료. 다음: \(next)")
    }
    func isDone(_ kata: String) -> String { pick("\(kata) is done.", "\(kata) concluído.", "\(kata) 완료.") }
    var allKatasAreDone: String { pick("All katas are done.", "Todos os katas estão concluídos.", "모든 카타를 마쳤습니다.") }

    // MARK: A failure

    func more(_ count: Int) -> String { pick("… and \(count) more", "… e mais \(count)", "… 외 \(count)개") }
    func called(from place: String) -> String { pick("called from \(place)", "chamado em \(place)", "호출한 곳: \(place)") }
    func with(_ arguments: String) -> String { pick("with \(arguments):", "com \(arguments):", "인자 \(arguments):") }
    /// Above what a test has attached after a failure.
    var atTheEnd: String { pick("At the end of the test:", "No fim do teste:", "테스트가 끝날 때:") }
    var printed: String { pick("Printed:", "Saída:", "출력:") }
    var notFound: String {
        pick(
            "not found in the test run. Was the suite edited?",
            "não apareceu entre os testes que rodaram. A suíte foi editada?",
            "실행된 테스트 중에 없습니다. 스위트를 고쳤나요?"
        )
    }
    /// Why a comparison can fail that looks equal.
    var sidesPrintTheSame: String {
        pick(
            "Both sides print the same and are not equal. Is one a slice? Compare Array(…), or the property that differs.",
            "Os dois lados aparecem iguais, mas não são. Um deles é um slice? Compare Array(…), ou a propriedade que difere.",
            "양쪽이 똑같이 출력되지만 같지 않습니다. 한쪽이 슬라이스인가요? Array(…)나 서로 다른 프로퍼티를 비교하세요."
        )
    }
    var suiteDoesNotCompile: String {
        pick(
            "The suite does not compile with your code. Did you rename something, change a signature, or edit a test?",
            "A suíte não compila com o seu código. Você renomeou algo, mudou uma assinatura ou editou um teste?",
            "여러분의 코드로는 스위트가 컴파일되지 않습니다. 이름이나 시그니처, 테스트를 바꿨나요?"
        )
    }

    // MARK: Hints

    func noHint(guide: String) -> String {
        pick(
            "There is no hint for this test. The guide: \(guide)",
            "Não há dica para este teste. O guia: \(guide)",
            "이 테스트에는 힌트가 없습니다. 가이드: \(guide)"
        )
    }
    var noHintForGreen: String {
        pick(
            "All tests are green: no hint is needed.",
            "Todos os testes estão verdes: nenhuma dica é necessária.",
            "테스트가 모두 초록입니다. 힌트가 필요 없습니다."
        )
    }
    /// - Parameter score: the killed mutants of this rule.
    func weakest(_ rule: String, _ score: String, guide: String) -> String {
        pick(
            "The rule with the fewest killed mutants: \(rule), \(score).\n\n"
                + "The rule is in \(guide). Which part of it has no test?",
            "A regra com menos mutantes mortos: \(rule), \(score).\n\n"
                + "A regra está em \(guide). Que parte dela está sem teste?",
            "뮤턴트를 가장 적게 잡은 규칙: \(rule), \(score)\n\n규칙의 내용은 \(guide)에 있습니다. 그중 어느 부분에 테스트가 없을까요?"
        )
    }
    /// - Parameters:
    ///   - level: its number, or a ``part(_:of:)``.
    ///   - next: the command for the next one, or the key.
    func hint(_ level: String, next: String) -> String {
        pick(
            "Hint \(level). The next one: \(next)",
            "Dica \(level). A próxima: \(next)",
            "힌트 \(level). 다음 힌트: \(next)"
        )
    }
    func lastHint(_ level: String, guide: String) -> String {
        pick(
            "Hint \(level), the last one. The guide: \(guide)",
            "Dica \(level), a última. O guia: \(guide)",
            "힌트 \(level), 마지막 힌트입니다. 가이드: \(guide)"
        )
    }

    // MARK: Mutants

    var failsOnCorrectCode: String {
        pick(
            "Ignored, because correct code fails too. What does the rule say?",
            "Ignorado, porque também falha no código correto. O que diz a regra?",
            "무시한 테스트: 올바른 코드에서 실패합니다. 규칙에는 무엇이라고 되어 있나요?"
        )
    }
    /// Before a value, where the learner has code too.
    var onCorrectCode: String { pick("on correct code:", "no código correto:", "올바른 코드에서:") }
    var strictTests: String {
        pick(
            "Ignored as too strict: correct code of another design fails too.",
            "Ignorado por exigir demais: também falha em código correto com outro design.",
            "무시한 테스트: 너무 엄격합니다. 설계만 다른 올바른 코드에서 실패합니다."
        )
    }
    var noTestCounts: String {
        pick(
            "No test counts, so no mutant can be killed.",
            "Nenhum teste conta. Por isso, nenhum mutante pode morrer.",
            "집계할 테스트가 없어서 뮤턴트를 잡을 수 없습니다."
        )
    }
    /// - Parameters:
    ///   - isTestFirst: there, mutants are bugs.
    ///   - hangs: whether a test hung on each of them, and none crashed.
    func notCounted(_ mutants: Int, of rules: String, isTestFirst: Bool, hangs: Bool) -> String {
        let (bug, erro) = isTestFirst ? ("bug", "bug") : ("mutant", "mutante")
        let why =
            hangs
            ? pick(
                "a test hung, and no expectation failed. Does it wait for what the bug prevents?",
                "um teste travou, e nenhum #expect falhou. Ele espera por algo que o bug impede?",
                "테스트가 멈췄고 #expect는 실패하지 않았습니다. 버그 때문에 일어나지 않는 일을 기다리나요?"
            )
            : pick(
                "a test crashed or hung, and no expectation failed. "
                    + "If a double has no answer left, let it repeat its last one.",
                "um teste deu crash ou travou, e nenhum #expect falhou. "
                    + "Se um double não tem mais respostas, faça-o repetir a última.",
                "테스트가 크래시로 끝났거나 멈췄고 #expect는 실패하지 않았습니다. 테스트 더블의 답이 떨어졌다면 마지막 답을 되풀이하게 하세요."
            )
        return pick(
            "\(mutants) \(bug)\(mutants == 1 ? "" : "s") not counted as caught\(rules): \(why)",
            "\(mutants) \(erro)\(mutants == 1 ? " não conta" : "s não contam")\(rules): \(why)",
            "\(isTestFirst ? "버그" : "뮤턴트") \(mutants)개 집계 제외\(rules): \(why)"
        )
    }
    func toSeeEach(_ command: String) -> String {
        pick("To see each mutant: \(command)", "Para ver cada mutante: \(command)", "뮤턴트를 하나씩 보려면: \(command)")
    }
    func idle(_ count: Int) -> String {
        pick(
            "\(count == 1 ? "This test kills" : "These tests kill") no mutant. Does an #expect run?",
            "\(count == 1 ? "Este teste não mata" : "Estes testes não matam") nenhum mutante. Algum #expect é executado?",
            "뮤턴트를 하나도 잡지 못하는 테스트입니다. #expect가 실행되나요?"
        )
    }
    func flaky(_ count: Int) -> String {
        pick(
            "\(count == 1 ? "This test" : "These tests") failed on a mutant, and passed on it the next time: no kill.",
            "\(count == 1 ? "Este teste falhou com um mutante e passou" : "Estes testes falharam com um mutante e passaram") "
                + "na vez seguinte: isso não mata o mutante.",
            "뮤턴트에서 실패했다가 다시 실행하니 통과한 테스트입니다. 이런 실패로는 뮤턴트를 잡은 것이 되지 않습니다."
        )
    }
    /// - Parameter more: the number of further tests that kill it.
    func killed(by test: String, more: Int) -> String {
        pick(
            "killed by '\(test)'\(more > 0 ? " and \(more) more" : "")",
            "morto por '\(test)'\(more > 0 ? " e mais \(more)" : "")",
            "잡은 테스트: '\(test)'\(more > 0 ? " 외 \(more)개" : "")"
        )
    }
    func survived(_ effect: String) -> String {
        pick("survived: \(effect)", "sobreviveu: \(effect)", "살아남음: \(effect)")
    }
    func hung(_ effect: String) -> String {
        pick(
            "not counted: a test hung, and no expectation failed: \(effect)",
            "não conta: um teste travou, e nenhum #expect falhou: \(effect)",
            "집계 제외: 테스트가 멈췄고 #expect는 실패하지 않았습니다: \(effect)"
        )
    }
    func crashed(_ effect: String) -> String {
        pick(
            "not counted: a test crashed, and no expectation failed: \(effect)",
            "não conta: um teste deu crash, e nenhum #expect falhou: \(effect)",
            "집계 제외: 테스트가 크래시로 끝났고 #expect는 실패하지 않았습니다: \(effect)"
        )
    }
    func noMutant(_ name: String, _ reason: String) -> String {
        pick(
            "\(name) is no longer a mutant: \(reason)",
            "\(name) deixou de ser um mutante: \(reason)",
            "더는 뮤턴트가 아님: \(name): \(reason)"
        )
    }

    // MARK: The test-first lap

    var testFirst: String {
        pick(
            "write one test, see it red, then write its code",
            "escreva um teste, veja o vermelho, depois escreva o código",
            "테스트를 하나 쓰고 빨강을 확인한 다음 코드를 쓰세요"
        )
    }
    var enableTest: String {
        pick("enable the test that does not run", "habilite o teste que não roda", "실행되지 않는 테스트를 켜세요")
    }
    var makeItGreen: String {
        pick("make the red test green", "deixe verde o teste vermelho", "빨간 테스트를 초록으로 만드세요")
    }
    /// After a test of such a part turned green.
    var makeItGreenByParts: String {
        pick(
            "make the red test green, or first test a part of it",
            "deixe verde o teste vermelho, ou teste antes uma parte dele",
            "빨간 테스트를 초록으로 만들거나 그 일부부터 테스트하세요"
        )
    }
    var repairTests: String {
        pick("change each test that is wrong", "mude cada teste errado", "잘못된 테스트를 고치세요")
    }
    /// Where each test that is in the way is right.
    ///
    /// - Parameter tests: their names. Others may be green on the starter, and catch a bug.
    func strengthen(_ tests: [String]) -> String {
        if tests.count == 1 {
            return pick(
                "change '\(tests[0])': it is not red on the starter",
                "mude '\(tests[0])': não fica vermelho no ponto de partida",
                "'\(tests[0])'을(를) 고치세요: 시작 코드에서 빨강이 아닙니다"
            )
        }
        return pick(
            "change each test that is not red on the starter",
            "mude cada teste que não fica vermelho no ponto de partida",
            "시작 코드에서 빨강이 아닌 테스트를 고치세요"
        )
    }
    func nextTest(isCleanedUp: Bool) -> String {
        isCleanedUp
            ? pick(
                "write the next test, and see it red",
                "escreva o próximo teste e veja o vermelho",
                "새 테스트를 쓰고 빨강을 확인하세요"
            )
            : pick(
                "clean up and run, then write the next test, and see it red",
                "arrume o código e rode, depois escreva o próximo teste e veja o vermelho",
                "코드를 정리하고 실행한 다음 새 테스트를 쓰고 빨강을 확인하세요"
            )
    }
    /// Where the code keeps every rule.
    ///
    /// - Parameter rule: one of which too few bugs are caught, if that is known.
    func catchBugs(_ bugs: Int, of rule: String) -> String {
        let (of, de) = rule.isEmpty ? ("", "") : (" of \(rule)", " de \(rule)")
        let isOne = bugs == 1
        return pick(
            isOne ? "write a test that catches one more bug\(of)" : "catch \(bugs) more bugs\(of) with tests",
            isOne ? "escreva um teste que pegue mais um bug\(de)" : "pegue mais \(bugs) bugs\(de) com testes",
            "\(rule.isEmpty ? "" : "\(rule): ")버그를 \(isOne ? "하나" : "\(bugs)개") 더 잡는 테스트를 쓰세요"
        )
    }
    /// Where the test to work on crashes.
    var stopCrash: String {
        pick(
            "stop the crash in the code or in the test: `try #require`, or a double that repeats its last answer",
            "acabe com o crash no código ou no teste: `try #require`, ou um double que repete a última resposta",
            "코드나 테스트에서 크래시를 없애세요: `try #require`를 쓰거나 더블이 마지막 답을 되풀이하게 하세요"
        )
    }
    /// After ``onPurpose``.
    var undo: String { pick("undo what broke the code", "desfaça o que quebrou o código", "망가뜨린 코드를 되돌리세요") }
    /// Where a test is ``neverRed``.
    var seeItRed: String {
        pick(
            "see each new green test red on your code, or write the next one",
            "veja cada teste verde novo ficar vermelho no seu código, ou escreva o próximo",
            "새 초록 테스트가 내 코드에서 빨강이 되는지 확인하거나 다음 테스트를 쓰세요"
        )
    }
    /// - Parameters:
    ///   - kept: the rules whose hidden tests all pass, as long as these are few.
    ///   - rest: the others, where these are few.
    func checksPassed(_ passed: Int, of all: Int, kept: [String], rest: [String]) -> String {
        func list(_ rules: [String], after text: String) -> String {
            rules.isEmpty ? "" : "\(text)\(rules.joined(separator: ", "))"
        }
        return pick(
            "Your code passes \(passed) of the kit's \(all) hidden tests"
                + list(kept, after: "; whole so far: ") + list(rest, after: "; not whole yet: ") + ".",
            "O seu código passa em \(passed) dos \(all) testes ocultos do kit"
                + list(kept, after: "; já completo: ") + list(rest, after: "; ainda incompleto: ") + ".",
            "코드가 키트의 숨은 테스트 \(all)개 가운데 \(passed)개를 통과합니다."
                + list(kept, after: " 다 지킨 규칙: ") + list(rest, after: " 아직 다 지키지 않은 규칙: ")
                + (kept.isEmpty && rest.isEmpty ? "" : ".")
        )
    }
    func failsCheck(_ check: String) -> String {
        pick(
            "Your code fails a hidden test: \(check).",
            "O seu código falha em um teste oculto: \(check).",
            "코드가 통과하지 못하는 숨은 테스트: \(check)."
        )
    }
    var codeKeepsRules: String {
        pick(
            "Your code passes the kit's hidden tests. For the star, your tests must catch a quarter of each rule's bugs. "
                + "Your code has none of these bugs, so a new test is green from the start.",
            "O seu código passa nos testes ocultos do kit. Para a estrela, os seus testes precisam pegar um quarto dos bugs de cada regra. "
                + "O seu código não tem esses bugs. Por isso, um teste novo já começa verde.",
            "코드가 키트의 숨은 테스트를 통과합니다. 별을 받으려면 테스트가 규칙마다 버그의 4분의 1을 잡아야 합니다. "
                + "코드에는 그 버그가 없으므로 새 테스트는 처음부터 초록입니다."
        )
    }
    var isOtherInterface: String {
        pick(
            "The checks do not compile with your code: it has an interface different from the starter's.",
            "As verificações não compilam com o seu código: a interface dele não é a do ponto de partida.",
            "검사가 내 코드에서 컴파일되지 않습니다. 코드의 인터페이스가 시작 코드와 다릅니다."
        )
    }
    /// Where a test was run.
    var onStubAndCode: (stub: String, code: String) {
        pick(
            (stub: "on the starter", code: "on your code"),
            (stub: "no ponto de partida", code: "no seu código"),
            (stub: "시작 코드", code: "내 코드")
        )
    }
    var crash: String { pick("crash", "crash", "크래시") }
    var hang: String { pick("hang", "travou", "멈춤") }
    /// Before what is odd about several tests.
    func above(_ tests: Int) -> String {
        pick("The \(tests) above: ", "Os \(tests) acima: ", "위 \(tests)개: ")
    }
    var greenOnStub: String {
        pick(
            "The starter passes this test too. Also check something that the starter does not do.",
            "O ponto de partida também passa neste teste. Verifique também algo que ele não faz.",
            "시작 코드도 이 테스트를 통과합니다. 시작 코드가 하지 않는 일도 확인하세요."
        )
    }
    var wrongRed: String {
        pick(
            "The wrong red: an expectation, such as `try #require(…)`, must fail before a crash or a wait.",
            "O vermelho errado: uma verificação, como `try #require(…)`, deve falhar antes de um crash ou de um travamento.",
            "잘못된 빨강입니다. 크래시가 나거나 멈추기 전에 `try #require(…)` 같은 검사가 실패해야 합니다."
        )
    }
    var neverRed: String {
        pick(
            "Never red on your code or on a bug, only on the starter. Break the code, see red, then undo that. It costs no star.",
            "Nunca vermelho no seu código nem com um bug, só no ponto de partida. Quebre o código, veja o vermelho, depois desfaça. Você não perde a estrela.",
            "시작 코드에서만 빨강이고, 내 코드에서도 버그에서도 빨강이 된 적이 없습니다. 코드를 망가뜨려 빨강을 확인한 다음 되돌리세요. 별은 줄지 않습니다."
        )
    }
    /// How to change a test that is wrong.
    var expectWhatIsRight: String {
        pick(
            "What does its rule say of this? Expect that and no more, or delete the test.",
            "O que a regra diz sobre isso? Exija isso e nada mais, ou apague o teste.",
            "이에 대해 규칙은 무엇이라고 하나요? 그것만 확인하거나 테스트를 지우세요."
        )
    }
    var readTheRed: String {
        pick(
            "The red test first: what does its message say that your code does?",
            "Primeiro o teste vermelho: o que a mensagem dele diz que o seu código faz?",
            "빨간 테스트부터 보세요. 메시지에 내 코드가 무엇을 한다고 나오나요?"
        )
    }
    var readTheCrash: String {
        pick(
            "The message names the line that ends the test. What should happen there instead?",
            "A mensagem indica a linha que encerra o teste. O que deveria acontecer ali?",
            "메시지에 테스트를 끝낸 줄이 나옵니다. 거기서 대신 무엇이 일어나야 하나요?"
        )
    }
    var expectWhatIsMissing: String {
        pick(
            "What must happen on the way that the starter does not do, such as a call or a state? Expect that too.",
            "O que precisa acontecer no caminho e o ponto de partida não faz, como uma chamada? Verifique isso também.",
            "도중에 일어나야 하지만 시작 코드가 하지 않는 일(호출, 상태 등)은 무엇인가요? 그것도 확인하세요."
        )
    }
    var expectBeforeCrash: String {
        pick(
            "Expect something before the line that crashes or waits, such as a count, or write `try #require(…)`.",
            "Verifique algo antes da linha que dá crash ou que espera, como uma contagem, ou escreva `try #require(…)`.",
            "크래시가 나거나 멈추는 줄 앞에서 개수 같은 것을 먼저 확인하거나 `try #require(…)`를 쓰세요."
        )
    }
    var notOnStub: String {
        pick(
            "Your tests do not compile on the starter. Use only what the starter has.",
            "Os seus testes não compilam com o ponto de partida. Use só o que ele tem.",
            "테스트가 시작 코드에서 컴파일되지 않습니다. 시작 코드에 있는 것만 쓰세요."
        )
    }
    func caught(_ bugs: Int, of total: Int) -> String {
        pick(
            "\(bugs) of \(total) \(total == 1 ? "bug" : "bugs") caught",
            "\(bugs) de \(total) \(total == 1 ? "bug pego" : "bugs pegos")",
            "잡은 버그 \(bugs)/\(total)"
        )
    }
    var restIsInstructors: String {
        pick(
            "Red on the starter, green on your code. Your instructor has the bugs and the checks.",
            "Vermelho no ponto de partida, verde no seu código. Os bugs e as verificações estão com quem ensina.",
            "시작 코드에서 빨강, 내 코드에서 초록입니다. 버그와 검사는 강사에게 있습니다."
        )
    }
    func isProven(_ kata: String) -> String {
        pick(
            "The test-first lap of \(kata) is done: your code keeps each rule, and your tests catch bugs of each.",
            "A test-first lap de \(kata) está concluída: o seu código cumpre cada regra, e os seus testes pegam bugs de cada uma.",
            "\(kata)의 test-first lap을 마쳤습니다. 코드가 모든 규칙을 지키고, 테스트가 규칙마다 버그를 잡습니다."
        )
    }

    /// After the star.
    ///
    /// - Parameter rule: the one of which the smallest part is caught, with this part.
    func bugsLeft(_ caught: String, _ rule: String, _ command: String) -> String {
        pick(
            "\(caught), the weakest rule: \(rule). If you want to go on: \(command)",
            "\(caught), a regra mais fraca: \(rule). Se quiser continuar: \(command)",
            "\(caught), 가장 약한 규칙: \(rule). 계속하고 싶다면: \(command)"
        )
    }

    // MARK: An attack

    func attack(_ kata: String) -> String {
        pick(
            "\(kata): break correct code so that a user notices, and our tests do not. One test of yours is the proof.",
            "\(kata): quebre código correto de um jeito que um usuário note, e os nossos testes não. A prova é um teste seu.",
            "\(kata): 사용자는 알아채고 우리 테스트는 모르도록 올바른 코드를 망가뜨리세요. 증거는 직접 쓴 테스트 하나입니다."
        )
    }
    /// - Parameter reason: why a change is no mutant.
    func noAttack(_ reason: String) -> String {
        pick(
            "This bug does not count: \(reason). Change only bodies that are there, in Given or in Sources: no new import.",
            "Este bug não conta: \(reason). Mude só o corpo do que já existe, em Given ou em Sources: sem import novo.",
            "이 버그는 인정되지 않습니다: \(reason). Given이나 Sources 중 한 곳에서 이미 있는 본문만 바꾸세요. 새 import는 안 됩니다."
        )
    }
    func notNew(_ command: String) -> String {
        pick(
            "Not new: our tests notice it. Try another bug. For a new copy: \(command)",
            "Não é novo: os nossos testes percebem esse bug. Tente outro. Para uma nova cópia: \(command)",
            "새로운 버그가 아닙니다. 우리 테스트가 알아챕니다. 다른 버그를 시도하세요. 새 복사본: \(command)"
        )
    }
    var crashesOnBug: String {
        pick(
            "On your bug a test crashes or hangs. Ours must stay green, and an #expect of yours must fail.",
            "Com o seu bug, um teste dá crash ou trava. Os nossos devem ficar verdes, e um #expect seu deve falhar.",
            "이 버그에서 테스트가 크래시로 끝나거나 멈춥니다. 우리 테스트는 초록이고, 직접 쓴 #expect가 실패해야 합니다."
        )
    }
    var isUnnoticed: String {
        pick(
            "New: our tests are green on it. So is yours: now make it red there.",
            "É novo: os nossos testes ficam verdes com ele. O seu também: agora deixe-o vermelho.",
            "새로운 버그입니다. 우리 테스트가 모두 초록입니다. 직접 쓴 테스트도 초록이니, 이제 빨강으로 만드세요."
        )
    }
    func writeOneTest(_ tests: Int) -> String {
        pick(
            "\(tests) tests of your file run. Write one: it is the proof.",
            "\(tests) testes do seu arquivo rodam. Escreva um: ele é a prova.",
            "파일에서 실행되는 테스트가 \(tests)개입니다. 증거가 될 테스트 하나만 쓰세요."
        )
    }
    var isRedOnCorrectCode: String {
        pick(
            "Your test is red on correct code: it is wrong or too strict, or your change is no bug.",
            "O seu teste fica vermelho com código correto: ele está errado ou exige demais, ou a mudança não é um bug.",
            "직접 쓴 테스트가 올바른 코드에서 빨강입니다. 테스트가 틀렸거나 너무 엄격하거나, 버그가 아닙니다."
        )
    }
    func tests(in file: String) -> String { pick("the tests in \(file)", "os testes em \(file)", "\(file)의 테스트") }
    var withNewCopy: String { pick("(with a new copy)", "(com uma nova cópia)", "(새 복사본으로)") }
    var beaten: String {
        pick(
            "You beat the kit: on your bug, all our tests are green, and yours is red.",
            "Você venceu o kit: com o seu bug, todos os nossos testes ficam verdes, e o seu, vermelho.",
            "키트를 이겼습니다. 이 버그에서 우리 테스트는 모두 초록이고, 직접 쓴 테스트는 빨강입니다."
        )
    }

    // MARK: A comparison

    func otherDesigns(_ command: String) -> String {
        pick("Other correct designs: \(command)", "Outros designs corretos: \(command)", "다르게 설계한 올바른 코드: \(command)")
    }
    /// - Parameter name: ``theReference``, or the name of another design.
    func whenGreen(_ name: String) -> String {
        pick(
            "You see \(name) when your code is green. To see it now: --reveal",
            "Você verá \(name) quando o seu código estiver verde. Para ver agora: --reveal",
            "\(name): 내 코드가 초록이 되면 볼 수 있습니다. 지금 보려면: --reveal"
        )
    }
    func same(as name: String) -> String {
        pick(
            "Your sources and \(name) are the same.",
            "Não há diferença entre o seu código e \(name).",
            "내 코드와 똑같습니다: \(name)."
        )
    }
    /// The reference in a sentence.
    var theReference: String { pick("the reference", "a solução de referência", "모범 코드") }

    // MARK: History

    func runs(_ number: Int) -> String { pick("runs: \(number)", "execuções: \(number)", "실행 \(number)회") }
    func run(_ number: Int) -> String { pick("Run \(number)", "Execução \(number)", "실행 \(number)") }
    func noRuns(_ command: String) -> String {
        pick("No run yet: \(command)", "Ainda não há execuções: \(command)", "아직 실행한 적이 없습니다: \(command)")
    }
    var amber: String { pick("amber", "amarelo", "노랑") }
    var amberMeans: String { pick("no build, or a crash", "não compila ou dá crash", "컴파일 안 됨, 또는 크래시") }
    var partGreen: String { pick("a part is green", "uma parte verde", "일부 초록") }
    var refactoring: String { pick("refactoring", "refatoração", "리팩터링") }
    /// What is kept without a run.
    var kept: String { pick("kept", "guardado", "보관") }
    var putBack: String { pick("put back", "restaurado", "되돌림") }
    /// What changed.
    var tests: String { pick("tests", "testes", "테스트") }
    var code: String { pick("code", "código", "코드") }
    var attack: String { pick("attack", "ataque", "공격") }
    var testsAndCode: String { pick("tests and code", "testes e código", "테스트와 코드") }
    /// What the order of the runs says.
    var codeFirst: String {
        pick(
            "code before a test: write the test first",
            "código antes do teste: escreva o teste primeiro",
            "테스트보다 코드가 먼저: 테스트부터 쓰세요"
        )
    }
    var onPurpose: String {
        pick("red on purpose: now undo it", "vermelho de propósito: agora desfaça", "일부러 만든 빨강: 이제 되돌리세요")
    }
    var greenAtOnce: String {
        pick(
            "green at once, since your code did this already",
            "verde de primeira, pois o seu código já fazia isso",
            "코드가 이미 하던 일이라 바로 초록"
        )
    }
    var severalTests: String {
        pick(
            "write one new test or row at a time",
            "escreva um teste novo ou uma linha nova de cada vez",
            "새 테스트나 행은 한 번에 하나씩 쓰세요"
        )
    }
    func broke(since run: Int) -> String {
        pick(
            "this broke what was green at run \(run)",
            "isto quebrou o que estava verde na execução \(run)",
            "실행 \(run)에서 초록이던 것이 깨졌습니다"
        )
    }
    var together: String { pick("change one of them at a time", "mude um de cada vez", "한 번에 하나만 바꾸세요") }
    var redAgain: String { pick("take smaller steps", "dê passos menores", "보폭을 줄이세요") }
    var unnoticed: String {
        pick(
            "the code does something else now, and no test noticed",
            "o código agora faz outra coisa, e nenhum teste notou",
            "코드의 동작이 바뀌었는데 알아챈 테스트가 없습니다"
        )
    }
    var tooMuch: String {
        pick(
            "much more code than the red test asked for",
            "muito mais código do que o teste vermelho pedia",
            "빨간 테스트가 요구한 것보다 코드가 훨씬 많습니다"
        )
    }
    var lost: String { pick("a test is gone", "um teste a menos", "테스트가 줄었습니다") }
    var testChanged: String {
        pick(
            "a red test turned green by its own change, not by the code",
            "um teste vermelho ficou verde pela mudança dele, não pelo código",
            "빨간 테스트가 코드가 아니라 테스트를 바꿔서 초록이 되었습니다"
        )
    }
    func bugsCaught(_ part: String) -> String { pick("bugs caught: \(part)", "bugs pegos: \(part)", "잡은 버그: \(part)") }
    func tooStrict(_ part: String) -> String {
        pick("tests too strict: \(part)", "testes exigentes demais: \(part)", "너무 엄격한 테스트: \(part)")
    }
    func firstAndLast(_ first: String, _ last: String) -> String {
        pick("first \(first), last \(last)", "no início \(first), no fim \(last)", "처음 \(first), 마지막 \(last)")
    }
    func gain(_ percent: Int, of missed: Int) -> String {
        pick(
            "\(percent) % of the \(missed) missed at first",
            "\(percent) % dos \(missed) que faltavam no início",
            "처음 놓친 \(missed)개의 \(percent)%"
        )
    }
    func steps(_ lines: Int, minutes: Int) -> String {
        pick(
            "from run to run, by median: \(lines) lines, \(minutes) min",
            "de uma execução a outra, pela mediana: \(lines) linhas, \(minutes) min",
            "실행 사이의 변화(중앙값): \(lines)줄, \(minutes)분"
        )
    }
    func hints(_ number: Int) -> String { pick("hints: \(number)", "dicas: \(number)", "힌트: \(number)") }
    var firstRun: String { pick("first run", "primeira vez", "첫 실행") }
    var nothingChanged: String { pick("no change", "nenhuma mudança", "바뀐 것 없음") }
    var show: String { pick("Show", "Veja", "보기") }
    var all: String { pick("All", "Todas", "모두") }
    var goBack: String { pick("Go back", "Volte", "되돌리기") }

    // MARK: Watching

    func running(_ kata: String) -> String { pick("Running \(kata).", "Rodando \(kata).", "실행 중: \(kata)") }
    func saved(_ files: String) -> String { pick("Saved: \(files)", "Salvo: \(files)", "저장됨: \(files)") }
    func deleted(_ file: String) -> String { pick("Deleted: \(file)", "Apagado: \(file)", "삭제됨: \(file)") }
    func watching(_ kata: String) -> String {
        pick("Watching Katas/\(kata).", "De olho em Katas/\(kata).", "감시 중: Katas/\(kata)")
    }
    var turnedGreen: String { pick("turned green", "ficou verde", "초록이 됨") }
    var turnedRed: String { pick("turned red", "ficou vermelho", "빨강이 됨") }
    /// - Parameters:
    ///   - test: the one that the guess was about, if it was one.
    ///   - color: what came.
    func guessed(_ guess: String, of test: String?, is color: String) -> String {
        pick(
            "You guessed \(guess)\(test.map { " for '\($0)'" } ?? ""): it is \(color).",
            "O seu palpite\(test.map { " para '\($0)'" } ?? ""): \(guess). Deu \(color).",
            "\(test.map { "'\($0)' " } ?? "")예상: \(guess). 결과: \(color)."
        )
    }
    func guessedRight(_ test: String?, _ color: String) -> String {
        let what = test.map { ": '\($0)' " }
        return pick(
            "You guessed right\(what.map { "\($0)is \(color)" } ?? "").",
            "Você acertou\(what.map { "\($0)deu \(color)" } ?? "").",
            "예상이 맞았습니다\(what.map { "\($0)\(color)" } ?? "")."
        )
    }
    func guesses(_ right: Int, of total: Int) -> String {
        pick("guesses: \(right) of \(total) right", "palpites certos: \(right) de \(total)", "예상 적중: \(right)/\(total)")
    }
    func nextGuess(_ color: String) -> String {
        pick("Your guess: \(color). Now save.", "O seu palpite: \(color). Agora salve.", "예상: \(color). 이제 저장하세요.")
    }
    /// What goes on.
    var building: String { pick("Building", "Compilando", "빌드 중") }
    var runningTests: String { pick("Running the tests", "Rodando os testes", "테스트 실행 중") }
    var buildingMutants: String { pick("Building the mutants", "Compilando os mutantes", "뮤턴트 빌드 중") }
    var lookingForHint: String { pick("Looking for the hint", "Procurando a dica", "힌트 찾는 중") }
    var comparing: String { pick("Comparing", "Comparando", "비교 중") }
    /// What keys do.
    var hintKey: String { pick("hint", "dica", "힌트") }
    var compareKey: String { pick("compare", "comparar", "비교") }
    var guessKey: String { pick("guess the color", "palpite de cor", "색 예상") }
    var runKey: String { pick("run", "rodar", "실행") }
    var nextKey: String { pick("next kata", "próximo kata", "다음 카타") }
    var quitKey: String { pick("quit", "sair", "끝내기") }

    // MARK: What the pages of guides say

    /// `Step` in `## Step 1: Suite`
    var stepHeading: String { pick("Step", "Passo", "단계") }
    var refactorHeading: String { pick("Refactor", "Refatorar", "리팩터링") }
    /// What begins the paragraph with a lesson.
    var lessonMark: String { pick("**To learn.**", "**Para aprender.**", "**배울 점.**") }
    /// What is before and after the words of a failure, in the line above the hints for it.
    var failureMarks: (start: String, end: String) {
        pick(
            (start: "If the failure says \"", end: "\":"),
            (start: "Se a falha disser \"", end: "\":"),
            (start: "실패 메시지가 \"", end: "\"일 때:")
        )
    }

    private func pick<Text>(_ english: Text, _ portuguese: Text, _ korean: Text) -> Text {
        switch language {
        case .english: english
        case .portuguese: portuguese
        case .korean: korean
        }
    }
}
