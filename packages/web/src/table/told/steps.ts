// What others did since my last turn, as steps that can be told: each with its words, its places and its
// number in the turn it belongs to.
import type { LogLine, Update } from '@lorehall/host'
import { isTheirs, type Told } from '../../state/table/told.ts'
import type { Line } from '../line-said.ts'
import type { TurnParts } from '../parts.ts'

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

/** What a game says of turns. */
export type Turns = Pick<TurnParts, 'at' | 'begins'>

/** Which turn it is: the same word for all of it. */
export function turnOf(update: Update, turns: Turns): string {
  const { seat, n, round } = turns.at(update)
  return [seat ?? '', n, round].join('.')
}

/** That a turn begins says nothing of what is done in it. */
export const linesOf = (update: Update, turns: Turns): readonly LogLine[] =>
  update.fresh ? [] : update.log.filter((line) => turns.begins(line) === null)

/** Who does it: the first whom its lines name, or whose turn it is. */
function doer(lines: readonly LogLine[], { eyes }: Update, before: Update, turns: Turns): number | null {
  if (lines.some(({ rival }) => rival !== null)) return null
  const named = lines.find(({ seat }) => seat !== null && seat !== eyes)
  return named?.seat ?? turns.at(before).seat
}

/** The same thing done once more, as one who walks goes from place to place, is one step. */
function isMore({ lines, seat, turn }: Step, more: Step): boolean {
  const [first] = lines
  const same = [...lines, ...more.lines].every(({ type }) => type === first?.type)
  return same && seat === more.seat && turn === more.turn
}

/** All steps of these updates, each after the one before it. */
function counted([first, ...rest]: readonly Update[], turns: Turns): Step[] {
  const steps: Step[] = []
  const counts = new Map<string, number>()
  let before = first
  for (const update of rest) {
    const lines = linesOf(update, turns)
    if (before !== undefined && lines.length > 0 && isTheirs(update, before)) {
      const turn = turnOf(before, turns)
      const n = (counts.get(turn) ?? 0) + 1
      const places = [...new Set(lines.flatMap(({ at }) => (at === null ? [] : [at])))]
      const seat = doer(lines, update, before, turns)
      const step: Step = { update, before, seat, lines, places, turn, n, of: null }
      const last = steps.at(-1)
      if (last !== undefined && isMore(last, step)) steps.splice(-1, 1, joined(last, step))
      else {
        counts.set(turn, n)
        steps.push(step)
      }
    }
    before = update
  }
  return steps
}

const joined = (step: Step, more: Step): Step => ({
  ...step,
  update: more.update,
  lines: [...step.lines, ...more.lines],
  places: [...step.places, ...more.places],
})

/** The steps up to what is shown; what waits behind it says how many there are in each turn. */
export function stepsOf(
  { from, steps: shown }: Told,
  queue: readonly Update[],
  now: number,
  turns: Turns,
): readonly Step[] {
  const known = new Set(shown.map(({ entries }) => entries))
  const ahead = queue.filter(({ fresh, entries }) => !fresh && !known.has(entries))
  const chain = [from.update, ...shown, ...ahead]
  const all = counted(chain, turns)
  const open = turnOf(chain.at(-1) ?? from.update, turns)
  const upTo = chain.filter(({ entries }) => entries <= now)
  const steps = upTo.length === chain.length ? all : counted(upTo, turns)
  return steps.map((step) => ({
    ...step,
    of: step.turn === open ? null : all.filter(({ turn }) => turn === step.turn).length,
  }))
}

/** Does it only go on with what was told last? */
export function goesOn(told: Told | null, update: Update, turns: Turns): boolean {
  if (told === null || told.past) return false
  const chain = [told.from.update, ...told.steps.filter(({ entries }) => entries < update.entries)]
  return counted([...chain, update], turns).length === counted(chain, turns).length
}

/** Who did it, by name; and where a bot did it for them, that it was one. */
export function doerOf({ seat, lines, update }: Step): Line {
  if (seat === null) return { text: update.rivals.find(({ id }) => id === lines[0]?.rival)?.name ?? '' }
  const text = update.seats[seat]?.name ?? ''
  const standIn = lines.find((line) => line.seat === seat)?.standIn
  return standIn === undefined ? { text } : { text, standIn }
}

/** What a step says of who did it, without their name; then what it says of others. */
export function saidOf({ seat, lines, update }: Step): readonly string[] {
  const name = `${seat === null ? '' : (update.seats[seat]?.name ?? '')} `
  const own = lines.filter((line) => line.seat === seat)
  const rest = lines.filter((line) => line.seat !== seat)
  return [...own, ...rest].map(({ text }) => (text.startsWith(name) ? text.slice(name.length) : text).trim())
}

/** The same in one sentence: what was done, or where a walk has led. */
export function briefOf(step: Step): string {
  const said = saidOf(step)
  const walks = new Set(step.lines.map(({ type }) => type)).size === 1
  return (walks ? said.at(-1) : said[0]) ?? ''
}
