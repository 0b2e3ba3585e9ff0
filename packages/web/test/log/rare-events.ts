// Positions of Vindication with events that no golden game has.
import type { Table } from '@lorehall/kernel'
import {
  always,
  island,
  type PlayerSpot,
  type Scenario,
  scenario,
  type Spot,
} from '@lorehall/vindication/testing'

const BARE: PlayerSpot = { honor: 10, inspiration: 0, knowledge: 0, strength: 0, conviction: 0, party: {} }

/** Two players on neighboring spaces, the first next to a fort. */
function near(mine: PlayerSpot, other: PlayerSpot = {}, more: Spot = {}): Scenario {
  return scenario({
    regions: island({ 1: 'fort' }),
    players: { 0: { ...BARE, space: 13, ...mine }, 1: { ...BARE, space: 14, ...other } },
    options: { treachery: true },
    ...more,
  })
}

/** The same, with an active companion of the first player that has a block. */
const acting = (companion: string, other: PlayerSpot = {}) =>
  near({ party: { [companion]: 1 } }, other, { active: [companion] })

/** Every space around the first player is occupied. */
const cornered = () =>
  scenario({
    seats: 4,
    players: { 0: { space: 1, honor: 20 }, 1: { space: 25 }, 2: { space: 19 }, 3: { space: 36 } },
  })

/** The champion's pet saves the champion. */
const kept = () =>
  near(
    { party: { arn: 1 }, courage: 2 },
    {},
    {
      regions: island({ 1: 'maw' }),
      options: { menagerie: true },
      values: { blackDie: always('death') },
      decks: { monsters: { open: ['ogun'] } },
      slots: {
        menagerie: {
          pile: { down: [], top: '', seenBy: [], open: [] },
          held: [[{ card: 'brokk', master: 'arn' }], []],
          look: null,
          gave: [],
        },
      },
    },
  )

const lifting = () =>
  near(
    { conviction: 1, party: { arn: 0 } },
    {},
    {
      slots: { treachery: { cards: ['arn'], hexes: [], taken: [0, 0], siphoned: 0 } },
    },
  )

export const rareTables = (): readonly Table[] =>
  [
    cornered().play('struggle'),
    near({ party: { drokk: 5 }, strength: 5 }, {}, { active: ['drokk'] }).play('use:drokk'),
    kept().play('visit:1', 'open'),
    acting('seven-quills', { relics: { mirror: 1 } }).play('use:seven-quills'),
    lifting().play('lift:arn'),
    acting('kuvot', { tiles: { courage: 1, strength: 1 } }).play('use:kuvot', '1 give:strength'),
    acting('feth').play('move:14', 'shove:20'),
    near({ relics: { 'mad-boots': 1 } }).play('use:mad-boots', 'stay', 'dash:15'),
    near({ relics: { 'conviction-siphon': 1 }, conviction: 1 }, { conviction: 1 }).play(
      'visit:1',
      'control:1',
      'siphon:1',
    ),
  ].map(({ table }) => table)
