// Positions in which a sensible bot has one right answer, with pieces and abilities of boxes.
import { botNamed, think } from '@lorehall/bots'
import { Chance } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { judge } from '../src/judge.ts'
import { CHAOS, pieces, type PlayerSpot, Scenario, turnOf } from '../testing/index.ts'
import { placeOf } from '../testing/world.ts'

const greedy = botNamed('greedy', judge)
const QUIET = { down: Array.from({ length: 53 }, () => 0) }

/** The answer of greedy to the question of the first seat. */
const answerOf = ({ table: { machine } }: Scenario): string => think(machine, 0, greedy, new Chance('box')).id

describe('the Hex of a bot', () => {
  const me: PlayerSpot = { level: 3, buildings: ['hex-hut'], mana: 8, ore: 5, food: 5, serfs: { 'I-1': 3 } }
  const beside = (mine: number, theirs: number) =>
    turnOf(
      'lizardfolk',
      { ...me, warriors: { 'I-6': mine } },
      { warriors: { 'I-8': theirs, 'II-8': 2 }, mana: 0, ore: 0, food: 0 },
      { ...QUIET, round: 8 },
    )

  it('goes to the army that its own can beat with it, before it attacks', () => {
    const g = beside(4, 4)
    expect(answerOf(g)).toBe('ability:hex-hut.1')
    expect(answerOf(g.play('0 ability:hex-hut.1'))).toBe('at:I-8')
  })

  it('stays away if there is nobody to attack', () => {
    expect(answerOf(beside(0, 4))).not.toBe('ability:hex-hut.1')
  })

  it('makes an attack worth more, and one on its owner’s enemies less', () => {
    const worth = (seat: number) => {
      const g = beside(4, 4)
      const marks = [{ id: 'hex', at: placeOf('I-8'), seat, until: 9 }]
      g.state.marks = seat < 0 ? [] : marks
      g.play('0 slot:march-1', '0 from:I-6')
      return judge.worth(g.table.machine, 0)
    }
    expect(worth(0)).toBeGreaterThan(worth(-1))
    expect(worth(1)).toBeLessThanOrEqual(worth(-1))
  })
})

it('greedy picks a faction at a table with Order & Chaos', () => {
  const g = new Scenario({ seats: 2, options: CHAOS })
  const [ask] = g.table.asks
  expect(ask?.prompt).toBe('pickFaction')
  expect(think(g.table.machine, ask?.seat ?? 0, greedy, new Chance('faction')).kind).toBe('faction')
})

describe('the Fizzcopter of a bot', () => {
  it('sets down Units where they can hold a Region and turn over a token', () => {
    const { vessels, heroes } = pieces({ air: 'I-1' })
    const down = QUIET.down.slice()
    for (const id of ['I-3', 'III-3', 'IV-8']) down[placeOf(id)] = 1
    const me: PlayerSpot = {
      level: 3,
      buildings: ['launch-ramp'],
      heroes,
      vessels: { ...vessels, air: { ...vessels.air, serfs: 2 } },
    }
    const g = turnOf(
      'goblins',
      me,
      {},
      { down, landPool: ['bonus-ore', 'bonus-ore', 'bonus-ore'], shown: [], round: 4 },
    )
    g.play('0 slot:fly', '0 done', '0 go:I-3')
    expect(answerOf(g)).toBe('set-down')
  })
})
