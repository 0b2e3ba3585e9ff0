// Builds updates: everything a page needs to draw a table for one pair of eyes, now or at an earlier move.
import {
  type Ask,
  canonical,
  type Followed,
  type GameEvent,
  type InPieces,
  type Json,
  type Seat,
} from '@lorehall/kernel'
import type { Eyes, LogLine, SeatPlan, Update } from './port.ts'
import { lastStoodIn, type StandIns, stoodIn } from './stand-ins.ts'
import { Teller } from './teller.ts'
import { type AnyTable, namesOf, rivalsOf, sidesOf, waitedFor, wireQuestion } from './wire.ts'

/** The data about a table that is not part of the game. */
export interface Setting {
  readonly id: string
  readonly plans: readonly SeatPlan[]
  /** All players share one device, which may know what each of them is offered. */
  readonly oneDevice: boolean
  /** The table's values, if they are not the game's own. */
  readonly values: Json | null
  /** Which entries a bot made for somebody else. */
  readonly standIns: StandIns
  /** The players agreed to end the game. */
  readonly ended: boolean
  /** Whether the host answers this question itself, so that no page has to show it. */
  readonly isIdle?: (ask: Ask) => boolean
  /** Set if the table was made without the coach. */
  readonly coach?: false
}

/** The news of an update, since `after` entries. Without `after`, it is the current state without news. */
export interface News {
  readonly after?: number
  readonly events: readonly GameEvent[]
  readonly log: readonly LogLine[]
  readonly fresh: boolean
}

export function ownValues({ game, machine, options }: AnyTable): Json | null {
  const { values } = game
  const own = values.write(machine.values)
  return canonical(own) === canonical(values.write(values.read({}, options))) ? null : own
}

/**
 * How much these eyes have followed. Ticks of other seats are hidden, except on a shared device, where all players
 * tick on the same page.
 */
export function followedBy(table: AnyTable, { oneDevice }: Setting, eyes: Eyes, upTo = table.seq): Followed {
  return oneDevice ? { entries: upTo, moves: table.moves } : table.followedBy(eyes, upTo)
}

export function updateOf(table: AnyTable, setting: Setting, eyes: Eyes, news: News): Update {
  const { machine, game } = table
  const { id, plans, values, standIns, ended } = setting
  // While a bot plays for a person, they can only watch.
  const plays = eyes !== null && plans[eyes]?.kind !== 'bot'
  const asked = plays ? table.askOf(eyes) : undefined
  const isIdle = asked !== undefined && setting.isIdle?.(asked) === true
  const ask = isIdle ? undefined : asked
  const { entries, moves } = followedBy(table, setting, eyes)
  return {
    table: id,
    game: game.id,
    seq: moves,
    after: news.after ?? entries,
    entries,
    eyes,
    seats: plans,
    over: table.over,
    options: table.options,
    view: game.see.view(machine, eyes),
    ...(ask === undefined ? { ask: null, reasons: [] } : wireQuestion(machine, ask, namesOf(table))),
    waiting: waitedFor(machine).filter((seat) => !isIdle || seat !== eyes),
    events: news.events.flatMap((event) => game.see.sees(event, eyes) ?? []),
    log: news.log,
    fresh: news.fresh,
    standing: game.see.standing(machine, eyes),
    winners: table.over ? game.play.winners(machine) : [],
    leaves: table.leaves() !== null,
    sides: sidesOf(table),
    rivals: rivalsOf(machine),
    asides: asidesFor(table, setting, eyes),
    undo: plays ? (table.undoWall(eyes) ?? 'free') : 'nothing',
    redo: plays && table.canRedo(eyes),
    choices:
      eyes === null
        ? {}
        : Object.fromEntries(game.play.effects.map(({ id }) => [id, machine.choice(eyes, id)])),
    crossed: table.crossed,
    values,
    ...(setting.coach === undefined ? {} : { coach: setting.coach }),
    lastStoodIn: eyes === null ? null : lastStoodIn(table, standIns, eyes),
    stoodIn: table.over || ended ? stoodIn(table, standIns) : [],
  }
}

/** The other seats with an aside, on a shared device. On separate devices, asides of others are hidden. */
function asidesFor({ asks }: AnyTable, { oneDevice, plans }: Setting, eyes: Eyes): Seat[] {
  if (!oneDevice) return []
  const asides = asks.filter((ask) => ask.aside && ask.seat !== eyes)
  return asides.flatMap(({ seat }) => (plans[seat]?.kind === 'person' ? [seat] : []))
}

/** Whether these eyes may read a long text: their ask or a line of their log names it. */
export function showsTale(table: AnyTable, eyes: Eyes, name: string, teller = new Teller(table)): boolean {
  const ask = eyes === null ? undefined : table.askOf(eyes)
  return ask?.tale === name || teller.log(eyes).some(({ tale }) => tale === name)
}

/** The table after `at` moves, as these eyes saw it, without its log. */
export function* momentOf(table: AnyTable, setting: Setting, at: number, eyes: Eyes): InPieces<Update> {
  const { game } = table
  const n = Math.max(0, Math.min(at, followedBy(table, setting, eyes).moves))
  const machine = yield* table.walking(n)
  const { events } = machine
  const news = { events, log: [], fresh: true }
  return {
    ...updateOf(table, setting, eyes, news),
    seq: n,
    view: game.see.view(machine, eyes),
    ask: null,
    reasons: [],
    waiting: waitedFor(machine),
    over: machine.over,
    standing: game.see.standing(machine, eyes),
    rivals: rivalsOf(machine),
    asides: [],
    undo: 'nothing',
    redo: false,
  }
}
