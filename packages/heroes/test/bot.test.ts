// Positions in which a sensible bot has one right answer.
import { Chance } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { placeOf } from '../testing/world.ts'
import {
  alone,
  dealt,
  heroesOf,
  type PlayerSpot,
  type Scenario,
  scenario,
  type Spot,
} from '../testing/index.ts'
import { judge } from '../src/judge.ts'

/** Face-down tokens in these Regions only, so that others don't attract the bot. */
const down = (...ids: readonly string[]): number[] =>
  scenario().state.down.map((_, place) => (ids.some((id) => placeOf(id) === place) ? 1 : 0))

/** A distant token, so that the game is not about to end. */
const FAR = 'IV-8'

function laid(me: PlayerSpot, spot: Spot = {}): Scenario {
  return scenario({
    ...spot,
    players: { ...spot.players, 0: me },
    state: { down: down(FAR), round: 4, ...spot.state },
  })
}

/** The options the seat tries for its question. */
function promising({ table: { machine } }: Scenario, seat = 0): string[] {
  const ask = machine.asks.find((one) => one.seat === seat)
  if (ask === undefined) throw new Error(`seat ${seat} is not asked`)
  return (judge.promising?.(machine, ask) ?? []).map(({ id }) => id)
}

/** A whole March. Every question must have a single option worth trying. */
function march(g: Scenario): string[] {
  g.play('0 slot:march-1')
  const done: string[] = []
  while (g.asked.some((asked) => /marchFrom|marchOut|0 march$/.test(asked))) {
    const [only, other] = promising(g)
    if (only === undefined || other !== undefined) throw new Error(`${g.asked.join()} has no one answer`)
    done.push(only)
    g.play(`0 ${only}`)
  }
  return done
}

/** The value of the position to the seat after these answers. */
function after(make: () => Scenario, ...answers: readonly string[]): number {
  const g = make()
  g.play(...answers.map((answer) => `0 ${answer}`))
  return judge.worth(g.table.machine, 0)
}

/** All answers of the quick bot to a sealed question, over many tries. */
function answers(g: Scenario, seat: number): Set<string | undefined> {
  const { machine } = g.table
  const ask = machine.asks.find((one) => one.seat === seat)
  if (ask === undefined) throw new Error(`seat ${seat} is not asked`)
  const chance = new Chance('sealed')
  return new Set(Array.from({ length: 30 }, () => judge.quick(machine, ask, chance)?.id))
}

describe('a March of a bot', () => {
  it('takes the rich empty Region next to the Capital', () => {
    const g = laid({ serfs: { 'I-1': 4 }, warriors: {} }, { state: { down: down(FAR, 'I-3') } })
    const rest = march(g)
    expect(rest).toContain('go:I-3')
    expect(g.player(0).serfs[placeOf('I-3')]).toBeGreaterThan(0)
    expect(g.player(0).serfs[placeOf('I-1')]).toBeGreaterThan(0)
  })

  it('puts one Serf after another to work where nobody works yet', () => {
    const g = laid({ serfs: { 'I-1': 3, 'I-3': 1, 'I-2': 1 }, warriors: {} })
    march(g)
    const alone = ['I-2', 'I-3'].map((id) => g.player(0).serfs[placeOf(id)])
    expect(alone).toEqual([1, 1])
    expect(g.player(0).serfs.filter((n) => n > 0)).toHaveLength(4)
  })

  it('does not start a hopeless Battle', () => {
    const g = laid(
      { serfs: {}, warriors: { 'I-4': 1 } },
      { players: { 1: { serfs: {}, warriors: { 'II-4': 5 } } } },
    )
    expect(march(g)).not.toContain('go:II-4')
    expect(g.state.battle).toBeNull()
  })

  it('starts one that is almost certainly won', () => {
    const g = laid(
      { serfs: {}, warriors: { 'I-4': 4 }, mana: 8, ore: 5 },
      { players: { 1: { serfs: { 'II-4': 1 }, warriors: {}, ore: 0, food: 0 } } },
    )
    expect(march(g)).toContain('go:II-4')
    expect(g.state.battle).not.toBeNull()
  })

  it('turns over the last token if that wins the game, and not if that loses it', () => {
    const last = (score: number) =>
      laid(
        { serfs: { 'I-1': 1 }, warriors: { 'I-4': 1, 'I-10': 1 }, score },
        {
          players: { 1: { score: 30 }, 2: { score: 30 } },
          state: { down: down('I-9'), round: 11 },
        },
      )
    const ahead = last(60)
    march(ahead)
    expect(ahead.state.end?.by).toBe('explore')
    const behind = last(0)
    march(behind)
    expect(behind.state.end).toBeNull()
  })
})

