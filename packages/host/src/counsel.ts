// Counsel tells a player what a strong bot expects of the best options of their question. Loaded when somebody first
// asks for it.
import { type Ask, Chance, labelOf, type Option, type Seat } from '@lorehall/kernel'
import { offered } from './joined.ts'
import type { Counsel, CounselOption } from './port.ts'
import type { Weighed } from './thought.ts'
export { weighingAt } from './thought.ts'
import { type AnyMachine, type AnyTable, effectsOf, namesOf } from './wire.ts'

/** More options would be a list, not counsel. */
const MOST = 3

/** More steps of a plan are no help: chance or somebody else comes between. */
const STEPS = 4

/** More effects would be a log. */
const EFFECTS = 5

export function counselOf(table: AnyTable, ask: Ask, { options, now }: Weighed): Counsel {
  const names = namesOf(table)
  const offers = new Map(offered(table.machine, ask, names).offers.map((offer) => [offer.id, offer]))
  const found = options.flatMap((weighed): CounselOption[] => {
    const [second = ''] = weighed.next
    const joined = offers.get(`${weighed.id} ${second}`)
    const offer = joined ?? offers.get(weighed.id)
    if (offer === undefined) return []
    const picks = [weighed.id, ...weighed.next].slice(0, STEPS + (joined === undefined ? 1 : 2))
    const { labels, effects } = foretold(table.machine, ask.seat, picks, names)
    const { id, label, option } = offer
    const next = labels.slice(joined === undefined ? 1 : 2)
    return [{ id, at: option.at, label, gain: weighed.worth - now, effects, next }]
  })
  return { options: unlike(found).slice(0, MOST) }
}

/** Two options that lead to the same worth by the same label are one. */
function unlike(found: readonly CounselOption[]): readonly CounselOption[] {
  return found.filter(({ label }, i) => found.findIndex((one) => one.label === label) === i)
}

/** The names and effects of answers in a row, up to the first chance or reveal. */
interface Foretold {
  readonly labels: readonly string[]
  readonly effects: readonly string[]
}

/** Questions with one option are passed over. */
export function foretold(
  machine: AnyMachine,
  seat: Seat,
  picks: readonly string[],
  names: readonly string[],
): Foretold {
  const trial = machine.copy()
  // Nothing of what follows may depend on what the seat can't know.
  trial.guess(seat, new Chance('counsel'))
  const labels: string[] = []
  const effects: string[] = []
  const done = () => ({ labels, effects: [...new Set(effects)].slice(0, EFFECTS) })
  const { turns } = trial.turnCount
  const goes = (ask: Ask, option: Option): boolean => {
    const on = trial.probe(ask, option)
    // Later turns are no effect of these answers.
    if (trial.turnCount.turns !== turns) return on
    const seen = trial.events.flatMap((event) => trial.game.see.sees(event, seat) ?? [])
    effects.push(...effectsOf(trial, option, seen, names, seat))
    return on
  }
  for (const pick of picks) {
    let ask = askAt(trial, seat)
    for (let only = onlyOf(ask); ask !== undefined && only !== null && only.id !== pick; only = onlyOf(ask)) {
      if (!goes(ask, only)) return done()
      ask = askAt(trial, seat)
    }
    const option = ask?.options.find(({ id }) => id === pick)
    if (ask === undefined || option === undefined) return done()
    labels.push(labelOf(trial, ask, option, names))
    if (!goes(ask, option)) return done()
  }
  return done()
}

const askAt = ({ asks }: AnyMachine, seat: Seat) => asks.find((ask) => ask.seat === seat && !ask.aside)

function onlyOf(ask: Ask | undefined): Option | null {
  const [only, other] = ask?.options ?? []
  return only !== undefined && other === undefined ? only : null
}
