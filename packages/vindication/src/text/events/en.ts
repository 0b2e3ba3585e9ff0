// One line of the log for each thing that happens: who did what, and why in parentheses.
import type { GameEvent } from '@lorehall/kernel'
import { card } from '../../cards/index.ts'
import type { F } from '../../rules/step.ts'
import { ATTRIBUTES, at, DECKS, REGION_KINDS } from '../../state.ts'
import { BLACK_FACES } from '../../values/index.ts'
import {
  a,
  attribute,
  augmentation,
  blocks,
  cardName,
  cause,
  DECKS_EN,
  dilution,
  known,
  list,
  madeOf,
  named,
  place,
  region,
  regionName,
  shortName,
} from '../words/en.ts'
import { Tale } from './tale.ts'

const EVENTS = [
  'journey',
  'startingCompanion',
  'sealed',
  'questKept',
  'round',
  'turn',
  'turnEnded',
  'moved',
  'struggled',
  'teleported',
  'discovered',
  'rested',
  'visited',
  'convictionUsed',
  'controlled',
  'gaveUp',
  'gained',
  'paid',
  'converted',
  'turned',
  'rearranged',
  'augmented',
  'diluted',
  'recovered',
  'returned',
  'activated',
  'characterActivated',
  'used',
  'loaded',
  'unloaded',
  'placed',
  'charged',
  'extraTurn',
  'extraVisit',
  'granted',
  'traded',
  'borrowed',
  'left',
  'flipped',
  'looked',
  'peeked',
  'acquired',
  'rolled',
  'fought',
  'tired',
  'saved',
  'died',
  'mounted',
  'learned',
  'tileDiscarded',
  'vindicated',
  'honor',
  'tokenTaken',
  'triggerRevealed',
  'triggerDropped',
  'ending',
  'scored',
  'over',
] as const

type Line = (e: Tale) => string | null

const who = (e: Tale) => named(e.names, e.number('seat'))
const whose = (e: Tale) => `${who(e)}'s`
/** A card need not be named as the cause of what is told of it. */
const why = (e: Tale) =>
  e.from === undefined || (e.has('card') && e.from === e.word('card')) ? '' : ` (${cause(e.f, e.from)})`
const n = (e: Tale) => e.number('n')
const some = (e: Tale) => attribute(e.number('attribute'))
const short = (e: Tale) => shortName(e.word('card'))
const whole = (e: Tale) => cardName(e.word('card'))
const there = (e: Tale) => region(e.f, e.number('region'))
const deck = (e: Tale) => DECKS_EN[known(DECKS, e.word('deck'), 'deck')]

