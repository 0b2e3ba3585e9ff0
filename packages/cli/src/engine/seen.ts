// A table on the wire: the host sees all of it, a seat only what it may know.
import { type Ask, type GameEvent, labelOf, type Seat, type Table } from '@lorehall/kernel'
import type { AnswerOf } from '@lorehall/protocol'
import { namesOf } from '../log.ts'

/** A seat, null for a spectator, or `host` for everything. */
export type Eyes = Seat | null | 'host'

type AskSent = AnswerOf<'asks'>['asks'][number]

/** Only the seat itself and the host see that it has an open offer. */
export function asksFor(table: Table, eyes: Eyes): AskSent[] {
  const shown = table.asks.filter((ask) => !ask.aside || isOwn(ask, eyes))
  return shown.map((ask) => askFor(table, ask, eyes))
}

function isOwn({ seat }: Ask, eyes: Eyes): boolean {
  return eyes === 'host' || eyes === seat
}

/** Everyone sees which seat must answer and why; only that seat and the host see the options. */
function askFor(table: Table, ask: Ask, eyes: Eyes): AskSent {
  const { say } = table.game
  const names = namesOf(table)
  const own = isOwn(ask, eyes)
  const shown = own ? ask : { ...ask, options: [], ticked: [], owed: 0, tale: null, standing: null }
  return {
    id: ask.id,
    seat: ask.seat,
    kind: ask.kind,
    prompt: ask.prompt,
    text: say.prompt(shown, table.machine, names),
    ...(ask.from === undefined ? {} : { from: ask.from }),
    ...(ask.open ? { open: true } : {}),
    ...(ask.aside ? { aside: true } : {}),
    options: shown.options.map((option) => ({
      id: option.id,
      label: labelOf(table.machine, ask, option, names),
      ...(option.at === '' ? {} : { at: option.at }),
      ...(option.manner === 'plain' ? {} : { manner: option.manner }),
    })),
    ...(own && ask.kind === 'several' ? { ticked: ask.ticked.map(({ id }) => id), owed: ask.owed } : {}),
    ...(shown.tale === null ? {} : { tale: shown.tale }),
    ...(shown.standing === null ? {} : { standing: shown.standing }),
  }
}

/** Events since the last entry, as this seat may see them. */
export function eventsFor(table: Table, seat: Seat): GameEvent[] {
  return table.events.flatMap((event) => {
    const seen = table.game.see.sees(event, seat)
    return seen === null ? [] : [seen]
  })
}
