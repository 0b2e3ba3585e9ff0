// The engine's operations. Each either does everything requested or refuses and changes nothing.
import { randomBytes } from 'node:crypto'
import { botNamed, think, thinkAside } from '@lorehall/bots'
import { leftBy, rivalsOf, showsTale, sidesOf, type Tales } from '@lorehall/host'
import {
  type Ask,
  Chance,
  type Choice,
  preview,
  Refusal,
  type Seat,
  Table,
  type TableStart,
  usualSeats,
  type WholeGame,
} from '@lorehall/kernel'
import type { AnswerOf, Op, RequestOf } from '@lorehall/protocol'
import { named } from '@lorehall/server/games'
import { namesOf } from '../log.ts'
import { readTableRecord } from '../record-shape.ts'
import { asksFor, eventsFor } from './seen.ts'
import type { Tables } from './tables.ts'

export type Ops = { readonly [O in Op]: (request: RequestOf<O>) => AnswerOf<O> | Promise<AnswerOf<O>> }

/** The games that can be played, and the source of their long texts. */
export interface Repertoire {
  readonly games: readonly WholeGame[]
  readonly tale: Tales
}

export function opsOn(tables: Tables, { games, tale: fetchTale }: Repertoire): Ops {
  const whole = ({ game }: Table) => named(game.id, games)
  const started = (table: Table) => ({
    table: tables.add(table),
    seq: table.seq,
    asks: asksFor(table, 'host'),
    over: table.over,
  })
  return {
    games: () => ({
      games: games.map((game) => {
        const { id, title, ruleset, form } = game
        return { id, title, ruleset, seats: usualSeats(game), options: form.options }
      }),
    }),

    new(request) {
      const { seats, options, values = {}, seed = randomBytes(16).toString('hex') } = request
      const game = named(request.game, games)
      return started(new Table(game, { seats, options, values, seed, ...goingOn(tables, request) }))
    },

    asks({ table: id, seat }) {
      const table = tables.get(id)
      return { asks: asksFor(table, eyesOf(table, seat)) }
    },

    answer({ table: id, seat, ask, pick, picks }) {
      const table = tables.get(id)
      checkSeat(table, seat)
      table.answer(seat, ask, picksOf(pick, picks))
      return moved(table, seat)
    },

    choose({ table: id, seat, standing }) {
      const table = tables.get(id)
      checkChoices(table, seat, standing)
      for (const [effect, choice] of Object.entries(standing)) table.choose(seat, effect, choice)
      return moved(table, seat)
    },

    view({ table: id, seat }) {
      const table = tables.get(id)
      if (seat !== null) checkSeat(table, seat)
      return { view: table.game.see.view(table.machine, seat) }
    },

    state: ({ table: id }) => ({ state: tables.get(id).machine.position }),

    patch({ table: id, patch, force = false }) {
      const table = tables.get(id)
      table.patch(patch, force ? undefined : whole(table).inspect.check)
      return { asks: asksFor(table, 'host') }
    },

    reasons({ table: id, seat }) {
      const table = tables.get(id)
      checkSeat(table, seat)
      const { game, machine } = table
      const names = namesOf(table)
      const reasons = machine.reasons(seat).map(({ option, reason }) => ({
        id: option.id,
        label: game.say.label(machine, option, names),
        why: game.say.reason(reason, machine, { seat, option }),
        rule: reason.rule,
      }))
      return { reasons }
    },

    preview({ table: id, seat, ask, pick, picks }) {
      const table = tables.get(id)
      checkSeat(table, seat)
      checkAsk(table, seat, ask)
      return preview(table.machine, seat, picksOf(pick, picks))
    },

    standing({ table: id, seat }) {
      const table = tables.get(id)
      const { game, machine } = table
      const standing = game.see.standing(machine, eyesOf(table, seat))
      const seen = { standing, sides: sidesOf(table), rivals: rivalsOf(machine) }
      return table.over ? { ...seen, winners: game.play.winners(machine) } : seen
    },

    leaves: ({ table: id }) => ({ carried: tables.get(id).leaves() }),

    async tale({ table: id, name, seat }) {
      const table = tables.get(id)
      const eyes = eyesOf(table, seat)
      if (eyes !== 'host' && !showsTale(table, eyes, name)) {
        throw new Refusal(
          'bad-request',
          `this table has not shown ${eyes === null ? 'a spectator' : `seat ${eyes}`} a text named '${name}'`,
        )
      }
      return { paragraphs: [...(await fetchTale(table.game.id, name))] }
    },

    check({ table: id }) {
      const table = tables.get(id)
      return { broken: whole(table).inspect.check(table.machine) }
    },

    undo({ table: id, seat, consent }) {
      const table = tables.get(id)
      table.undo(seat, consent)
      return moved(table, seat)
    },

    redo({ table: id, seat }) {
      const table = tables.get(id)
      table.redo(seat)
      return moved(table, seat)
    },

    record({ table: id, seat }) {
      const table = tables.get(id)
      if (seat !== undefined && seat !== null) checkSeat(table, seat)
      return { record: table.record(seat) }
    },

    replay({ record: given }) {
      const record = readTableRecord(given)
      return started(Table.replay(named(record.game, games), record))
    },

    digest: ({ table: id }) => ({ digest: tables.get(id).digest() }),

    bot({ table: id, seat, level }) {
      const table = tables.get(id)
      checkSeat(table, seat)
      const ask = askedOf(table, seat)
      const bot = botNamed(level, whole(table).judge, tables.memory(id))
      const chance = new Chance(`${table.seed}/bot/${seat}/${table.seq}`)
      const decide = ask.aside ? thinkAside : think
      return { ask: ask.id, pick: decide(table.machine, seat, bot, chance)?.id ?? null }
    },

    close({ table: id }) {
      tables.close(id)
      return {}
    },
  }
}

