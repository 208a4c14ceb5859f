/// Lets a service double answer with what the test told it to.
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
