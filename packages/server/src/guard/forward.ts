// A clock that never goes back. If the machine's clock is set back, time continues from where it was.

export function forward(now: () => number): () => number {
  let last = now()
  let time = last
  return () => {
    const current = now()
    time += Math.max(0, current - last)
    last = current
    return time
  }
}
