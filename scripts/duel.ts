// Compares the speed of this tree with that of another, already built tree: `npm run duel ../lorehall-before`, or `npm
// run duel . vindication '{}' '{"guilds":true}' -- --seats 2`: the other tree, the game, the options there and here,
// and the number of players.
// A machine's speed varies by a tenth from one minute to the next. So both trees play the same random games in one
// process, taking turns slice by slice: whatever slows one down slows the other too. We count this thread's CPU time,
// not wall-clock time, so other work on the machine hardly matters.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { forward } from '@lorehall/bots'
import { type Ask, isRecord, type Option } from '@lorehall/kernel'
import { worked } from '../packages/cli/src/bench/worked.ts'

const SLICES = 100
const WARM_UP = 16
const SECONDS_A_SLICE = 0.1

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seats: { type: 'string', default: '4' } },
})
const [tree, named = 'vindication', there = '{}', here = there] = positionals
const seats = Number(values.seats)
if (tree === undefined)
  throw new Error('say which tree to measure beside this one: npm run duel ../elsewhere')

/** Plays this many games and returns the number of decisions. */
type Play = (seed: string, games: number) => number

/**
 * A tree to be measured. It plays its own games with its own kernel; the two trees need only these exports in common.
 */
interface Tree {
  readonly Chance: new (seed: string) => { pick(options: readonly Option[]): Option }
  readonly Table: new (
    game: unknown,
    start: { readonly seats: number; readonly options: unknown; readonly seed: string },
  ) => { readonly over: boolean; readonly asks: readonly Ask[]; take(ask: Ask, option: Option): void }
  readonly readOptions: (game: unknown, given: unknown) => unknown
}
interface Games {
  /** May return a promise, in a tree that loads games on demand. */
  readonly gameNamed: (id: string) => unknown
}

const isTree = (found: unknown): found is Tree =>
  isRecord(found) && ['Chance', 'Table', 'readOptions'].every((name) => typeof found[name] === 'function')
const areGames = (found: unknown): found is Games =>
  isRecord(found) && typeof found['gameNamed'] === 'function'

async function player(root: string, chosen: string): Promise<Play> {
  const at = (path: string) => pathToFileURL(resolve(root, 'packages', path)).href
  const kernel: unknown = await import(at('kernel/src/index.ts'))
  const games: unknown = await import(at('server/src/games.ts'))
  if (!isTree(kernel) || !areGames(games)) throw new Error(`${root} is no tree of this house`)
  const { Chance, Table, readOptions } = kernel
  const game: unknown = await Promise.resolve(games.gameNamed(named))
  const options = readOptions(game, JSON.parse(chosen))
  return (seed, count) => {
    let decisions = 0
    const chance = new Chance(seed)
    for (let n = 0; n < count; n++) {
      const table = new Table(game, { seats, options, seed: `${seed}/${n}` })
      while (!table.over) {
        const [ask] = table.asks
        if (ask === undefined) throw new Error('nobody is asked although the game is not over')
        if (ask.options.length > 1) decisions++
        table.take(ask, chance.pick(forward(ask).options))
      }
    }
    return decisions
  }
}

/** Decisions per second. */
function speed(play: Play, seed: string, games: number): number {
  const started = worked()
  const decisions = play(seed, games)
  return (decisions * 1000) / (worked() - started)
}

/** The number of games that fill a slice. */
function gamesFor(play: Play): number {
  let games = 1
  for (;;) {
    const started = worked()
    play('how many', games)
    if (worked() - started > SECONDS_A_SLICE * 1000) return games
    games *= 2
  }
}

const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b)
const quantile = (list: readonly number[], share: number) =>
  sorted(list)[Math.floor(share * (list.length - 1))] ?? 0

const theirs = await player(tree, there)
const ours = await player('.', here)
const games = gamesFor(theirs)
const found = Array.from({ length: WARM_UP + SLICES }, (_, n) => {
  const seed = `slice ${n}`
  // The trees take turns going first, because the first one starts with the memory the other left behind.
  const first = n % 2 === 0 ? speed(theirs, seed, games) : 0
  const own = speed(ours, seed, games)
  return { theirs: first === 0 ? speed(theirs, seed, games) : first, ours: own }
}).slice(WARM_UP)

const thousands = (n: number) => Math.round(n).toLocaleString('en')
const shares = found.map((slice) => slice.ours / slice.theirs)
const middle = (list: readonly number[]) => quantile(list, 0.5)
console.log(`there ${thousands(middle(found.map((slice) => slice.theirs)))} decisions/s`)
console.log(`here  ${thousands(middle(found.map((slice) => slice.ours)))} decisions/s`)
const percent = (n: number) => `${(n * 100).toFixed(1)} %`
console.log(
  `${percent(middle(shares))} of the speed there (half of ${SLICES} slices between ${percent(quantile(shares, 0.25))} and ${percent(quantile(shares, 0.75))})`,
)
