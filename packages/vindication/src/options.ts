// The lobby form: what players choose before a game.
import { againstIdle, chosen, fieldsOf } from '@lorehall/grammar'
import type { Against, Allowance, GameOptions, OptionsSchema } from '@lorehall/kernel'
import type { Content } from './box/content.ts'
import { againstTiles, leaving, roomOf } from './regions/balance.ts'
import { ARMED, EDITIONS, LENGTHS, termsOf } from './terms.ts'
import { GROUPS_EN, LOBBY_EN, makingRoomEN, notArmedEN } from './text/lobby/en.ts'

type Fields = OptionsSchema['properties']

const RULES_FIELDS: Fields = {
  edition: {
    type: 'string',
    ...LOBBY_EN.edition,
    enum: Object.keys(EDITIONS),
    default: '2018',
  },
  mountOnce: {
    type: 'boolean',
    ...LOBBY_EN.mountOnce,
    default: false,
  },
}

const HOUSE_FIELDS: Fields = {
  roundLimit: {
    type: 'boolean',
    ...LOBBY_EN.roundLimit,
    default: true,
  },
  armed: {
    type: 'string',
    ...LOBBY_EN.armed,
    enum: Object.keys(ARMED),
    default: 'from the first round',
  },
  length: {
    type: 'string',
    ...LOBBY_EN.length,
    enum: Object.keys(LENGTHS),
    default: 'until it is triggered',
  },
  openQuests: {
    type: 'boolean',
    ...LOBBY_EN.openQuests,
    default: false,
  },
}

/** Part of the form if an expansion brings regions. */
const MAKING_ROOM: Fields = {
  regions: {
    type: 'string',
    ...LOBBY_EN.regions,
    enum: ['basic', 'advanced'],
    default: 'basic',
  },
  single: {
    type: 'string',
    ...LOBBY_EN.single,
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
      ...under(GROUPS_EN.expansions, { ...fieldsOf(contents), ...(bringsRegions ? MAKING_ROOM : {}) }),
      ...under(GROUPS_EN.house, HOUSE_FIELDS),
    },
  }
}

const SEATS = [2, 3, 4, 5]

/** With a fixed length, triggers end nothing, so a first round for them makes no sense. (V-HOUSE-4) */
function againstTerms(options: GameOptions): Against | null {
  const { rounds, armedFrom } = termsOf(options)
  return rounds === 0 || armedFrom === 1
    ? null
    : {
        rule: 'V-HOUSE-4',
        why: notArmedEN(rounds, armedFrom),
      }
}

/**
 * Any modules can be combined as long as the bag has room for their tiles; `says` names the tiles that leave.
 * (V-TILES-4) A variant of an expansion needs that expansion. (V-EDITION-13)
 */
export function allowedBy(contents: readonly Content[]): (options: GameOptions) => Allowance {
  const names = Object.fromEntries(contents.flatMap(({ text }) => Object.entries(text.regions)))
  return (options) => {
    const brought = chosen(contents, options)
    const against =
      againstTerms(options) ?? againstIdle(contents, options, 'V-EDITION-13') ?? againstTiles(brought)
    const gone = against === null ? leaving(brought, roomOf(options)) : []
    return {
      seats: SEATS,
      against,
      ...(gone.length === 0 ? {} : { says: makingRoomEN(gone.map((kind) => names[kind]?.name ?? kind)) }),
    }
  }
}
