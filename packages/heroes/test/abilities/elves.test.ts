// Triggered and turn abilities of the Elves' Buildings and Heroes.
import { describe, expect, it } from 'vitest'
import { placeOf } from '../../testing/world.ts'
import { fight, pieces, type PlayerSpot, scenario, sumOf } from '../../testing/index.ts'

const BARE: PlayerSpot = { ore: 0, mana: 0, food: 0, hand: [], serfs: {}, warriors: {} }

const elves = (me: PlayerSpot, foe: PlayerSpot = {}, third: PlayerSpot = {}) =>
  scenario({
    players: {
      0: { ...BARE, faction: 'elves', ...me },
      1: { ...BARE, faction: 'humans', ...foe },
      2: { ...BARE, faction: 'orcs', ...third },
    },
  })

const battle = (me: PlayerSpot, foe: PlayerSpot, attacker: 0 | 1 = 0) =>
  fight(
    { players: { 0: { ...BARE, faction: 'elves', ...me }, 1: { ...BARE, faction: 'humans', ...foe } } },
    'I-6',
    { attacker, defender: attacker === 0 ? 1 : 0 },
  )

const EASY = ['0 tactic:fall-back', '1 tactic:fall-back']

describe('Shadow Guildhall', () => {
  it('H-ELVES-1 shadow-guildhall.1 the attacker names a card the defender may not play', () => {
    const me: PlayerSpot = { buildings: ['shadow-guildhall'], warriors: { 'I-6': 1 } }
    const g = battle(me, { warriors: { 'I-6': 1 } })
    expect(g.asked).toEqual(['0 barTactic'])
    expect(g.offered(0).some((id) => id.includes('fall-back'))).toBe(false)
    g.play(`0 ${g.offered(0).find((id) => id.endsWith('blood-oath'))}`)
    expect(g.refusedWhy(1, 'tactic:blood-oath')).toBe('barred')
    expect(g.offered(0)).toContain('tactic:blood-oath')
    expect(battle(me, { warriors: { 'I-6': 1 } }, 1).asked).toEqual(['0 tactic', '1 tactic'])
  })

  it('H-ELVES-1 shadow-guildhall.3 for 2 Mana a Serf or Warrior adjacent to a Hero or Tower is destroyed', () => {
    const me: PlayerSpot = { level: 3, mana: 3, buildings: ['shadow-guildhall'] }
    const foe: PlayerSpot = { warriors: { 'I-6': 1 } }
    const g = elves({ ...me, towers: ['I-3'] }, foe).play('0 ability:shadow-guildhall.3')
    expect([g.player(0).mana, g.player(1).warriors[placeOf('I-6')]]).toEqual([1, 0])
    const why = (spot: PlayerSpot, them = foe) =>
      elves(spot, them).refusedWhy(0, 'ability:shadow-guildhall.3')
    expect(why({ ...me, ...pieces({ a: 'I-3' }) })).toBe(null)
    expect(why({ ...me, warriors: { 'I-3': 1 } })).toBe('nothing-to-do')
    expect(why({ ...me, mana: 1, towers: ['I-3'] })).toBe('cannot-pay')
    expect(why({ ...me, towers: ['II-2'] }, { serfs: { 'II-1': 2 } })).toBe('nothing-to-do')
  })
})

describe('Antler Court', () => {
  it('H-ELVES-3 antler-court.2 the first Spell that others cast in a round gives 1 Mana', () => {
    const g = scenario({
      turn: 1,
      players: {
        0: { ...BARE, faction: 'elves', level: 2, buildings: ['antler-court'] },
        1: {
          ...BARE,
          faction: 'humans',
          mana: 9,
          hand: ['rich-vein#1'],
          scribed: [{ card: 'mana-spring#1', turned: 'ready' }],
        },
        2: BARE,
      },
    })
    g.play('1 slot:cast', '1 cast:rich-vein#1')
    expect(g.player(0).mana).toBe(1)
    expect(g.player(0).used).toEqual(['antler-court.2'])
  })

  it('H-ELVES-3 antler-court.2 not for the player’s own Spell', () => {
    const g = elves({ level: 2, buildings: ['antler-court'], mana: 2, hand: ['rich-vein#1'] })
    expect(g.play('0 slot:cast', '0 cast:rich-vein#1').player(0).mana).toBe(0)
  })
})

