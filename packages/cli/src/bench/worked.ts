// The clock of the measurements: CPU time of this thread, which other work on the machine hardly changes.

/** Milliseconds since the thread began. */
export function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const SLICES_AT_MOST = 16
/** A slice faster by no more than this factor means the code is warm. */
const NO_FASTER = 1.03

/** Runs slices until they get no faster. `slice` returns its speed. */
export function warmUp(slice: () => number): void {
  let best = slice()
  for (let n = 1; n < SLICES_AT_MOST; n++) {
    const speed = slice()
    if (speed <= best * NO_FASTER) return
    best = speed
  }
}
