// Measures random play on the host's own path: a table with its record, four players, one core.
import { forward } from '@lorehall/bots'
import { Chance, type Game, type GameOptions, Table, type WholeGame } from '@lorehall/kernel'
import { seatsFor } from '../seats-flag.ts'
import { warmUp, worked } from './worked.ts'

/** Shares of the time: first to count options and turns, then for each warm-up slice. */
const LOOK_SHARE = 0.15
const WARM_UP_SHARE = 0.25

interface Count {
  games: number
  decisions: number
}

/** Counts that describe the games, to put the speed into context. */
interface Shape extends Count {
  options: number
  turns: number
}

export function measurePlay(game: WholeGame, options: GameOptions, ms: number, views: boolean) {
  const playFor = (ms: number, seed: string, count: Count, after: (table: Table) => void) =>
    playGames(game, options, ms, seed, count, after)
  const shape: Shape = { games: 0, decisions: 0, options: 0, turns: 0 }
  playFor(ms * LOOK_SHARE, 'shape', shape, (table) => look(table, shape))
  const after = views ? seeAll : () => undefined
  warmUp(() => {
    const warm: Count = { games: 0, decisions: 0 }
    const seconds = playFor(ms * WARM_UP_SHARE, 'warm', warm, after)
    return warm.decisions / seconds
  })
  const count: Count = { games: 0, decisions: 0 }
  const seconds = playFor(ms, 'bench', count, after)
  return {
    decisionsPerSecond: Math.round(count.decisions / seconds),
    gamesPerSecond: Math.round(count.games / seconds),
    decisionsPerGame: Math.round(count.decisions / count.games),
    decisionsPerTurn: Math.round((shape.decisions / shape.turns) * 10) / 10,
    optionsPerDecision: Math.round((shape.options / shape.decisions) * 10) / 10,
  }
}

/** Plays whole games until the time is up. Returns the seconds they took. */
function playGames(
  game: Game,
  options: GameOptions,
  ms: number,
  seed: string,
  count: Count,
  after: (table: Table) => void,
): number {
  const chance = new Chance(seed)
  const seats = seatsFor(game, options)
  const started = worked()
  while (worked() - started < ms) {
    const table = new Table(game, { seats, options, seed: `${seed}/${count.games}` })
    while (!table.over) {
      const [ask] = table.asks
      if (ask === undefined) throw new Error('nobody is asked although the game is not over')
      if (ask.options.length > 1) count.decisions++
      table.take(ask, chance.pick(forward(ask).options))
      after(table)
    }
    count.games++
  }
  return (worked() - started) / 1000
}

function seeAll({ game, machine }: Table): void {
  for (let seat = 0; seat < machine.seats; seat++) game.see.view(machine, seat)
}

function look({ asks, over, machine }: Table, shape: Shape): void {
  if (over) shape.turns += machine.turnCount.turns
  const options = asks[0]?.options.length ?? 0
  if (options > 1) shape.options += options
}