const EVENTS_EN: Readonly<Record<(typeof EVENTS)[number], Line>> = {
  // the course of the game
  journey: (e) =>
    `${whose(e)} journey begins on space ${e.number('start')}, with ${a(e.word('colour'))} companion`,
  startingCompanion: (e) => `${who(e)} sets out with ${whole(e)}`,
  sealed: (e) => `${who(e)} has chosen`,
  questKept: (e) =>
    e.has('quest')
      ? `${who(e)} keeps the secret quest ${cardName(e.word('quest'))}`
      : `${who(e)} keeps a secret quest`,
  round: (e) => `Round ${n(e)} begins`,
  turn: (e) => `${whose(e)} turn (round ${e.number('round')})`,
  turnEnded: () => null,

  // on the island
  moved: (e) => `${who(e)} steps to space ${e.number('space')}`,
  struggled: (e) => `${who(e)} is trapped and struggles to get free`,
  teleported: (e) => `${who(e)} appears on space ${e.number('space')}${why(e)}`,
  discovered: (e) => {
    const kind = known(REGION_KINDS, e.word('region'), 'region')
    return `${who(e)} discovers ${a(regionName(kind))}`
  },
  rested: (e) => `${who(e)} rests`,
  visited: (e) => `${who(e)} visits ${there(e)}`,
  controlled: (e) => {
    const former = e.number('former')
    if (former === -1) return `${who(e)} takes control of ${there(e)}`
    return `${who(e)} takes control of ${there(e)} from ${named(e.names, former)}`
  },
  gaveUp: (e) => `${who(e)} gives up ${there(e)} and recovers its block`,

  // blocks
  gained: (e) => `${who(e)} gains ${n(e)} ${some(e)}${why(e)}`,
  paid: (e) => `${who(e)} pays ${n(e)} ${some(e)}${why(e)}`,
  convictionUsed: (e) => `${who(e)} uses ${n(e)} conviction${why(e)}`,
  converted: (e) => `${who(e)} converts ${list(madeOf(some(e)))} to 1 ${some(e)}`,
  turned: (e) => `${who(e)} turns 1 ${place(e.either('attribute'))} into 1 ${place(e.either('to'))}${why(e)}`,
  rearranged: (e) => {
    const now = e.numbers('spheres').map((many, i) => `${many} ${attribute(i)}`)
    return `${who(e)} rearranges attributes to ${list(now)}${why(e)}`
  },
  augmented: (e) => `${who(e)} augments ${n(e)} from ${augmentation(e.word('how'))}${why(e)}`,
  diluted: (e) => `${who(e)} dilutes 1 from ${dilution(e.word('how'))}${why(e)}`,
  recovered,
  returned: (e) => `${who(e)} returns ${blocks(n(e))} from ${short(e)}${why(e)}`,

  // cards
  activated: (e) => `${who(e)} activates ${short(e)}${e.is('free') ? ' without placing a block' : ''}`,
  characterActivated: (e) => {
    const squire = e.from === 'character' ? '' : why(e)
    return `${who(e)} activates the character and chooses ${some(e)}${squire}`
  },
  used: (e) =>
    isCompanion(e.word('card')) ? `${who(e)} uses the ability of ${short(e)}` : `${who(e)} uses ${short(e)}`,
  loaded: (e) => `${who(e)} puts ${blocks(n(e))} more on ${short(e)}${why(e)}`,
  unloaded: (e) => `${who(e)} moves ${blocks(n(e))} from ${short(e)} to ${place(e.either('to'))}`,
  placed: (e) =>
    n(e) === 0
      ? `${who(e)} has no block to put on ${short(e)}`
      : `${who(e)} puts ${blocks(n(e))} on ${short(e)}`,
  charged: (e) => `${who(e)} puts 1 block on ${short(e)}${why(e)}`,
  extraTurn: (e) => `${who(e)} gets an extra turn after this one${why(e)}`,
  extraVisit: (e) => `${who(e)} may make one more visit${why(e)}`,
  granted: (e) => `${GRANTS[known(GRANTED, e.word('rule'), 'rule')](who(e))}${why(e)}`,
  traded: (e) => `${who(e)} removes ${short(e)} from the game${why(e)}`,
  borrowed: (e) => `${who(e)} borrows ${short(e)} for this turn${why(e)}`,
  left: () => null,
  flipped: (e) =>
    e.from === undefined
      ? `Turned up among the ${deck(e)}: ${whole(e)}`
      : `Laid face up on the open ${deck(e)}: ${whole(e)}${why(e)}`,
  looked: (e) =>
    e.has('cards')
      ? `${who(e)} looks at the top of the ${deck(e)}: ${e.words('cards').map(cardName).join('; ')}`
      : `${who(e)} looks at the top of the ${deck(e)}`,
  peeked: (e) =>
    e.has('card')
      ? `${who(e)} sees ${whole(e)} on top of the ${deck(e)}${why(e)}`
      : `${who(e)} looks at the top card of the ${deck(e)}${why(e)}`,
  acquired: (e) => ARRIVES[known(DECKS, e.word('deck'), 'deck')](who(e), whole(e)),

  // dice and fights
  rolled,
  fought: (e) => `${who(e)} sends ${shortName(e.word('champion'))} to fight ${whole(e)}`,
  tired: (e) => `${who(e)} puts ${blocks(n(e))} on the tired ${short(e)}${why(e)}`,
  saved: (e) => `${who(e)} saves ${short(e)}`,
  died: (e) => {
    const home = n(e) === 0 ? '' : `, and ${blocks(n(e))} from ${short(e)} return to influence`
    const fight = e.from === undefined ? '' : ` in the fight against ${shortName(e.from)}`
    return `${whose(e)} companion ${short(e)} dies${fight}${home}`
  },

  // mounts, proficiencies, vindication
  mounted: (e) => `${whose(e)} mount rises to speed ${e.number('mount')}`,
  learned: (e) => `${who(e)} buys ${a(some(e))} proficiency tile`,
  tileDiscarded: (e) => `${who(e)} discards ${a(some(e))} proficiency tile`,
  vindicated: (e) => `${who(e)} is vindicated`,

  // honor, and the end
  honor: (e) => {
    const change = n(e) < 0 ? `loses ${-n(e)}` : `gains ${n(e)}`
    return `${who(e)} ${change} honor, ${e.number('total')} in all${why(e)}`
  },
  tokenTaken: (e) => `${who(e)} takes the trigger token from ${e.number('token')} honor`,
  triggerRevealed: (e) => `A new end trigger is turned up: ${cardName(e.word('trigger'))}`,
  triggerDropped: (e) => `${who(e)} removes the end trigger ${cardName(e.word('trigger'))}${why(e)}`,
  ending: (e) => `The end of the game is triggered: round ${e.number('lastRound')} is the last${why(e)}`,
  scored,
  over,
}

