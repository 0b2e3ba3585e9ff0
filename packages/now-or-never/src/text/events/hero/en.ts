// Log lines of hero actions, fights, quests and tokens.
import { lookup } from '../../../rules/lookup.ts'
import { spaceName } from '../../options/hero/en.ts'
import { does, type Line, named, number, theNamed, type Telling, why, word, words } from '../../telling/en.ts'
import { amounts, count, list, nameOf, several } from '../../words/en.ts'

const PILES_EN: Readonly<Record<string, string>> = {
  basic: 'a basic quest',
  artifact: 'an artifact',
  advanced: 'an advanced quest',
}

const lost = ({ event }: Telling): string => {
  const all = [
    [number(event['leaving']), 'for passing the enemy'],
    [number(event['extra']), 'for the extra step'],
    [number(event['toll']), 'for the passage'],
    [number(event['mountain']), 'for the mountain'],
  ] as const
  const some = all.filter(([n]) => n > 0).map(([n, why]) => `${count(n, 'heart')} ${why}`)
  return some.length === 0 ? '' : ` and loses ${list(some)}`
}

const moved = (telling: Telling): string => {
  const line = `${does(telling, 'walks')} to ${spaceName(telling.f, number(telling.event['space']))}${lost(telling)}`
  return telling.event.seat === telling.reader ? line.replace(' and loses ', ' and lose ') : line
}

const placed = (telling: Telling): string => {
  const { colour, slot, leaves } = telling.event
  const where = colour === 'red' ? `on face ${number(slot) + 1}` : `in blue slot ${number(slot) + 1}`
  const gone = typeof leaves === 'string' ? `, replacing ${nameOf(telling.f, leaves)}` : ''
  return `${does(telling, 'places')} ${named(telling, 'token')} ${where}${gone}`
}

/** A foe is an enemy, "the Rustback", or a quest with a fight. */
const isQuest = ({ f, event }: Telling): boolean => Object.hasOwn(f.values.quests, word(event['foe']))

const fightBegun = (telling: Telling): string => {
  const against = isQuest(telling) ? `for ${named(telling, 'foe')}` : theNamed(telling, 'foe')
  return `${does(telling, 'fights')} ${against} (health ${number(telling.event['health'])}, attack ${number(telling.event['attack'])})`
}

/** Hearts that are lost have a line of their own. */
const struck = (telling: Telling): string => {
  const loses = telling.event.seat === telling.reader ? 'lose' : 'loses'
  const unhurt = number(telling.event['lost']) === 0 ? ` and ${loses} no hearts` : ''
  return `${does(telling, 'deals')} ${number(telling.event['dealt'])} damage${unhurt}`
}

const fightLost = (telling: Telling): string => {
  const foe = isQuest(telling) ? `the fight for ${named(telling, 'foe')}` : theNamed(telling, 'foe')
  if (telling.event['how'] !== 'fell') return `${does(telling, 'retreats')} from ${foe}`
  return `${does(telling, 'loses')} ${isQuest(telling) ? '' : 'to '}${foe}`
}

export const HERO_LINES: Readonly<Record<string, Line>> = {
  setOut: (telling) =>
    `${does(telling, 'takes')} a hero action: ${several(number(telling.event['move']), '1 step', 'steps')}`,
  moved,
  visited: (telling) => `${does(telling, 'visits')} ${theNamed(telling, 'location')}`,
  rolled: (telling) => `${does(telling, 'rolls')} a ${number(telling.event['die'])}`,
  used: (telling) => `${does(telling, 'uses')} ${nameOf(telling.f, telling.event.from ?? '')}`,
  found: (telling) => `${does(telling, 'finds')} a search token: ${named(telling, 'token')}`,
  fightBegun,
  struck,
  fightLost,
  fightWon: (telling) => `${does(telling, 'defeats')} ${theNamed(telling, 'foe')}`,
  questPlayed: (telling) => `${does(telling, 'plays')} the quest ${named(telling, 'quest')}`,
  /** A quest without a fight is complete once it is played. */
  questDone: (telling) =>
    telling.f.values.quests[word(telling.event['quest'])]?.fight === null
      ? null
      : `${does(telling, 'completes')} ${named(telling, 'quest')}`,
  drew: (telling) => `${does(telling, 'draws')} ${PILES_EN[word(telling.event['pile'])] ?? 'a quest'}`,
  saw: (telling) => (telling.event['quest'] === undefined ? null : `It's ${named(telling, 'quest')}`),
  reshuffled: ({ event }) => `The discards of the ${word(event['pile'])} pile are shuffled into a new pile`,
  putAway: (telling) =>
    `${does(telling, 'discards')} ${list(words(telling.event['quests']).map((id) => nameOf(telling.f, id)))}`,
  kept: (telling) =>
    `${does(telling, 'keeps')} ${number(telling.event['n']) === 1 ? 'a quest' : `${number(telling.event['n'])} quests`}`,
  looked: (telling) => `${does(telling, 'looks')} at the top orders`,
  orderTaken: (telling) => `${does(telling, 'takes')} the order ${named(telling, 'order')}`,
  changed: (telling) =>
    `${does(telling, 'changes')} ${amounts({ [word(telling.event['give'])]: 1 })} into ${amounts({ [word(telling.event['take'])]: 1 })}`,
  readied: (telling) => `${does(telling, 'turns')} ${named(telling, 'specialist')} face up`,
  borrowed: (telling) => {
    const { use } = lookup.specialist(telling.f, word(telling.event['specialist']))
    return `${does(telling, 'uses')} ${named(telling, 'specialist')} for ${count(use, 'coin')}${why(telling)}`
  },
  placed,
}
