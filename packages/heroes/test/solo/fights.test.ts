// Battles against the Enemy, and the spells of its Heroes.
import { describe, expect, it } from 'vitest'
import { RULESET } from '../../src/rulesets.ts'
import { placeOf } from '../../testing/world.ts'
import { inPlay } from '../../src/rules/pieces.ts'
import { alone, enemyTurn, heroesOf, type PlayerSpot, type Scenario, sumOf } from '../../testing/index.ts'

const QUIET = { down: Array.from({ length: 53 }, () => 0) }
const supply = { at: -1, aboard: '' } as const
const nobody = { a: supply, b: supply, c: supply }
const HOME: PlayerSpot = { ore: 0, mana: 0, food: 0, hand: [], serfs: { 'I-1': 1 }, warriors: {} }

/** Hero A of the Enemy attacks an army in II-4 from II-2; this card is turned over in the Battle. */
function attacked(card: string, human: PlayerSpot, foe: PlayerSpot = {}, options = {}): Scenario {
  const g = enemyTurn('e8', 'a', {
    human: { ...HOME, serfs: { 'I-1': 1, 'II-4': 1 }, ...human },
    foe: { heroes: heroesOf({ a: 'II-2' }), ...foe },
    options,
    state: QUIET,
  })
  if (g.state.enemy !== null) g.state.enemy.deck = [card]
  return g
}

