// Positions with the factions of Order & Chaos. Seat 0 leads the faction, seat 1 the Humans.
import type { BattleStart } from '../src/rules/battle/begin.ts'
import { standing } from '../src/scoring.ts'
import { perform } from '../src/rules/verbs/perform.ts'
import type { State } from '../src/state.ts'
import { alone } from './alone.ts'
import { fight, sumOf } from './battle.ts'
import { type PlayerSpot, type Scenario, scenario } from './scenario.ts'

/** The options of a table with the box. */
export const CHAOS = { 'order-and-chaos': true }

/** A player with nothing at all. */
export const BARE: PlayerSpot = { ore: 0, mana: 0, food: 0, hand: [], serfs: {}, warriors: {} }

export const EASY = ['0 tactic:fall-back', '1 tactic:fall-back']

type Rest = Partial<Omit<State, 'players'>>

const spotOf = (faction: string, me: PlayerSpot, foe: PlayerSpot, state: Rest) => ({
  options: CHAOS,
  players: { 0: { ...BARE, faction, ...me }, 1: { ...BARE, faction: 'humans', ...foe }, 2: BARE },
  state,
})

/** It is the turn of seat 0. */
export const turnOf = (faction: string, me: PlayerSpot, foe: PlayerSpot = {}, state: Rest = {}): Scenario =>
  scenario(spotOf(faction, me, foe, state))

/** A Battle in I-6, unless `region` says otherwise; seat 0 attacks, unless `start` does. */
export const battleOf = (
  faction: string,
  me: PlayerSpot,
  foe: PlayerSpot,
  { region = 'I-6', ...start }: Partial<BattleStart> & { readonly region?: string } = {},
  state: Rest = {},
): Scenario => fight(spotOf(faction, me, foe, state), region, start)

/** The points that an ability of seat 0 scores at the end. */
export const scoredBy = (g: Scenario, ability: string): number | undefined =>
  standing(g.table.machine)[0]?.lines.find(({ what }) => what === ability)?.points

/** The lines of seat 0's Strength that come from abilities and markers. */
export function bonusesIn(g: Scenario): Record<string, number> {
  const side = g.state.battle?.attacker.seat === 0 ? 'attacker' : 'defender'
  const isBonus = (what: string) => what.includes('.')
  return Object.fromEntries(
    sumOf(g, side)
      .lines.filter(({ what }) => isBonus(what))
      .map(({ what, n }) => [what, n]),
  )
}

/** Copies a spell of the Enemy for the human, as an effect of its own. */
export const copiedBy =
  (faction: string, home: PlayerSpot, options: Readonly<Record<string, boolean>> = CHAOS) =>
  (spell: string, human: PlayerSpot = {}, foe: PlayerSpot = {}, state: Rest = {}): Scenario => {
    const g = alone(
      { do: 'turn', seat: 0, shifts: [] },
      { options, human: { ...home, ...human }, foe: { faction, ...foe }, state },
    )
    const { machine } = g.table
    const record = machine.values.spells[spell]
    if (record === undefined) throw new Error(`no spell '${spell}'`)
    perform(machine, record, { seat: 0, spell: 'cast' })
    machine.load(machine.position)
    return g
  }
