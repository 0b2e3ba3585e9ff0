// Shows that the moments named by reviews decided their games: plays games between bots, reviews each, and plays on from
// every named moment many times each way, with other luck than the review had. Prints the shares of games won after the
// chosen and the other option, and how far they are apart; for comparison, the same for a decision of the same game
// taken at random.
//
//   npm run moments -- vindication        5 games, 200 times each way
//   npm run moments -- heroes 20 100      20 games, 100 times each way
import { botNamed, newMind, playOut, think } from '@lorehall/bots'
import { type Review, reviewed } from '@lorehall/host/review'
import { Chance, inOneGo, Table } from '@lorehall/kernel'
import { games, named, wholeGame } from '@lorehall/server/games'

const [id = '', count = '5', each = '200'] = process.argv.slice(2)
const BOTS = ['easy', 'normal'] as const

const game = await wholeGame(named(id, games))
const { judge } = game
const swings = { named: [] as number[], random: [] as number[] }
for (let n = 0; n < Number(count); n++) {
  const table = played(`moments/${n}`)
  const review = await reviewed(table, judge, [0])
  console.log(`${game.title}, game ${n + 1}: ${review.decisions.length} decisions of seat 0`)
  for (const moment of review.moments) {
    const decision = review.decisions[moment.decision]
    if (decision === undefined) continue
    const { seq, seat, chosen } = decision
    // The second of several answers that were given as one has no moment of its own.
    if (!isOffered(table, seq, seat, chosen)) continue
    const [one, other] = [chosen, moment.other].map((pick) => share(table, seq, seat, pick))
    swings.named.push(Math.abs((one ?? 0) - (other ?? 0)))
    console.log(
      `  move ${seq}, round ${decision.round}: ${chosen} ${percent(one)}, ${moment.other} ${percent(other)} (the review: ${percent(moment.chosenWon)}, ${percent(moment.otherWon)})`,
    )
  }
  const random = atRandom(review, new Chance(`moments/${n}/random`))
  if (random === undefined || !isOffered(table, random.seq, random.seat, random.chosen)) continue
  const [one, other] = random.options
    .slice(0, 2)
    .map((option) => share(table, random.seq, random.seat, option.id))
  swings.random.push(Math.abs((one ?? 0) - (other ?? 0)))
  console.log(`  at random: move ${random.seq}: ${percent(one)}, ${percent(other)}`)
}
console.log(
  `apart on average: ${percent(mean(swings.named))} at the named moments, ${percent(mean(swings.random))} at random`,
)

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

/** The share of games won after this option of the question at that move. */
function share(table: Table, seq: number, seat: number, pick: string): number {
  const machine = inOneGo(table.walking(seq))
  const { won, games: all } = playOut(
    machine,
    seat,
    pick,
    judge,
    Number(each),
    new Chance(`evidence/${seq}/${pick}`),
  )
  return won / all
}

function isOffered(table: Table, seq: number, seat: number, pick: string): boolean {
  const { asks } = inOneGo(table.walking(seq))
  return asks.some((ask) => ask.seat === seat && !ask.aside && ask.options.some((one) => one.id === pick))
}

function atRandom({ decisions, moments }: Review, chance: Chance) {
  const others = decisions.filter((_, i) => !moments.some(({ decision }) => decision === i))
  return others.length === 0 ? undefined : chance.pick(others)
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, n) => sum + n, 0) / Math.max(1, list.length)
}

function percent(part: number | undefined): string {
  return `${Math.round(100 * (part ?? 0))} %`
}
