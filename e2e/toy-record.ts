// A whole game of the toy between four bots, as a record.
import { botNamed, think } from '@lorehall/bots'
import { Chance, Table, type TableRecord } from '@lorehall/kernel'
import { toy } from '../packages/web/test-game/game.ts'

export function toyRecord(): TableRecord {
  const seats = [1, 2, 3, 4].map((n) => ({ name: `Bot ${n}`, kind: 'bot' as const }))
  const table = new Table(toy, { seats, seed: 'toy', values: { rounds: 4 } })
  const chance = new Chance('bots')
  const bot = botNamed('quick', toy.judge)
  while (!table.over) {
    const [ask] = table.asks
    if (ask === undefined) throw new Error('nobody is asked')
    table.take(ask, think(table.machine, ask.seat, bot, chance))
  }
  return table.record()
}
