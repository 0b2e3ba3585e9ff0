// What players choose before a game.
import { againstIdle, chosen, fieldsOf } from '@lorehall/grammar'
import type { Against, Allowance, GameOptions, OptionsSchema } from '@lorehall/kernel'
import type { Content } from './box/content.ts'
import { againstTiles, leaving, roomOf } from './regions/balance.ts'
import { ARMED, EDITIONS, LENGTHS, termsOf } from './terms.ts'

type Fields = OptionsSchema['properties']

const RULES_FIELDS: Fields = {
  edition: {
    type: 'string',
    title: 'Edition',
    description:
      'Whose rules are played: those of the published game of 2018, or of its prototype of 2017, which begins lower, knows no recovering, no vindication, no empowered draws and no ties that are broken, and lets you control what you stand beside.',
    enum: Object.keys(EDITIONS),
    default: '2018',
  },
  mountOnce: {
    type: 'boolean',
    title: 'One mount level a turn',
    description:
      'A reading of the player summary: command posts bring one level a turn, not as many as you can pay. The prototype always has it.',
    default: false,
  },
}

const HOUSE_FIELDS: Fields = {
  roundLimit: {
    type: 'boolean',
    title: 'End at round 30',
    description: 'House rule: when round 30 begins, the end counts as triggered.',
    default: true,
  },
  armed: {
    type: 'string',
    title: 'End triggers are armed',
    description:
      'House rule: before that round no end trigger ends the game, however early it is met. For games that shall not end abruptly.',
    enum: Object.keys(ARMED),
    default: 'from the first round',
  },
  length: {
    type: 'string',
    title: 'The game lasts',
    description:
      'House rule: a fixed number of rounds, and no end trigger changes that; or, as printed, until one is met.',
    enum: Object.keys(LENGTHS),
    default: 'until it is triggered',
  },
  openQuests: {
    type: 'boolean',
    title: 'Open quests',
    description: 'House rule: everybody sees the quests of all.',
    default: false,
  },
}

/** Asked where an expansion brings regions. */
const MAKING_ROOM: Fields = {
  regions: {
    type: 'string',
    title: 'Regions that make room',
    description:
      'Which leave the bag when expansions bring three to five: a spire, a fort and a library (basic), or a command post, a monastery and a shrine (advanced).',
    enum: ['basic', 'advanced'],
    default: 'basic',
  },
  single: {
    type: 'string',
    title: 'The single one',
    description: 'Which leaves the bag when one more has to: the Academy or an inn. For two both leave.',
    enum: ['academy', 'inn'],
    default: 'academy',
  },
}

const under = (group: string, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, group }]))

export function optionsFor(contents: readonly Content[]): OptionsSchema {
  const bringsRegions = contents.some(({ field, regions }) => field !== null && regions.length > 0)
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...RULES_FIELDS,
      ...under('Expansions', { ...fieldsOf(contents), ...(bringsRegions ? MAKING_ROOM : {}) }),
      ...under('Rules of the house', HOUSE_FIELDS),
    },
  }
}

const SEATS = [2, 3, 4, 5]

/** Where triggers end nothing they cannot be armed. (V-HOUSE-4) */
function againstTerms(options: GameOptions): Against | null {
  const { rounds, armedFrom } = termsOf(options)
  return rounds === 0 || armedFrom === 1
    ? null
    : {
        rule: 'V-HOUSE-4',
        why: `A game of ${rounds} rounds is not ended by triggers, so they cannot be armed from round ${armedFrom} on; choose one of the two`,
      }
}

/**
 * Any modules go together while the bag has room for their tiles; which make room is told. (V-TILES-4) A reading is
 * one of an expansion that is played. (V-EDITION-13)
 */
export function allowedBy(contents: readonly Content[]): (options: GameOptions) => Allowance {
  const names = Object.fromEntries(contents.flatMap(({ text }) => Object.entries(text.regions)))
  return (options) => {
    const brought = chosen(contents, options)
    const against =
      againstTerms(options) ?? againstIdle(contents, options, 'V-EDITION-13') ?? againstTiles(brought)
    const gone = against === null ? leaving(brought, roomOf(options)) : []
    const list = gone.map((kind) => names[kind]?.name ?? kind).join(', ')
    return {
      seats: SEATS,
      against,
      ...(list === '' ? {} : { says: `To make room, one each leaves the bag: ${list}.` }),
    }
  }
}
