// The thing that an event is about, and the rule behind it, for a player who points at a log line and asks why.
import type { EventAbout, GameEvent, Seat } from '@lorehall/kernel'
import type { F } from '../../rules/step.ts'
import { number } from '../telling/en.ts'

/** Rules by the type of an event. */
const RULE_OF: Readonly<Record<string, string>> = {
  sealed: 'N-SETUP-10',
  firstPlayer: 'N-VISIT-2',
  heroTaken: 'N-SETUP-7',
  questsKept: 'N-SETUP-10',
  season: 'N-TURN-1',
  turn: 'N-TURN-2',
  passed: 'N-TURN-3',
  paid: 'N-PURSE-1',
  gained: 'N-PURSE-2',
  hurt: 'N-PURSE-3',
  hired: 'N-SPECIALIST-1',
  recruited: 'N-SPECIALIST-4',
  rested: 'N-SPECIALIST-5',
  readied: 'N-USE-10',
  borrowed: 'N-USE-11',
  built: 'N-BUILD-4',
  swapped: 'N-BUILD-6',
  villager: 'N-VILLAGER-1',
  refilled: 'N-VILLAGER-3',
  housed: 'N-HOUSE-2',
  rehoused: 'N-HOUSE-3',
  sold: 'N-MARKET-1',
  changed: 'N-USE-8',
  orderTaken: 'N-DRAW-4',
  looked: 'N-DRAW-4',
  orderDone: 'N-ORDER-1',
  production: 'N-PRODUCTION-1',
  finalProduction: 'N-FINAL-2',
  scored: 'N-SCORE-1',
  setOut: 'N-HERO-1',
  moved: 'N-MOVE-5',
  visited: 'N-VISIT-1',
  rolled: 'N-DIE-1',
  used: 'N-USE-2',
  found: 'N-SEARCH-3',
  fightBegun: 'N-COMBAT-1',
  struck: 'N-COMBAT-8',
  fightLost: 'N-COMBAT-11',
  fightWon: 'N-COMBAT-12',
  questPlayed: 'N-QUEST-1',
  questDone: 'N-QUEST-5',
  drew: 'N-DRAW-1',
  saw: 'N-DRAW-1',
  reshuffled: 'N-DRAW-2',
  putAway: 'N-DRAW-3',
  kept: 'N-DRAW-3',
  placed: 'N-ABILITY-3',
  botCard: 'N-SOLO-1',
  botSearched: 'N-SOLO-2',
  botRecruited: 'N-SOLO-3',
  botAttacked: 'N-SOLO-4',
  botVillager: 'N-SOLO-4',
  tooDear: 'N-ANYTIME-6',
  botRolled: 'N-SOLO-5',
  botTook: 'N-SOLO-5',
  botExhausted: 'N-SOLO-6',
}

/** Event fields and the kind of thing each names, most specific first. */
const PLACES = [
  ['space', 'space'],
  ['row', 'row'],
  ['location', 'location'],
  ['foe', 'enemy'],
  ['specialist', 'specialist'],
  ['quest', 'quest'],
  ['order', 'order'],
  ['hero', 'hero'],
  ['pile', 'pile'],
] as const

/** Events whose thing is not named by a field. */
const SPECIAL: Readonly<Record<string, (event: GameEvent) => string>> = {
  built: (event) => `town:${number(event['space'])}`,
  placed: (event) => `${event['colour'] === 'red' ? 'face' : 'blue'}:${number(event['slot'])}`,
  sold: () => 'market',
  villager: () => 'villagers',
  refilled: () => 'villagers',
}

/** A page shows only its own seat's town, hero board and market, so these can't be pointed at for other seats. */
const OWN = /^(?:(?:town|row|face|blue):|market$)/

function placeOf({ values }: F, event: GameEvent): string | null {
  const special = SPECIAL[event.type]
  if (special !== undefined) return special(event)
  for (const [field, kind] of PLACES) {
    const value = event[field]
    // A foe that is no enemy of the box has no card to show.
    if (kind === 'enemy' && !(typeof value === 'string' && Object.hasOwn(values.enemies, value))) continue
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return `${kind}:${value}`
  }
  return null
}

export function about(f: F, event: GameEvent, reader: Seat | null): EventAbout {
  const { values } = f
  const { from = '', seat } = event
  // An event caused by a place is about that place.
  const place = placeOf(f, event) ?? (Object.hasOwn(values.locations, from) ? `location:${from}` : null)
  const elsewhere = place !== null && OWN.test(place) && seat !== reader
  return {
    at: elsewhere ? null : place,
    rule: RULE_OF[event.type] ?? values.box.text.rules[event.type] ?? null,
  }
}
