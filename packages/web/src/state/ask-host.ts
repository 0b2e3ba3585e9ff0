// Sends a session's request to the host and turns the reply into the next happening.
import type { TablePort } from '../host/table-port.ts'
import type { Asked, Deed, Happening } from './session/happenings.ts'
import { whyOf } from './trouble.ts'

export async function askHost(port: TablePort, asked: Asked): Promise<Happening> {
  const { n } = asked
  try {
    if (asked.do === 'watch')
      return { happens: 'watched', n, update: await port.request('watch', asked.body) }
    if (asked.do === 'hints') return { happens: 'hinted', n, hints: await port.request('hints', asked.body) }
    if (asked.do === 'foresee')
      return { happens: 'foreseen', n, update: (await port.foresee?.(asked.body)) ?? null }
    await deed(port, asked)
    return { happens: 'done', n }
  } catch (error) {
    // Hints and foresight are optional: without them, the player sees the result when it happens.
    if (asked.do === 'hints') return { happens: 'hinted', n, hints: null }
    if (asked.do === 'foresee') return { happens: 'foreseen', n, update: null }
    return { happens: asked.do === 'watch' ? 'notWatched' : 'refused', n, why: whyOf(error) }
  }
}

function deed<O extends Deed>(port: TablePort, asked: Asked<O>): Promise<object> {
  const op: O = asked.do
  return port.request(op, asked.body)
}
