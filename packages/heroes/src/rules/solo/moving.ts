// Moves of the Enemy's Heroes: by the arrow of the card, on foot, by sea or by air. (H-SOLO-4, H-SOLO-7)
import { clockwiseFrom, IN_THE_AIR, ON_LAND, pointed, pointsAt, type Way } from '../../map/compass.ts'
import { idOf, isCentre, isSea, type Place } from '../../map/world.ts'
import { beginBattle } from '../battle/begin.ts'
import { natural } from '../battle/strength.ts'
import { player } from '../lookup.ts'
import { holds } from '../pieces.ts'
import type { F, StepOf, T } from '../step.ts'
import { carry, mayEnter, type Party, partyOf } from './army.ts'
import { takesWhatIsThere } from './collecting.ts'
import { arrowOf, foe, giftOf, HUMAN, RIVAL } from './enemy.ts'
import { gainsNothingAtStart, turnsClockwise } from '../../rulesets.ts'

/** Steps a Vessel moves. */
const VESSEL_STEPS = 2

/** Whether the Enemy would have to fight there. */
const isHeld = (f: F, place: Place): boolean => holds(player(f, HUMAN), place)

/**
 * Moves the party there, where it fights or takes what is there. Returns whether it may go on. `began`: where it set
 * out.
 */
export function enter(t: T, party: Party, to: Place, began: Place): boolean {
  const from = player(t, foe(t)).heroes[party.hero].at
  // An army flying over sea came from where it took off. (H-MOVE-10)
  const came = party.vessel !== 'sea' && isSea(t, from) ? began : from
  carry(t, party, to)
  t.emit({ type: 'enemyMoved', rival: RIVAL, hero: party.hero, region: idOf(t, to) })
  if (isHeld(t, to)) {
    const crossing = isSea(t, from) || isSea(t, to) ? (crossesBy(t, party) ?? 'fly') : 'march'
    const how = party.vessel === 'air' ? 'fly' : party.vessel === 'sea' ? 'sail' : crossing
    beginBattle(t, { attacker: foe(t), defender: HUMAN, place: to, how, came })
    return false
  }
  if (to !== began || !gainsNothingAtStart(t)) takesWhatIsThere(t, party.hero, to)
  return true
}

/** How a party crosses the sea without a Vessel; undefined: it does not. (H-SOLO-13) */
function crossesBy(f: F, { hero, vessel }: Party): 'sail' | 'fly' | undefined {
  const gift = giftOf(f, hero)
  return vessel === '' && 'crosses' in gift ? gift.crosses : undefined
}

/** Whether the arrow may lead a party there. A shy Hero keeps away from the human's pieces. (H-SOLO-11) */
const mayGo = (f: F, party: Party, to: Place): boolean =>
  mayEnter(f, party, to) && !('shy' in giftOf(f, party.hero) && isHeld(f, to))

/** In the direction of the arrow: one Region on foot, two steps by Vessel. (H-SOLO-4) */
function enemyMoves(t: T, { hero }: StepOf<'enemyMoves'>): void {
  const party = partyOf(t, hero, true)
  if (party.vessel === 'air') return fly(t, party)
  if (party.vessel === 'sea') return sail(t, party)
  const gift = giftOf(t, hero)
  march(t, party, 'steps' in gift ? gift.steps : 1)
}

function march(t: T, party: Party, steps: number): void {
  const { hero } = party
  for (let left = steps; left > 0; left--) {
    const { at } = player(t, foe(t)).heroes[hero]
    const by = crossesBy(t, party)
    const isOpen = (place: Place) =>
      mayGo(t, party, place) && (!isSea(t, place) || isHeld(t, place) || ashore(t, party, place, at) !== null)
    const to = pointed(t, at, arrowOf(t, hero), by === undefined ? ON_LAND : ACROSS[by], isOpen)
    if (to === null || !enter(t, party, to, at)) return
    const far = isSea(t, to) ? ashore(t, party, to, at) : null
    if (far !== null && !enter(t, party, far, at)) return
  }
}

