// A table as it goes over the wire: to the host all of it, to a seat what that seat may know.
import { type Ask, type GameEvent, labelOf, type Seat, type Table } from '@lorehall/kernel'
import type { AnswerOf } from '@lorehall/protocol'
import { namesOf } from '../log.ts'

/** A seat, null for a spectator, `host` for the full truth. */
export type Eyes = Seat | null | 'host'

type AskSent = AnswerOf<'asks'>['asks'][number]

/** That a seat has a standing offer is its own business, too. */
export function asksFor(table: Table, eyes: Eyes): AskSent[] {
  const shown = table.asks.filter((ask) => !ask.aside || isOwn(ask, eyes))
  return shown.map((ask) => askFor(table, ask, eyes))
}

function isOwn({ seat }: Ask, eyes: Eyes): boolean {
  return eyes === 'host' || eyes === seat
}

/** Who is asked and why is public; what is offered is the seat's own business. */
function askFor(table: Table, ask: Ask, eyes: Eyes): AskSent {
  const { say } = table.game
  const names = namesOf(table)
  const own = isOwn(ask, eyes)
  const told = own ? ask : { ...ask, options: [], ticked: [], owed: 0, tale: null, standing: null }
  return {
    id: ask.id,
    seat: ask.seat,
    kind: ask.kind,
    prompt: ask.prompt,
    text: say.prompt(told, table.machine, names),
    ...(ask.from === undefined ? {} : { from: ask.from }),
    ...(ask.open ? { open: true } : {}),
    ...(ask.aside ? { aside: true } : {}),
    options: told.options.map((option) => ({
      id: option.id,
      label: labelOf(table.machine, ask, option, names),
      ...(option.at === '' ? {} : { at: option.at }),
      ...(option.manner === 'plain' ? {} : { manner: option.manner }),
    })),
    ...(own && ask.kind === 'several' ? { ticked: ask.ticked.map(({ id }) => id), owed: ask.owed } : {}),
    ...(told.tale === null ? {} : { tale: told.tale }),
    ...(told.standing === null ? {} : { standing: told.standing }),
  }
}

/** What happened since the last entry. */
export function eventsFor(table: Table, seat: Seat): GameEvent[] {
  return table.events.flatMap((event) => {
    const seen = table.game.see.sees(event, seat)
    return seen === null ? [] : [seen]
  })
}
