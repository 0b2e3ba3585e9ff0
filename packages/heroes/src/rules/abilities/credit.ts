// Standing abilities emit no events. Here they are credited when they act; only coverage reads this.
import { isCentre, type Place } from '../../map/world.ts'
import type { Move } from '../../state.ts'
import type { About } from '../../cards/about.ts'
import type { RegionFilter, Rule } from '../../cards/effect.ts'
import { player } from '../lookup.ts'
import { vesselIn } from '../move/army.ts'
import { countIn, sizeOf } from '../move/company.ts'
import { enemyAt, placeOfUnit } from '../pieces.ts'
import type { T } from '../step.ts'
import { fits } from '../verbs/regions.ts'
import { meets } from './needs.ts'
import { type InForce, rulesOf } from './standing.ts'

/** Credits the rules with this name whose conditions hold, for a movement or in general. */
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

/** Credits abilities that make a movement faster as it sets out. */
export function creditSpeed(t: T, move: Move): void {
  const { seat, how, army } = move
  credit(
    t,
    seat,
    'speed',
    ({ bearer, rule: { who, by = how } }) => {
      if (by !== how) return false
      if (who === 'serf') return army.serfs > 0
      if (who === 'warrior') return army.warriors > 0
      if (bearer === 'sea' || bearer === 'air') return how === (bearer === 'sea' ? 'sail' : 'fly')
      return countIn(army, bearer) > 0
    },
    move,
  )
}

/** Credits abilities that let Units set out without a Vessel. */
export function creditMode(t: T, move: Move): void {
  const { seat, how, army } = move
  if (how === 'march' || sizeOf(army) === 0) return
  credit(t, seat, 'mode', ({ rule }) => rule.how === how && rule.rests === undefined)
}

/** Credits abilities that let a movement end at sea: to stay there, or to fight. */
export function creditAtSea(t: T, move: Move): void {
  const { seat, at, army } = move
  const vessel = vesselIn(move)
  if (enemyAt(t, seat, at) !== null) {
    if (vessel === null || sizeOf(army) > 0) credit(t, seat, 'raid')
    return
  }
  credit(
    t,
    seat,
    'mode',
    ({ rule, bearer }) =>
      rule.rests === true && (rule.who === 'bearer' ? bearer === vessel : sizeOf(army) > 0),
  )
}

/** Credits abilities that let a movement continue where it would have had to stop. */
export function creditPass(t: T, move: Move, at: Place): void {
  if (move.steps === 0) return
  const held = enemyAt(t, move.seat, at) !== null
  const isDesert = t.values.world.lands[at]?.terrain === 'desert'
  const over = held ? 'serfs' : isCentre(t, at) ? 'centre' : isDesert ? 'desert' : null
  if (over === null) return
  const isMeant = (one: InForce<'pass'>) =>
    one.rule.over === over || (held && (one.rule.over === 'enemies' || one.rule.over === 'units'))
  credit(t, move.seat, 'pass', isMeant, move)
}

/** Credits abilities of modules that make two Regions adjacent for a March. */
export function creditLinks(t: T, seat: number, at: Place, to: Place): void {
  const { links, world } = t.values
  if (world.byLand[at]?.includes(to) === true) return
  if (links.some(({ leads }) => leads(t, seat, at).includes(to)))
    credit(t, seat, 'adjacent', ({ rule }) => rule.among === 'coast' || rule.among === 'dock')
}

/**
 * Credits abilities that protected Units from being picked. The check: in a Battle, the same Region could have been
 * picked.
 */
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
