// The clock of the measurements: CPU time of this thread, which other work on the machine hardly changes.

/** Milliseconds since the thread began. */
export function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const SLICES_AT_MOST = 24
/** A slice faster by no more than this factor is no faster. */
const NO_FASTER = 1.03
/** After so many slices in a row that are no faster, the code is warm: other work may slow down one or two of them. */
const WARM = 3

/** Runs slices until they get no faster. `slice` returns its speed. */
export function warmUp(slice: () => number): void {
  let best = slice()
  let slow = 0
  for (let n = 1; n < SLICES_AT_MOST && slow < WARM; n++) {
    const speed = slice()
    slow = speed <= best * NO_FASTER ? slow + 1 : 0
    best = Math.max(best, speed)
  }
}
