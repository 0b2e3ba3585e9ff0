// Live messages just small enough not to end the connection. They are lists in lists, which take long to parse.
import { type Attack, manySockets } from './attack.ts'

const SOCKETS = 40
const BYTES = 63 * 1024
const MOST = 500_000

const lists = BYTES / 2 - 20
const message = `{"id":1,"op":"me","body":${'['.repeat(lists)}${']'.repeat(lists)}}`

export const largeMessages: Attack = {
  counts: 'messages',
  prepare: async (target) => (tally, stopped) =>
    manySockets(SOCKETS, target, tally, stopped, async (socket) => {
      if (tally.done >= MOST) return socket.terminate()
      await new Promise((sent) => socket.send(message, sent))
      tally.done++
    }),
}
