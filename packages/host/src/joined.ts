// Two questions as one: an answer that is no decision by itself is offered together with each of
// those that follow it (`Game.joins`). Such an offer carries both names, as the record writes them.
import { type Ask, Chance, type Machine, type Option } from '@lorehall/kernel'

type AnyMachine = Machine<unknown, unknown>

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

/** The question an option leads to without chance and without a reveal. */
function onward(machine: AnyMachine, { seat }: Ask, option: Option): Next | null {
  const trial = machine.copy()
  trial.guess(seat, new Chance('joined'))
  const here = trial.asks.find((ask) => ask.seat === seat)
  if (here === undefined || !trial.probe(here, option)) return null
  const ask = trial.asks.find((one) => one.seat === seat)
  return ask === undefined ? null : { ask, machine: trial }
}

function alone(machine: AnyMachine, option: Option): Offered {
  return { offers: [{ id: option.id, option, label: machine.game.text.label(machine, option) }], next: null }
}

function offersOf(machine: AnyMachine, ask: Ask, option: Option): Offered {
  const { text, joins } = machine.game
  const join = joins?.(ask, option) ?? null
  const next = join === null ? null : onward(machine, ask, option)
  const options = next === null ? null : (join?.(next.ask) ?? null)
  if (next === null || options === null) return alone(machine, option)
  const label = (then: Option) => text.joined?.(next.machine, option, then) ?? text.label(next.machine, then)
  return {
    offers: options.map((then) => ({ id: `${option.id} ${then.id}`, option: then, label: label(then) })),
    next,
  }
}

/** Everything that may be answered to an ask, as it is shown to a player. */
export function offered(machine: AnyMachine, ask: Ask): Offered {
  const each = ask.options.map((option) => offersOf(machine, ask, option))
  return {
    offers: each.flatMap(({ offers }) => offers),
    next: each.find(({ next }) => next !== null)?.next ?? null,
  }
}
