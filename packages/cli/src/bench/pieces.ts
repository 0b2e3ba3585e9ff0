// Measures single operations of a host: copy a state, load a record, undo and redo.
import { forward } from '@lorehall/bots'
import { Chance, type Game, type GameOptions, Table } from '@lorehall/kernel'
import { seatsFor } from '../seats-flag.ts'

/** How many games to try for one that is long enough. */
const SEARCH = 200
const REPLAYS = 15
const UNDOS = 200

export function measureCopy(game: Game, options: GameOptions, ms: number): number {
  const { table } = playTo(game, options, seatsFor(game, options), 200)
  const { machine } = table
  let copies = 0
  let kept = machine
  const started = performance.now()
  while (performance.now() - started < ms) {
    for (let n = 0; n < 100; n++) kept = machine.copy()
    copies += 100
  }
  if (kept.seats !== machine.seats) throw new Error('a copy is not equal')
  return round(((performance.now() - started) * 1000) / copies)
}

export function measureReplay(game: Game, options: GameOptions, wanted: number) {
  const { table, decisions } = playTo(game, options, seatsFor(game, options), wanted)
  const record = table.record()
  const times = Array.from({ length: REPLAYS }, () => timed(() => Table.replay(game, record)))
  return { decisions, milliseconds: round(median(times)) }
}

/**
 * Times undo only; each is followed by a redo, so that all start at the same position. Uses the most seats the game
 * allows: games of four end before the thousandth decision.
 */
export function measureUndo(game: Game, options: GameOptions, wanted: number) {
  const { table, decisions, lastSeat } = playTo(
    game,
    options,
    Math.max(...game.form.allows(options).seats),
    wanted,
  )
  const times = Array.from({ length: UNDOS }, () => {
    const time = timed(() => table.undo(lastSeat))
    table.redo(lastSeat)
    return time
  })
  return { at: decisions, microseconds: round(median(times) * 1000) }
}

/** A table after `wanted` decisions of random play, or the longest game found. */
function playTo(game: Game, options: GameOptions, seats: number, wanted: number) {
  let longest = { table: newTable(game, options, seats, 'none'), decisions: -1, lastSeat: 0 }
  for (let n = 0; n < SEARCH && longest.decisions < wanted; n++) {
    const table = newTable(game, options, seats, `pieces/${n}`)
    const chance = new Chance(`pieces/${n}/bots`)
    let decisions = 0
    let lastSeat = 0
    while (!table.over && decisions < wanted) {
      const [ask] = table.asks
      if (ask === undefined) throw new Error('nobody is asked although the game is not over')
      if (ask.options.length > 1) decisions++
      lastSeat = ask.seat
      table.take(ask, chance.pick(forward(ask).options))
    }
    if (decisions > longest.decisions) longest = { table, decisions, lastSeat }
  }
  return longest
}

function newTable(game: Game, options: GameOptions, count: number, seed: string): Table {
  const seats = Array.from({ length: count }, (_, i) => ({ name: `bot ${i}`, kind: 'bot' as const }))
  return new Table(game, { seats, options, seed })
}

function timed(run: () => unknown): number {
  const started = performance.now()
  run()
  return performance.now() - started
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

function round(n: number): number {
  return Math.round(n * 100) / 100
}
