// An unowned reference to an object that is gone.
final class Box {
    var number = 42
}

func answer() -> Int {
    var box: Box? = Box()
    unowned let reference = box ?? Box()
    box = nil
    return reference.number
}
