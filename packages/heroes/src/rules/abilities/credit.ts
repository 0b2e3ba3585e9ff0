// Standing abilities tell nobody when they act: here they are credited with it, for coverage alone.
import { isCentre, type Place } from '../../map/world.ts'
import type { Move } from '../../state.ts'
import type { About } from '../../cards/about.ts'
import type { RegionFilter, Rule } from '../../cards/effect.ts'
import { player } from '../lookup.ts'
import { enemyAt, placeOfUnit } from '../pieces.ts'
import type { T } from '../step.ts'
import { fits } from '../verbs/regions.ts'
import { meets } from './needs.ts'
import { type InForce, rulesOf } from './standing.ts'

/** Rules of one name that hold for a movement or for nothing in particular. */
export function credit<R extends Rule['rule']>(
  t: T,
  seat: number,
  name: R,
  isMeant: (one: InForce<R>) => boolean = () => true,
  move?: Move,
): void {
  const about = move === undefined ? { seat } : { seat, event: move.from, army: move.army }
  for (const one of rulesOf(t, seat, name)) {
    if (isMeant(one) && meets(t, one, about)) t.credit(one.ability.id)
  }
}

/** Who is faster by an ability sets out. */
export function creditSpeed(t: T, move: Move): void {
  const { seat, how, army } = move
  credit(
    t,
    seat,
    'speed',
    ({ bearer, rule: { who } }) => {
      if (who === 'serf') return army.serfs > 0
      if (who === 'warrior') return army.warriors > 0
      if (bearer === 'sea' || bearer === 'air') return how === (bearer === 'sea' ? 'sail' : 'fly')
      return army.heroes.includes(bearer)
    },
    move,
  )
}

/** A movement goes on from where it would have had to stop. */
export function creditPass(t: T, move: Move, at: Place): void {
  if (move.steps === 0) return
  const held = enemyAt(t, move.seat, at) !== null
  const isDesert = t.values.world.lands[at]?.terrain === 'desert'
  const over = held ? 'serfs' : isCentre(t, at) ? 'centre' : isDesert ? 'desert' : null
  if (over !== null) credit(t, move.seat, 'pass', ({ rule }) => rule.over === over, move)
}

/** A Region could not be picked because somebody's Units are protected there; in a Battle they would not be. */
export function creditImmune(t: T, about: About, filter: RegionFilter): void {
  if (about.spell === 'combat') return
  const unprotected: About = { ...about, spell: 'combat' }
  for (let seat = 0; seat < t.seats; seat++) {
    for (const { ability, bearer } of rulesOf(t, seat, 'immune')) {
      const place = placeOfUnit(player(t, seat), bearer)
      if (place < 0 || fits(t, about, place, filter)) continue
      if (fits(t, unprotected, place, filter)) t.credit(ability.id)
    }
  }
}
