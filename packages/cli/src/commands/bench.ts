// `lorehall bench`: measures the speed of the table machine on the host's path, compared with a peer.
import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { isRecord, type WholeGame } from '@lorehall/kernel'
import { games, named, wholeGame } from '@lorehall/server/games'
import { measurePeer } from '../bench/peer.ts'
import { measureCopy, measureReplay, measureUndo } from '../bench/pieces.ts'
import { measurePlay } from '../bench/play.ts'
import { measurePlans, measureRollouts } from '../bench/thinking.ts'
import { columns, thousands } from '../columns.ts'
import { command, print, printJson, wholeNumber } from '../command.ts'
import { readOptionsFlag, whichOptions } from '../options-flag.ts'

export const bench = command(
  'bench',
  'Measure decisions, copies, replay, undo and the thinking of bots on one core, and compare with boardgame.io.',
  {
    game: { type: 'string', description: 'which game (default: all)' },
    options: whichOptions,
    seconds: { type: 'string', default: '3', description: 'seconds per measurement' },
    json: { type: 'boolean', description: 'print one JSON object' },
  },
  async ({ game, options, seconds, json }) => {
    const ms = wholeNumber('seconds', seconds, 1, 3600) * 1000
    if (game === undefined && options === undefined) return everyGame(seconds, json === true)
    const found = measure(await wholeGame(named(game ?? games[0].id, games)), options, ms)
    if (json === true) printJson(found)
    else print(found.machine, ...lines(found))
  },
)

function measure(game: WholeGame, given: string | undefined, ms: number): Found {
  const options = readOptionsFlag(game, given)
  const play = measurePlay(game, options, ms, false)
  const views = measurePlay(game, options, ms, true)
  const peer = measurePeer(ms)
  return {
    game: game.id,
    machine: `${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`,
    ...play,
    withViews: views,
    copyMicroseconds: measureCopy(game, options, ms / 3),
    replay: measureReplay(game, options, 500),
    undo: [measureUndo(game, options, 10), measureUndo(game, options, 1000)],
    positionsPerSecond: {
      plans: measurePlans(game, options, ms),
      rollouts: measureRollouts(game, options, ms),
    },
    peer: peer === null ? null : { ...peer, ratio: round(play.decisionsPerSecond / peer.movesPerSecond) },
  }
}

/** Measures each game in its own process: code that has run another game is compiled for both, and slower. */
function everyGame(seconds: string, json: boolean): void {
  const found = games.map(({ id }) => measuredApart(id, seconds))
  if (json) return printJson({ games: found })
  const [first] = found
  print(first?.machine ?? '', ...found.flatMap((one, i) => ['', games[i]?.title ?? one.game, ...lines(one)]))
}

function measuredApart(id: string, seconds: string): Found {
  const [, script = ''] = process.argv
  const flags = ['bench', '--game', id, '--seconds', seconds, '--json']
  const output = execFileSync(process.execPath, [...process.execArgv, script, ...flags], { encoding: 'utf8' })
  const found: unknown = JSON.parse(output)
  if (!isFound(found)) throw new Error(`could not measure ${id}: ${output}`)
  return found
}

const isFound = (found: unknown): found is Found => isRecord(found) && 'decisionsPerSecond' in found

function round(n: number): number {
  return Math.round(n * 100) / 100
}

type Found = ReturnType<typeof measurePlay> & {
  readonly game: string
  readonly machine: string
  readonly withViews: ReturnType<typeof measurePlay>
  readonly copyMicroseconds: number
  readonly replay: ReturnType<typeof measureReplay>
  readonly undo: readonly ReturnType<typeof measureUndo>[]
  /** How many positions bots look at. */
  readonly positionsPerSecond: { readonly plans: number; readonly rollouts: number }
  readonly peer: { readonly name: string; readonly movesPerSecond: number; readonly ratio: number } | null
}

function lines(found: Found): string[] {
  const { withViews, replay, positionsPerSecond, peer } = found
  return [
    ...columns([
      ['measured', 'result'],
      ['decisions/s', thousands(found.decisionsPerSecond)],
      ['games/s', thousands(found.gamesPerSecond)],
      ['decisions per game', String(found.decisionsPerGame)],
      ['decisions per turn', String(found.decisionsPerTurn)],
      ['options per decision', String(found.optionsPerDecision)],
      ["decisions/s with all seats' views", thousands(withViews.decisionsPerSecond)],
      ['copy of a state, µs', String(found.copyMicroseconds)],
      [`replay of ${replay.decisions} decisions, ms`, String(replay.milliseconds)],
      ...found.undo.map((undo) => [`undo at decision ${thousands(undo.at)}, µs`, String(undo.microseconds)]),
      ['positions/s, planning', thousands(positionsPerSecond.plans)],
      ['positions/s, rollouts', thousands(positionsPerSecond.rollouts)],
      ...(peer === null
        ? []
        : [
            [`${peer.name}, moves/s`, thousands(peer.movesPerSecond)],
            ['ratio to the peer', String(peer.ratio)],
          ]),
    ]),
    ...(peer === null
      ? ['boardgame.io is not installed here (it is a development dependency), so there is no comparison']
      : []),
  ]
}
