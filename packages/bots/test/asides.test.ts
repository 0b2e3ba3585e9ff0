// Asides, and playing for a side.
import { Chance, type Game, type Judge, option, Table } from '@lorehall/kernel'
import { play, toyGame, type ToyState, type ToyValues } from '@lorehall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { asideTaken, botNamed, type Board, think, thinkAside } from '../src/index.ts'

type Toy = Game<ToyState, ToyValues>
const toy: Game = toyGame
const { judge } = toyGame

/** Seat 0 is to act; seat 1 has goods that it may sell meanwhile. */
function offTurn(): Board {
  const table = new Table(toy, { seats: 2, seed: 'aside' })
  play(table, '0 tactic:march', '1 tactic:march')
  expect(table.asks.map(({ seat, aside }) => [seat, aside])).toEqual([
    [0, false],
    [1, true],
  ])
  return table.machine
}

type ToyJudge = Judge<ToyState, ToyValues>

const taken = (name: string, by: ToyJudge = judge, times = 1) =>
  Array.from(
    { length: times },
    (_, n) => thinkAside(offTurn(), 1, botNamed(name, by), new Chance(`${n}`))?.id,
  )

describe('an aside', () => {
  it('is taken by the greedy bot if it is worth something', () => {
    expect(taken('greedy')).toEqual(['sell'])
    const indifferent: ToyJudge = { ...judge, worth: ({ state }, seat) => state.seats[seat]?.points ?? 0 }
    expect(taken('greedy', indifferent)).toEqual([undefined])
  })

  it('is left by the greedy bot if the judge finds no option promising', () => {
    const idle: ToyJudge = { ...judge, promising: (_f, { aside, options }) => (aside ? [] : options) }
    expect(taken('greedy', idle)).toEqual([undefined])
  })

  it('is taken by the quick bot if the judge says so', () => {
    expect(taken('quick')).toEqual(['sell'])
    const never: ToyJudge = {
      ...judge,
      quick: (_f, ask, chance) => (ask.aside ? null : chance.pick(ask.options)),
    }
    expect(taken('quick', never)).toEqual([undefined])
  })

  it.each(['random', 'curious'])('is sometimes taken by the %s bot', (name) => {
    const sold = taken(name, judge, 400).filter((id) => id === 'sell').length
    expect(sold).toBeGreaterThan(20)
    expect(sold).toBeLessThan(150)
  })

  it('is not a question, and a seat that is asked has none', () => {
    const machine = offTurn()
    expect(() => think(machine, 1, botNamed('quick', judge), new Chance('x'))).toThrow('not asked')
    expect(thinkAside(machine, 0, botNamed('quick', judge), new Chance('x'))).toBeNull()
  })

  it('is offered to each bot in turn, and left to people', () => {
    const machine = offTurn()
    const chance = () => new Chance('x')
    expect(asideTaken(machine, () => botNamed('quick', judge), chance)).toMatchObject({
      ask: { seat: 1 },
      option: { id: 'sell' },
    })
    expect(asideTaken(machine, () => undefined, chance)).toBeNull()
    expect(asideTaken(machine, () => ({ ...botNamed('quick', judge), aside: () => null }), chance)).toBeNull()
  })

  it('ends when it is no longer offered', () => {
    const table = new Table(toy, { seats: 3, seed: 'all' })
    const bot = botNamed('quick', judge)
    for (const seat of [0, 1, 2]) table.enter(`${seat} tactic:march`)
    let sold = 0
    for (;;) {
      const next = asideTaken(
        table.machine,
        () => bot,
        () => new Chance('x'),
      )
      if (next === null) break
      table.take(next.ask, next.option)
      sold++
    }
    expect(sold).toBe(2)
  })
})

describe('sides', () => {
  const [OWN, MATE] = [option('own'), option('mate')]
  /** The toy with one choice: 1 point for your own seat, or 3 for the seat across. */
  const kind: Toy = {
    ...toyGame,
    play: {
      ...toyGame.play,
      begin: (t) => t.push({ do: 'give', seat: 0 }),
      steps: {
        give(t, { seat }, answer) {
          const [to, points] = answer === MATE ? [seat + 2, 3] : [seat, 1]
          const got = t.state.seats[to]
          if (answer === undefined) {
            t.ask(seat, 'pick', 'give')
            t.offer(OWN)
            t.offer(MATE)
          } else if (got !== undefined) got.points += points
        },
      },
    },
  }
  const choice = (game: Game, options: object) => {
    const { machine } = new Table(game, { seats: 4, seed: 'sides', options })
    return think(machine, 0, botNamed('greedy', judge), new Chance('sides')).id
  }

  it('count as a whole: a bot gives points to another seat of its side', () => {
    expect(choice(kind, { play: 'teams' })).toBe('mate')
    expect(choice(kind, { play: 'free' })).toBe('own')
  })
})
