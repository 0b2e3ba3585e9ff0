// Where bots place a marker that weakens enemies: on a Region they could attack, or on one of theirs in danger.
import type { Ask, Option } from '@lorehall/kernel'
import { attackWorth } from '../bot/battles.ts'
import { exposedAt, guardAt, threats } from '../bot/danger.ts'
import { stepsBetween } from '../bot/ground.ts'
import { roundsLeft } from '../bot/prices.ts'
import { type Place } from '../map/world.ts'
import { abilityOf } from '../rules/abilities/used.ts'
import { unitStrength } from '../rules/battle/strength.ts'
import { heroesOf, heroOf } from '../rules/hired.ts'
import { capitalOwner, player } from '../rules/lookup.ts'
import { enemyAt, unitsAt } from '../rules/pieces.ts'
import type { F } from '../rules/step.ts'
import { isMarked } from '../rules/verbs/marks.ts'

/** The marker that an ability of the seat places, if it weakens enemies; empty: none. */
function markerOf(f: F, seat: number, ability: string): string {
  const mark = abilityOf(f, seat, ability)?.steps?.find((step) => step.do === 'mark')
  return mark?.do === 'mark' && f.values.markers[mark.marker]?.weakens !== undefined ? mark.marker : ''
}

/** The steps of most armies. */
const REACH = 3

/** The chance that an army that could attack does so while the marker is there. */
const ATTACKS = 0.6

/** A seat's armies that can attack: Strength by place. */
function armiesOf(f: F, seat: number): [Place, number][] {
  const p = player(f, seat)
  const fights = (place: Place) =>
    (p.warriors[place] ?? 0) > 0 || heroesOf(p).some((hero) => heroOf(p, hero).at === place)
  return f.values.world.places.land.flatMap((place): [Place, number][] =>
    fights(place) ? [[place, unitStrength(f, seat, place)]] : [],
  )
}

/** The worth of the best attack on a Region if the attacker is this much stronger; 0: none is worth it. */
function bestAttack(
  f: F,
  seat: number,
  armies: readonly [Place, number][],
  place: Place,
  more: number,
): number {
  const enemy = enemyAt(f, seat, place)
  if (enemy === null || capitalOwner(f, place) !== null) return 0
  const left = roundsLeft(f)
  return armies.reduce(
    (best, [from, force]) =>
      stepsBetween(f, from, place) > REACH
        ? best
        : Math.max(best, attackWorth(f, seat, enemy, place, force + more, false, left)),
    0,
  )
}

/** The worth of attacks that a seat's markers make better. */
export function markWorth(f: F, seat: number): number {
  const own = f.state.marks.filter((mark) => mark.seat === seat)
  if (own.length === 0) return 0
  const armies = armiesOf(f, seat)
  return own.reduce((sum, { id, at }) => {
    const weakens = f.values.markers[id]?.weakens ?? 0
    if (weakens === 0) return sum
    return sum + ATTACKS * (bestAttack(f, seat, armies, at, 0) - bestAttack(f, seat, armies, at, -weakens))
  }, 0)
}

/** The worth of such a marker in each Region; null: there is none of this name. */
function marking(f: F, seat: number, name: string): ((place: Place) => number) | null {
  const weakens = f.values.markers[name]?.weakens
  if (weakens === undefined) return null
  const p = player(f, seat)
  const armies = armiesOf(f, seat)
  const all = threats(f, seat)
  const left = roundsLeft(f)
  return (place) => {
    // A marker that is already there does nothing more.
    if (isMarked(f, place, name, seat)) return 0
    if (unitsAt(p, place) === 0 && !p.towers.includes(place))
      return ATTACKS * (bestAttack(f, seat, armies, place, weakens) - bestAttack(f, seat, armies, place, 0))
    const guard = guardAt(f, seat, place)
    return exposedAt(f, place, guard, all, left) - exposedAt(f, place, guard + weakens, all, left)
  }
}

/** A marker must be worth this much to be placed before the action of a turn. */
const FIRST = 0.6

/** Before an attack, the ability; asked where, the Region where the marker is worth most, or its Continent. */
export function promising(f: F, ask: Ask): readonly Option[] | null {
  return ask.prompt === 'turn' ? beforeAttack(f, ask) : whereBest(f, ask)
}

function beforeAttack(f: F, { seat, options }: Ask): readonly Option[] | null {
  const found = options.find(({ kind, name }) => kind === 'ability' && markerOf(f, seat, name) !== '')
  if (found === undefined || !options.some(({ name }) => name.startsWith('march'))) return null
  const worth = marking(f, seat, markerOf(f, seat, found.name))
  return worth !== null && f.values.world.places.land.some((place) => worth(place) > FIRST) ? [found] : null
}

function whereBest(f: F, { seat, from, options }: Ask): readonly Option[] | null {
  // Nothing asks during the setup, when the seat may not lead a faction yet.
  const worth = from === undefined ? null : marking(f, seat, markerOf(f, seat, from))
  if (worth === null) return null
  const { lands, continents, places } = f.values.world
  const isOn = (place: Place, id: string) => continents[lands[place]?.continent ?? -1]?.id === id
  const within = ({ kind, name, n }: Option): number =>
    kind === 'on' ? Math.max(...places.land.filter((place) => isOn(place, name)).map(worth)) : worth(n)
  let best: Option | undefined
  let most = -Infinity
  for (const option of options) {
    const here = within(option)
    if (here > most) [best, most] = [option, here]
  }
  return best === undefined ? null : [best]
}
