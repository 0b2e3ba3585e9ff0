// What players choose before a game, and what that allows. (N-SETUP-1)
import { againstIdle, fieldsOf } from '@lorehall/grammar'
import type { Allowance, GameOptions, OptionsSchema } from '@lorehall/kernel'
import type { Content } from './box/content.ts'

const FIELDS: OptionsSchema['properties'] = {
  map: {
    type: 'string',
    title: 'Map',
    description: 'Above ground, or underground with other locations, enemies and towns.',
    enum: ['above', 'under'],
    default: 'above',
  },
  heroes: {
    type: 'string',
    title: 'Heroes',
    description: 'Picked openly, the last player first, or dealt at random.',
    enum: ['picked', 'random'],
    default: 'picked',
  },
  reroll: {
    type: 'boolean',
    title: 'Reroll variant',
    description: 'Spend a good to roll a die of your own again.',
    default: false,
  },
}

const SEATS = [1, 2, 3, 4]

export const optionsFor = (contents: readonly Content[]): OptionsSchema => ({
  type: 'object',
  additionalProperties: false,
  properties: { ...FIELDS, ...fieldsOf(contents) },
})

export const allowedBy =
  (contents: readonly Content[]) =>
  (options: GameOptions): Allowance => ({
    seats: SEATS,
    against: againstIdle(contents, options, 'N-SETUP-1'),
  })