describe('a Battle', () => {
  it('H-SOLO-6 you choose, then a card is turned over: its own Strength counts, not that of its tactic', () => {
    const g = attacked('e5', {})
    expect(g.asked).toEqual(['0 tactic'])
    g.play('0 tactic:fall-back')
    // Gorrath has 4, plus 2 when he attacks; the card has 4.
    expect(g.table.machine.events.find((e) => e.type === 'enemyTactic')).toMatchObject({
      card: 'e5',
      tactic: 'outflank',
    })
    expect(
      g.table.machine.events.findLast((e) => e.type === 'strength' && e.rival === 'enemy')?.['total'],
    ).toBe(10)
    expect(g.state.enemy?.discards).toEqual(['e5'])
  })

  it('H-SOLO-6 the card gives its points, won or lost', () => {
    const g = attacked('e4', {}).play('0 tactic:fall-back')
    // 1 for starting the Battle, 1 for the card.
    expect(g.player(1).score).toBe(2)
  })

  it('H-SOLO-6 a card you cancel gives neither Strength nor points', () => {
    const g = attacked('e8', {}).play('0 tactic:fall-back')
    // Fall Back cancels Blood Oath.
    expect(
      g.table.machine.events.findLast((e) => e.type === 'strength' && e.rival === 'enemy')?.['total'],
    ).toBe(6)
    expect(g.player(1).score).toBe(1)
  })

  it('H-SOLO-6 its tactic cancels yours: First Strike cancels your Conscripts', () => {
    const g = attacked('e1', { food: 3 }).play('0 tactic:conscripts')
    expect(g.player(0).food).toBe(3)
    expect(g.player(0).score).toBe(0)
  })

  it('H-SOLO-6 it loses from weak to strong, and a destroyed Hero returns to the Courtyard', () => {
    const human: PlayerSpot = { warriors: { 'II-4': 5 }, serfs: { 'I-1': 1 } }
    const foe: PlayerSpot = { heroes: heroesOf({ a: 'II-2' }), warriors: { 'II-2': 3 }, serfs: { 'II-2': 1 } }
    const g = attacked('e4', human, foe).play('0 tactic:blood-oath')
    // Natural Strength 11, Damage 6: the Serf and three Warriors, 7 in total.
    expect([inPlay(g.player(1), 'serf'), inPlay(g.player(1), 'warrior')]).toEqual([0, 0])
    expect(g.player(1).heroes.a.at).toBe(placeOf('II-1'))
    const alone = attacked('e4', { warriors: { 'II-4': 2 }, serfs: { 'I-1': 1 } }, {}).play(
      '0 tactic:blood-oath',
    )
    expect(alone.player(1).heroes.a).toEqual({ at: placeOf('II-1'), aboard: '' })
  })

  it('H-SOLO-6 where it wins, it takes the tokens', () => {
    const g = attacked('e7', {}).play('0 tactic:fall-back')
    expect(g.player(1).heroes.a.at).toBe(placeOf('II-4'))
    expect(g.player(1).mana).toBe(1)
  })

  it('H-SOLO-6 H-MOVE-10 a Veil of Mist sends its Air Vessel back to where it took off, not to the sea', () => {
    const air = { at: placeOf('II-6'), serfs: 0, warriors: 0 }
    const g = enemyTurn('e8', 'a', {
      human: { ...HOME, mana: 2, hand: ['veil-of-mist#1'], serfs: { 'I-2': 1 } },
      foe: {
        heroes: { ...heroesOf({}), a: { at: placeOf('II-6'), aboard: 'air' } },
        vessels: { sea: { at: -1, serfs: 0, warriors: 0 }, air },
      },
      state: QUIET,
    })
    expect(g.state.battle).toMatchObject({ place: placeOf('I-2'), how: 'fly' })
    g.play('0 cast:veil-of-mist#1')
    expect(g.player(1).vessels.air.at).toBe(placeOf('II-6'))
    expect(g.player(1).heroes.a).toEqual({ at: placeOf('II-6'), aboard: 'air' })
  })

  it('H-SOLO-9 cards of a hard Enemy have 1 more Strength, those of an easy Enemy 1 less', () => {
    const total = (enemy: string) =>
      attacked('e5', {}, {}, { enemy })
        .play('0 tactic:fall-back')
        .table.machine.events.findLast((e) => e.type === 'strength' && e.rival === 'enemy')?.['total']
    expect([total('easy'), total('normal'), total('hard')]).toEqual([9, 10, 11])
  })

  it('H-SOLO-6 gifts: Brokk defends, Cernaith fights in Forests, Laelithar with a Serf', () => {
    const foe = (faction: string, serfs = {}) => ({ faction, heroes: heroesOf({ a: 'II-2' }), serfs })
    const total = (faction: string, serfs = {}) =>
      sumOf(attacked('e5', { faction: 'orcs' }, foe(faction, serfs)), 'attacker').total
    expect(total('dwarves')).toBe(4)
    expect(total('elves')).toBe(6)
    expect([total('humans'), total('humans', { 'II-2': 1 })]).toEqual([4, 6])
  })

  it('H-SOLO-6 Pharom makes your Tactic cards more expensive', () => {
    const human: PlayerSpot = { mana: 4, serfs: { 'I-1': 1 }, warriors: { 'II-4': 1 } }
    const heroes = heroesOf({ a: 'II-9', b: 'II-8', c: 'II-2' })
    const g = enemyTurn('e8', 'c', {
      human: { ...HOME, ...human },
      foe: { faction: 'elves', heroes, warriors: { 'II-2': 1 } },
      state: QUIET,
    })
    expect(g.offered(0)).toContain('tactic:first-strike')
    expect(
      g.table.machine.game.say.label(g.table.machine, { ...option(g, 'tactic:first-strike') }, []),
    ).toContain('5')
  })

  it('H-SOLO-10 if your Capital falls, you lose', () => {
    const g = enemyTurn('e8', 'a', {
      human: { ...HOME, serfs: {} },
      foe: { heroes: heroesOf({ a: 'I-2' }), warriors: { 'I-2': 4 } },
      enemy: { deck: ['e8'], discards: [] },
      state: QUIET,
    })
    if (g.state.enemy !== null) g.state.enemy.deck = ['e2']
    expect(g.state.battle).toMatchObject({ place: placeOf('I-1') })
    g.play('0 tactic:fall-back')
    expect([g.table.over, g.table.game.play.winners(g.table.machine)]).toEqual([true, []])
    expect(g.table.game.play.rivals?.won(g.table.machine)).toEqual(['enemy'])
  })

  it('H-SOLO-10 if its Capital of Strength 15 falls, you win', () => {
    const g = alone(
      { do: 'turn', seat: 0, shifts: [] },
      {
        human: {
          ...HOME,
          warriors: { 'II-2': 4 },
          heroes: { ...nobody, a: { at: placeOf('II-2'), aboard: '' } },
        },
        foe: { heroes: heroesOf({ a: 'II-9', b: 'II-8', c: 'II-7' }), score: 40 },
        enemy: { deck: ['e1'] },
        state: QUIET,
      },
    )
    g.play('0 slot:march-1', '0 from:II-2', '0 go:II-1')
    expect(sumOf(g, 'defender').total).toBe(15)
    g.play('0 tactic:blood-oath')
    // 12 plus 8 of the card against 15 plus 3.
    expect([g.table.over, g.table.game.play.winners(g.table.machine)]).toEqual([true, [0]])
  })
})

