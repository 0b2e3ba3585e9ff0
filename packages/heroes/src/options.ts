// What players choose before a game, and what that allows. (H-SETUP-1)
import { againstIdle, fieldsOf } from '@lorehall/grammar'
import type { Allowance, GameOptions, OptionsSchema, Seat } from '@lorehall/kernel'
import type { Content } from './box/content.ts'
import { LOBBY_EN } from './text/lobby/en.ts'

const FIELDS: OptionsSchema['properties'] = {
  factions: {
    type: 'string',
    ...LOBBY_EN.factions,
    enum: ['picked', 'random'],
    default: 'picked',
  },
  teams: {
    type: 'boolean',
    ...LOBBY_EN.teams,
    default: false,
  },
  enemy: {
    type: 'string',
    ...LOBBY_EN.enemy,
    enum: ['easy', 'normal', 'hard'],
    default: 'normal',
  },
  towers: {
    type: 'string',
    ...LOBBY_EN.towers,
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
