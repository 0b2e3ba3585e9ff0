// Narrows the options a look ahead tries: a March is tried only with the best army and on the best path.
import type { Ask, Option } from '@lorehall/kernel'
import { type Place } from '../map/world.ts'
import { heroesOf, heroOf } from '../rules/hired.ts'
import { player } from '../rules/lookup.ts'
import { countIn, sizeOf } from '../rules/move/company.ts'
import { gathering } from '../rules/move/gathering.ts'
import { marching, type Squad, squadsOf, timesIn } from '../rules/move/squads.ts'
import type { F } from '../rules/step.ts'
import type { Army } from '../state.ts'
import type { How, LandUnit } from '../values/words.ts'
import { roundsLeft } from './prices.ts'
import { bestArmy, scalesOf, wayOn } from './prospects.ts'

/** The least value a mustered March must have. */
const TROUBLE = 0.2

/** Only this option if it was found; otherwise all. */
const only = ({ options }: Ask, found: Option | undefined): readonly Option[] =>
  found === undefined ? options : [found]

/** Without the second March, which is the same as the first, and without passing if any action is possible. */
function slots({ options }: Ask): readonly Option[] {
  const twice = options.some(({ name }) => name === 'march-1')
  const some = options.filter(({ kind, name }) => kind !== 'blank' && !(twice && name === 'march-2'))
  return some.some(({ kind }) => kind === 'slot' || kind === 'muster') ? some : options
}

/** Without Marches if the best one gains nothing. */
function mustered(f: F, ask: Ask): readonly Option[] {
  const some = slots(ask)
  const marches = some.some(({ name }) => name.startsWith('march'))
  if (!marches || bestMarch(f, ask.seat, f.values.world.places.land).worth > TROUBLE) return some
  return some.filter(({ name }) => !name.startsWith('march'))
}

/** The Region with the best March, or the best Sail or Fly without a Vessel, and its value. */
function bestMarch(
  f: F,
  seat: number,
  from: Iterable<Place>,
  how: How = 'march',
): { worth: number; place: Place } {
  const scales = scalesOf(f, seat, roundsLeft(f))
  let best = { worth: -Infinity, place: -1 }
  for (const place of from) {
    const worth = bestArmy(scales, gathering(f, seat, place, how, {}))?.worth ?? -Infinity
    if (worth > best.worth) best = { worth, place }
  }
  return best
}

function fromWhere(f: F, ask: Ask, how: How): readonly Option[] {
  const offered = ask.options.filter(({ kind }) => kind === 'from')
  const { place } = bestMarch(
    f,
    ask.seat,
    offered.map(({ n }) => n),
    how,
  )
  const best = offered.find(({ n }) => n === place)
  // A movement is compared with that of the Vessel, and an optional one with declining it.
  const others = ask.options.filter(({ kind }) => kind === 'decline' || kind === 'take')
  return best === undefined || others.length === 0 ? only(ask, best) : [best, ...others]
}

function withWhom(f: F, ask: Ask): readonly Option[] {
  const { move } = f.state
  if (move === null) return ask.options
  const army = bestArmy(scalesOf(f, ask.seat, roundsLeft(f)), move)?.army
  if (army === undefined) return ask.options
  const find = (kind: string, name?: string): Option | undefined =>
    ask.options.find((option) => option.kind === kind && (name === undefined || option.name === name))
  const p = player(f, ask.seat)
  const there =
    (p.serfs[move.at] ?? 0) +
    (p.warriors[move.at] ?? 0) +
    (p.band?.[move.at] ?? 0) +
    heroesOf(p).filter((hero) => heroOf(p, hero).at === move.at).length
  const all = sizeOf(army) === there ? find('all') : undefined
  if (all !== undefined) return [all]
  if (army.warriors > move.army.warriors) return only(ask, find('take', 'warrior'))
  if (army.serfs > move.army.serfs) return only(ask, find('take', 'serf'))
  if ((army.band ?? 0) > (move.army.band ?? 0)) return only(ask, find('take', 'band'))
  const hero = army.heroes.find((one) => !move.army.heroes.includes(one))
  return only(ask, hero === undefined ? find('done') : find('take', hero))
}

/** Ticks until the best army goes, one tick at a time; then only the Region it should enter. */
function marchOut(f: F, ask: Ask): readonly Option[] {
  const { move } = f.state
  const goals = ask.options.filter(({ kind }) => kind === 'go')
  if (move === null) return goals
  const scales = scalesOf(f, ask.seat, roundsLeft(f))
  const wanted = bestArmy(scales, move)?.army
  const squads = squadsOf(f, move, timesIn(ask.ticked.map(({ id }) => id)))
  const tick = wanted === undefined ? undefined : toward(ask, squads, wanted)
  if (tick !== undefined) return [tick]
  const { step } = wayOn(scales, marching(f, move, squads))
  const goal = goals.find(({ n }) => n === step)
  return goal === undefined ? goals : [goal]
}

/** The next tick that leads to this army; undefined: it goes as it is, or no tick leads there. */
function toward({ options }: Ask, squads: readonly Squad[], army: Army): Option | undefined {
  const more = (unit: LandUnit, going: number): number => countIn(army, unit) - going
  const ticks = squads.flatMap(({ group: { unit, vessel, ally }, going, stay, take }) => {
    const missing = vessel === null && ally === null ? more(unit, going) : -going
    return missing === 0 ? [] : [missing < 0 ? stay : take]
  })
  return ticks.find((tick) => options.includes(tick))
}

function whereTo(f: F, ask: Ask): readonly Option[] {
  const { move } = f.state
  if (move === null) return ask.options
  const { step } = wayOn(scalesOf(f, ask.seat, roundsLeft(f)), move)
  const best = ask.options.find(({ kind, n }) => (step < 0 ? kind === 'stop' : kind === 'go' && n === step))
  // Anything else that it may do on its way is compared with going on.
  const others = ask.options.filter(({ kind }) => kind !== 'go' && kind !== 'stop')
  return best === undefined || others.length === 0 ? only(ask, best) : [best, ...others]
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
      return fromWhere(f, ask, 'march')
    case 'sailFrom':
      return fromWhere(f, ask, 'sail')
    case 'flyFrom':
      return fromWhere(f, ask, 'fly')
    case 'marchWith':
      return withWhom(f, ask)
    case 'marchOut':
    case 'sailOut':
    case 'flyOut':
      return marchOut(f, ask)
    default:
      return ask.options
  }
}
