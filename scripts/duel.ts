// Is this tree as fast as another, which is built and lies elsewhere? `npm run duel ../lorehall-before`, or
// `npm run duel . vindication '{}' '{"guilds":true}' -- --seats 2`: whose, which game, with which options there and
// here, and how many play.
// A machine is a tenth faster or slower from one minute to the next. So both play in one process, the same games
// by chance, slice by slice in turn: whatever slows one slows the other. The time of this thread is counted, not
// that of the clock, so that others who work on the machine hardly matter.
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

/** Plays so many games, and says how many decisions were taken. */
type Play = (seed: string, games: number) => number

/**
 * A tree as it is measured. It plays its own games with its own kernel, so only what is named here must be alike in
 * both: how a game is shaped is its tree's own affair.
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
  /** In a tree that loads a game when it is needed: a promise of it. */
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

/** Decisions a second. */
function speed(play: Play, seed: string, games: number): number {
  const started = worked()
  const decisions = play(seed, games)
  return (decisions * 1000) / (worked() - started)
}

/** As many games as fill a slice. */
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
  // Who comes first finds the memory as the other left it.
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
