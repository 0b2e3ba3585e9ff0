// Two questions as one: an option that only leads to the next question (its manner is `leads`) is offered
// together with each of those that answer that. Such an offer carries both names, as the record writes them.
import { type Ask, Chance, labelOf, type Machine, type Option } from '@lorehall/kernel'

type AnyMachine = Machine<unknown, unknown>
type Names = readonly string[]

export interface Offer {
  readonly id: string
  /** What is done in the end, and where. */
  readonly option: Option
  readonly label: string
}

/** The question after the first answer, on a copy that has gone so far. */
interface Next {
  readonly ask: Ask
  readonly machine: AnyMachine
}

export interface Offered {
  readonly offers: readonly Offer[]
  /** The further question these answer as well, if they do. */
  readonly next: Next | null
}

/**
 * The question of the same cause that an option leads to, without chance and without a reveal. What may
 * be done at any time would be lost between the two: where there is such, they are asked apart.
 */
function onward(machine: AnyMachine, { seat, from }: Ask, option: Option): Next | null {
  const trial = machine.copy()
  trial.guess(seat, new Chance('joined'))
  const here = trial.asks.find((ask) => ask.seat === seat)
  if (here === undefined || !trial.probe(here, option)) return null
  const ask = trial.asks.find((one) => one.seat === seat)
  const joined = ask !== undefined && ask.from === from && ask.own === ask.options.length
  return joined ? { ask, machine: trial } : null
}

const declines = ({ manner }: Option) => manner === 'declines'

function offersOf(machine: AnyMachine, ask: Ask, option: Option, names: Names): Offered {
  const { say } = machine.game
  const next = option.manner === 'leads' ? onward(machine, ask, option) : null
  if (next === null) {
    return { offers: [{ id: option.id, option, label: labelOf(machine, ask, option, names) }], next }
  }
  // Who may decline at once need not go halfway for it.
  const wanted = ask.options.some(declines) ? (then: Option) => !declines(then) : () => true
  const offers = next.ask.options.filter(wanted).map((then) => ({
    id: `${option.id} ${then.id}`,
    option: then,
    label: say.label(next.machine, then, names, option),
  }))
  return { offers, next }
}

/** Everything that may be answered to an ask, as it is shown to a player. */
export function offered(machine: AnyMachine, ask: Ask, names: Names): Offered {
  const each = ask.options.map((option) => offersOf(machine, ask, option, names))
  return {
    offers: each.flatMap(({ offers }) => offers),
    next: each.find(({ next }) => next !== null)?.next ?? null,
  }
}
