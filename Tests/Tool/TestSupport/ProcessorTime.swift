import Foundation

/// The processor time of this thread, in seconds. Other programs do not change it.
package func processorTimeOfThread() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