const isCompanion = (id: string) => card(id).initiative > 0

/** Blocks come home; taken from a companion, that companion is given up. */
function recovered(e: Tale): string {
  const where = e.word('where')
  const isPlace = where === 'conviction' || where === 'speed' || ATTRIBUTES.some((one) => one === where)
  if (isPlace) return `${who(e)} recovers ${blocks(n(e))} from ${place(where)}`
  if (isCompanion(where)) return `${who(e)} abandons ${shortName(where)} and recovers ${blocks(n(e))}`
  return `${who(e)} recovers ${blocks(n(e))} from ${shortName(where)}`
}

const GRANTED = ['tilePrice', 'freeDraw'] as const

const GRANTS: Readonly<Record<(typeof GRANTED)[number], (who: string) => string>> = {
  tilePrice: (who) => `A proficiency tile costs ${who} 2 of its attribute for the rest of the turn`,
  freeDraw: (who) => `${who}'s next empowered draw of this turn is free`,
}

type Arrival = (who: string, card: string) => string | null
const joins: Arrival = (who, card) => `${who} is joined by ${card}`

/** A monster is told of when it is fought. */
const ARRIVES: Readonly<Record<(typeof DECKS)[number], Arrival>> = {
  yellow: joins,
  blue: joins,
  red: joins,
  monsters: () => null,
  traits: (who, card) => `${who} attains ${card}`,
  relics: (who, card) => `${who} acquires ${card}`,
}

/** The white die or the black, once or twice. */
function rolled(e: Tale): string {
  const faces = e.has('white')
    ? ['white', 'secondWhite'].filter((die) => e.has(die)).map((die) => attribute(e.number(die)))
    : ['black', 'secondBlack'].filter((die) => e.has(die)).map((die) => at(BLACK_FACES, e.number(die)))
  const die = e.has('white') ? 'white' : 'black'
  const twice = faces.length > 1 ? ' twice' : ''
  return `${who(e)} rolls the ${die} die${twice}: ${list(faces)}${why(e)}`
}

const COUNTED_AT_THE_END = ['mastery', 'bonuses', 'quests', 'regions'] as const

const SCORES: Readonly<Record<(typeof COUNTED_AT_THE_END)[number], (from: string) => string>> = {
  mastery: (from) => ` for ${from} mastery`,
  bonuses: (from) => ` at the end (${shortName(from)})`,
  quests: (from) => {
    const [quest = '', half] = from.split('/')
    return ` for a secret quest (${cardName(quest)}, ${half === '1' ? 'first' : 'second'} half)`
  },
  regions: () => ' for regions held',
}

/** Nothing is said of what pays nothing. */
function scored(e: Tale): string | null {
  const points = e.number('points')
  if (points === 0) return null
  const what = known(COUNTED_AT_THE_END, e.word('what'), 'score')
  return `${who(e)} scores ${points} honor${SCORES[what](e.from ?? '')}`
}

function over(e: Tale): string {
  const winners = e.numbers('winners').map((seat) => named(e.names, seat))
  return winners.length === 1 ? `${at(winners, 0)} wins the game` : `${list(winners)} share the win`
}

export function event(f: F, happened: GameEvent, names: readonly string[]): string | null {
  return EVENTS_EN[known(EVENTS, happened.type, 'event')](new Tale(f, happened, names))
}
