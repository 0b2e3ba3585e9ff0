// The Floating Continent: who may start there, and where Sea Vessels are at home whose Capital is there. (H-SKYHOLD)
import type { Reason } from '@lorehall/kernel'
import type { Words } from '../box/words.ts'
import { isShore, type Place } from '../map/world.ts'
import { rulesOf } from '../rules/abilities/standing.ts'
import { player } from '../rules/lookup.ts'
import { hasRoom, sizeOf, unitsAt } from '../rules/pieces.ts'
import { isFoe } from '../rules/solo/enemy.ts'
import type { F, T } from '../rules/step.ts'
import { isAlly } from '../rules/teams.ts'
import { SUPPLY } from '../state.ts'

const RULE = 'H-SKYHOLD-2'
const FLOATS: Reason = { id: 'floats', rule: RULE }
const RESERVED: Reason = { id: 'reserved', rule: RULE }
const SINKS: Reason = { id: 'sinks', rule: RULE }
const MUST_FLOAT: Reason = { id: 'must-float', rule: RULE }

/** The Continent that a seat's faction starts on; undefined: any. */
const homeOf = (f: F, seat: number) => f.values.factions[player(f, seat).faction]?.home

/**
 * Whether this seat is the last who can take the Floating Continent, and somebody must: there are more players than
 * other Continents.
 */
function mustFloat(f: F, seat: number, floating: number): boolean {
  const { continents, lands } = f.values.world
  const { players } = f.state
  if (players.length < continents.length) return false
  if (players.some(({ capital }) => lands[capital]?.continent === floating)) return false
  return players.every(
    ({ capital }, other) => other === seat || capital !== SUPPLY || homeOf(f, other) === 'sunken',
  )
}

export const againstHome: Words['againstHome'] = (f, seat, continent) => {
  const { floating } = f.values.world
  if (floating === null) return undefined
  const home = homeOf(f, seat)
  if (continent !== floating.continent) {
    if (home === 'floating') return FLOATS
    return home !== 'sunken' && mustFloat(f, seat, floating.continent) ? MUST_FLOAT : undefined
  }
  if (home === 'floating') return null
  if (home === 'sunken') return SINKS
  if (f.state.players.some((_, other) => homeOf(f, other) === 'floating')) return RESERVED
  // The Enemy settles on a neighboring Continent. (H-SOLO-1)
  return isFoe(f, seat) ? undefined : null
}

/** The Floating Continent is laid out only if somebody starts there. (H-SKYHOLD-1) */
export function settled(t: T): void {
  const { floating, lands } = t.values.world
  if (floating === null) return
  const isThere = t.state.players.some(({ capital }) => lands[capital]?.continent === floating.continent)
  if (!isThere) t.state.unused = floating.continent
}

/** The Sea Region below a seat's Capital; undefined: the Capital does not float. */
function seaBelow(f: F, seat: number): Place | undefined {
  const { floating, lands } = f.values.world
  return floating !== null && lands[player(f, seat).capital]?.continent === floating.continent
    ? floating.sea
    : undefined
}

/** While the Sea Vessel is below the Capital, an ability lets Units go between it and the Courtyard. (H-BIRDFOLK-4) */
export const quay: Words['quay'] = (f, seat) => {
  if (!rulesOf(f, seat, 'adjacent').some(({ rule }) => rule.among === 'below')) return undefined
  const { capital, vessels } = player(f, seat)
  return vessels.sea.at === seaBelow(f, seat) ? capital : undefined
}

/**
 * The Sea Region below the Capital. If an enemy Unit is there, the Region of a Tower with a Shore and with room.
 * (H-SKYHOLD-5)
 */
export const harbor: Words['harbor'] = (f, seat) => {
  const sea = seaBelow(f, seat)
  if (sea === undefined) return undefined
  const isHeld = f.state.players.some(
    (p, other) => other !== seat && !isAlly(f, seat, other) && unitsAt(p, sea) > 0,
  )
  if (!isHeld) return sea
  const p = player(f, seat)
  if (p.vessels.sea.at === SUPPLY) return SUPPLY
  return p.towers.find((tower) => isShore(f, tower) && hasRoom(f, seat, tower, sizeOf(p, 'sea'))) ?? SUPPLY
}
