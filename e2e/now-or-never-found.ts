// Positions of Now or Never that a test asks for: quick bots play from fixed seeds until one comes up.
import { botNamed, think } from '@lorehall/bots'
import { type Ask, Chance, Table, type TableRecord } from '@lorehall/kernel'
import { nowOrNever } from '@lorehall/now-or-never'
import { judge } from '@lorehall/now-or-never/judge'

type State = Parameters<(typeof nowOrNever)['play']['copy']>[0]

/** A question, the table at that moment, and copies to try options on. */
export interface Moment {
  readonly table: Table
  readonly ask: Ask
  readonly state: State
  /** The types of events that an option would cause. */
  readonly causes: (option: string) => readonly string[]
}

/** How many games to play at most. */
const GAMES = 40

const isState = (_state: unknown): _state is State => true

function momentOf(table: Table, ask: Ask): Moment {
  const { state } = table.machine
  if (!isState(state)) throw new Error('another game')
  return {
    table,
    ask,
    state,
    causes: (option) => {
      const copy = table.copy()
      copy.answer(ask.seat, ask.id, option)
      return copy.events.map(({ type }) => type)
    },
  }
}

/** The record up to the first question that fits, with a person in the seat that is asked. */
function found(seats: number, fits: (moment: Moment) => boolean): TableRecord {
  for (let n = 0; n < GAMES; n++) {
    const seed = `found ${n}`
    const bots = Array.from({ length: seats }, (_, i) => ({ name: `Bot ${i + 1}`, kind: 'bot' as const }))
    const table: Table = new Table(nowOrNever, { seats: bots, seed })
    const [chance, bot] = [new Chance(seed), botNamed('quick', judge)]
    for (let [ask] = table.asks; ask !== undefined && !table.over; [ask] = table.asks) {
      if (fits(momentOf(table, ask))) return withPerson(table, ask.seat)
      table.take(ask, think(table.machine, ask.seat, bot, chance))
    }
  }
  throw new Error('no game has such a moment')
}

function withPerson(table: Table, person: number): TableRecord {
  const { digest: _unfinished, ...record } = table.record()
  const seats = record.seats.map((sitter, seat) =>
    seat === person ? ({ name: 'Person', kind: 'person' } as const) : sitter,
  )
  return { ...record, seats }
}

const ownOf = ({ state, ask }: Moment) => {
  const own = state.players[ask.seat]
  if (own === undefined) throw new Error(`no seat ${ask.seat}`)
  return own
}

const offers = ({ ask }: Moment, kind: string) => ask.options.filter((option) => option.kind === kind)

/** A turn with eight quest cards in hand. */
export const withEightQuests = (): TableRecord =>
  found(2, (moment) => moment.ask.prompt === 'turn' && ownOf(moment).hand.length === 8)

/** A turn with goods to sell. */
export const withGoods = (): TableRecord =>
  found(2, (moment) => moment.ask.prompt === 'turn' && offers(moment, 'sell-all').length > 0)

/** A turn's shopping: gear to buy, with the coins for it. */
export const atGear = (): TableRecord =>
  found(2, (moment) => moment.ask.prompt === 'buyGear' && offers(moment, 'gear').length > 0)

/** A position, and the option that makes something happen there. */
interface Deciding {
  readonly record: TableRecord
  readonly option: string
}

/** The first question with an option of these kinds that does it. */
function deciding(
  seats: number,
  kinds: readonly string[],
  does: (moment: Moment, option: string) => boolean,
): Deciding {
  let option: string | undefined
  const record = found(seats, (moment) => {
    option = kinds.flatMap((kind) => offers(moment, kind)).find(({ id }) => does(moment, id))?.id
    return option !== undefined
  })
  return { record, option: option ?? '' }
}

/** Before the blow or roll that wins a fight. */
export const beforeWin = (): Deciding =>
  deciding(1, ['strike', 'roll-on'], (moment, option) => moment.causes(option).includes('fightWon'))

/** Alone: before a use after which the bot exhausts one of the player's specialists, and the player is asked again. */
export const beforeExhausting = (): Deciding =>
  deciding(1, ['use'], (moment, option) => moment.ask.prompt === 'turn' && tiresOwn(moment, option))

function tiresOwn(moment: Moment, option: string): boolean {
  const { table, ask } = moment
  const copy = table.copy()
  copy.answer(ask.seat, ask.id, option)
  const mine = ownOf(moment).specialists.map((slot) => slot?.id)
  const tired = copy.events.some(
    ({ type, specialist }) => type === 'botExhausted' && mine.some((id) => id === specialist),
  )
  return tired && copy.asks[0]?.prompt === 'turn'
}

/** The space that completes a row is offered. */
export const beforeRow = (): Deciding =>
  deciding(2, ['space'], (moment, option) =>
    completes(ownOf(moment).town, Number(option.split(':')[1]?.split('-')[0])),
  )

function completes(town: readonly string[], space: number): boolean {
  const from = Math.floor(space / 4) * 4
  return town.slice(from, from + 4).filter((id) => id !== '').length === 3
}

/** Some cards were drawn, and the next pile must be chosen. */
export const whileDrawing = (): TableRecord =>
  found(2, (moment) => moment.ask.prompt === 'drawQuest' && ownOf(moment).drawn.length > 0)
