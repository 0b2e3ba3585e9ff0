// No strength uses what its seat can't know: where all that is hidden is dealt again, it answers the same.
import { botNamed, newMind, strengths, think } from '@lorehall/bots'
import { Chance, readOptions, Table } from '@lorehall/kernel'
import { games, wholeGame } from '@lorehall/server/games'
import { expect, test } from 'vitest'

/** `npm run long` plays more games, for 10,000 answers of each game. */
const TIMES = Number(process.env['LOREHALL_BLIND'] ?? 1)
const GAMES = 3 * TIMES
/** Every so many decisions of a game, all strengths are asked. */
const EVERY = 11
const DECISIONS = 500
/** The share of their thinking: what they look at matters here, not how much. */
const EFFORT = 0.02

test.each(games)(
  '$title: every strength answers without secrets',
  { timeout: 120_000 * TIMES },
  async (house) => {
    const game = await wholeGame(house)
    const bots = strengths.map(({ id }) => botNamed(id, game.judge, undefined, EFFORT))
    let compared = 0
    for (let i = 0; i < GAMES; i++) {
      const seed = `blind strengths ${i}`
      const table = new Table(game, { seats: 2 + (i % 3), options: readOptions(game, {}), seed })
      const quick = botNamed('quick', game.judge)
      const chance = new Chance(seed)
      for (let n = 0; n < DECISIONS && !table.over; n++) {
        const { machine } = table
        const [ask] = machine.asks
        if (ask === undefined) throw new Error('nobody is asked')
        for (const bot of n % EVERY === 0 ? bots : []) {
          const other = machine.copy()
          other.guess(ask.seat, new Chance(`${seed} ${n}`))
          const [mind, blind] = [newMind(), newMind()]
          const seen = think(machine, ask.seat, bot, new Chance(`${n}`), mind)
          const again = think(other, ask.seat, bot, new Chance(`${n}`), blind)
          expect(again.id, `${seed}, decision ${n}, '${ask.prompt}', ${bot.name}`).toBe(seen.id)
          expect(blind).toEqual(mind)
          compared++
        }
        table.take(ask, think(machine, ask.seat, quick, chance))
      }
    }
    expect(compared).toBeGreaterThan(200 * TIMES)
  },
)
