// Coverage: everything games should reach is listed, and standing abilities are recorded when they act.
import { describe, expect, it, test } from 'vitest'
import { FACTIONS } from '../src/cards/factions.ts'
import {
  battleOf,
  dealt,
  fight,
  pieces,
  type PlayerSpot,
  type Scenario,
  type Spot,
  turnOf,
} from '../testing/index.ts'
import { inspect } from '../src/inspect.ts'

const { cards } = inspect.coverage({})

test('everything that can act is listed once', () => {
  expect(new Set(cards).size).toBe(cards.length)
  const abilities = Object.values(FACTIONS).flatMap((faction) => faction.abilities.map(({ id }) => id))
  expect(abilities).toHaveLength(96)
  const some = [...abilities, 'cathedral', 'rage', 'blood-oath', 'pirates', 'village', 'e8', 'red-rain']
  expect(some.filter((id) => !cards.includes(id))).toEqual([])
})

test('an ability that blocks a Spell is recorded', () => {
  const acted = (b: string) => {
    const g = dealt({
      turn: 1,
      players: {
        0: { faction: 'dwarves', serfs: { 'I-6': 1, 'I-8': 1, 'I-9': 1 }, ...pieces({ b }) },
        1: { mana: 9, hand: ['lightning#1'] },
        2: { faction: 'humans' },
      },
    })
    const seen = { steps: new Set<string>(), cards: new Set<string>() }
    g.table.machine.seen = seen
    g.play('1 slot:cast', '1 cast:lightning#1', '1 at:I-8')
    return seen.cards.has('hildra.1')
  }
  expect(acted('I-6')).toBe(true)
  expect(acted('I-1')).toBe(false)
})

describe('abilities that rarely act in games are recorded', () => {
  const BARE: PlayerSpot = { ore: 0, mana: 0, food: 0, hand: [], serfs: {}, warriors: {} }
  const spot = (me: PlayerSpot, foe: PlayerSpot): Spot => ({
    players: { 0: { ...BARE, level: 3, ...me }, 1: { ...BARE, faction: 'orcs', ...foe }, 2: { hand: [] } },
  })

  /** The abilities that act from here on. */
  function acting(g: Scenario, ...answers: readonly string[]): Set<string> {
    const seen = { steps: new Set<string>(), cards: new Set<string>() }
    const { machine } = g.table
    machine.seen = seen
    machine.load(machine.position)
    g.play(...answers)
    return seen.cards
  }

  it('H-HUMANS-7 maerwyn.3', () => {
    const me: PlayerSpot = { faction: 'humans', warriors: { 'I-3': 1 }, ...pieces({ b: 'I-6' }) }
    const g = fight(spot(me, { warriors: { 'I-6': 1 } }), 'I-6', { attacker: 1, defender: 0 })
    expect(g.asked).toEqual(['0 conscript'])
    expect(acting(g, `0 ${g.offered(0)[0]}`)).toContain('maerwyn.3')
  })

  it('H-HUMANS-8 corvane.3', () => {
    const me: PlayerSpot = { faction: 'humans', ...pieces({ c: 'I-6' }) }
    const start = (marched: number) => fight(spot(me, { serfs: { 'I-6': 1 } }), 'I-6', { marched })
    const shown = ['0 tactic:fall-back', '1 tactic:fall-back'] as const
    expect(acting(start(2), ...shown)).toContain('corvane.3')
    expect(acting(start(1), ...shown)).not.toContain('corvane.3')
  })

  it('H-UNDEAD-4 styx-landing.2 and H-LIZARDFOLK-4 mire-pens.2', () => {
    const quiet = { down: Array.from({ length: 53 }, () => 0) }
    const march = (faction: string, building: string, sea: string, from: string, to: string) => {
      const me: PlayerSpot = { level: 3, buildings: [building], warriors: { [from]: 1 }, ...pieces({ sea }) }
      return acting(turnOf(faction, me, {}, quiet).marchFrom(0, from), `0 go:${to}`)
    }
    expect(march('undead', 'styx-landing', 'II-6', 'I-1', 'II-6')).toContain('styx-landing.2')
    expect(march('undead', 'styx-landing', 'II-6', 'I-1', 'I-2')).not.toContain('styx-landing.2')
    expect(march('lizardfolk', 'mire-pens', 'n', 'I-2', 'I-10')).toContain('mire-pens.2')
  })

  it('H-LIONKIN-7 ari.2', () => {
    const me: PlayerSpot = { level: 3, warriors: { 'I-6': 1 }, ...pieces({ b: 'I-6' }) }
    const met = (card: string) =>
      acting(battleOf('lionkin', me, { warriors: { 'I-6': 1 }, mana: 9, hand: [card] }))
    expect(met('fireball#1')).toContain('ari.2')
    expect(met('rage#1')).not.toContain('ari.2')
  })

  it('H-LIONKIN-8 shishi.3', () => {
    const me: PlayerSpot = { level: 3, serfs: { 'I-6': 3 }, ...pieces({ c: 'I-6' }) }
    const g = battleOf('lionkin', me, { warriors: { 'I-6': 5 } }, { attacker: 1, defender: 0 })
    expect(acting(g, '1 tactic:fall-back', '0 tactic:fall-back')).toContain('shishi.3')
  })

  it('H-ELVES-8 pharom.1 and pharom.3', () => {
    const me: PlayerSpot = { faction: 'elves', warriors: { 'I-6': 4 }, ...pieces({ c: 'I-6' }) }
    const foe: PlayerSpot = { serfs: { 'I-6': 2 }, ...pieces({ b: 'I-6' }) }
    const seen = acting(fight(spot(me, foe), 'I-6'), '0 tactic:fall-back', '1 tactic:fall-back')
    expect(seen).toContain('pharom.1')
    expect(seen).toContain('pharom.3')
  })
})
