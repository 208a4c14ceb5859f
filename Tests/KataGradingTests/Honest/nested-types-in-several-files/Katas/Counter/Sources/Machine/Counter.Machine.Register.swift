extension Counter.Machine {
    struct Register {
        var value = 0
    }
}