describe('Ember Aerie', () => {
  const me: PlayerSpot = { level: 3, food: 2, buildings: ['ember-aerie'], ...pieces({ air: 'I-6' }) }

  it('H-ELVES-4 ember-aerie.3 ember-aerie.1 when lost, the Phoenix gives 4 Mana, and can then be bought back', () => {
    const g = battle(me, { warriors: { 'I-6': 5 } }, 1).play(...EASY)
    expect([g.asked, g.player(0).mana]).toEqual([['0 ability'], 4])
    g.play('0 ability:ember-aerie.1')
    expect([g.player(0).vessels.air.at, g.player(0).mana, g.player(0).food]).toEqual([placeOf('I-1'), 2, 0])
    expect(g.broken).toEqual([])
  })

  it('H-ELVES-4 ember-aerie.1 is offered only if it is affordable', () => {
    const g = battle({ ...me, food: 0 }, { warriors: { 'I-6': 5 } }, 1).play(...EASY)
    expect(g.asked).not.toContain('0 ability')
    const young = battle({ ...me, level: 1 }, { warriors: { 'I-6': 5 } }, 1).play(...EASY)
    expect([young.player(0).mana, young.asked.includes('0 ability')]).toEqual([0, false])
  })
})

describe('Moonsail Haven', () => {
  const me: PlayerSpot = { buildings: ['moonsail-haven'], ...pieces({ sea: 'I-1' }) }

  it('H-ELVES-5 moonsail-haven.1 a Sail that ends at sea gives a Spell card', () => {
    expect(elves(me).play('0 slot:sail', '0 go:n', '0 stop').player(0).hand).toHaveLength(1)
    expect(elves(me).play('0 slot:sail', '0 go:n', '0 go:I-10').player(0).hand).toHaveLength(0)
  })

  it('H-ELVES-5 moonsail-haven.3 docked away from home a Spell may be cast without an action', () => {
    const spot: PlayerSpot = { ...me, level: 3, mana: 2, hand: ['rich-vein#1'] }
    const g = elves(spot).play('0 slot:sail', '0 go:n', '0 go:I-10')
    expect(g.asked).toEqual(['0 cast'])
    g.play('0 cast:rich-vein#1')
    expect([g.player(0).ore, g.player(0).bar.cast]).toEqual([3, 'free'])
    const home = elves({ ...spot, ...pieces({ sea: 'n' }) }).play('0 slot:sail', '0 go:I-1')
    expect(home.asked).not.toContain('0 cast')
  })
})

describe('Ithiriel', () => {
  it('H-ELVES-7 ithiriel.2 a Combat Spell that takes effect gives her army 2 more Strength', () => {
    const g = battle(
      { level: 2, mana: 9, hand: ['rage#1'], ...pieces({ b: 'I-6' }) },
      { warriors: { 'I-6': 1 } },
    )
    expect(sumOf(g, 'attacker').total).toBe(3)
    g.play('0 cast:rage#1')
    expect(sumOf(g, 'attacker').total).toBe(8)
  })

  it('H-ELVES-7 ithiriel.2 not if it is countered', () => {
    const foe: PlayerSpot = { warriors: { 'I-6': 1 }, mana: 9, hand: ['counterspell#1'] }
    const g = battle({ level: 2, mana: 9, hand: ['rage#1'], ...pieces({ b: 'I-6' }) }, foe)
    g.play('1 pass', '0 cast:rage#1', '1 cast:counterspell#1')
    expect(sumOf(g, 'attacker').total).toBe(3)
  })

  it('H-ELVES-7 ithiriel.3 a Scribed Spell turns a step toward Ready', () => {
    const me: PlayerSpot = {
      level: 3,
      ...pieces({ b: 'I-6' }),
      scribed: [
        { card: 'tithe#1', turned: 'exhausted' },
        { card: 'recall#1', turned: 'ready' },
      ],
    }
    const g = elves(me).play('0 ability:ithiriel.3')
    if (g.asked[0] === '0 turnSpell') g.play(`0 ${g.offered(0)[0]}`)
    expect(g.player(0).scribed[0]).toEqual({ card: 'tithe#1', turned: 'preparing' })
    const ready = elves({ ...me, scribed: [{ card: 'recall#1', turned: 'ready' }] })
    expect(ready.refusedWhy(0, 'ability:ithiriel.3')).toBe('not-met')
  })
})

