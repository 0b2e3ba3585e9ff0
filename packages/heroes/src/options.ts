// What players choose before a game, and what that allows. (H-SETUP-1)
import { againstIdle, fieldsOf } from '@lorehall/grammar'
import type { Allowance, GameOptions, OptionsSchema, Seat } from '@lorehall/kernel'
import type { Content } from './box/content.ts'

const FIELDS: OptionsSchema['properties'] = {
  factions: {
    type: 'string',
    title: 'Factions',
    description: 'Picked openly, one after the other, or dealt at random.',
    enum: ['picked', 'random'],
    default: 'picked',
  },
  teams: {
    type: 'boolean',
    title: 'Teams',
    description: 'Two against two, seats alternating; for 4 players.',
    default: false,
  },
  enemy: {
    type: 'string',
    title: 'The Enemy',
    description: 'How hard the Enemy of a game alone is: what it begins with, its cards, its track.',
    enum: ['easy', 'normal', 'hard'],
    default: 'normal',
  },
  towers: {
    type: 'string',
    title: 'Points of a Tower',
    description: 'For each Land Region between it and your Capital; sources give both numbers.',
    enum: ['1', '3'],
    default: '1',
  },
}

const SEATS = [1, 2, 3, 4]
/** Two against two. (H-TEAM-11) */
const IN_TEAMS = [4]

export const optionsFor = (contents: readonly Content[]): OptionsSchema => ({
  type: 'object',
  additionalProperties: false,
  properties: { ...FIELDS, ...fieldsOf(contents) },
})

export const allowedBy =
  (contents: readonly Content[]) =>
  (options: GameOptions): Allowance => ({
    seats: options['teams'] === true ? IN_TEAMS : SEATS,
    against: againstIdle(contents, options, 'H-SETUP-1'),
  })

/** How many teams there are; 0: everybody plays alone. Where there can be only two, `true` says so. (H-TEAM-11) */
export function teamsOf({ teams }: GameOptions): number {
  if (teams === undefined || teams === false) return 0
  if (teams === true || teams === 'two') return 2
  return teams === 'three' ? 3 : 0
}

/** Who wins and loses together: in teams, seats alternate. (H-TEAM-11) */
export function sides(seats: number, options: GameOptions): Seat[][] {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  const teams = teamsOf(options)
  if (teams === 0) return all.map((seat) => [seat])
  return Array.from({ length: teams }, (_, team) => all.filter((seat) => seat % teams === team))
}
