// Records the golden games anew and says what changed. Each is a whole game between bots, with its
// exact standings; packages/vindication/test/golden.test.ts replays every file in the folder.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { botNamed, Memory, think } from '@lorehall/bots'
import { Chance, Table } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'

const FOLDER = join(import.meta.dirname, '..', 'packages', 'vindication', 'test', 'golden')
const EACH = 8
const CREWS: Readonly<Record<number, readonly string[]>> = {
  2: ['greedy', 'curious'],
  3: ['greedy', 'quick', 'random'],
  4: ['greedy', 'greedy', 'curious', 'quick'],
  5: ['quick', 'greedy', 'curious', 'greedy', 'random'],
}

function played(seats: number, game: number): string {
  const crew = CREWS[seats] ?? []
  const seed = `golden ${seats}/${game}`
  const table = new Table(vindication, {
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
  const standing = vindication.standing(table.machine, 'host')
  return `${JSON.stringify({ record: table.record(), standing, winners: vindication.winners(table.machine) })}\n`
}

mkdirSync(FOLDER, { recursive: true })
const before = new Map(readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]))
for (const seats of [2, 3, 4, 5]) {
  for (let game = 1; game <= EACH; game++) {
    const name = `${seats}-players-${game}.json`
    const text = played(seats, game)
    const old = before.get(name)
    const change = old === undefined ? 'new' : old === text ? 'as it was' : 'changed'
    console.log(`${name}: ${change}`)
    writeFileSync(join(FOLDER, name), text)
  }
}
