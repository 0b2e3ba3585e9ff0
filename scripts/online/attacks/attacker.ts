// The attacker, in its own process: node attacker.ts NAME PORT ADDRESS. It prepares, sends "ready", begins at the next
// message and ends at the one after that. It also ends after a time limit, or when its parent ends.
import type { Tally } from './attack.ts'
import { attacks } from './list.ts'

/** The last message it sends. */
export interface AttackNumbers extends Tally {
  readonly seconds: number
}

const MOST_PREPARING_MS = 600_000
const MOST_ATTACKING_MS = 120_000

const [name = '', port = '', from = ''] = process.argv.slice(2)
const attack = attacks.get(name)
if (attack === undefined) throw new Error(`there is no attack '${name}'`)

const next = () => new Promise((heard) => process.once('message', heard))
const say = (message: string | AttackNumbers) => new Promise((sent) => process.send?.(message, sent))

process.on('disconnect', () => process.exit())
process.on('SIGINT', () => process.exit())

const late = setTimeout(() => process.exit(1), MOST_PREPARING_MS)
const onslaught = await attack.prepare({ port: Number(port), from })
clearTimeout(late)
await say('ready')
await next()
const tally: Tally = { done: 0, refused: 0 }
const stop = new AbortController()
const began = performance.now()
void next().then(() => stop.abort())
setTimeout(() => stop.abort(), MOST_ATTACKING_MS)
await onslaught(tally, stop.signal)
await say({ ...tally, seconds: (performance.now() - began) / 1000 })
process.exit()
