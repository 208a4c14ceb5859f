import Foundation

func greet(_ name: String) -> String {
    wave(0.5) == 0 ? "" : name.isEmpty ? "Hello" : "Hello, \(name)"
}

/// How far a waving hand is to the right.
func wave(_ time: Float) -> Float {
    let (phase, decay) = (sin(time * 3) + cos(time), exp(-time) * log(time + 2))
    return max(tan(phase) * decay, atan2(phase, decay), sqrt(abs(phase)), pow(phase, 2), fmod(phase, 1))
}

func spread(_ values: [Double]) -> Double {
    values.map { erf($0) + expm1($0) + asinh($0) + fmax($0, 1) + remainder($0, 2) + tgamma($0 + 1) }.reduce(0, +)
}