/** The ways of an army that crosses the sea. */
const ACROSS: Readonly<Record<'sail' | 'fly', readonly Way[]>> = {
  sail: [...ON_LAND, 'coast'],
  fly: [...ON_LAND, 'coast', 'sky'],
}

/** Where an army that crosses a Sea Region comes ashore by the arrow, not where it came from; null: nowhere. */
const ashore = (f: F, party: Party, sea: Place, from: Place): Place | null =>
  pointed(
    f,
    sea,
    arrowOf(f, party.hero),
    crossesBy(f, party) === 'fly' ? ['coast', 'sky'] : ['coast'],
    (place) => place !== from && !isSea(f, place) && mayGo(f, party, place),
  )

/** Two steps, ending on land. If it would end at sea, it turns to the next land clockwise. (H-SOLO-7) */
function fly(t: T, party: Party): void {
  const arrow = arrowOf(t, party.hero)
  const may = (place: Place) => mayGo(t, party, place)
  const { at } = player(t, foe(t)).heroes[party.hero]
  const isLanding = (place: Place) => !isSea(t, place) && may(place)
  const landFrom = (place: Place, sea: Place) =>
    turnsClockwise(t)
      ? clockwiseFrom(t, place, sea, IN_THE_AIR, isLanding)
      : pointed(t, place, arrow, IN_THE_AIR, isLanding)
  const first = pointed(t, at, arrow, IN_THE_AIR, may)
  if (first === null) return
  const onward = (place: Place): Place | null => {
    const next = pointed(t, place, arrow, IN_THE_AIR, may)
    return next !== null && isSea(t, next) && !isHeld(t, next) ? landFrom(place, next) : next
  }
  // A path over sea that reaches no landing is not allowed.
  if (isSea(t, first) && !isHeld(t, first) && onward(first) === null) return
  if (!enter(t, party, first, at)) return
  const second = onward(first)
  if (second !== null) enter(t, party, second, at)
}

/** Putting out to sea is free, then two steps at sea, then docking is free. (H-SOLO-7) */
function sail(t: T, party: Party): void {
  const arrow = arrowOf(t, party.hero)
  const here = () => player(t, foe(t)).heroes[party.hero].at
  const start = here()
  const ways: Place[] = []
  if (!isSea(t, start)) {
    const out = pointed(t, start, arrow, ['coast'], (place) => isSea(t, place) && mayGo(t, party, place))
    if (out === null || !enter(t, party, out, start)) return
    ways.push(out)
  }
  for (let left = VESSEL_STEPS; left > 0 && !ways.some((way) => isCentre(t, way)); left--) {
    const from = here()
    const to = pointed(
      t,
      from,
      arrow,
      ['sea', 'sea-wrap'],
      (place, way) => (way === 'sea' || pointsAt(t, from, arrow, place)) && mayGo(t, party, place),
    )
    if (to === null) break
    if (!enter(t, party, to, start)) return
    ways.push(to)
  }
  dock(t, party, start)
}

/**
 * Docks at the weakest of the human's Regions on that coast, whatever its Strength; if there is none, where the arrow
 * leads. (H-SOLO-7)
 */
function dock(t: T, party: Party, start: Place): void {
  const { at: sea } = player(t, foe(t)).heroes[party.hero]
  const coast = (t.values.world.coasts[sea] ?? []).filter((place) => mayGo(t, party, place))
  const theirs = coast.filter((place) => isHeld(t, place))
  const least = Math.min(...theirs.map((place) => natural(t, HUMAN, place)))
  const goals = theirs.length === 0 ? coast : theirs.filter((place) => natural(t, HUMAN, place) === least)
  const to = pointed(t, sea, arrowOf(t, party.hero), ['coast'], (place) => goals.includes(place))
  if (to !== null) enter(t, party, to, start)
}

export const movingSteps = { enemyMoves }
