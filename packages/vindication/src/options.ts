// What players choose before a game.
import type { Allowance, GameOptions, OptionsSchema } from '@lorehall/kernel'
import { chosen, tilesOf } from './box/box.ts'
import type { Content } from './box/content.ts'
import { makingRoom } from './regions/balance.ts'

const BASE_FIELDS: OptionsSchema['properties'] = {
  edition: {
    type: 'string',
    title: 'Edition',
    description: 'Whose rules are played: the published game of 2018.',
    enum: ['2018'],
    default: '2018',
  },
  roundLimit: {
    type: 'boolean',
    title: 'End at round 30',
    description: 'House rule: when round 30 begins, the end counts as triggered.',
    default: true,
  },
}

/** Asked where an expansion brings regions. */
const MAKING_ROOM: OptionsSchema['properties'] = {
  regions: {
    type: 'string',
    title: 'Regions that make room',
    description:
      'Which leave the bag when expansions bring three to five: a spire, a fort and a library (basic), or a command post, a monastery and a shrine (advanced).',
    enum: ['basic', 'advanced'],
    default: 'basic',
  },
}

export function optionsFor(contents: readonly Content[]): OptionsSchema {
  const fields = contents.flatMap(({ id, field }) => (field === null ? [] : [[id, field] as const]))
  const bringsRegions = contents.some(({ field, regions }) => field !== null && regions.length > 0)
  return {
    type: 'object',
    additionalProperties: false,
    properties: { ...BASE_FIELDS, ...Object.fromEntries(fields), ...(bringsRegions ? MAKING_ROOM : {}) },
  }
}

const SEATS = [2, 3, 4, 5]

/** Any modules go together while the bag has room for their tiles. (V-TILES-4) */
export function allowedBy(contents: readonly Content[]): (options: GameOptions) => Allowance {
  return (options) => {
    const incoming = tilesOf(chosen(contents, options))
    const against =
      makingRoom(incoming, false) === null
        ? {
            rule: 'V-TILES-4',
            why: `These expansions bring ${incoming} regions, and no more than 8 can be made room for`,
          }
        : null
    return { seats: SEATS, against }
  }
}
