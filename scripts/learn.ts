// Teaches the bots of a game by self-play:
//   npm run learn -- play heroes games=5000 seed=a out=heroes.samples
//   npm run learn -- fit heroes heroes.samples …
// `play` writes samples, and `fit` the lessons of the game's judge. Then let the arena judge them against the tree
// before. Further settings: `seats`, `options` (JSON) and `share` (of the turns, in percent) of `play`; `penalty`,
// `final`, `ahead` and `times` of `fit` (see learn/fit.ts), and `out` of both.
import { writeFileSync } from 'node:fs'
import { learned } from '@lorehall/bots'
import { type Game, type GameOptions, readOptions, type WholeGame } from '@lorehall/kernel'
import { games, named, wholeGame } from '@lorehall/server/games'
import { fit } from './learn/fit.ts'
import { readSamples, SampleFile } from './learn/samples.ts'
import { played } from './learn/self-play.ts'

/** After so many games, the samples so far can be read. */
const NOW_AND_THEN = 50

const [what, id = '', ...rest] = process.argv.slice(2)
const settings = new Map(rest.flatMap((one) => (one.includes('=') ? [pair(one)] : [])))
const files = rest.filter((one) => !one.includes('='))
const house = named(id, games)

if (what === 'play') await play()
else if (what === 'fit' && files.length > 0) learn()
else throw new Error('say "play <game>" or "fit <game> <files of samples>"')

function pair(text: string): [string, string] {
  const at = text.indexOf('=')
  return [text.slice(0, at), text.slice(at + 1)]
}

function number(name: string, usual: number): number {
  return Number(settings.get(name) ?? usual)
}

function log(line: string): void {
  process.stdout.write(`${line}\n`)
}

function optionsOf(game: Game): GameOptions {
  return readOptions(game, JSON.parse(settings.get('options') ?? '{}'))
}

async function play(): Promise<void> {
  const game: WholeGame = await wholeGame(house)
  const out = new SampleFile(settings.get('out') ?? `${id}.samples`)
  const plan = {
    seats: number('seats', 2),
    options: optionsOf(game),
    seed: settings.get('seed') ?? '1',
    share: number('share', 50),
  }
  const all = number('games', 1000)
  const began = process.cpuUsage()
  for (let n = 0; n < all; n++) {
    out.add(played(game, learned(game.judge), plan, n))
    if ((n + 1) % NOW_AND_THEN === 0) out.close()
  }
  out.close()
  log(`${all} games of ${id}, ${(process.cpuUsage(began).user / 1000 / all).toFixed(0)} ms each`)
}

function learn(): void {
  const fitting = {
    penalty: number('penalty', 1000),
    final: number('final', 0.15),
    ahead: number('ahead', 1),
    times: number('times', 8),
  }
  const lessons = fit(readSamples(files), fitting, log)
  const out = settings.get('out') ?? `packages/${id}/src/bot/lessons.json`
  writeFileSync(out, `${JSON.stringify(lessons)}\n`)
}
