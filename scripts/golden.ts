// Records the golden games of every game anew and says what changed. Each is a whole game between bots,
// with its exact standings; the game's own test/golden.test.ts replays every file in the folder.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { botNamed, Memory, think } from '@lorehall/bots'
import { Chance, type Game, readOptions, Table } from '@lorehall/kernel'
import { games } from '@lorehall/server/games'

const PACKAGES = join(import.meta.dirname, '..', 'packages')
const EACH = 8
/** By the number of seats. */
const CREWS: Readonly<Record<number, readonly string[]>> = {
  1: ['greedy'],
  2: ['greedy', 'curious'],
  3: ['greedy', 'quick', 'random'],
  4: ['greedy', 'greedy', 'curious', 'quick'],
  5: ['quick', 'greedy', 'curious', 'greedy', 'random'],
  6: ['greedy', 'quick', 'greedy', 'curious', 'random', 'greedy'],
  7: ['quick', 'greedy', 'curious', 'greedy', 'random', 'greedy', 'quick'],
}

function played(game: Game, seats: number, n: number): string {
  const crew = CREWS[seats] ?? []
  const seed = `golden ${seats}/${n}`
  const table = new Table(game, {
    seats: crew.map((name, i) => ({ name: `${name} ${i + 1}`, kind: 'bot' })),
    seed,
  })
  const chance = new Chance(`bots of ${seed}`)
  const memory = new Memory()
  const bots = crew.map((name) => botNamed(name, memory))
  while (!table.over) {
    const [ask] = table.asks
    const bot = bots[ask?.seat ?? -1]
    if (ask === undefined || bot === undefined) throw new Error('nobody can answer')
    table.take(ask, think(table.machine, ask.seat, bot, chance))
  }
  const standing = game.standing(table.machine, 'host')
  return `${JSON.stringify({ record: table.record(), standing, winners: game.winners(table.machine) })}\n`
}

function recordAnew(game: Game): void {
  const folder = join(PACKAGES, game.id, 'test', 'golden')
  mkdirSync(folder, { recursive: true })
  const before = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  for (const seats of game.allows(readOptions(game, undefined)).seats) {
    for (let n = 1; n <= EACH; n++) {
      const name = `${seats}-players-${n}.json`
      const text = played(game, seats, n)
      const old = before.get(name)
      const change = old === undefined ? 'new' : old === text ? 'as it was' : 'changed'
      console.log(`${game.id}, ${name}: ${change}`)
      writeFileSync(join(folder, name), text)
    }
  }
}

games.forEach(recordAnew)
