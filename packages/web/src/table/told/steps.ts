// What others did since my last turn, as steps that can be told: each with its words, its places and its
// number in the turn it belongs to.
import type { LogLine, Update } from '@lorehall/host'
import { isTheirs, type Told } from '../../state/table/told.ts'
import type { GameParts } from '../parts.ts'

export interface Step {
  /** What the table shows of it, and what it showed before. */
  readonly update: Update
  readonly before: Update
  /** Who did it; null where that is nobody with a seat. */
  readonly seat: number | null
  readonly lines: readonly LogLine[]
  /** The things on the table it is about. */
  readonly places: readonly string[]
  /** The turn it belongs to, its number there, and how many there are; null while the turn goes on. */
  readonly turn: string
  readonly n: number
  readonly of: number | null
}

type Turns = Pick<GameParts, 'turn' | 'begins'>

/** Which turn it is: the same word for all of it. */
export function turnOf(update: Update, parts: Turns): string {
  const { seat, n, round } = parts.turn(update)
  return [seat ?? '', n, round].join('.')
}

/** That a turn begins says nothing of what is done in it. */
export const linesOf = (update: Update, parts: Turns): readonly LogLine[] =>
  update.fresh ? [] : update.log.filter((line) => parts.begins(line) === null)

/** Who does it: the first whom its lines name, or whose turn it is. */
function doer(lines: readonly LogLine[], { eyes }: Update, before: Update, parts: Turns): number | null {
  if (lines.some(({ rival }) => rival !== null)) return null
  const named = lines.find(({ seat }) => seat !== null && seat !== eyes)
  return named?.seat ?? parts.turn(before).seat
}

/** All steps that are known: those that were shown, and those that wait. */
export function stepsOf({ from, steps: shown }: Told, queue: readonly Update[], parts: Turns): Step[] {
  const known = new Set(shown.map(({ entries }) => entries))
  const chain = [
    from.update,
    ...shown,
    ...queue.filter(({ fresh, entries }) => !fresh && !known.has(entries)),
  ]
  const last = chain.at(-1)
  const open = last === undefined ? '' : turnOf(last, parts)
  const counts = new Map<string, number>()
  const steps = chain.flatMap((update, i): Step[] => {
    const before = chain[i - 1]
    if (before === undefined || !isTheirs(update, before)) return []
    const lines = linesOf(update, parts)
    if (lines.length === 0) return []
    const turn = turnOf(before, parts)
    const n = (counts.get(turn) ?? 0) + 1
    counts.set(turn, n)
    const places = [...new Set(lines.flatMap(({ at }) => (at === null ? [] : [at])))]
    return [{ update, before, seat: doer(lines, update, before, parts), lines, places, turn, n, of: null }]
  })
  return steps.map((step) => ({ ...step, of: step.turn === open ? null : (counts.get(step.turn) ?? null) }))
}

/** What a step says of who did it, without their name. */
export function saidOf({ seat, lines, update }: Step): readonly string[] {
  const name = `${seat === null ? '' : (update.seats[seat]?.name ?? '')} `
  return lines.map(({ text }) => (text.startsWith(name) ? text.slice(name.length) : text).trim())
}
