// Plays one block of games. The block's number alone determines it: the result is the same on every machine.
import { type Bot, botNamed, Memory } from '@lorehall/bots'
import { rivalsOf } from '@lorehall/host'
import { Chance, type GameEvent, Table, type TableRecord, type WholeGame } from '@lorehall/kernel'
import { playing } from '../play.ts'
import { countOffers } from './offers.ts'
import { BLOCK, type Plan, sidesAt } from './plan.ts'
import { addOutcome, addTo, count, newTally, outcomeOf, spreadOf, type Tally } from './tally.ts'

/** A game in which a law was broken or the rules threw an error. */
export interface Failure {
  readonly game: number
  readonly what: string
  readonly record: TableRecord
}

export interface BlockResult {
  readonly block: number
  readonly tally: Tally
  /** Digests of the games' last positions, in order. */
  readonly digests: readonly string[]
  readonly failure: Failure | null
}

export function playBlock(game: WholeGame, plan: Plan, block: number): BlockResult {
  const memory = new Memory()
  const bots = plan.bots.map((name) => botNamed(name, game.judge, memory))
  const tally = newTally(plan.bots.length, sidesAt(game, plan).length)
  const digests: string[] = []
  const end = Math.min(plan.games, (block + 1) * BLOCK)
  for (let n = block * BLOCK; n < end; n++) {
    const { table, failure } = playGame(game, plan, bots, n, tally)
    if (failure !== null) return { block, tally, digests, failure }
    digests.push(table.digest())
  }
  return { block, tally, digests, failure: null }
}

/** Facts about one game that come from its events and are not in its last position. */
class Story {
  decisions = 0
  readonly endings = new Set<string>()
  readonly taken: Set<string>[]
  readonly faced = new Set<string>()
  /** Cards played against each other, and whether they won. */
  readonly contests: { readonly card: string; readonly won: boolean }[] = []
  private readonly game: WholeGame

  constructor(game: WholeGame, seats: number) {
    this.game = game
    this.taken = Array.from({ length: seats }, () => new Set())
  }

  hear(events: readonly GameEvent[]): void {
    for (const event of events) {
      const counted = this.game.inspect.counts?.(event) ?? null
      if (counted?.what === 'ending') this.endings.add(counted.by)
      else if (counted?.what === 'taken') this.taken[counted.seat]?.add(counted.card)
      else if (counted?.what === 'faced') this.faced.add(counted.card)
      else if (counted?.what === 'contest') this.met(counted.won, counted.lost)
    }
  }

  private met(won: string, lost: string): void {
    if (won !== '') this.contests.push({ card: won, won: true })
    if (lost !== '') this.contests.push({ card: lost, won: false })
  }
}

function playGame(game: WholeGame, plan: Plan, bots: readonly Bot[], n: number, tally: Tally) {
  const seats = plan.bots.map((name, i) => ({ name: `${name} ${i + 1}`, kind: 'bot' as const }))
  const seed = `${plan.seed}/${n}`
  const { options, values } = plan
  const table = new Table(game, { seats, options, values, seed }, tally.seen)
  const story = new Story(game, seats.length)
  story.hear(table.events)
  const lookForBrokenLaws = () => {
    const broken = plan.check ? game.inspect.check(table.machine) : []
    if (broken.length > 0) throw new BrokenLaw(broken.join('; '))
  }
  try {
    lookForBrokenLaws()
    let { round } = table.machine.turnCount
    for (const { ask, option } of playing(table, bots, new Chance(`${seed}/bots`))) {
      if (ask.options.length > 1) {
        story.decisions++
        countOffers(tally.offers, ask, option)
      }
      tally.seen.options.add(option.kind)
      story.hear(table.events)
      lookForBrokenLaws()
      const now = table.machine.turnCount.round
      if (round > 0 && now > round) addRound(tally, table, round)
      round = now
    }
    addRound(tally, table, round)
    addGame(tally, plan, table, story)
    return { table, failure: null }
  } catch (error) {
    return { table, failure: failureOf(table, n, error) }
  }
}

class BrokenLaw extends Error {}

function failureOf(table: Table, n: number, error: unknown): Failure {
  if (error instanceof BrokenLaw) {
    return { game: n, what: `a law was broken: ${error.message}`, record: table.record() }
  }
  // The position may be incomplete, so the record has no digest; replaying its entries fails at the same place.
  const { digest: _, ...record } = table.record()
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { game: n, what: `the rules failed: ${what}`, record }
}

/** The scores when a round is over. */
function addRound({ byRound }: Tally, { game, machine }: Table, round: number): void {
  for (const { total } of game.see.standing(machine, 'host')) addTo(spreadOf(byRound, round), total)
}

function addGame(tally: Tally, plan: Plan, table: Table, story: Story): void {
  const { game, machine } = table
  const winners = game.play.winners(machine)
  tally.games++
  tally.decisions += story.decisions
  tally.rounds += machine.turnCount.round
  count(tally.lengths, String(machine.turnCount.round))
  for (const trigger of story.endings) count(tally.endings, trigger)
  for (const { card, won } of story.contests) addOutcome(outcomeOf(tally.contests, card), won, 0)
  const standing = game.see.standing(machine, 'host')
  sidesAt(game, plan).forEach((side, i) => {
    const points = standing.reduce((sum, { seat, total }) => sum + (side.includes(seat) ? total : 0), 0)
    const outcome = tally.sides[i]
    if (outcome !== undefined)
      addOutcome(
        outcome,
        side.some((seat) => winners.includes(seat)),
        points,
      )
  })
  const [first, second] = standing.map(({ total }) => total).toSorted((a, b) => b - a)
  if (first !== undefined && second !== undefined) count(tally.leads, first - second)
  for (const { name, score, won } of rivalsOf(machine))
    addOutcome(outcomeOf(tally.rivals, name), won, score?.total ?? 0)
  for (const { seat, total, lines } of standing) {
    const won = winners.includes(seat)
    addTo(tally.scores, total)
    if (won) addTo(tally.winning, total)
    for (const line of lines) count(tally.sources, line.what, line.points)
    const place = tally.seats[seat]
    if (place !== undefined) addOutcome(place, won, total)
    addOutcome(outcomeOf(tally.bots, plan.bots[seat] ?? ''), won, total)
    for (const card of story.taken[seat] ?? []) addOutcome(outcomeOf(tally.cards, card), won, total)
    for (const card of story.faced) addOutcome(outcomeOf(tally.faced, card), won, total)
  }
}
