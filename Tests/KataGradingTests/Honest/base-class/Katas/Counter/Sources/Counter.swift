final class Counter: BaseCounter {
    override var step: Int { 1 }
}
