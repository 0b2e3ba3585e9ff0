// Shows that the moments named by reviews decided their games: plays games between bots, reviews each, and plays on from
// every named moment many times each way, with other luck than the review had. Prints how far apart the games won are,
// counted in the direction that the review said, so that chance alone gives 0 on average; for comparison, the same for a
// decision of each game taken at random.
//
//   npm run moments -- vindication        20 games, 200 times each way
//   npm run moments -- heroes 10 100      10 games, 100 times each way
import { botNamed, newMind, playOut, think } from '@lorehall/bots'
import { type Review, reviewed } from '@lorehall/host/review'
import { Chance, inOneGo, Table } from '@lorehall/kernel'
import { games, named, wholeGame } from '@lorehall/server/games'

const [id = '', count = '20', each = '200'] = process.argv.slice(2)
const BOTS = ['easy', 'normal'] as const
/** Standard errors on each side for a confidence of 95 %. */
const Z = 1.96

/** A decision that is played on, and what the review expects of it. */
interface Fork {
  readonly seq: number
  readonly seat: number
  readonly round: number
  readonly chosen: string
  readonly other: string
  /** How much better the chosen way is by the review: only its sign counts. */
  readonly expected: number
}

/** A number and the distance within which the true one is with a confidence of 95 %. */
interface Known {
  readonly is: number
  readonly give: number
}

const game = await wholeGame(named(id, games))
const { judge } = game
/** By game. */
const swings = { named: [] as Known[][], random: [] as Known[][] }
for (let n = 0; n < Number(count); n++) {
  const table = played(`moments/${n}`)
  const review = await reviewed(table, judge, [0])
  console.log(`${game.title}, game ${n + 1}: ${review.decisions.length} decisions of seat 0`)
  swings.named.push(namedIn(review).flatMap((fork) => swingAt(table, fork, 'named')))
  swings.random.push(atRandom(review, n).flatMap((fork) => swingAt(table, fork, 'at random')))
}
summarize('named', swings.named)
summarize('at random', swings.random)
const { user, system } = process.cpuUsage()
console.log(`${Math.round((user + system) / 1e6)} s of CPU time`)

function played(seed: string): Table {
  const chance = new Chance(seed)
  const bots = BOTS.map((name) => botNamed(name, judge))
  const minds = bots.map(newMind)
  const table = new Table(game, { seats: bots.length, seed })
  while (!table.over) {
    const ask = table.asks.find(({ aside }) => !aside)
    const bot = bots[ask?.seat ?? -1]
    if (ask === undefined || bot === undefined) throw new Error('nobody is asked')
    table.take(ask, think(table.machine, ask.seat, bot, chance, minds[ask.seat]))
  }
  return table
}

function namedIn({ moments, decisions }: Review): Fork[] {
  return moments.flatMap(({ decision: i, other, chosenWon, otherWon, lead }) => {
    const decision = decisions[i]
    return decision === undefined
      ? []
      : [{ ...decision, other, expected: chosenWon === otherWon ? lead : chosenWon - otherWon }]
  })
}

/** Of the other decisions, one at random: the chosen option, and the best besides it. */
function atRandom({ decisions, moments }: Review, n: number): Fork[] {
  const others = decisions.filter((_, i) => !moments.some(({ decision }) => decision === i))
  if (others.length === 0) return []
  const decision = new Chance(`moments/${n}/random`).pick(others)
  const other = decision.options.find((option) => option.id !== decision.chosen)
  const chosen = decision.options.find((option) => option.id === decision.chosen)
  if (other === undefined || chosen === undefined) return []
  return [{ ...decision, other: other.id, expected: chosen.gain - other.gain }]
}

/** How much the games won differ, counted positive if as expected. Plays on from there. */
function swingAt(table: Table, fork: Fork, what: string): Known[] {
  const { seq, seat, round, chosen, other, expected } = fork
  // The second of several answers that were given as one has no moment of its own.
  if (![chosen, other].every((pick) => isOffered(table, seq, seat, pick))) return []
  const [one, two] = [share(table, fork, chosen), share(table, fork, other)]
  const spread = one * (1 - one) + two * (1 - two)
  const swing = {
    is: Math.sign(expected) * (one - two),
    give: Z * Math.sqrt(spread / Number(each)),
  }
  console.log(
    `  ${what}, move ${seq}, round ${round}: ${chosen} ${percent(one)}, ${other} ${percent(two)}: ${said(swing)}`,
  )
  return [swing]
}

/** The share of games won after this option of the question at that move. */
function share(table: Table, { seq, seat }: Fork, pick: string): number {
  const machine = inOneGo(table.walking(seq))
  const luck = new Chance(`evidence/${seq}/${pick}`)
  const { won, games: all } = playOut(machine, seat, pick, judge, Number(each), luck)
  return won / all
}

function isOffered(table: Table, seq: number, seat: number, pick: string): boolean {
  const { asks } = inOneGo(table.walking(seq))
  return asks.some((ask) => ask.seat === seat && !ask.aside && ask.options.some((one) => one.id === pick))
}

/** The average over games, because moments of one game depend on each other, and how many are sure by themselves. */
function summarize(what: string, byGame: readonly (readonly Known[])[]): void {
  const all = byGame.flat()
  const means = byGame.filter((some) => some.length > 0).map((some) => mean(some.map(({ is }) => is)))
  const middle = mean(means)
  const variance = means.reduce((sum, one) => sum + (one - middle) ** 2, 0) / Math.max(1, means.length - 1)
  const give = Z * Math.sqrt(variance / Math.max(1, means.length))
  const sure = all.filter((swing) => swing.is > swing.give)
  const withOne = byGame.filter((some) => some.some((swing) => swing.is > swing.give))
  console.log(
    `${what}: ${all.length} of ${means.length} games, apart by ${said({ is: middle, give })}; surely apart ${sure.length}, in ${withOne.length} games`,
  )
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, n) => sum + n, 0) / Math.max(1, list.length)
}

function percent(part: number): string {
  return `${Math.round(100 * part)} %`
}

function said({ is, give }: Known): string {
  return `${Math.round(100 * is)} ± ${Math.round(100 * give)} points`
}
