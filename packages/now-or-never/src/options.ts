// The options of a table. (N-SETUP-1)
import { againstIdle, chosen, formWith } from '@lorehall/grammar'
import type { Allowance, GameOptions, OptionsSchema } from '@lorehall/kernel'
import type { Content } from './box/content.ts'
import { LOBBY_EN } from './text/lobby/en.ts'

const FIELDS: OptionsSchema['properties'] = {
  map: {
    type: 'string',
    ...LOBBY_EN.map,
    enum: ['above', 'under'],
    default: 'above',
  },
  heroes: {
    type: 'string',
    ...LOBBY_EN.heroes,
    enum: ['picked', 'random'],
    default: 'picked',
  },
  reroll: {
    type: 'boolean',
    ...LOBBY_EN.reroll,
    default: false,
  },
}

const SEATS = [1, 2, 3, 4]

export const optionsFor = (contents: readonly Content[]): OptionsSchema => formWith(FIELDS, contents)

export const allowedBy =
  (contents: readonly Content[]) =>
  (options: GameOptions): Allowance => ({
    seats: SEATS,
    against: againstIdle(contents, options, 'N-SETUP-1'),
  })

/** The options of the next table of a campaign; null: there is none. */
export const nextOf =
  (contents: readonly Content[]) =>
  (options: GameOptions): GameOptions | null => {
    const found = chosen(contents, options).find(({ follows }) => follows !== undefined)
    if (found?.follows === undefined) return null
    const { setting, options: more } = found.follows
    const field = found.settings?.[setting]
    const values = field?.type === 'string' ? field.enum : []
    const value = values[values.indexOf(String(options[setting] ?? field?.default)) + 1]
    return value === undefined ? null : { ...options, ...more, [setting]: value }
  }
