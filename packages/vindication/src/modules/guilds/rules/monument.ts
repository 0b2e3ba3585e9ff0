// The monument: what is lent to it is out of play until it is finished. (V-GUILDS-13 to 15)
import type { Option, Reason } from '@lorehall/kernel'
import { player, sum } from '../../../rules/counters.ts'
import { changeHonor } from '../../../rules/honor.ts'
import { amount } from '../../../rules/lookup.ts'
import type { F } from '../../../rules/step.ts'
import { attributeOf, EVERY_ATTRIBUTE, type Six } from '../../../state.ts'
import { LEND, LEND_CONVICTION, LEND_TILE } from '../choices.ts'
import { NOTHING_TO_LEND, PLACE_FILLED } from '../reasons.ts'
import { favorOf, type Monument, monumentOf, type T } from '../state.ts'

const SOURCE = 'monument'

export function freshMonument(): Monument {
  return { spheres: [0, 0, 0, 0, 0, 0], conviction: 0, tiles: [0, 0, 0, 0, 0, 0], built: false }
}

/** Blocks in the monument. */
export function blocksIn({ spheres, conviction }: Monument): number {
  return sum(spheres) + conviction
}

/** All places, and the filled ones. */
export function placesOf(f: F): number {
  const places = (name: string) => amount(f, 'guilds', name)
  return EVERY_ATTRIBUTE.length * places('attribute') + places('conviction') + places('tiles')
}

export function filledIn(monument: Monument): number {
  return blocksIn(monument) + sum(monument.tiles)
}

const against = (room: number, have: number): Reason | null =>
  room <= 0 ? PLACE_FILLED : have > 0 ? null : NOTHING_TO_LEND

/** In the turn when favor is placed on it, the player may lend any number of things, one by one. */
export function offerLending(t: T, seat: number): void {
  if (favorOf(t, seat).use !== 'monument') return
  const monument = monumentOf(t, seat)
  if (monument.built) return
  const p = player(t, seat)
  const each = amount(t, 'guilds', 'attribute')
  for (const a of EVERY_ATTRIBUTE) t.may(LEND[a], against(each - monument.spheres[a], p.spheres[a]))
  t.may(LEND_CONVICTION, against(amount(t, 'guilds', 'conviction') - monument.conviction, p.conviction))
  const { tiles } = monument
  const more = amount(t, 'guilds', 'tiles') - sum(tiles)
  for (const a of EVERY_ATTRIBUTE) t.may(LEND_TILE[a], against(tiles[a] > 0 ? 0 : more, p.tiles[a]))
}

function lend(t: T, seat: number, chosen: Option): void {
  const p = player(t, seat)
  const monument = monumentOf(t, seat)
  if (chosen === LEND_CONVICTION) {
    p.conviction--
    monument.conviction++
    t.emit({ type: 'lent', seat, what: 'conviction' })
  } else {
    const attribute = attributeOf(chosen.n)
    p.spheres[attribute]--
    monument.spheres[attribute]++
    t.emit({ type: 'lent', seat, what: chosen.name })
  }
  finish(t, seat)
}

function lendTile(t: T, seat: number, { n, name }: Option): void {
  const attribute = attributeOf(n)
  player(t, seat).tiles[attribute]--
  monumentOf(t, seat).tiles[attribute]++
  t.emit({ type: 'lentTile', seat, what: name })
  finish(t, seat)
}

export const lendingActs = { lend, 'lend-tile': lendTile }

/** When every place is filled, everything returns to where it came from, and the player gains the honor. */
function finish(t: T, seat: number): void {
  const monument = monumentOf(t, seat)
  if (filledIn(monument) < placesOf(t)) return
  const p = player(t, seat)
  const back = (to: Six, from: Six) => {
    for (const a of EVERY_ATTRIBUTE) to[a] += from[a]
  }
  back(p.spheres, monument.spheres)
  back(p.tiles, monument.tiles)
  p.conviction += monument.conviction
  Object.assign(monument, freshMonument(), { built: true })
  t.emit({ type: 'monumentBuilt', seat })
  changeHonor(t, seat, amount(t, 'guilds', 'monument'), SOURCE, SOURCE)
}
