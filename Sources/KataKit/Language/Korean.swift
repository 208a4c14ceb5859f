/// Korean. A particle after a name depends on how the name sounds, so names are followed by a comma, a colon or `의`.
struct Korean: Words {
    let notStarted = "시작 전"
    let doesNotCompile = "컴파일 안 됨"
    let missing = "코드 없음"
    let suspicious = "의심스러움"
    let wrongLayer = "잘못된 레이어"
    let mutantsNotCounted = "뮤턴트 집계 전"
    func green(_ passed: Int, of total: Int) -> String { "\(passed)/\(total) 초록" }
    func mutants(_ killed: Int, of total: Int) -> String { "뮤턴트 \(killed)/\(total) 잡음" }
    func mutants(_ killed: Int, of total: Int, red: Int) -> String { "뮤턴트 \(killed)/\(total), 빨간 테스트 \(red)개" }
    func part(_ passed: Int, of total: Int) -> String { "\(passed)/\(total)" }
    func step(_ number: Int) -> String { "\(number)단계" }
    let outerLoop = "바깥 루프"
    let next = "다음"
    let current = "진행 중"
    func notRun(before part: String) -> String { "실행 안 됨, 이전 \(part)" }
    func ownTests(_ summary: String) -> String { "bite lap: 직접 쓴 테스트, \(summary)" }

    let green = "초록"
    let red = "빨강"
    let notRun = "실행 안 됨"

    func next(_ task: String) -> String { "다음: \(task)" }
    let whichTestIsMissing = "어떤 테스트가 빠졌을까요?"
    let countMutants = "테스트가 뮤턴트를 몇 개나 잡는지 세어 보세요"
    let writeTests = "코드는 있습니다. 테스트를 작성하세요"
    let refactorFirst = "리팩터링한 다음 bite lap"
    let edit = "편집"
    let or = "또는"
    let run = "실행"
    let count = "세기"
    let stuck = "막힐 때"
    let differs = "변경됨"
    let refactor = "리팩터링"
    let compare = "비교"
    let test = "테스트"
    let read = "읽기"
    let then = "다음"
    func press(_ key: Character) -> String { "\(key) 키를 누르세요" }
    func pressAsSentence(_ key: Character) -> String { press(key) }
    func pressUntilWatching(_ key: Character, _ kata: String) -> String {
        "\(kata) 차례가 될 때까지 \(key) 키를 누르세요"
    }
    let whatTheArticleMisses = "원문의 테스트가 놓치는 것"

    func allGreen(_ tests: Int, of kata: String) -> String {
        tests == 1 ? "\(kata)의 테스트가 초록입니다." : "\(kata)의 테스트 \(tests)개가 모두 초록입니다."
    }
    func isGreen(step number: Int, suite: String) -> String { "\(number)단계, \(suite): 모두 초록입니다." }
    func allKilled(_ mutants: Int, of kata: String) -> String {
        mutants == 1 ? "\(kata)의 뮤턴트를 잡았습니다." : "\(kata)의 뮤턴트 \(mutants)개를 모두 잡았습니다."
    }
    func learned(_ lesson: String) -> String { "배운 점: \(lesson)" }
    func isDone(_ kata: String, next: String) -> String { "\(kata) 완료. 다음: \(next)" }
    func areDone(bothLapsOf kata: String) -> String { "\(kata) 완료, 두 랩 모두." }
    let allKatasAreDone = "모든 카타를 마쳤습니다."

    func more(_ count: Int) -> String { "… 외 \(count)개" }
    func more(lines count: Int) -> String { "… 외 \(count)줄" }
    func more(places count: Int) -> String { "… 외 \(count)곳" }
    func called(from place: String) -> String { "호출한 곳: \(place)" }
    func with(_ arguments: String) -> String { "인자 \(arguments):" }
    let printed = "출력:"
    let notFound = "실행된 테스트 중에 없습니다. 스위트를 고쳤나요?"
    let suiteDoesNotCompile = "여러분의 코드로는 스위트가 컴파일되지 않습니다."
    let didYouRename = "이름이나 시그니처를 바꿨나요?"

