// Two questions as one: an option that only leads to the next question (manner `leads`) is offered together with each
// answer to that question. Such an offer has both ids, separated by a space, as in a record.
import { type Ask, Chance, labelOf, type Machine, type Option } from '@lorehall/kernel'

type AnyMachine = Machine<unknown, unknown>
type Names = readonly string[]

export interface Offer {
  readonly id: string
  /** The last option: the action and the thing it points at. */
  readonly option: Option
  readonly label: string
}

/** The question after the first answer, and the copy of the machine that asks it. */
interface Next {
  readonly ask: Ask
  readonly machine: AnyMachine
}

export interface Offered {
  readonly offers: readonly Offer[]
  /** The second question, if the offers answer it as well. */
  readonly next: Next | null
}

/**
 * The question that the option leads to, if it has the same cause and there is no chance or reveal in between. If that
 * question has extras, the two are not joined, because a player could no longer take an extra between them.
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
  // If the first question can be declined, leave out declining the second one.
  const wanted = ask.options.some(declines) ? (then: Option) => !declines(then) : () => true
  const offers = next.ask.options.filter(wanted).map((then) => ({
    id: `${option.id} ${then.id}`,
    option: then,
    label: say.label(next.machine, then, names, option, next.ask),
  }))
  return { offers, next }
}

/** All options of an ask, as they are shown to a player. */
export function offered(machine: AnyMachine, ask: Ask, names: Names): Offered {
  const each = ask.options.map((option) => offersOf(machine, ask, option, names))
  return {
    offers: each.flatMap(({ offers }) => offers),
    next: each.find(({ next }) => next !== null)?.next ?? null,
  }
}