describe('how a bot judges its position', () => {
  const rich = { serfs: { 'I-1': 3 }, warriors: { 'I-1': 1 }, ore: 6, mana: 6, food: 6 }

  it('a guard is worth keeping when an enemy army is next to the Capital', () => {
    const beside = (guards: number, army: number) =>
      judge.worth(
        laid(
          { serfs: { 'I-1': 1 }, warriors: { 'I-1': guards, 'I-2': 5 - guards } },
          { players: { 1: { serfs: {}, warriors: army === 0 ? {} : { 'I-3': army } }, 2: { warriors: {} } } },
        ).table.machine,
        0,
      )
    const kept = (army: number) => beside(4, army) - beside(0, army)
    expect(kept(0)).toBeLessThan(0.5)
    expect(kept(5)).toBeGreaterThan(kept(0) + 1)
  })

  it('builds when it can: a Building, or better, the next level of the Capital', () => {
    const now = judge.worth(laid(rich).table.machine, 0)
    const building = after(() => laid(rich), 'slot:build', 'building:harvest-hall')
    const level = after(() => laid(rich), 'slot:build', 'upgrade')
    expect(building).toBeGreaterThan(now)
    expect(level).toBeGreaterThan(building)
  })

  it('recruits two Serfs early instead of none', () => {
    const poor = { serfs: { 'I-1': 1 }, warriors: { 'I-1': 1 }, ore: 2, mana: 2, food: 4 }
    const now = judge.worth(laid(poor).table.machine, 0)
    const pair = after(() => laid(poor), 'slot:recruit', 'recruit:pair')
    expect(pair).toBeGreaterThan(now)
    expect(pair).toBeGreaterThan(after(() => laid(poor), 'slot:recruit', 'recruit:warrior'))
  })

  it('the farther of two Towers is better', () => {
    const serfs = { 'I-1': 1, 'I-3': 1, 'I-8': 1 }
    const make = () => laid({ serfs, warriors: {}, ore: 8 })
    expect(after(make, 'slot:build', 'tower:I-8')).toBeGreaterThan(after(make, 'slot:build', 'tower:I-3'))
  })

  it('ends the game when it is ahead, and waits when it is behind', () => {
    const third = (score: number) => () =>
      laid(
        { serfs: { 'I-1': 1, 'I-4': 1 }, warriors: {}, ore: 6, level: 3, towers: ['II-6', 'III-7'], score },
        { players: { 1: { score: 50 }, 2: { score: 50 } }, state: { round: 10 } },
      )
    const gain = (score: number) =>
      after(third(score), 'slot:build', 'tower:I-4') - judge.worth(third(score)().table.machine, 0)
    expect(gain(70)).toBeGreaterThan(0)
    expect(gain(20)).toBeLessThan(0)
  })

  it('the value of setting out is at most that of arriving', () => {
    const make = () => laid({ serfs: { 'I-1': 4 }, warriors: {} })
    const g = make()
    g.play('0 slot:march-1')
    const worths: number[] = []
    while (g.asked.some((asked) => /marchFrom|marchOut|0 march$/.test(asked))) {
      g.play(`0 ${promising(g)[0]}`)
      worths.push(judge.worth(g.table.machine, 0))
    }
    expect(Math.max(...worths) - Math.min(...worths)).toBeLessThan(0.5)
  })
})

