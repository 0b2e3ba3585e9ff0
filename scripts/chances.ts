// Fits the outlook of a game: how surely a lead in worth wins, by round. Plays games between bots, takes the position at
// the beginning of every turn as a spectator knows it, and prints the `outlook` for the game's judge. With `check`, it
// plays other games and prints how often the chances that the judge gives came true.
//
//   npm run chances -- vindication            the outlook, from 300 games
//   npm run chances -- vindication check      predicted and observed chances, in 300 other games
//   npm run chances -- vindication check 500  in 500
import { asideTaken, botNamed, newMind, publicChances, think } from '@lorehall/bots'
import { Chance, Table, usualSeats } from '@lorehall/kernel'
import { games, named, wholeGame } from '@lorehall/server/games'

const [id = '', what = 'fit', count = '300'] = process.argv.slice(2)
const BOT = 'normal'
/** Rounds with fewer games than this are left out. */
const ENOUGH = 20
/** How much the positions of the round itself count, those one round away, and two. */
const NEAR = [1, 0.5, 0.25] as const
const BANDS = 10
/** Slopes that are tried for each even worth. */
const STEEP = [0.01, 0.02, 0.03, 0.05, 0.08, 0.12, 0.2, 0.4] as const

/** The position of one seat at the beginning of a turn. */
interface Sample {
  readonly game: number
  readonly round: number
  readonly worth: number
  /** The worth of each of the others. */
  readonly others: readonly number[]
  readonly won: number
  /** The chance that the judge gives it; null: it has no outlook yet. */
  readonly given: number | null
}

const game = await wholeGame(named(id, games))
const { judge } = game
const { min, max } = usualSeats(game)
const together = played('together', (n) => Math.min(max, 2 + (n % 3)))
const alone = min === 1 ? played('alone', () => 1) : []
if (what === 'check') {
  check('2 to 4 seats', together)
  if (alone.length > 0) check('1 seat', alone)
} else {
  const rounded = (list: readonly number[]) => list.map((n) => Math.round(n * 1000) / 1000)
  console.log('perPoint:', rounded(byRound(together).map((near) => best((k) => likelihood(near, k, 0)))))
  if (alone.length > 0) {
    const lines = byRound(alone).map((near) => {
      const even = best((point) => Math.max(...STEEP.map((k) => likelihood(near, k, point))), -50, 250)
      return { even, perPoint: best((k) => likelihood(near, k, even)) }
    })
    console.log('alone.perPoint:', rounded(lines.map(({ perPoint }) => perPoint)))
    console.log('alone.even:', rounded(lines.map(({ even }) => even)))
  }
}

/** The positions of all games of this name. */
function played(name: string, seatsOf: (n: number) => number): Sample[] {
  return Array.from({ length: Number(count) }, (_, n) =>
    samplesOf(`${what}/${name}/${n}`, n, seatsOf(n)),
  ).flat()
}

function samplesOf(seed: string, number: number, seats: number): Sample[] {
  const chance = new Chance(`${seed}/bots`)
  const bots = Array.from({ length: seats }, () => botNamed(BOT, judge))
  const minds = bots.map(newMind)
  const table = new Table(game, { seats, seed })
  const { machine } = table
  const seen: Omit<Sample, 'won'>[][] = []
  let turn = -1
  while (!table.over) {
    if (machine.turnCount.turns !== turn) {
      turn = machine.turnCount.turns
      const given = what === 'check' ? publicChances(machine, judge) : null
      const world = machine.copy()
      world.guess(null, chance)
      const worths = bots.map((_, seat) => judge.worth(world, seat))
      const { round } = machine.turnCount
      seen.push(
        worths.map((worth, seat) => ({
          game: number,
          round,
          worth,
          others: worths.filter((__, other) => other !== seat),
          given: given?.[seat] ?? null,
        })),
      )
    }
    const taken = asideTaken(
      machine,
      (seat) => bots[seat],
      () => chance,
    )
    const ask = taken?.ask ?? machine.asks.find(({ aside }) => !aside)
    const bot = bots[ask?.seat ?? -1]
    if (ask === undefined || bot === undefined) throw new Error('nobody is asked')
    table.take(ask, taken?.option ?? think(machine, ask.seat, bot, chance, minds[ask.seat]))
  }
  const winners = game.play.winners(machine)
  const share = (seat: number) => (winners.includes(seat) ? 1 / winners.length : 0)
  return seen.flatMap((list) => list.map((sample, seat) => ({ ...sample, won: share(seat) })))
}

type Weighted = readonly { readonly sample: Sample; readonly weight: number }[]

/** For each round, the positions of it and of the rounds around it. */
function byRound(samples: readonly Sample[]): Weighted[] {
  const rounds: Weighted[] = []
  for (let round = 1; ; round++) {
    const here = new Set(samples.filter((one) => one.round === round).map((one) => one.game))
    if (here.size < ENOUGH) return rounds
    rounds.push(
      samples.flatMap((sample) => {
        const weight = NEAR[Math.abs(sample.round - round)]
        return weight === undefined ? [] : [{ sample, weight }]
      }),
    )
  }
}

/** How well a slope, and alone an even worth, explains who won. */
function likelihood(near: Weighted, slope: number, even: number): number {
  return near.reduce((sum, { sample: { worth, others, won }, weight }) => {
    const against = others.length === 0 ? [even] : others
    const odds = against.reduce((all, other) => all + Math.exp(slope * (other - worth)), 0)
    const p = Math.min(0.999, Math.max(0.001, 1 / (1 + odds)))
    return sum + weight * (won * Math.log(p) + (1 - won) * Math.log(1 - p))
  }, 0)
}

/** The number for which `of` is highest, by golden section. */
function best(of: (n: number) => number, from = 0, to = 0.6): number {
  const ratio = (Math.sqrt(5) - 1) / 2
  let [low, high] = [from, to]
  for (let n = 0; n < 40; n++) {
    const [a, b] = [high - ratio * (high - low), low + ratio * (high - low)]
    if (of(a) < of(b)) low = a
    else high = b
  }
  return (low + high) / 2
}

/** Prints how often the chances came true, in bands. */
function check(name: string, samples: readonly Sample[]): void {
  console.log(`${game.title}, ${name}, ${count} games`)
  const off = samples.reduce((sum, { given, won }) => sum + ((given ?? 0) - won) ** 2, 0)
  for (let band = 0; band < BANDS; band++) {
    const inBand = samples.filter(
      ({ given }) => Math.min(BANDS - 1, Math.floor((given ?? 0) * BANDS)) === band,
    )
    if (inBand.length === 0) continue
    const mean = (of: (one: Sample) => number) =>
      ((100 * inBand.reduce((sum, one) => sum + of(one), 0)) / inBand.length).toFixed(1)
    const inGames = new Set(inBand.map((one) => one.game)).size
    console.log(
      `given ${mean(({ given }) => given ?? 0)} %  came true ${mean(({ won }) => won)} %  ${inBand.length} positions of ${inGames} games`,
    )
  }
  console.log(`Brier score ${(off / samples.length).toFixed(4)}`)
}
