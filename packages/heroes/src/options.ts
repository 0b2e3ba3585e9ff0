// The choices players make before a game, and which are allowed. (H-SETUP-1)
import { againstIdle, formWith } from '@lorehall/grammar'
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
/** Numbers of seats that can play in teams: two against two. (H-TEAM-11) */
const IN_TEAMS = [4]

export const optionsFor = (contents: readonly Content[]): OptionsSchema => formWith(FIELDS, contents)

export const allowedBy =
  (contents: readonly Content[]) =>
  (options: GameOptions): Allowance => ({
    seats: teamsOf(options) === 0 ? SEATS : IN_TEAMS,
    against: againstIdle(contents, options, 'H-SETUP-1'),
  })

/** The number of teams; 0: no teams. `true` means two teams, the only choice in the base box. (H-TEAM-11) */
export function teamsOf({ teams }: GameOptions): number {
  if (teams === undefined || teams === false) return 0
  if (teams === true || teams === 'two') return 2
  return teams === 'three' ? 3 : 0
}

/** The seats that win and lose together: in teams, seats alternate. (H-TEAM-11) */
export function sides(seats: number, options: GameOptions): Seat[][] {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  const teams = teamsOf(options)
  if (teams === 0) return all.map((seat) => [seat])
  return Array.from({ length: teams }, (_, team) => all.filter((seat) => seat % teams === team))
}