describe('Pharom', () => {
  const me: PlayerSpot = { level: 2, ...pieces({ c: 'I-3' }) }

  it('H-ELVES-8 pharom.2 an enemy Hero is moved to an adjacent Region, and attacked if one has Units there', () => {
    const g = elves({ ...me, warriors: { 'I-9': 2 } }, pieces({ b: 'I-6' })).play('0 ability:pharom.2')
    expect(g.asked).toEqual(['0 pickRegion'])
    const goals = g.offered(0)
    expect(goals).toContain('at:I-9')
    g.play('0 at:I-9')
    expect(g.state.battle).toMatchObject({ place: placeOf('I-9'), how: 'ability' })
    expect(g.state.battle?.attacker.seat).toBe(0)
    g.play(...EASY)
    expect(g.asked).toEqual(['0 turn'])
    expect(g.broken).toEqual([])
  })

  it('H-ELVES-8 pharom.2 in an empty Region nothing else happens, and face-down tokens stay', () => {
    const g = elves(me, pieces({ b: 'I-6' }))
    g.state.down[placeOf('I-9')] = 1
    g.play('0 ability:pharom.2', '0 at:I-9')
    expect([g.player(1).heroes.b.at, g.state.down[placeOf('I-9')]]).toEqual([placeOf('I-9'), 1])
    expect(g.state.battle).toBe(null)
  })

  it('H-ELVES-8 pharom.2 leaving an Entanglement this way costs nothing', () => {
    const g = elves(me, { ...pieces({ b: 'I-6' }), food: 3 })
    g.state.live.push({ at: placeOf('I-6'), id: 'entanglement' })
    g.play('0 ability:pharom.2', '0 at:I-9')
    expect([g.player(1).heroes.b.at, g.player(1).food]).toEqual([placeOf('I-9'), 3])
  })

  it('H-ELVES-8 pharom.2 not to a third player, a Capital, or a Region without room', () => {
    const g = elves(me, { ...pieces({ b: 'I-6' }), serfs: { 'I-8': 5 } }, { serfs: { 'I-9': 1 } })
    g.play('0 ability:pharom.2')
    expect(g.offered(0)).not.toContain('at:I-9')
    expect(g.offered(0)).not.toContain('at:I-8')
    const home = elves({ ...me, ...pieces({ c: 'I-6' }) }, pieces({ b: 'I-3' })).play('0 ability:pharom.2')
    expect(home.offered(0)).not.toContain('at:I-1')
    expect(elves(me, { serfs: { 'I-6': 1 } }).refusedWhy(0, 'ability:pharom.2')).toBe('nothing-to-do')
  })

  it('H-ELVES-8 pharom.3 when his army wins its attack a Hero of the loser is also destroyed', () => {
    const spot: PlayerSpot = { level: 3, warriors: { 'I-6': 4 }, ...pieces({ c: 'I-6' }) }
    const foe: PlayerSpot = { serfs: { 'I-6': 2 }, ...pieces({ b: 'I-6' }) }
    const g = battle(spot, foe).play(...EASY)
    expect(g.player(1).heroes.b.at).toBe(-1)
    expect(g.player(1).serfs[placeOf('II-1')]).toBe(1)
    const h = battle({ ...spot, level: 2 }, foe).play(...EASY)
    h.play('1 lose:serf', '1 lose:serf')
    expect(h.player(1).heroes.b.at).toBe(placeOf('II-1'))
  })
})
