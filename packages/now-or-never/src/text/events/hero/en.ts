// Lines of the log for the hero's chapters.
import { spaceName } from '../../options/hero/en.ts'
import { does, type Line, number, the, type Told, word, words } from '../../telling/en.ts'
import { amounts, count, list, nameOf } from '../../words/en.ts'

const PILES_EN: Readonly<Record<string, string>> = {
  basic: 'a basic quest',
  artifact: 'an artifact',
  advanced: 'an advanced quest',
}

const lost = ({ event }: Told): string => {
  const all = [
    [number(event['leaving']), 'past the enemy'],
    [number(event['extra']), 'for the extra step'],
    [number(event['mountain']), 'on the mountain'],
  ] as const
  const some = all.filter(([n]) => n > 0).map(([n, why]) => `${count(n, 'heart')} ${why}`)
  return some.length === 0 ? '' : ` and loses ${list(some)}`
}

const moved = (told: Told): string => {
  const line = `${does(told, 'walks')} to ${spaceName(told.f, number(told.event['space']))}${lost(told)}`
  return told.event.seat === told.reader ? line.replace(' and loses ', ' and lose ') : line
}

const placed = (told: Told): string => {
  const { colour, slot, leaves } = told.event
  const where = colour === 'red' ? `on face ${number(slot) + 1}` : `in blue slot ${number(slot) + 1}`
  const gone = typeof leaves === 'string' ? `; ${nameOf(leaves)} leaves` : ''
  return `${does(told, 'places')} ${the(told, 'token')} ${where}${gone}`
}

export const HERO_LINES: Readonly<Record<string, Line>> = {
  setOut: (told) => `${does(told, 'sets')} out with movement ${number(told.event['move'])}`,
  moved,
  visited: (told) => `${does(told, 'visits')} ${the(told, 'location')}`,
  rolled: (told) => `${does(told, 'rolls')} a ${number(told.event['die'])}`,
  used: (told) => `${does(told, 'uses')} ${nameOf(told.event.from ?? '')}`,
  found: (told) => `${does(told, 'finds')} ${the(told, 'token')}`,
  fightBegun: (told) =>
    `${does(told, 'fights')} ${the(told, 'foe')}: health ${number(told.event['health'])}, attack ${number(told.event['attack'])}`,
  struck: (told) =>
    `${does(told, 'deals')} ${number(told.event['dealt'])} damage; ${the(told, 'foe')} deals ${number(told.event['lost'])}`,
  fightLost: (told) =>
    told.event['how'] === 'fell'
      ? `${does(told, 'falls')} before ${the(told, 'foe')}`
      : `${does(told, 'retreats')} from ${the(told, 'foe')}`,
  fightWon: (told) => `${does(told, 'defeats')} ${the(told, 'foe')}`,
  questPlayed: (told) => `${does(told, 'plays')} ${the(told, 'quest')}`,
  questDone: (told) => `${does(told, 'completes')} ${the(told, 'quest')}`,
  drew: (told) => `${does(told, 'draws')} ${PILES_EN[word(told.event['pile'])] ?? 'a quest'}`,
  saw: (told) => (told.event['quest'] === undefined ? null : `It is ${the(told, 'quest')}`),
  reshuffled: ({ event }) => `The discards of the ${word(event['pile'])} pile are shuffled`,
  putAway: (told) => `${does(told, 'discards')} ${list(words(told.event['quests']).map(nameOf))}`,
  kept: (told) =>
    `${does(told, 'keeps')} ${number(told.event['n']) === 1 ? 'a quest' : `${number(told.event['n'])} quests`}`,
  looked: (told) => `${does(told, 'looks')} at the top orders`,
  orderTaken: (told) => `${does(told, 'takes')} the order ${the(told, 'order')}`,
  changed: (told) =>
    `${does(told, 'changes')} ${amounts({ [word(told.event['give'])]: 1 })} into ${amounts({ [word(told.event['take'])]: 1 })}`,
  readied: (told) => `${does(told, 'turns')} ${the(told, 'specialist')} face up`,
  borrowed: (told) => `${does(told, 'uses')} ${the(told, 'specialist')} behind the mask`,
  placed,
}
