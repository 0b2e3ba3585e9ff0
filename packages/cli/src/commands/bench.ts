// `lorehall bench`: how fast the table machine is on the host's own path, beside a named peer.
import { cpus } from 'node:os'
import { gameNamed } from '@lorehall/server/games'
import { measurePeer } from '../bench/peer.ts'
import { measureCopy, measureReplay, measureUndo } from '../bench/pieces.ts'
import { measurePlay } from '../bench/play.ts'
import { columns, thousands } from '../columns.ts'
import { command, print, printJson, wholeNumber } from '../command.ts'
import { readOptionsFlag, whichOptions } from '../options-flag.ts'
import { whichGame } from '../which-game.ts'

export const bench = command(
  'bench',
  'Measures decisions a second, copies, replay and undo on one core, and boardgame.io beside it.',
  {
    game: whichGame,
    options: whichOptions,
    seconds: { type: 'string', default: '3', description: 'how long each measurement takes' },
    json: { type: 'boolean', description: 'print one JSON object' },
  },
  async (args) => {
    const game = await gameNamed(args.game)
    const options = readOptionsFlag(game, args.options)
    const ms = wholeNumber('seconds', args.seconds, 1, 3600) * 1000
    const play = measurePlay(game, options, ms, false)
    const views = measurePlay(game, options, ms, true)
    const peer = measurePeer(ms)
    const found = {
      game: game.id,
      machine: `${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`,
      ...play,
      withViews: views,
      copyMicroseconds: measureCopy(game, options, ms / 3),
      replay: measureReplay(game, options, 500),
      undo: [measureUndo(game, options, 10), measureUndo(game, options, 1000)],
      peer: peer === null ? null : { ...peer, ratio: round(play.decisionsPerSecond / peer.movesPerSecond) },
    }
    if (args.json === true) printJson(found)
    else print(...lines(found))
  },
)

function round(n: number): number {
  return Math.round(n * 100) / 100
}

type Found = ReturnType<typeof measurePlay> & {
  readonly machine: string
  readonly withViews: ReturnType<typeof measurePlay>
  readonly copyMicroseconds: number
  readonly replay: ReturnType<typeof measureReplay>
  readonly undo: readonly ReturnType<typeof measureUndo>[]
  readonly peer: { readonly name: string; readonly movesPerSecond: number; readonly ratio: number } | null
}

function lines(found: Found): string[] {
  const { withViews, replay, peer } = found
  return [
    found.machine,
    ...columns([
      ['measured', 'result'],
      ['decisions/s', thousands(found.decisionsPerSecond)],
      ['games/s', thousands(found.gamesPerSecond)],
      ['decisions a game', String(found.decisionsPerGame)],
      ...(found.decisionsPerTurn === null ? [] : [['decisions a turn', String(found.decisionsPerTurn)]]),
      ['options a decision', String(found.optionsPerDecision)],
      ["decisions/s with all seats' views", thousands(withViews.decisionsPerSecond)],
      ['copy of a state, µs', String(found.copyMicroseconds)],
      [`replay of ${replay.decisions} decisions, ms`, String(replay.milliseconds)],
      ...found.undo.map((undo) => [`undo at decision ${thousands(undo.at)}, µs`, String(undo.microseconds)]),
      ...(peer === null
        ? []
        : [
            [`${peer.name}, moves/s`, thousands(peer.movesPerSecond)],
            ['ratio to the peer', String(peer.ratio)],
          ]),
    ]),
    ...(peer === null
      ? ['the peer, boardgame.io, is not installed here (it is a development dependency)']
      : []),
  ]
}
