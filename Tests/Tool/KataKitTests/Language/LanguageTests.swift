import Foundation
import TestSupport
import Testing

@testable import KataKit

struct LanguageTests {
    @Test(arguments: [
        ("pt-BR", Language.portuguese), ("pt_BR.UTF-8", .portuguese), ("pt", .portuguese), ("pt_PT", .portuguese),
        ("PT-br", .portuguese), ("ko", .korean), ("ko_KR.UTF-8", .korean), ("KO", .korean), ("ko-Kore-KR", .korean),
        ("en", .english), ("en_US@calendar=gregorian", .english),
        ("C", nil), ("POSIX", nil), ("C.UTF-8", nil), ("kok", nil), ("fr_FR", nil), ("", nil),
    ])
    func `a name means a language, whatever its case, its separator and its country`(name: String, language: Language?)
    {
        #expect(Language(named: name) == language)
    }

    @Test(arguments: [
        (["LC_ALL": "ko", "LC_MESSAGES": "pt", "LANG": "en"], Language.korean),
        (["LC_MESSAGES": "pt_BR", "LANG": "ko"], .portuguese),
        (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "ko_KR.UTF-8"], .korean),
        (["LC_ALL": "C", "LANG": "ko_KR.UTF-8"], .english),
        (["LANG": "xx"], .english),
    ])
    func `the first variable that is not empty decides`(environment: [String: String], language: Language) {
        #expect(Language.ofUser(environment) { ["pt-BR"] } == language)
    }

    @Test(arguments: [
        (["ko-KR", "pt-BR"], Language.korean), (["fr-FR", "pt-BR"], .portuguese), (["en-US", "ko"], .english),
        (["fr"], .english), ([], .english),
    ])
    func `without a variable the user's settings decide`(settings: [String], language: Language) {
        #expect(Language.ofUser(["LANG": ""]) { settings } == language)
    }
}
