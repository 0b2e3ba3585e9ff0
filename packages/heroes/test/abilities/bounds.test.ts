// The limits of abilities: how much, how far and how often.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../../testing/world.ts'
import { FACTIONS } from '../../src/cards/factions.ts'
import { fight, pieces, type PlayerSpot, scenario } from '../../testing/index.ts'

const BARE: PlayerSpot = { ore: 0, mana: 0, food: 0, hand: [], serfs: {}, warriors: {} }

const table = (me: PlayerSpot, foe: PlayerSpot = {}) =>
  scenario({ players: { 0: { ...BARE, ...me }, 1: { ...BARE, faction: 'orcs', ...foe }, 2: BARE } })

const EASY = ['0 tactic:fall-back', '1 tactic:fall-back']
const march = (...goals: readonly string[]) => ['0 slot:march-1', ...goals.map((to) => `0 go:${to}`)]

describe('how often', () => {
  it('H-ABILITY-9 abilities used on one’s turn are used once per round', () => {
    const acts = Object.values(FACTIONS)
      .flatMap(({ abilities }) => abilities)
      .filter(({ at }) => at === 'turn.own')
    expect(acts.map(({ id, once }) => [id, once])).toEqual(acts.map(({ id }) => [id, 'round']))
    expect(acts).toHaveLength(9)
  })
})

describe('how far', () => {
  it('H-HUMANS-5 H-HUMANS-8 H-ELVES-6 a March ends by itself when no Speed is left', () => {
    const warriors = table({ faction: 'humans', buildings: ['muster-field'], warriors: { 'I-1': 2 } })
    warriors.play(...march('I-3', 'I-4', 'II-4', 'II-3'))
    expect(warriors.state.move).toBe(null)
    const serfs = table({ faction: 'humans', serfs: { 'I-1': 1 }, ...pieces({ c: 'I-1' }) })
    serfs.play(...march('I-3', 'I-4', 'II-4'))
    expect(serfs.state.move).toBe(null)
    const stag = table({ faction: 'elves', level: 2, ...pieces({ a: 'I-6' }) })
    stag.play('0 slot:march-1', '0 go:I-3', '0 go:I-1', '0 go:I-2')
    expect(stag.state.move).toBe(null)
  })

  it('H-HUMANS-3 H-HUMANS-8 H-ORCS-6 a March from an ability is one Region long', () => {
    const { heroes, vessels } = pieces({ air: 'I-1' })
    const laden = { ...vessels, air: { ...vessels.air, warriors: 2 } }
    const spire = table({ faction: 'humans', level: 3, buildings: ['skyward-spire'], heroes, vessels: laden })
    spire.play('0 slot:fly', '0 done', '0 go:I-3', '0 stop', '0 from:I-3', '0 go:I-4')
    expect(spire.state.move).toBe(null)
    const rider = table({ faction: 'humans', level: 2, warriors: { 'I-1': 1 }, ...pieces({ c: 'I-1' }) })
    rider.play(...march('I-3'), '0 stop', '0 from:I-3', '0 go:I-4')
    expect(rider.state.move).toBe(null)
    const orcs = table(
      { faction: 'orcs', level: 2, warriors: { 'I-3': 2 }, ...pieces({ a: 'I-3' }) },
      { serfs: { 'I-6': 1 } },
    )
    orcs.play(...march('I-6'), ...EASY, '0 from:I-6', '0 stay:warrior', '0 stay:a', '0 go:I-3')
    expect(orcs.state.move).toBe(null)
  })
})

describe('how much', () => {
  it('H-HUMANS-3 one resource, chosen once', () => {
    const g = table({
      faction: 'humans',
      buildings: ['skyward-spire'],
      warriors: { 'I-3': 1 },
      ...pieces({ air: 'I-1' }),
    })
    g.play('0 slot:fly', '0 go:I-3', '0 stop')
    g.play(`0 ${g.offered(0)[0]}`)
    expect(g.asked).not.toContain('0 gainChosen')
  })

  it('H-ORCS-5 one resource is taken', () => {
    const g = table({ faction: 'orcs', buildings: ['slag-docks'], ...pieces({ sea: 'ne' }) }, { ore: 2 })
    g.play('0 slot:sail', '0 go:e', '0 stop')
    expect([g.player(0).ore, g.player(1).ore]).toEqual([1, 1])
  })

  it('H-ORCS-4 H-ORCS-7 one Unit is lost, and having a single one is enough', () => {
    const me: PlayerSpot = {
      faction: 'orcs',
      level: 3,
      buildings: ['dragon-roost'],
      ...pieces({ air: 'I-3' }),
    }
    const lost = (n: number) =>
      table(me, { serfs: { 'I-6': n } })
        .play('0 ability:dragon-roost.3')
        .player(1).serfs[placeOf('I-6')]
    expect([lost(1), lost(3)]).toEqual([0, 2])
    const ulgha = table({ faction: 'orcs', level: 2, serfs: { 'I-6': 2 }, ...pieces({ b: 'I-6' }) })
    expect(ulgha.play('0 ability:ulgha.2').player(0).serfs[placeOf('I-6')]).toBe(1)
  })

  it('H-ORCS-7 ulgha.1 at most three, however many were destroyed', () => {
    const me: PlayerSpot = { ...BARE, faction: 'orcs', level: 3, ...pieces({ a: 'I-6', b: 'I-6' }) }
    const foe: PlayerSpot = { ...BARE, serfs: { 'I-6': 5 } }
    const g = fight({ players: { 0: me, 1: foe } }, 'I-6').play(...EASY)
    expect(g.player(1).serfs.reduce((sum, n) => sum + n, 0)).toBe(1)
    expect(g.player(0).mana).toBe(3)
  })

  it('H-ELVES-8 pharom.2 and pharom.3 one Hero, never one in a Capital', () => {
    const g = table({ faction: 'elves', level: 2, ...pieces({ c: 'II-2' }) }, pieces({ b: 'II-1' }))
    expect(g.refusedWhy(0, 'ability:pharom.2')).toBe('nothing-to-do')
    const foe: PlayerSpot = { ...BARE, faction: 'dwarves', ...pieces({ b: 'I-6', c: 'I-6' }) }
    const me: PlayerSpot = {
      ...BARE,
      faction: 'elves',
      level: 3,
      warriors: { 'I-6': 4 },
      ...pieces({ c: 'I-6' }),
    }
    const h = fight({ players: { 0: me, 1: foe } }, 'I-6').play(...EASY)
    h.play(`0 ${h.offered(0)[0]}`)
    expect(h.asked).not.toContain('0 destroyUnit')
  })

  it('H-DWARVES-7 hildra.2 a single Serf can be pulled in', () => {
    const g = table(
      { faction: 'dwarves', level: 2, mana: 1, ...pieces({ b: 'I-6' }) },
      { serfs: { 'I-3': 1 } },
    )
    expect(g.offered(0)).toContain('ability:hildra.2')
  })

  it('H-ELVES-3 antler-court.3 1 more card, not 2', () => {
    const hand = ['tithe#1', 'recall#1', 'earthquake#1', 'rich-vein#1', 'shatter#1']
    const g = scenario({
      players: { 0: { ...BARE, faction: 'elves', level: 3, buildings: ['antler-court'], hand } },
    })
    g.from({ do: 'keepSpells', seat: 0 }, {})
    expect(g.asked).toEqual(['0 awaySpell'])
  })
})
