/// Lets a test double of a service answer with the result that the test sets.
protocol ServiceRequestMock {
    func mock<T>(result: ServiceRequestResult, model: T) throws -> T
}

extension ServiceRequestMock {
    func mock<T>(result: ServiceRequestResult, model: T) throws -> T {
        switch result {
        case .success: return model
        case .error(let error): throw error
        }
    }
}
