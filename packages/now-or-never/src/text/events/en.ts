// One line of the log for each thing that happens. Who reads of themselves is called "you".
import type { GameEvent, Seat } from '@lorehall/kernel'
import type { F } from '../../rules/step.ts'
import { HERO_LINES } from './hero/en.ts'
import { bagOf, does, type Line, number, the, type Told, why, word, words } from '../telling/en.ts'
import { amounts, count, list, nameOf, rowName, seatName, victory, villager } from '../words/en.ts'

const leaving = ({ event }: Told): string =>
  typeof event['leaves'] === 'string' ? `; ${nameOf(event['leaves'])} leaves` : ''

const hired = (told: Told): string => {
  const { event, names, reader } = told
  const owner = event['owner']
  const whose =
    owner === null
      ? "the bot's "
      : owner === event.seat
        ? ''
        : owner === reader
          ? 'your '
          : `${seatName(names, number(owner))}'s `
  return `${does(told, 'uses')} ${whose}${the(told, 'specialist')}`
}

const LINES: Readonly<Record<string, Line>> = {
  sealed: (told) => `${does(told, 'has')} chosen`,
  firstPlayer: (told) => `${does(told, 'has')} the first player token${why(told)}`,
  heroTaken: (told) => `${does(told, 'plays')} ${the(told, 'hero')}`,
  questsKept: (told) => {
    const kept = words(told.event['quests'])
    return `${does(told, 'keeps')} ${kept.length === 0 ? 'four quests' : list(kept.map(nameOf))}`
  },
  season: ({ event }) => `Season ${number(event['n'])} begins`,
  turn: null,
  passed: (told) => `${does(told, 'passes')} for the season`,
  paid: (told) => `${does(told, 'pays')} ${amounts(bagOf(told.event['price']))}${why(told)}`,
  gained: (told) => `${does(told, 'gains')} ${amounts(bagOf(told.event['gained']))}${why(told)}`,
  hurt: (told) => `${does(told, 'loses')} ${count(number(told.event['n']), 'heart')}${why(told)}`,
  hired,
  recruited: (told) => `${does(told, 'recruits')} ${the(told, 'specialist')}${leaving(told)}`,
  rested: (told) => `${does(told, 'rests')} ${the(told, 'specialist')}`,
  built: (told) =>
    `${does(told, 'builds')} the ${the(told, 'tile')} in the ${rowName(Math.floor(number(told.event['space']) / 4))}`,
  swapped: (told) => `${does(told, 'swaps')} ${list(words(told.event['tiles']).map(nameOf))}`,
  villager: (told) => `${does(told, 'gains')} a ${villager(word(told.event['good']))}${why(told)}`,
  housed: (told) =>
    `${does(told, 'houses')} a ${villager(word(told.event['good']))} in the ${rowName(number(told.event['row']))}`,
  rehoused: (told) =>
    `${does(told, 'moves')} a ${villager(word(told.event['good']))} to the ${rowName(number(told.event['row']))}`,
  refilled: (told) => `${does(told, 'fills')} the row of villagers`,
  sold: (told) =>
    `${does(told, 'sells')} ${amounts(bagOf(told.event['goods']))} for ${count(number(told.event['coins']), 'coin')}`,
  orderDone: (told) => `${does(told, 'completes')} ${the(told, 'order')}`,
  production: null,
  finalProduction: (told) => {
    const coins = number(told.event['coins'])
    const sold = coins === 0 ? '' : ` for ${count(coins, 'coin')}`
    return `${does(told, 'produces')} ${amounts(bagOf(told.event['produced']))}${sold} in the final production`
  },
  scored: (told) => `${does(told, 'scores')} ${victory(number(told.event['total']))}`,
  botCard: (told) => `The bot: ${the(told, 'card')}`,
  botRolled: ({ event }) => `The bot rolls a ${number(event['die'])}`,
  botSearched: 'The bot takes the nearest search token',
  botRecruited: (told) => `The bot recruits ${the(told, 'specialist')}${leaving(told)}`,
  botAttacked: (told) => `The bot defeats ${the(told, 'enemy')}`,
  botVillager: ({ event }) => `The bot takes a ${villager(word(event['good']))}`,
  botTook: ({ event }) =>
    event['what'] === 'order'
      ? 'The bot takes an order'
      : `The bot takes quest cards (${word(event['what'])})`,
  botExhausted: (told) => `The bot tires ${the(told, 'specialist')}`,
  ...HERO_LINES,
}

/** Every type of event that has a line. */
export const toldEvents = () => Object.keys(LINES).filter((type) => LINES[type] !== null)

export function event(f: F, e: GameEvent, names: readonly string[], reader: Seat | null): string | null {
  const line = f.values.box.text.events[e.type] ?? LINES[e.type]
  return typeof line === 'function' ? line({ f, event: e, names, reader }) : (line ?? null)
}
