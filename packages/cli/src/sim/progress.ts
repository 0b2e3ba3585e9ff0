// Shows the progress of a long run: a bar on a terminal, otherwise a line every few seconds.

const WIDTH = 30
const LINE_EVERY_MS = 5000

export function progressOn(out: NodeJS.WriteStream, total: number): (done: number) => void {
  const started = performance.now()
  let last = started
  return (done) => {
    const now = performance.now()
    const rate = (done * 1000) / (now - started)
    const text = `${done} of ${total} games, ${rate.toFixed(0)} games/s`
    if (out.isTTY) {
      const full = Math.round((done / total) * WIDTH)
      out.write(
        `\r\u001B[K${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${text}${done === total ? '\n' : ''}`,
      )
    } else if (now - last > LINE_EVERY_MS) {
      last = now
      out.write(`${text}\n`)
    }
  }
}
