// Pings on live connections, many thousands per second.
import { setTimeout as pause } from 'node:timers/promises'
import { type Attack, manySockets } from './attack.ts'

const SOCKETS = 40
const MOST = 700_000
/** At this rate they last as long as a leg. */
const PER_SECOND = 35_000
const AT_ONCE = 500

export const pings: Attack = {
  counts: 'pings',
  prepare: async (target) => (tally, stopped) => {
    const began = performance.now()
    const due = () => Math.min(MOST, ((performance.now() - began) * PER_SECOND) / 1000) - tally.done
    return manySockets(SOCKETS, target, tally, stopped, async (socket) => {
      const many = Math.min(AT_ONCE, due())
      for (let n = 0; n < many; n++) socket.ping()
      tally.done += Math.max(0, Math.floor(many))
      await pause(1)
    })
  },
}
