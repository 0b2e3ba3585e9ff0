// Compares the speed of this tree with that of another, already built tree: `npm run duel ../lorehall-before`, or `npm
// run duel . vindication '{}' '{"guilds":true}' -- --seats 2 --ruleset 1`: the other tree, the game, the options there
// and here, the number of players (`4,7`: there and here) and the ruleset. Without a ruleset each tree plays its newest. Rulesets ask different
// questions, so give a ruleset that both trees know if you want to compare the same games.
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
  options: { seats: { type: 'string', default: '4' }, ruleset: { type: 'string' } },
})
const [tree, named = 'vindication', there = '{}', here = there] = positionals
const [seatsThere = 4, seatsHere = seatsThere] = values.seats.split(',').map(Number)
const rules = values.ruleset === undefined ? {} : { ruleset: Number(values.ruleset) }
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
    start: {
      readonly seats: number
      readonly options: unknown
      readonly seed: string
      readonly ruleset?: number
    },
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

async function player(root: string, chosen: string, seats: number): Promise<Play> {
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
      const table = new Table(game, { ...rules, seats, options, seed: `${seed}/${n}` })
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

interface Slice {
  readonly decisions: number
  /** Decisions per second. */
  readonly speed: number
}

function slice(play: Play, seed: string, games: number): Slice {
  const started = worked()
  const decisions = play(seed, games)
  return { decisions, speed: (decisions * 1000) / (worked() - started) }
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

const theirs = await player(tree, there, seatsThere)
const ours = await player('.', here, seatsHere)
const games = gamesFor(theirs)
const found = Array.from({ length: WARM_UP + SLICES }, (_, n) => {
  const seed = `slice ${n}`
  // The trees take turns going first, because the first one starts with the memory the other left behind.
  const first = n % 2 === 0 ? slice(theirs, seed, games) : undefined
  const own = slice(ours, seed, games)
  return { theirs: first ?? slice(theirs, seed, games), ours: own }
}).slice(WARM_UP)

const thousands = (n: number) => Math.round(n).toLocaleString('en')
const shares = found.map((pair) => pair.ours.speed / pair.theirs.speed)
const middle = (list: readonly number[]) => quantile(list, 0.5)
const line = (slices: readonly Slice[]) => {
  const decisions = slices.reduce((sum, each) => sum + each.decisions, 0)
  const perGame = Math.round(decisions / (slices.length * games))
  return `${thousands(middle(slices.map((each) => each.speed)))} decisions/s, ${perGame} per game`
}
console.log(`there ${line(found.map((pair) => pair.theirs))}`)
console.log(`here  ${line(found.map((pair) => pair.ours))}`)
const percent = (n: number) => `${(n * 100).toFixed(1)} %`
console.log(
  `${percent(middle(shares))} of the speed there (half of ${SLICES} slices between ${percent(quantile(shares, 0.25))} and ${percent(quantile(shares, 0.75))})`,
)
