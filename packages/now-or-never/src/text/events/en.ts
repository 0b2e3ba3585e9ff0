// One log line per event. Readers are "you" in lines about themselves.
import type { GameEvent, Seat } from '@lorehall/kernel'
import { lookup } from '../../rules/lookup.ts'
import { recruitCost } from '../../rules/prices.ts'
import type { F } from '../../rules/step.ts'
import { HERO_LINES } from './hero/en.ts'
import {
  bagOf,
  does,
  type Line,
  named,
  number,
  theNamed,
  type Telling,
  why,
  word,
  words,
} from '../telling/en.ts'
import {
  amounts,
  aVillager,
  count,
  list,
  nameOf,
  rowName,
  seatName,
  several,
  theName,
  victory,
} from '../words/en.ts'

/** "your ", "Ada's ": what belongs to a seat. */
const belongingTo = ({ names, reader }: Telling, seat: number): string =>
  seat === reader ? 'your ' : `${seatName(names, seat)}'s `

const replacing = ({ f, event }: Telling): string =>
  typeof event['leaves'] === 'string' ? `, replacing ${nameOf(f, event['leaves'])}` : ''

const hired = (telling: Telling): string => {
  const { owner, seat } = telling.event
  const whose = owner === null ? "the bot's " : owner === seat ? '' : belongingTo(telling, number(owner))
  const { use } = lookup.specialist(telling.f, word(telling.event['specialist']))
  return `${does(telling, 'uses')} ${whose}${named(telling, 'specialist')} for ${count(use, 'coin')}`
}

const recruited = (telling: Telling): string => {
  const { f, event } = telling
  const cost = recruitCost(f, event.seat ?? 0, word(event['specialist']))
  return `${does(telling, 'recruits')} ${named(telling, 'specialist')} for ${count(cost, 'coin')}${replacing(telling)}`
}

/** The only human of a solo game. */
const SOLO_SEAT = 0

/** The card says whose specialist it is. (N-SOLO-6) */
const exhausted = (telling: Telling): string => {
  const { f, event: e } = telling
  const deeds = f.values.solo[e.from ?? '']?.do ?? []
  const isHumans = deeds.some((deed) => deed.verb === 'botExhaust' && deed.whose === 'you')
  return isHumans
    ? `The bot exhausts ${belongingTo(telling, SOLO_SEAT)}${named(telling, 'specialist')} and pays the tax`
    : `The bot exhausts its ${named(telling, 'specialist')}`
}

const BOT_TAKES_EN: Readonly<Record<string, readonly [string, string]>> = {
  order: ['an order', 'orders'],
  basic: ['a basic quest', 'basic quests'],
  artifact: ['an artifact', 'artifacts'],
  advanced: ['an advanced quest', 'advanced quests'],
}

const botTook = ({ event: { what, n } }: Telling): string => {
  const [one, many] = BOT_TAKES_EN[word(what)] ?? ['a card', 'cards']
  return `The bot takes ${several(number(n), one, many)}`
}

const LINES: Readonly<Record<string, Line>> = {
  /** Readers see their own quests once all players have chosen. */
  sealed: (telling) =>
    telling.event.seat === telling.reader ? null : `${does(telling, 'has')} chosen which quests to keep`,
  firstPlayer: (telling) =>
    telling.event.from === undefined
      ? `${does(telling, 'goes')} first`
      : `${does(telling, 'takes')} the first player token${why(telling)}`,
  heroTaken: (telling) => `${does(telling, 'plays')} ${named(telling, 'hero')}`,
  questsKept: (telling) => {
    const kept = words(telling.event['quests'])
    return kept.length === 0
      ? null
      : `${does(telling, 'keeps')} ${list(kept.map((id) => nameOf(telling.f, id)))}`
  },
  season: ({ event }) => `Season ${number(event['n'])} begins`,
  turn: null,
  passed: (telling) => `${does(telling, 'passes')} for the season`,
  /** The price of a specialist is in the line about using or recruiting it. */
  paid: (telling) =>
    Object.hasOwn(telling.f.values.specialists, telling.event.from ?? '')
      ? null
      : `${does(telling, 'pays')} ${amounts(bagOf(telling.event['price']))}${why(telling)}`,
  gained: (telling) => `${does(telling, 'gains')} ${amounts(bagOf(telling.event['gained']))}${why(telling)}`,
  hurt: (telling) => `${does(telling, 'loses')} ${count(number(telling.event['n']), 'heart')}${why(telling)}`,
  hired,
  recruited,
  rested: (telling) => `${does(telling, 'rests')} ${named(telling, 'specialist')}`,
  built: (telling) =>
    `${does(telling, 'builds')} ${theNamed(telling, 'tile')} in the ${rowName(Math.floor(number(telling.event['space']) / 4))}`,
  tooDear: (telling) =>
    `${does(telling, 'has')} too few coins for any ${telling.event['what'] === 'gear' ? 'gear' : 'building'}`,
  swapped: (telling) =>
    `${does(telling, 'swaps')} ${list(words(telling.event['tiles']).map((id) => theName(telling.f, id)))}`,
  villager: (telling) =>
    `${does(telling, 'gains')} ${aVillager(telling.f, word(telling.event['good']))}${why(telling)}`,
  housed: (telling) =>
    `${does(telling, 'houses')} ${aVillager(telling.f, word(telling.event['good']))} in the ${rowName(number(telling.event['row']))}`,
  rehoused: (telling) =>
    `${does(telling, 'moves')} ${aVillager(telling.f, word(telling.event['good']))} to the ${rowName(number(telling.event['row']))}`,
  refilled: (telling) => `${does(telling, 'refills')} the villager row`,
  sold: (telling) =>
    `${does(telling, 'sells')} ${amounts(bagOf(telling.event['goods']))} for ${count(number(telling.event['coins']), 'coin')}`,
  orderDone: (telling) => `${does(telling, 'completes')} the order ${named(telling, 'order')}`,
  production: null,
  finalProduction: (telling) => {
    const coins = number(telling.event['coins'])
    const sold = coins === 0 ? '' : `: ${count(coins, 'coin')} in total`
    return `${does(telling, 'produces')} ${amounts(bagOf(telling.event['produced']))} in the final production${sold}`
  },
  scored: (telling) => `${does(telling, 'scores')} ${victory(number(telling.event['total']))}`,
  botCard: (telling) => `The bot draws a card: ${named(telling, 'card')}`,
  botRolled: ({ event }) => `The bot rolls a ${number(event['die'])}`,
  botSearched: ({ f, event: { space } }) => {
    const found = f.values.spaces[number(space)]
    return `The bot takes the ${found?.kind === 'search' ? `search token on ${found.letter}` : 'nearest search token'}`
  },
  botRecruited: (telling) => `The bot recruits ${named(telling, 'specialist')}${replacing(telling)}`,
  botAttacked: (telling) => `The bot defeats ${theNamed(telling, 'enemy')}`,
  botVillager: ({ f, event }) => `The bot takes ${aVillager(f, word(event['good']))}`,
  botTook,
  botExhausted: exhausted,
  ...HERO_LINES,
}

/** Every type of event that has a line. */
export const loggedEvents = () => Object.keys(LINES).filter((type) => LINES[type] !== null)

export function event(f: F, e: GameEvent, names: readonly string[], reader: Seat | null): string | null {
  const line = f.values.box.text.events[e.type] ?? LINES[e.type]
  return typeof line === 'function' ? line({ f, event: e, names, reader }) : (line ?? null)
}
