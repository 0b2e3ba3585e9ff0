// The facts of positions for learned values: the worth that the judge says, and numbers in a fixed order.
import { botNamed, think } from '@lorehall/bots'
import { Chance, type Lessons, readOptions, type Sight, Table } from '@lorehall/kernel'
import { games, wholeGame } from '@lorehall/server/games'
import { expect, test } from 'vitest'

const TURNS = 30
const NONE: Lessons = { average: [], spread: [], weights: [[0, 0, 0]], cards: {} }

test.each(games)('$title: every sight has the worth of its position and as many numbers', async (house) => {
  const game = await wholeGame(house)
  const { judge } = game
  const seen: { readonly sight: Sight; readonly worth: number }[] = []
  for (const seats of [1, 2, 4].filter((n) => n >= 2 || game.id !== 'vindication')) {
    const table = new Table(game, { seats, options: readOptions(game, {}), seed: `sights ${seats}` })
    const bot = botNamed('quick', judge)
    const chance = new Chance('sights')
    while (!table.over && table.machine.turnCount.turns < TURNS) {
      const { machine } = table
      const [ask] = machine.asks
      if (ask === undefined) throw new Error('nobody is asked')
      const sight = judge.facts?.(machine, ask.seat) ?? null
      if (sight !== null) seen.push({ sight, worth: judge.worth(machine, ask.seat) })
      table.take(ask, think(machine, ask.seat, bot, chance))
    }
  }
  expect(seen.length).toBeGreaterThan(100)
  const lengths = seen.map(({ sight }) => sight.numbers.length)
  expect(new Set(lengths).size).toBe(1)
  for (const { sight, worth } of seen) {
    expect(sight.worth).toBeCloseTo(worth, 6)
    expect(sight.numbers.every(Number.isFinite)).toBe(true)
    expect(Math.abs(sight.time)).toBeLessThan(3)
  }
})

test.each(games)('$title: the lessons have a weight for every number', async (house) => {
  const { judge } = await wholeGame(house)
  const { machine } = new Table(await house.load(), { seats: 2, seed: 'lessons' })
  const numbers = judge.facts?.(machine, 0)?.numbers.length ?? 0
  const { average, spread, weights } = judge.lessons ?? NONE
  expect([average.length, spread.length, weights.length - 1]).toEqual(
    judge.lessons === undefined ? [0, 0, 0] : [numbers, numbers, numbers],
  )
  expect(Math.min(1, ...spread)).toBeGreaterThan(0)
})
