// The way to a far place. The page clicks the place; the host knows the steps: by the game, or where that says
// nothing, by following options that point at places of one kind on re-dealt copies, nearest first, as far as
// no chance is met.
import { type Ask, Chance, type Machine, type Option, type Seat } from '@lorehall/kernel'

type AnyMachine = Machine<unknown, unknown>

/** Longer chains are nobody's single click. */
const LONGEST = 8

interface Trail {
  readonly machine: AnyMachine
  readonly picks: readonly string[]
}

const isStep = ({ manner, at }: Option) => manner === 'way' && at !== ''

type Routes = Readonly<Record<string, readonly string[]>>

/** For each place that two or more steps reach: the answers that lead there, the last one a stop. */
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
    // Where the last step ends the stretch by itself, what it turns up is chance: stop there.
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
