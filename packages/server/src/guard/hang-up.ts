// Sends a last message and closes the connection, even if the other end keeps its half open, goes on sending or reads
// nothing.
import type { Duplex } from 'node:stream'

const PATIENCE_MS = 1000

export function hangUp(socket: Duplex, last: string): void {
  const gone = () => socket.destroy()
  const late = setTimeout(gone, PATIENCE_MS).unref()
  socket.on('error', gone)
  socket.on('close', () => clearTimeout(late))
  socket.end(last, gone)
}
