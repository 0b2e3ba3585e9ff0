// Routes to far places. A player clicks a place, and the host knows the steps that lead there: from the game's
// `routes`, or else by a breadth-first search over `way` options on guessed copies, up to the first chance.
import { type Ask, Chance, type Machine, type Option, type Seat } from '@lorehall/kernel'

type AnyMachine = Machine<unknown, unknown>

/** The most steps of a route. */
const LONGEST = 8

interface Trail {
  readonly machine: AnyMachine
  readonly picks: readonly string[]
}

const isStep = ({ manner, at }: Option) => manner === 'way' && at !== ''

type Routes = Readonly<Record<string, readonly string[]>>

/** For each place that can be reached, the answers that lead there, ending with a stop if one is needed. */
export function routes(machine: AnyMachine, ask: Ask): Routes {
  return machine.game.see.routes?.(machine, ask) ?? nearest(machine, ask)
}

function nearest(machine: AnyMachine, { seat, options }: Ask): Routes {
  const found: Record<string, string[]> = {}
  if (!options.some(isStep)) return found
  const start = machine.copy()
  start.guess(seat, new Chance('routes'))
  const seen = new Set<string>()
  let edge: Trail[] = [{ machine: start, picks: [] }]
  for (let length = 0; length < LONGEST && edge.length > 0; length++) {
    edge = edge.flatMap((trail) => onward(trail, seat, seen, found))
  }
  return found
}

function onward(trail: Trail, seat: Seat, seen: Set<string>, found: Record<string, string[]>): Trail[] {
  const ask = trail.machine.asks.find((a) => a.seat === seat)
  return (ask?.options ?? []).filter(isStep).flatMap((option) => {
    if (ask === undefined || seen.has(option.at)) return []
    const machine = trail.machine.copy()
    const picks = [...trail.picks, option.id]
    // If the step meets chance or the path ends with it, the route ends here.
    const finished = machine.probe(ask, option)
    seen.add(option.at)
    const next = machine.asks.find((a) => a.seat === seat)
    const stop = next?.options.find(({ manner }) => manner === 'stays')
    if (!finished || next?.kind !== 'path') {
      found[option.at] = picks
      return []
    }
    if (stop !== undefined) found[option.at] = [...picks, stop.id]
    return [{ machine, picks }]
  })
}
