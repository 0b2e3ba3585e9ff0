// One log line per event.
import type { GameEvent, Seat } from '@lorehall/kernel'
import { isCompanion } from '../../rules/lookup.ts'
import type { F } from '../../rules/step.ts'
import { ATTRIBUTES, at, DECKS } from '../../state.ts'
import { BLACK_FACES } from '../../values/table.ts'
import type { Line } from '../module-text.ts'
import {
  cardVerb,
  does,
  forIt,
  fromIt,
  inRoll,
  n,
  owns,
  short,
  some,
  there,
  verb,
  who,
  whole,
  whom,
  whose,
  why,
} from '../telling/en.ts'
import {
  a,
  attribute,
  augmentation,
  blocks,
  capital,
  cardName,
  cause,
  count,
  DECK_CARD_EN,
  dilution,
  known,
  list,
  madeOf,
  oneOf,
  place,
  theShort,
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
  'missed',
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
  'spared',
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

/** A card of the deck: "red companion", "monster". */
const deckCard = (e: Tale) => DECK_CARD_EN[known(DECKS, e.word('deck'), 'deck')]

const EVENTS_EN: Readonly<Record<(typeof EVENTS)[number], Line>> = {
  // game, rounds and turns
  journey: (e) =>
    `${whose(e)} journey begins on space ${e.number('start')}, with ${a(e.word('colour'))} companion`,
  startingCompanion: (e) => `${does(e, 'sets')} out with ${whole(e)}`,
  // The decision has its own line as soon as everyone may know it.
  sealed: () => null,
  questKept: (e) =>
    e.has('quest')
      ? `${does(e, 'keeps')} the secret quest ${cardName(e.f, e.word('quest'))}`
      : `${does(e, 'keeps')} a secret quest`,
  round: (e) => `Round ${n(e)} begins`,
  turn: (e) => `${whose(e)} turn (round ${e.number('round')})`,
  turnEnded: () => null,

  // on the island
  moved: (e) => `${does(e, 'steps')} to space ${e.number('space')}`,
  struggled: (e) => `${does(e, 'is')} trapped and ${verb(e, 'struggles')} free`,
  teleported: (e) => `${does(e, 'teleports')} to space ${e.number('space')}${why(e)}`,
  discovered: (e) => {
    return `${does(e, 'discovers')} ${oneOf(e.f, e.word('region'))}`
  },
  rested: (e) => does(e, 'rests'),
  visited: (e) => `${does(e, 'visits')} ${there(e)}`,
  controlled: (e) => {
    const former = e.number('former')
    const cost = e.number('cost')
    const taken = `${does(e, 'takes')} control of ${there(e)}`
    const paid = cost === 0 ? '' : ` for ${cost} conviction`
    return former === -1 ? `${taken}${paid}` : `${taken} from ${whom(e, former)}${paid}`
  },
  gaveUp: (e) => `${does(e, 'gives')} up ${there(e)}: its block returns to influence`,

  // blocks
  gained: (e) => `${does(e, 'gains')} ${n(e)} ${some(e)}${fromIt(e)}`,
  missed: (e) => `${does(e, 'has')} no influence left to gain ${list(given(e))}${fromIt(e)}`,
  paid: (e) => `${does(e, 'pays')} ${n(e)} ${some(e)}${forIt(e)}`,
  // The line about control names its price.
  convictionUsed: (e) =>
    e.from?.startsWith('control:') === true ? null : `${does(e, 'uses')} ${n(e)} conviction${forIt(e)}`,
  converted: (e) => `${does(e, 'converts')} ${list(madeOf(some(e)))} to 1 ${some(e)}`,
  turned: (e) =>
    `${does(e, 'turns')} 1 ${place(e.either('attribute'))} into 1 ${place(e.either('to'))}${why(e)}`,
  rearranged: (e) => {
    const now = e.numbers('spheres').map((many, i) => `${many} ${attribute(i)}`)
    return `${does(e, 'rearranges')} ${owns(e)} attributes${why(e)}: ${list(now)}`
  },
  augmented: (e) => `${does(e, 'augments')} ${blocks(n(e))} from ${augmentation(e.word('how'))}${why(e)}`,
  diluted: (e) => `${does(e, 'dilutes')} 1 block from ${dilution(e.word('how'))}${why(e)}`,
  recovered,
  returned: (e) => `${does(e, 'returns')} ${blocks(n(e))} from ${short(e)} to influence${why(e)}`,

  // cards
  activated: (e) => `${does(e, 'activates')} ${short(e)}${e.is('free') ? ' without placing a block' : ''}`,
  characterActivated: (e) => {
    const squire = e.from === 'character' ? '' : why(e)
    return `${does(e, 'activates')} ${owns(e)} character${squire} and ${verb(e, 'chooses')} ${some(e)}`
  },
  used: (e) =>
    isCompanion(e.f, e.word('card'))
      ? `${does(e, 'uses')} ${short(e)}'s ability`
      : `${does(e, 'uses')} ${short(e)}`,
  loaded: (e) => `${does(e, 'puts')} ${count(n(e), 'more block')} on ${short(e)}${why(e)}`,
  unloaded: (e) => `${does(e, 'moves')} ${blocks(n(e))} from ${short(e)} to ${place(e.either('to'))}`,
  placed: (e) =>
    n(e) === 0
      ? `${does(e, 'has')} no block to put on ${short(e)}`
      : `${does(e, 'puts')} ${blocks(n(e))} from influence on ${short(e)}`,
  charged: (e) => `${does(e, 'puts')} 1 block from influence on ${short(e)}${why(e)}`,
  extraTurn: (e) => `${does(e, 'gets')} an extra turn after this one${why(e)}`,
  extraVisit: (e) => `${does(e, 'gets')} an extra visit this turn${why(e)}`,
  granted: (e) => `${GRANTS[known(GRANTED, e.word('rule'), 'rule')](e)}${why(e)}`,
  traded: (e) => `${does(e, 'removes')} ${short(e)} from the game${why(e)}`,
  borrowed: (e) => `${does(e, 'borrows')} ${short(e)} for this turn${why(e)}`,
  left: () => null,
  flipped: (e) => `New ${deckCard(e)} face up${why(e)}: ${cardName(e.f, e.word('card'))}`,
  looked: (e) =>
    e.has('cards')
      ? `${does(e, 'looks')} at the top of the ${deckCard(e)} deck: ${e
          .words('cards')
          .map((id) => cardName(e.f, id))
          .join('; ')}`
      : `${does(e, 'looks')} at the top of the ${deckCard(e)} deck`,
  peeked: (e) =>
    e.has('card')
      ? `${does(e, 'sees')} ${whole(e)} on top of the ${deckCard(e)} deck${why(e)}`
      : `${does(e, 'looks')} at the top card of the ${deckCard(e)} deck${why(e)}`,
  acquired,

  // dice and fights
  rolled,
  fought: (e) => `${does(e, 'sends')} ${theShort(e.f, e.word('champion'))} to fight ${whole(e)}`,
  tired: (e) =>
    `Fatigue: ${whom(e, e.number('seat'))} ${verb(e, 'puts')} ${blocks(n(e))} from influence on ${short(e)}`,
  saved: (e) => `${does(e, 'saves')} ${short(e)}`,
  spared: (e) => `${whose(e)} companion ${short(e)} can't be killed${why(e)}`,
  died: (e) => {
    const home = n(e) === 0 ? '' : ` (${blocks(n(e))} ${n(e) === 1 ? 'returns' : 'return'} to influence)`
    const fight = e.from === undefined ? '' : ` in the fight against ${cause(e.f, e.from)}`
    return `${does(e, 'loses')} ${short(e)}${fight}${home}`
  },

  // mounts, proficiencies, vindication
  mounted: (e) => `${whose(e)} mount rises to speed ${e.number('mount')}`,
  learned: (e) => `${does(e, 'buys')} ${a(some(e))} proficiency tile`,
  tileDiscarded: (e) => `${does(e, 'discards')} ${a(some(e))} proficiency tile`,
  vindicated: (e) => `${does(e, 'is')} vindicated`,

  // honor, and the end
  honor: (e) => {
    const change = n(e) < 0 ? `${does(e, 'loses')} ${-n(e)}` : `${does(e, 'gains')} ${n(e)}`
    return `${change} honor${n(e) < 0 ? forIt(e) : fromIt(e)} (${e.number('total')} total)`
  },
  tokenTaken: (e) => `${does(e, 'takes')} the trigger token at ${e.number('token')} honor`,
  triggerRevealed: (e) => `New end trigger: ${cardName(e.f, e.word('trigger'))}`,
  triggerDropped: (e) => `${does(e, 'removes')} the end trigger ${cardName(e.f, e.word('trigger'))}${why(e)}`,
  ending: (e) => `The end of the game is triggered${why(e)}: round ${e.number('lastRound')} is the last`,
  scored,
  over,
}

const given = (e: Tale) => e.numbers('give').flatMap((many, i) => (many > 0 ? `${many} ${attribute(i)}` : []))

/** Taking a companion's blocks means giving that companion up. */
function recovered(e: Tale): string {
  const where = e.word('where')
  const isPlace = where === 'conviction' || where === 'speed' || ATTRIBUTES.some((one) => one === where)
  if (isPlace) return `${does(e, 'recovers')} ${blocks(n(e))} from ${place(where)} to influence`
  if (isCompanion(e.f, where))
    return `${does(e, 'abandons')} ${theShort(e.f, where)}: ${blocks(n(e))} ${n(e) === 1 ? 'returns' : 'return'} to influence`
  return `${does(e, 'recovers')} ${blocks(n(e))} from ${theShort(e.f, where)} to influence`
}

const GRANTED = ['tilePrice', 'freeDraw', 'cheaperCard'] as const

const GRANTS: Readonly<Record<(typeof GRANTED)[number], (e: Tale) => string>> = {
  tilePrice: (e) =>
    `Proficiency tiles cost ${whom(e, e.number('seat'))} ${n(e)} attributes for the rest of the turn`,
  freeDraw: (e) => `${whose(e)} next empowered draw this turn is free`,
  cheaperCard: (e) => `${whose(e)} next card this turn costs ${n(e)} attribute less`,
}

const joins: Line = (e) => `${capital(whole(e))} ${cardVerb(whole(e), 'joins')} ${whom(e, e.number('seat'))}`

/** Worded by deck. A card of no deck is acquired like a relic; a monster has its line when it is fought. */
function acquired(e: Tale): string | null {
  const deck = DECKS.find((name) => name === e.word('deck')) ?? 'relics'
  return ARRIVES[deck](e)
}

const ARRIVES: Readonly<Record<(typeof DECKS)[number], Line>> = {
  yellow: joins,
  blue: joins,
  red: joins,
  monsters: () => null,
  traits: (e) => `${does(e, 'attains')} ${whole(e)}`,
  relics: (e) => `${does(e, 'acquires')} ${whole(e)}`,
}

/** The white die or the black, once or twice. */
function rolled(e: Tale): string {
  const faces = e.has('white')
    ? ['white', 'secondWhite'].filter((die) => e.has(die)).map((die) => attribute(e.number(die)))
    : ['black', 'secondBlack'].filter((die) => e.has(die)).map((die) => at(BLACK_FACES, e.number(die)))
  const die = e.has('white') ? 'white' : 'black'
  const twice = faces.length > 1 ? ' twice' : ''
  return `${does(e, 'rolls')} the ${die} die${twice}${inRoll(e)}: ${list(faces)}`
}

const COUNTED_AT_THE_END = ['mastery', 'bonuses', 'quests', 'regions'] as const

const SCORES: Readonly<Record<(typeof COUNTED_AT_THE_END)[number], (f: F, from: string) => string>> = {
  mastery: (_f, from) => ` for ${from} mastery`,
  bonuses: (f, from) => ` from ${theShort(f, from)}`,
  quests: (f, from) => {
    const [quest = '', half] = from.split('/')
    return ` for a secret quest (${cardName(f, quest)}, ${half === '1' ? 'first' : 'second'} half)`
  },
  regions: () => ' for regions held',
}

/** No line for 0 points. */
function scored(e: Tale): string | null {
  const points = e.number('points')
  if (points === 0) return null
  const what = COUNTED_AT_THE_END.find((one) => one === e.word('what'))
  const told = what === undefined ? fromIt(e) : SCORES[what](e.f, e.from ?? '')
  return `${does(e, 'scores')} ${points} honor${told}`
}

function over(e: Tale): string {
  const [first = -1, ...others] = e.numbers('winners')
  if (others.length > 0)
    return `${list([who(e, first), ...others.map((seat) => whom(e, seat))])} share the win`
  return first === e.reader ? 'You win the game' : `${who(e, first)} wins the game`
}

/** The event types of the base game; modules have their own lines (`box.text.events`). */
export const loggedEvents = (): readonly string[] => EVENTS

export function event(
  f: F,
  happened: GameEvent,
  names: readonly string[],
  reader: Seat | null,
): string | null {
  const line = f.values.box.text.events[happened.type] ?? EVENTS_EN[known(EVENTS, happened.type, 'event')]
  return line(new Tale(f, happened, names, reader))
}
