// What players choose before a game, and what that allows. (N-SETUP-1)
import type { Allowance, OptionsSchema } from '@lorehall/kernel'

export const options: OptionsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
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
  },
}

const SEATS = [1, 2, 3, 4]

export const allows = (): Allowance => ({ seats: SEATS, against: null })
