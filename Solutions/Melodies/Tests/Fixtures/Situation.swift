@testable import Melodies

/// What a fetch can meet.
enum Situation: CaseIterable {
    case download, fullDisk, emptyAnswer, apiError
    case stored, nothingStored, emptyListStored, damagedStore

    var isOnline: Bool {
        switch self {
        case .download, .fullDisk, .emptyAnswer, .apiError: true
        case .stored, .nothingStored, .emptyListStored, .damagedStore: false
        }
    }

    func begin(in scene: Scene) {
        scene.networkStatus.isOnline = isOnline
        scene.api.result =
            switch self {
            case .emptyAnswer: .success([])
            case .apiError: .failure(AnyError.example)
            default: .success(scene.new)
            }
        scene.database.saveResult = self == .fullDisk ? .failure(AnyError.example) : .success(())
        scene.database.loadResult =
            switch self {
            case .nothingStored: .success(nil)
            case .emptyListStored: .success([])
            case .damagedStore: .failure(AnyError.example)
            default: .success(scene.old)
            }
    }

    func outcome(in scene: Scene) -> Outcome {
        switch self {
        case .download, .fullDisk: .returned(scene.new)
        case .emptyAnswer: .threw(ServiceRequestError.noData)
        case .apiError: .threw(AnyError.example)
        case .stored: .returned(scene.old)
        case .nothingStored, .emptyListStored: .threw(ServiceRequestError.noNetwork)
        case .damagedStore: .threw(ServiceRequestError.unknownError)
        }
    }

    func databaseCalls(in scene: Scene) -> [MelodyDatabaseSpy.Call] {
        switch self {
        case .download, .fullDisk: [.saveMelodies(scene.new)]
        case .emptyAnswer, .apiError: []
        case .stored, .nothingStored, .emptyListStored, .damagedStore: [.loadMelodies]
        }
    }
}
