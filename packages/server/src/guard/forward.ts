// A clock that only moves forward: where that of the machine is set back, time goes on from where it was.

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
