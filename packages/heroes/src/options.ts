// The choices players make before a game, and which are allowed. (H-SETUP-1)
import { againstIdle, chosen, formWith, merged } from '@lorehall/grammar'
import {
  type Against,
  type Allowance,
  type GameOptions,
  leftOut,
  type OptionsSchema,
  type Seat,
} from '@lorehall/kernel'
import type { FormContent } from './box/content.ts'
import { FACTIONS_EN } from './text/factions/en.ts'
import { LOBBY_EN } from './text/lobby/en.ts'

const FIELDS: OptionsSchema['properties'] = {
  factions: {
    type: 'string',
    ...LOBBY_EN.factions,
    enum: ['picked', 'random'],
    default: 'picked',
  },
  withoutFactions: {
    type: 'list',
    ...LOBBY_EN.withoutFactions,
    of: Object.keys(FACTIONS_EN),
    names: FACTIONS_EN,
    default: '',
  },
  teams: {
    type: 'string',
    ...LOBBY_EN.teams,
    enum: ['none', 'two', 'three'],
    default: 'none',
    earlier: { false: 'none', true: 'two' },
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

/** The numbers of players on the printed side of the board. */
const SEATS = [1, 2, 3, 4]

export const optionsFor = (contents: readonly FormContent[]): OptionsSchema => formWith(FIELDS, contents)

/**
 * The numbers of players on the chosen side of the board. A Continent that a module adds has room for one more player,
 * unless another side of the board is for that number. (H-SETUP-1)
 */
function seatsOn(contents: readonly FormContent[], options: GameOptions): readonly number[] {
  const inPlay = chosen(contents, options)
  const sides = merged(inPlay.map((content) => content.sides))
  const seats = sides[sideOf(options)] ?? SEATS
  const more = Math.max(...seats) + 1
  const isElsewhere = Object.values(sides).some((others) => others.includes(more))
  return !isElsewhere && inPlay.some(({ floats }) => floats === true) ? [...seats, more] : seats
}

export const allowedBy =
  (contents: readonly FormContent[]) =>
  (options: GameOptions): Allowance => {
    const seats = seatsOn(contents, options)
    const teams = teamsOf(options)
    const even = seats.filter((n) => teamsAre(teams, n))
    const led = even.filter((n) => areEnough(contents, options, n))
    return {
      seats: led,
      against:
        againstIdle(contents, options, 'H-SETUP-1') ??
        (even.length === 0 ? NO_TEAMS : null) ??
        (led.length === 0 ? tooFew(even) : null),
      limit: led.length < even.length ? FACTION_EACH : teams === 0 ? SIDE : EVEN_TEAMS,
    }
  }

/** The factions that nobody leads. (H-SETUP-1) */
export const factionsOut = (options: GameOptions): readonly string[] => leftOut(options, 'withoutFactions')

/** Whether each player can lead a different faction, and the Enemy of a solo game another. (H-SETUP-1, H-SOLO-1) */
function areEnough(contents: readonly FormContent[], options: GameOptions, seats: number): boolean {
  const out = factionsOut(options)
  const inPlay = chosen(contents, options).map(({ lists }) => lists?.['withoutFactions'] ?? {})
  const all = Object.keys(merged([FACTIONS_EN, ...inPlay]))
  return out.length === 0 || all.length - out.length >= Math.max(seats, LEADERS_ALONE)
}

/** In a solo game, the player and the Enemy. */
const LEADERS_ALONE = 2

const tooFew = (seats: readonly number[]): Against => (seats.includes(1) ? TOO_FEW_ALONE : TOO_FEW)

const FACTION_EACH: Against = { rule: 'H-SETUP-1', why: LOBBY_EN.factionEach }
const TOO_FEW: Against = { rule: 'H-SETUP-1', why: LOBBY_EN.tooFew }
const TOO_FEW_ALONE: Against = { rule: 'H-SOLO-1', why: LOBBY_EN.tooFewAlone }
const NO_TEAMS: Against = { rule: 'H-TEAM-11', why: LOBBY_EN.noTeams }
const EVEN_TEAMS: Against = { rule: 'H-TEAM-11', why: LOBBY_EN.evenTeams }
const SIDE: Against = { rule: 'H-SETUP-1', why: LOBBY_EN.sideFor }

/** Whether this many players can form teams: of equal size, with at least two players each. (H-TEAM-11) */
const teamsAre = (teams: number, seats: number): boolean =>
  teams === 0 || (seats % teams === 0 && seats > teams)

/** The side of the board. The printed one is for any value that no module in play adds. */
export const sideOf = ({ side }: GameOptions): string => String(side)

/** The number of teams; 0: no teams. `true` means two teams, as tables of earlier versions say. (H-TEAM-11) */
export function teamsOf({ teams }: GameOptions): number {
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