describe('a Combat Spell of a bot', () => {
  /** Seat 0 attacks two Warriors with this many Warriors, and has a Spell that seat 1 lets pass. */
  const attack = (warriors: number, card: string) =>
    dealt({
      players: {
        0: { serfs: {}, warriors: { 'I-4': warriors }, hand: [card], mana: 3, ore: 4, food: 4 },
        1: { serfs: {}, warriors: { 'II-4': 2 }, hand: ['ward#1'], mana: 0, ore: 0, food: 0 },
      },
      state: { round: 6, down: down(FAR) },
    }).play('0 slot:march-1', '0 go:II-4', '1 pass')
  const gain = (warriors: number, card: string) => {
    const worth = (...answers: readonly string[]) =>
      judge.worth(attack(warriors, card).play(...answers).table.machine, 0)
    return worth(`0 cast:${card}`, '1 pass') - worth('0 pass')
  }

  it('is cast if it decides the Battle, and not if the Battle is won anyway', () => {
    expect(gain(2, 'rage#1')).toBeGreaterThan(0)
    expect(gain(5, 'rage#1')).toBeLessThan(0)
  })
})

describe('a long game', () => {
  it('even a player who is behind turns over the last token eventually', () => {
    const last = (round: number) =>
      laid(
        { serfs: { 'I-1': 1 }, warriors: { 'I-4': 1, 'I-10': 1 } },
        { players: { 1: { score: 30 }, 2: { score: 30 } }, state: { down: down('I-9'), round } },
      )
    const [soon, late] = [last(11), last(18)]
    march(soon)
    march(late)
    expect([soon.state.end, late.state.end?.by]).toEqual([null, 'explore'])
  })
})

describe('a solo game', () => {
  /** Four Warriors without resources, next to a Hero of the Enemy with this many Warriors. */
  const beside = (warriors: number) =>
    march(
      alone(
        { do: 'turn', seat: 0, shifts: [] },
        {
          human: { serfs: {}, warriors: { 'I-4': 4 }, ore: 0, mana: 0, food: 0 },
          foe: { heroes: heroesOf({ c: 'II-4' }), warriors: { 'II-4': warriors } },
          enemy: { deck: ['e1', 'e2', 'e3', 'e4', 'e5'], slots: ['e6', 'e7', 'e8'] },
          state: { down: down(FAR), round: 6 },
        },
      ),
    )

  it('an army drives a Hero of the Enemy home, but does not attack a stronger one', () => {
    expect(beside(0)).toContain('go:II-4')
    expect(beside(2)).not.toContain('go:II-4')
  })

  it('a token is worth more because the Enemy would score a point for it', () => {
    const turned = (enemy: boolean) => {
      const me = { serfs: { 'I-1': 2 }, warriors: { 'I-4': 2 } }
      const state = { down: down(FAR, 'I-5'), round: 6 }
      const make = () =>
        enemy ? alone({ do: 'turn', seat: 0, shifts: [] }, { human: me, state }) : laid(me, { state })
      const g = make().play('0 slot:march-1', '0 from:I-4')
      return judge.worth(g.table.machine, 0) - judge.worth(make().table.machine, 0)
    }
    expect(turned(true)).toBeGreaterThan(turned(false) + 0.5)
  })
})

describe('sealed answers', () => {
  it('a bot follows a Build it can pay for, and no Tax that would go over the limit', () => {
    const serfs = { 'II-1': 3 }
    const full = { serfs, ore: 10, mana: 10, food: 10 }
    const build = laid({ serfs: { 'I-1': 3 }, ore: 6 }, { players: { 1: full } })
    build.play('0 slot:build', '0 building:harvest-hall')
    expect(answers(build, 1)).toEqual(new Set(['follow']))
    const tax = laid({ serfs: { 'I-1': 3 } }, { players: { 1: full } })
    tax.play('0 slot:tax', '0 tax:food')
    expect(answers(tax, 1)).toEqual(new Set(['no']))
  })

  it('a bot that wins a Battle anyway spends neither points nor Units on it', () => {
    const g = laid(
      { serfs: {}, warriors: { 'I-4': 5 }, ore: 0, mana: 0, food: 0, score: 10 },
      { players: { 1: { serfs: { 'II-4': 1 }, warriors: {}, ore: 4, mana: 0, food: 3 } } },
    )
    g.play('0 slot:march-1', '0 go:II-4')
    const ask = g.table.machine.asks.find(({ seat }) => seat === 0)
    expect(ask?.options.map(({ id }) => id)).toContain('tactic:blood-oath')
    expect(answers(g, 0)).toEqual(new Set(['tactic:fall-back']))
  })
})