function option(g: Scenario, id: string) {
  const found = g.table.machine.asks[0]?.options.find((one) => one.id === id)
  if (found === undefined) throw new Error(id)
  return found
}

describe('spells of its Heroes', () => {
  const cast = (
    faction: string,
    hero: 'a' | 'b' | 'c',
    human: PlayerSpot = {},
    foe: PlayerSpot = {},
    ruleset = RULESET,
  ) =>
    enemyTurn('e6', hero, {
      ruleset,
      human: { ...HOME, faction: faction === 'humans' ? 'elves' : 'humans', ...human },
      foe: { faction, mana: 5, heroes: heroesOf({ [hero]: 'II-2' }), ...foe },
      state: QUIET,
    })
  const near: PlayerSpot = { serfs: { 'I-1': 1, 'II-3': 2, 'II-4': 1 }, warriors: {} }

  it('H-SOLO-8 Call to Prayer, Golden Harvest, Bone Feast, Deep Vein', () => {
    expect(inPlay(cast('humans', 'a').player(1), 'warrior')).toBe(1)
    expect(cast('humans', 'b').player(1)).toMatchObject({ food: 3, ore: 1, mana: 3, score: 1 })
    expect(cast('orcs', 'b').player(1)).toMatchObject({ food: 1, ore: 1, mana: 4, score: 2 })
    expect(cast('dwarves', 'c').player(1)).toMatchObject({ ore: 3, mana: 4, score: 1 })
  })

  it('H-SOLO-8 Writ of Exile: a Serf of your choice outside your Capital', () => {
    const g = cast('humans', 'c', near)
    expect(g.offered(0)).toEqual(['give-up:serf<II-3', 'give-up:serf<II-4'])
    g.play('0 give-up:serf<II-4')
    expect(inPlay(g.player(0), 'serf')).toBe(3)
  })

  it('H-SOLO-8 Red Rain: one Serf of each army nearby, at most two', () => {
    const g = cast('orcs', 'a', near).play('0 give-up:serf<II-3')
    expect([g.player(0).serfs[placeOf('II-3')], g.player(0).serfs[placeOf('II-4')]]).toEqual([1, 0])
  })

  it('H-SOLO-8 Sack and Burn: two of the kind you have most of; one goes to the Enemy', () => {
    const g = cast('orcs', 'c', { ore: 3, mana: 3, food: 1 })
    expect(g.offered(0)).toEqual(['lose-kind:ore', 'lose-kind:mana'])
    g.play('0 lose-kind:ore')
    expect([g.player(0).ore, g.player(1).ore]).toEqual([1, 1])
  })

  it('H-SOLO-8 Stone Oath: a Rampart until the end of the next round', () => {
    const g = cast('dwarves', 'a')
    expect(g.state.marks).toEqual([{ id: 'rampart', at: placeOf('II-2'), seat: 1, until: g.state.round + 1 }])
  })

  it('H-SOLO-8 Call of the Ore: adjacent Serfs are pulled into a Battle', () => {
    const g = cast('dwarves', 'b', near)
    expect(g.state.battle).toMatchObject({ place: placeOf('II-2'), attacker: { seat: 1 } })
    expect(g.player(0).serfs[placeOf('II-2')]).toBeGreaterThan(0)
  })

  it('H-SOLO-8 Rootgrasp entangles your strongest army nearby, Knife in the Dark hits the weakest', () => {
    expect(cast('elves', 'a', near).state.live).toEqual([{ at: placeOf('II-3'), id: 'entanglement' }])
    expect(cast('elves', 'c', near).player(0).serfs[placeOf('II-4')]).toBe(0)
  })

  it('H-SOLO-5 H-SOLO-8 of equal armies it chooses the one to which the arrow leads on the shortest path', () => {
    // The arrow leads north-east over II-10 to II-8, not over II-3 to II-5.
    const equal: PlayerSpot = { serfs: { 'I-1': 1, 'II-5': 1, 'II-8': 1 } }
    expect(cast('elves', 'a', equal).state.live).toEqual([{ at: placeOf('II-8'), id: 'entanglement' }])
    expect(cast('elves', 'c', equal).player(0).serfs[placeOf('II-8')]).toBe(0)
  })

  it('H-SOLO-8 H-DWARVES-7 they neither move nor destroy your Units in Hildra’s Region', () => {
    const hildra = (region: string): PlayerSpot => ({
      ...near,
      faction: 'dwarves',
      heroes: { ...nobody, b: { at: placeOf(region), aboard: '' } },
    })
    const serfs = (g: Scenario) => ['II-3', 'II-4'].map((id) => g.player(0).serfs[placeOf(id)])
    expect(serfs(cast('humans', 'c', hildra('II-3')))).toEqual([2, 0])
    expect(serfs(cast('orcs', 'a', hildra('II-3')))).toEqual([2, 0])
    expect(serfs(cast('elves', 'c', hildra('II-4')))).toEqual([1, 1])
    expect(serfs(cast('dwarves', 'b', hildra('II-3')))).toEqual([2, 0])
    expect(cast('dwarves', 'b', { ...hildra('II-3'), serfs: { 'II-3': 2 } }).state.battle).toBeNull()
    // Placing a token does neither.
    expect(cast('elves', 'a', hildra('II-3')).state.live).toHaveLength(1)
  })

  it('H-SOLO-8 Star of Norellia: three Mana, and Ithiriel pays one less', () => {
    const g = cast('elves', 'b', { mana: 2 })
    expect([g.player(0).mana, g.player(1).mana, g.player(1).score]).toEqual([0, 2, 3])
  })

  it('H-SOLO-8 without a target it is still cast, for its points', () => {
    expect(cast('orcs', 'a').player(1).score).toBe(2)
  })

  it('H-SOLO-8 you may counter it, or ward yourself', () => {
    const countered = cast('elves', 'b', { mana: 9, hand: ['counterspell#1'] })
    expect(countered.asked).toEqual(['0 interrupt'])
    countered.play('0 cast:counterspell#1')
    expect([countered.player(0).mana, countered.player(1).score]).toEqual([6, 0])
    const warded = cast('elves', 'b', { mana: 9, hand: ['ward#1'] }).play('0 cast:ward#1')
    expect([warded.player(0).mana, warded.player(1).score]).toEqual([7, 3])
  })

  it('H-SOLO-8 you may copy it, and choose for the Enemy', () => {
    const g = cast('dwarves', 'c', { mana: 9, ore: 0, hand: ['copy#1'] }).play('0 cast:copy#1')
    expect([g.player(0).ore, g.player(1).ore]).toEqual([3, 3])
  })

  it('H-SOLO-8 H-VERB-5 a copied Red Rain takes one Serf if only one Region has any, or if you stop there', () => {
    const copied = (serfs: PlayerSpot['serfs'], ruleset?: number) =>
      cast('orcs', 'a', { mana: 9, hand: ['copy#1'] }, { serfs: serfs ?? {} }, ruleset).play('0 cast:copy#1')
    const serfs = (g: Scenario) => inPlay(g.player(1), 'serf')
    expect(serfs(copied({ 'II-3': 2 }))).toBe(1)
    expect(serfs(copied({ 'II-3': 2 }, 1))).toBe(2)
    const both = copied({ 'II-3': 2, 'II-4': 1 }).play('0 at:II-3')
    expect(both.offered(0)).toEqual(['at:II-4', 'no-more'])
    expect(serfs(both.play('0 no-more'))).toBe(2)
    expect(serfs(copied({ 'II-3': 2, 'II-4': 1 }).play('0 at:II-3', '0 at:II-4'))).toBe(1)
  })

  it('H-SOLO-8 Backlash takes resources you name from the Enemy', () => {
    const g = cast('dwarves', 'c', { mana: 9, hand: ['backlash#1'] }, { food: 2 }).play('0 cast:backlash#1')
    expect(g.asked).toEqual(['0 loseChosen'])
    g.play('0 kind:food', '0 kind:food')
    expect(g.player(1).food).toBe(0)
  })
})
