// Others' actions since the player's last turn, as steps to narrate: each with its log lines, its places and its number
// within its turn.
import type { LogLine, Update } from '@lorehall/host'
import { isTheirs, type Narrated } from '../../state/session/narrated.ts'
import type { TurnParts } from '../parts.ts'

export interface Step {
  /** The table after the step, and before it. */
  readonly update: Update
  readonly before: Update
  /** The seat that did it; null: a rival did it, or it is nobody's turn. */
  readonly seat: number | null
  readonly lines: readonly LogLine[]
  /** The things on the table it is about. */
  readonly places: readonly string[]
  /** Its turn, its number in the turn, and the number of steps in the turn; null while the turn continues. */
  readonly turn: string
  readonly n: number
  readonly of: number | null
}

/** The game's functions for turns. */
export type Turns = Pick<TurnParts, 'at' | 'begins'>

/** A key for the turn: the same for all of its steps. */
export function turnOf(update: Update, turns: Turns): string {
  const { seat, n, round } = turns.at(update)
  return [seat ?? '', n, round].join('.')
}

/** The log lines of an update, without the lines that only begin a turn or round. */
export const linesOf = (update: Update, turns: Turns): readonly LogLine[] =>
  update.fresh ? [] : update.log.filter((line) => turns.begins(line) === null)

/** The seat that acts: the first other seat in the lines, or else the seat whose turn it is. */
function doer(lines: readonly LogLine[], { eyes }: Update, before: Update, turns: Turns): number | null {
  if (lines.some(({ rival }) => rival !== null)) return null
  const named = lines.find(({ seat }) => seat !== null && seat !== eyes)
  return named?.seat ?? turns.at(before).seat
}

/** Does the step repeat the one before? Repeated actions, such as walking from place to place, are one step. */
function isMore({ lines, seat, turn }: Step, more: Step): boolean {
  const [first] = lines
  const same = [...lines, ...more.lines].every(({ type }) => type === first?.type)
  return same && seat === more.seat && turn === more.turn
}

/** The steps of these updates. The first update is only the state before them. */
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

/** The steps up to the update on screen. Queued updates only add to the number of steps in each turn. */
export function stepsOf(
  { from, steps: shown }: Narrated,
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

/** Does the update only continue the last narrated step? */
export function goesOn(told: Narrated | null, update: Update, turns: Turns): boolean {
  if (told === null || told.past) return false
  const chain = [told.from.update, ...told.steps.filter(({ entries }) => entries < update.entries)]
  return counted([...chain, update], turns).length === counted(chain, turns).length
}
