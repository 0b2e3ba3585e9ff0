// What players choose before a game.
import type { OptionsSchema } from '@lorehall/kernel'

export const options: OptionsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
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
  },
}
