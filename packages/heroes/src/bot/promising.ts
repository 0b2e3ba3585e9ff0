// Of what is asked what a look ahead need try: a March goes with the army and by the way that promise most.
import type { Ask, Option } from '@lorehall/kernel'
import { type Place } from '../map/world.ts'
import { player } from '../rules/lookup.ts'
import { sizeOf } from '../rules/move/company.ts'
import { newMove } from '../rules/move/way.ts'
import type { F } from '../rules/step.ts'
import { HEROES } from '../values/words.ts'
import { roundsLeft } from './prices.ts'
import { bestArmy, scalesOf, wayOn } from './prospects.ts'

/** What a muster must bring. */
const TROUBLE = 0.2

/** The one option, if it is offered; otherwise all. */
const only = ({ options }: Ask, found: Option | undefined): readonly Option[] =>
  found === undefined ? options : [found]

/** Both Marches are the same, and who can do something puts no token down for nothing. */
function slots({ options }: Ask): readonly Option[] {
  const twice = options.some(({ name }) => name === 'march-1')
  const some = options.filter(({ kind, name }) => kind !== 'blank' && !(twice && name === 'march-2'))
  return some.some(({ kind }) => kind === 'slot' || kind === 'muster') ? some : options
}

/** A March that brings nothing is not mustered, whatever else the end of the turn may bring. */
function mustered(f: F, ask: Ask): readonly Option[] {
  const some = slots(ask)
  const marches = some.some(({ name }) => name.startsWith('march'))
  if (!marches || bestMarch(f, ask.seat, f.values.world.places.land).worth > TROUBLE) return some
  return some.filter(({ name }) => !name.startsWith('march'))
}

/** The Region from which a March promises most. */
function bestMarch(f: F, seat: number, from: Iterable<Place>): { worth: number; place: Place } {
  const scales = scalesOf(f, seat, roundsLeft(f))
  let best = { worth: -Infinity, place: -1 }
  for (const place of from) {
    const worth = bestArmy(scales, newMove(f, seat, 'march', place, {}))?.worth ?? -Infinity
    if (worth > best.worth) best = { worth, place }
  }
  return best
}

function fromWhere(f: F, ask: Ask): readonly Option[] {
  const offered = ask.options.filter(({ kind }) => kind === 'from')
  const { place } = bestMarch(
    f,
    ask.seat,
    offered.map(({ n }) => n),
  )
  const best = offered.find(({ n }) => n === place)
  // Who need not go weighs whether to.
  const decline = ask.options.find(({ kind }) => kind === 'decline')
  return best === undefined || decline === undefined ? only(ask, best) : [best, decline]
}

function withWhom(f: F, ask: Ask): readonly Option[] {
  const { move } = f.state
  if (move === null) return ask.options
  const army = bestArmy(scalesOf(f, ask.seat, roundsLeft(f)), move)?.army
  if (army === undefined) return ask.options
  const find = (kind: string, name?: string): Option | undefined =>
    ask.options.find((option) => option.kind === kind && (name === undefined || option.name === name))
  const { serfs, warriors, heroes } = player(f, ask.seat)
  const there =
    (serfs[move.at] ?? 0) +
    (warriors[move.at] ?? 0) +
    HEROES.filter((hero) => heroes[hero].at === move.at).length
  const all = sizeOf(army) === there ? find('all') : undefined
  if (all !== undefined) return [all]
  if (army.warriors > move.army.warriors) return only(ask, find('take', 'warrior'))
  if (army.serfs > move.army.serfs) return only(ask, find('take', 'serf'))
  const hero = army.heroes.find((one) => !move.army.heroes.includes(one))
  return only(ask, hero === undefined ? find('done') : find('take', hero))
}

function whereTo(f: F, ask: Ask): readonly Option[] {
  const { move } = f.state
  if (move === null) return ask.options
  const { step } = wayOn(scalesOf(f, ask.seat, roundsLeft(f)), move)
  return only(
    ask,
    ask.options.find(({ kind, n }) => (step < 0 ? kind === 'stop' : kind === 'go' && n === step)),
  )
}

export function promising(f: F, ask: Ask): readonly Option[] {
  const brought = f.values.box.promising?.(f, ask) ?? null
  if (brought !== null) return brought
  if (ask.kind === 'path') return whereTo(f, ask)
  switch (ask.prompt) {
    case 'turn':
      return slots(ask)
    case 'muster':
      return mustered(f, ask)
    case 'marchFrom':
      return fromWhere(f, ask)
    case 'marchWith':
      return withWhom(f, ask)
    default:
      return ask.options
  }
}
