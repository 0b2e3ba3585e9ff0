// Easy bots get the real table, because they look at nothing ahead. They must not play by what their seat can't know:
// on a copy in which all of that is guessed, they choose the same.
import { forward } from '@lorehall/bots'
import { Chance, type Machine, readOptions, type Seat, Table } from '@lorehall/kernel'
import { games, wholeGame } from '@lorehall/server/games'
import { expect, test } from 'vitest'

const GAMES = 6
const DECISIONS = 600

function guessed(machine: Machine<unknown, unknown>, seat: Seat, seed: string) {
  const copy = machine.copy()
  copy.guess(seat, new Chance(seed))
  return copy
}

test.each(games)('$title: the quick player chooses without secrets', async (house) => {
  const game = await wholeGame(house)
  let compared = 0
  for (let i = 0; i < GAMES; i++) {
    const seed = `blind ${i}`
    const table = new Table(game, { seats: 2 + (i % 3), options: readOptions(game, {}), seed })
    const chance = new Chance(seed)
    for (let n = 0; n < DECISIONS && !table.over; n++) {
      const [present] = table.asks
      if (present === undefined) throw new Error('nobody is asked')
      const { machine } = table
      const ask = forward(present)
      const other = guessed(machine, ask.seat, `${seed} ${n}`)
      const again = other.asks.find(({ seat, aside }) => seat === ask.seat && aside === ask.aside)
      if (again === undefined) throw new Error('the guess asks nobody')
      const chosen = game.judge.quick(machine, ask, new Chance(`${n}`))
      const blind = game.judge.quick(other, forward(again), new Chance(`${n}`))
      expect(blind?.id, `${seed}, decision ${n}, '${ask.prompt}'`).toBe(chosen?.id)
      compared++
      table.take(present, i % 2 === 0 && chosen !== null ? chosen : chance.pick(ask.options))
    }
  }
  expect(compared).toBeGreaterThan(1000)
})
