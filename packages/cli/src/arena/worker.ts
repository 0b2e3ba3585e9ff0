// A thread that plays games of an arena.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { isRecord, type Judge, type WholeGame } from '@lorehall/kernel'
import { games, named, wholeGame } from '@lorehall/server/games'
import { type MatchResult, playersOf, playMatch, type Players } from './match.ts'
import { type ArenaPlan, meetingsOf } from './plan.ts'

export interface Order {
  readonly plan: ArenaPlan
  /** The number of the piece: a deal, which each meeting plays from every side. */
  readonly piece: number
}

const isJudge = (found: unknown): found is Judge => isRecord(found) && typeof found['worth'] === 'function'

/** The judge of a game in another tree of these sources, to compare with. */
async function judgeIn(tree: string, game: string): Promise<Judge> {
  const file = resolve(tree, 'packages', game, 'src', 'judge.ts')
  const found: unknown = await import(pathToFileURL(file).href)
  if (isRecord(found) && isJudge(found['judge'])) return found['judge']
  throw new Error(`${file} has no judge`)
}

let ready: Promise<{ readonly game: WholeGame; readonly players: Players }> | undefined

async function prepared(plan: ArenaPlan) {
  const game = await wholeGame(named(plan.game, games))
  return { game, players: await playersOf(plan, game.judge, judgeIn) }
}

async function play({ plan, piece }: Order): Promise<void> {
  ready ??= prepared(plan)
  const { game, players } = await ready
  const places = plan.sides.length
  const results = meetingsOf(plan).flatMap((meeting, i): MatchResult[] => {
    const numbers = Array.from({ length: places }, (_, place) => piece * places + place)
    return numbers.filter((n) => n < plan.games).map((n) => playMatch(game, plan, players, i, meeting, n))
  })
  parentPort?.postMessage(results, [])
}

parentPort?.on('message', (order: Order) => void play(order))
