// Finds positions in which common things can be done: bots play games from fixed seeds, and at each question a copy of
// the table tries the wishes, with the same bots in the other seats as the page has.
import { botNamed, think } from '@lorehall/bots'
import {
  type Ask,
  Chance,
  type GameEvent,
  type Judge,
  type Seat,
  Table,
  type TableRecord,
} from '@lorehall/kernel'
import { BotsAt } from '../packages/host/src/bots-at.ts'
import { playersBy } from '../packages/host/src/players.ts'
import { routes } from '../packages/host/src/routes.ts'
import type { Cause, Counted, Pick, Press, Thing, Wish } from './clicks-thing.ts'

/** How many games to search. */
const GAMES = 60

/** Failed trials of one thing per game, before the search goes on with the next game. */
const TRIALS = 60

/** Picks of one wish that is repeated. */
const REPEATED = 20

/** Bots' answers between two questions to the player. */
const BOTS_TURN = 500

/** The option ids and controls of a thing, in order. */
export type Plan = readonly (string | Press)[]

export interface Position {
  readonly record: TableRecord
  readonly seat: Seat
  readonly plan: Plan
}

/** The question that the table waits for this seat to answer. The host answers those that only hide something. */
export function askOf(table: Table, seat: Seat): Ask | undefined {
  const ask = table.askOf(seat)
  return ask?.aside === true || ask?.hides === true ? undefined : ask
}

/** Tries wishes on a table, with bots in the other seats. */
class Trial {
  readonly plan: (string | Press)[] = []
  private readonly events: GameEvent[] = []
  private readonly table: Table
  private readonly seat: Seat
  private readonly judge: Judge

  constructor(table: Table, seat: Seat, judge: Judge) {
    this.table = table
    this.seat = seat
    this.judge = judge
  }

  /** Bots play until the seat is asked. */
  untilAsked(): Ask | undefined {
    const bots = new BotsAt(
      this.table,
      (seat) => (seat === this.seat ? undefined : { name: '', kind: 'bot', bot: 'greedy' }),
      () => true,
    )
    const players = playersBy(this.table, null, this.judge)
    for (let i = 0; i < BOTS_TURN && !this.table.over; i++) {
      const ask = askOf(this.table, this.seat)
      if (ask !== undefined || !bots.due) return ask
      bots.goOn(players)
      this.note()
    }
    return undefined
  }

  private note(): void {
    this.events.push(...this.table.events)
  }

  private give(ask: Ask, id: string): void {
    this.table.answer(this.seat, ask.id, id)
    this.plan.push(id)
    this.note()
  }

  private pick({ option, at, how }: Pick): boolean {
    for (let i = 0; i < (how === 'each' ? REPEATED : 1); i++) {
      const ask = this.untilAsked()
      const found =
        at === undefined || ask?.prompt === at ? ask?.options.find(({ id }) => option.test(id)) : undefined
      if (ask === undefined || found === undefined) return how !== 'must'
      this.give(ask, found.id)
    }
    return true
  }

  private walk(steps: number): boolean {
    const ask = this.untilAsked()
    if (ask === undefined) return false
    const near = new Set(ask.options.map(({ at }) => at))
    const [, way] =
      Object.entries(routes(this.table.machine, ask)).find(
        ([at, { length }]) => length >= steps && !near.has(at),
      ) ?? []
    for (const id of way ?? []) {
      const now = this.table.askOf(this.seat)
      if (now === undefined) return false
      this.give(now, id)
    }
    return way !== undefined
  }

  caused(cause: Cause): boolean {
    return this.events.some((event) =>
      Object.entries(cause).every(([field, value]) => event[field] === (value === 'own' ? this.seat : value)),
    )
  }

  fulfills(wishes: readonly Wish[]): boolean {
    return wishes.every((wish) => {
      if (wish.wish === 'walk') return this.walk(wish.steps)
      if (wish.wish === 'pick') return this.pick(wish)
      this.plan.push(wish)
      return true
    })
  }
}

/** The record so far, with a person in that seat. */
function recordWith(table: Table, person: Seat): TableRecord {
  const { digest: _unfinished, ...record } = table.record()
  const seats = record.seats.map((sitter, seat) =>
    seat === person ? ({ name: 'Person', kind: 'person' } as const) : sitter,
  )
  return { ...record, seats }
}

function positionFor(table: Table, seat: Seat, thing: Thing, judge: Judge): Position | null {
  const begun = table.copy()
  const begins = new Trial(begun, seat, judge)
  if (!begins.fulfills(thing.before ?? [])) return null
  begins.untilAsked()
  const trial = new Trial(begun.copy(), seat, judge)
  if (!trial.fulfills(thing.wishes)) return null
  if (!(thing.causes ?? []).every((cause) => trial.caused(cause))) return null
  return { record: recordWith(begun, seat), seat, plan: trial.plan }
}

/** Whether the thing may begin at this question: the cheap check before a trial. */
function mayBegin({ asked, before = [], wishes }: Thing, ask: Ask): boolean {
  const [first] = [...before, ...wishes]
  if (ask.prompt !== asked || ask.hides) return false
  if (first?.wish !== 'pick' || first.how !== 'must') return true
  return ask.options.some(({ id }) => first.option.test(id))
}

/** Lets two bots play a whole game, and tries the things that are still missing at each question. */
function searchGame(
  { game, judge }: Counted,
  seed: string,
  missing: Set<Thing>,
  found: Map<Thing, Position>,
): void {
  const seats = [1, 2].map((n) => ({ name: `Bot ${n}`, kind: 'bot' as const }))
  const table: Table = new Table(game, { seats, seed })
  const chance = new Chance(seed)
  const bot = botNamed('quick', judge)
  const failed = new Map<Thing, number>()
  while (!table.over && missing.size > 0) {
    const [ask] = table.asks
    if (ask === undefined) throw new Error('nobody is asked')
    for (const thing of missing) {
      const trials = failed.get(thing) ?? 0
      if (trials >= TRIALS || !mayBegin(thing, ask)) continue
      const position = positionFor(table, ask.seat, thing, judge)
      if (position === null) failed.set(thing, trials + 1)
      else {
        found.set(thing, position)
        missing.delete(thing)
      }
    }
    table.take(ask, think(table.machine, ask.seat, bot, chance))
  }
}

/** A position for each thing; things that no game offers are absent. */
export function findPositions(counted: Counted): ReadonlyMap<Thing, Position> {
  const found = new Map<Thing, Position>()
  const missing = new Set(counted.things)
  for (let n = 0; n < GAMES && missing.size > 0; n++) searchGame(counted, `clicks ${n}`, missing, found)
  return found
}