/** The data carried over from an earlier table: given in the request, or taken from the table named by `after`. */
function goingOn(tables: Tables, { game, carried, after }: RequestOf<'new'>): Pick<TableStart, 'carried'> {
  if (carried !== undefined && after !== undefined) {
    throw new Refusal('bad-request', "give either 'carried' or 'after'")
  }
  if (after !== undefined) return { carried: leftBy(tables.get(after.table), game, after.lines) }
  return carried === undefined ? {} : { carried }
}

function moved(table: Table, seat: Seat): AnswerOf<'answer'> {
  return {
    seq: table.seq,
    events: eventsFor(table, seat),
    asks: asksFor(table, seat),
    over: table.over,
  }
}

function checkSeat(table: Table, seat: Seat): void {
  if (seat < table.sitters.length) return
  throw new Refusal(
    'bad-seats',
    `there is no seat ${seat} at this table; it has ${table.sitters.length} seats`,
  )
}

function eyesOf(table: Table, seat: Seat | null | undefined): Seat | null | 'host' {
  if (typeof seat === 'number') checkSeat(table, seat)
  return seat === undefined ? 'host' : seat
}

function picksOf(pick: string | undefined, picks: readonly string[] | undefined): readonly string[] {
  if ((pick === undefined) === (picks === undefined)) {
    throw new Refusal('bad-request', "give either 'pick' or 'picks'")
  }
  return picks ?? [pick ?? '']
}

/** Checks every choice before the first one is made, so that a request changes all or nothing. */
function checkChoices(table: Table, seat: Seat, standing: Readonly<Record<string, Choice>>): void {
  checkSeat(table, seat)
  const known = table.game.play.effects.map((effect) => effect.id)
  const unknown = Object.keys(standing).find((effect) => !known.includes(effect))
  if (unknown === undefined && Object.keys(standing).length > 0) return
  const what = unknown === undefined ? "'standing' is empty" : `there is no preference '${unknown}'`
  throw new Refusal('bad-choice', `${what}; use one of: ${known.join(', ')}`)
}

function askedOf(table: Table, seat: Seat): Ask {
  const ask = table.askOf(seat)
  if (ask !== undefined) return ask
  throw new Refusal(table.over ? 'over' : 'not-asked', `seat ${seat} is not asked anything now`)
}

function checkAsk(table: Table, seat: Seat, id: number): void {
  const ask = askedOf(table, seat)
  if (ask.id === id) return
  throw new Refusal('stale-ask', `ask ${id} is closed; seat ${seat} is now asked ${ask.id}`)
}