    func noHints(guide: String) -> String { "이 키트에는 힌트가 없습니다. 가이드: \(guide)" }
    func noHint(guide: String) -> String { "이 테스트에는 힌트가 없습니다. 가이드: \(guide)" }
    let noHintForCompileError = "컴파일 에러에는 힌트가 없습니다."
    let noHintForGreen = "테스트가 모두 초록입니다. 힌트가 필요 없습니다."
    func noHint(allKilled mutants: Int) -> String {
        "테스트가 뮤턴트\(mutants == 1 ? "를" : " \(mutants)개를 모두") 잡습니다. 힌트가 필요 없습니다."
    }
    func biteLap(_ killed: Int, of total: Int) -> String { "bite lap: \(mutants(killed, of: total))" }
    func rules(_ broken: String, guide: String) -> String {
        "다음 규칙을 어기는 뮤턴트가 살아남았습니다: \(broken).\n\n규칙의 내용은 \(guide)에 있습니다. 테스트가 없는 규칙은 어느 것일까요?"
    }
    func noHintYet(next: String) -> String { "아직 본 힌트가 없습니다. 첫 힌트: \(next)" }
    func hint(_ level: Int, of total: Int, next: String) -> String { "힌트 \(level)/\(total). 다음 힌트: \(next)" }
    func lastHint(_ level: Int, of total: Int, guide: String) -> String {
        "힌트 \(level)/\(total), 마지막 힌트입니다. 가이드: \(guide)"
    }
    func noFurtherHint(guide: String) -> String { "이것이 마지막 힌트입니다. 가이드: \(guide)" }

    let wrongTests = "무시한 테스트: 원래 코드에서 실패합니다."
    let strictTests = "무시한 테스트: 너무 엄격합니다. 설계만 다른 올바른 코드에서 실패합니다."
    let noTestIsRight = "원래 코드에서 통과하는 테스트가 없어서 뮤턴트를 잡을 수 없습니다."
    let everyTestIsStrict = "올바른 코드 모두에서 통과하는 테스트가 없어서 뮤턴트를 잡을 수 없습니다."
    func more(survivors count: Int) -> String { "… 외 \(count)개가 살아남음" }
    func killed(_ count: Int) -> String { "\(count)개 잡음" }
    func toSeeEach(_ command: String) -> String { "하나씩 보려면: \(command)" }
    func idle(tests count: Int) -> String { "뮤턴트를 하나도 잡지 못하는 테스트:" }
    func killed(by test: String, more: Int) -> String { "잡은 테스트: '\(test)'\(more > 0 ? " 외 \(more)개" : "")" }
    func survived(_ effect: String) -> String { "살아남음: \(effect)" }
    func hung(_ effect: String) -> String { "집계 제외: 테스트가 멈췄고 #expect는 실패하지 않았습니다: \(effect)" }
    func crashed(_ effect: String) -> String { "집계 제외: 테스트가 크래시했고 #expect는 실패하지 않았습니다: \(effect)" }
    func noMutant(_ name: String, _ reason: String) -> String { "더는 뮤턴트가 아님: \(name): \(reason)" }

    func otherDesigns(_ command: String) -> String { "다르게 설계한 올바른 코드: \(command)" }
    let referenceWhenGreen = "모범 코드는 내 코드가 초록이 되면 볼 수 있습니다. 지금 보려면: --reveal"
    let designsWhenGreen = "다른 설계는 내 코드가 초록이 되면 볼 수 있습니다. 지금 보려면: --reveal"
    func same(as name: String) -> String { "내 코드와 똑같습니다: \(name)." }
    let theReference = "모범 코드"

    func running(_ kata: String) -> String { "실행 중: \(kata)" }
    func saved(_ files: String) -> String { "저장됨: \(files)" }
    func watching(_ kata: String) -> String { "지켜보는 중: Katas/\(kata)" }
    let turnedGreen = "초록이 됨"
    let turnedRed = "빨강이 됨"
    let building = "빌드 중"
    let runningTests = "테스트 실행 중"
    let buildingMutants = "뮤턴트 빌드 중"
    let lookingForHint = "힌트 찾는 중"
    let comparing = "비교 중"
    let hintKey = "힌트"
    let hintsKey = "본 힌트"
    let compareKey = "비교"
    let allKey = "모두"
    let runKey = "실행"
    let nextKey = "다음 카타"
    let quitKey = "끝내기"

    let stepHeading = "단계"
    let refactorHeading = "리팩터링"
    let lessonMark = "**배울 점.**"
    let failureMarks = (start: "실패 메시지가 \"", end: "\"일 때:")
}
