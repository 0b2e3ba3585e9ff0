// The clock of measurements: what this thread has worked. Others who use the machine hardly change it.

/** In milliseconds, since the thread began. */
export function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const SLICES_AT_MOST = 16
/** Faster than any slice before by no more than this: the compiler has seen the code. */
const NO_FASTER = 1.03

/** Runs slices until they get no faster. `slice`: how much it has done in a second. */
export function warmUp(slice: () => number): void {
  let best = slice()
  for (let n = 1; n < SLICES_AT_MOST; n++) {
    const speed = slice()
    if (speed <= best * NO_FASTER) return
    best = speed
  }
}
