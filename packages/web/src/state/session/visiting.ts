// Opening a table, choosing the eyes to look with, and refreshing.
import type { Eyes, Update } from '@lorehall/host'
import { and, type Happening, type Next } from './happenings.ts'
import {
  type Closed,
  HEARD,
  type HostKind,
  type Open,
  type Opening,
  personsAt,
  type Session,
  STILL,
  UNFORESEEN,
  type Why,
  type Word,
} from './session.ts'
import { drawCurtain, show } from './showing.ts'

type Looking = Opening | Open

/** Requests the table's state for these eyes. */
export function look<S extends Looking>(from: S, eyes: Eyes): Next<S> {
  const n = from.count + 1
  return [
    { ...from, count: n, looking: { n, eyes } },
    [{ do: 'watch', n, body: { table: from.table, eyes } }],
  ]
}

export function enter({ count }: Session, table: string, host: HostKind): Next<Opening> {
  return look({ is: 'opening', count, table, host, looking: { n: count, eyes: null } }, null)
}

/** While opening: the table is shown, or can't be opened. */
export function atTheDoor(opening: Opening, happening: Happening): Next {
  const { count, table, looking } = opening
  if (happening.happens === 'watched' && happening.n === looking.n) return entered(opening, happening.update)
  if (happening.happens === 'notWatched' && happening.n === looking.n)
    return [{ is: 'shut', count, table, why: happening.why }, []]
  return [opening, []]
}

/**
 * On a shared device: the eyes of the person who must decide, else of the first person, else a spectator's. With
 * several people, the curtain comes first. Elsewhere the server decides whose eyes they are.
 */
function entered(opening: Opening, first: Update): Next<Looking> {
  const here = personsAt(first)
  const asked = here.find((seat) => first.waiting.includes(seat)) ?? here[0] ?? null
  if (!opening.host.shared || first.eyes !== null || asked === null) return lay(opening, first)
  if (here.length === 1 || first.over) return look(opening, asked)
  return and(lay(opening, first), (open) => [{ ...open, curtain: asked }, []])
}

/** The first session of a table that was just opened. */
function lay({ count, table, host }: Opening, first: Update): Next<Open> {
  const open: Open = {
    is: 'open',
    count,
    table,
    host,
    shown: first,
    log: [],
    around: { update: first, log: [] },
    queue: [],
    showing: STILL,
    word: HEARD,
    underWay: [],
    looking: null,
    hints: { is: 'missing' },
    foresight: UNFORESEEN,
    past: [],
    told: null,
    curtain: null,
    beside: null,
  }
  return show(open, first)
}

/** The screen may be out of date: refresh, unless a refresh is in flight. */
export function lookAgain(open: Open): Next<Open> {
  return open.looking === null ? look(open, open.shown.eyes) : [open, []]
}

/** The host was replaced, so earlier requests get no reply: refresh from the new host. */
export function lookAnew(open: Open): Next<Open> {
  return look(open, (open.looking ?? open.shown).eyes)
}

/** An answer in flight stays in flight across a refresh, so it is not sent twice. */
const wordOf = ({ word, underWay }: Open): Word =>
  word.is === 'answered' && underWay.includes(word.n) ? word : HEARD

/** Shows the reply to a refresh, whatever was on screen. With new eyes, the device has been handed over. */
export function watched(open: Open, n: number, update: Update): Next<Open> {
  if (n !== open.looking?.n) return [open, []]
  const looked: Open = { ...open, looking: null, word: wordOf(open), told: null, queue: [], showing: STILL }
  const turned = open.shown.eyes !== update.eyes
  return and(show(turned ? { ...looked, past: [], curtain: null } : looked, update), (shown) => [
    drawCurtain(shown),
    [],
  ])
}

/** Another person at this device takes up their aside: the curtain falls until they have the device. */
export function callAside(open: Open, seat: number): Next<Open> {
  return [open.host.shared ? { ...open, curtain: seat, beside: seat } : open, []]
}

export function handBack(open: Open): Next<Open> {
  return [drawCurtain({ ...open, beside: null }), []]
}

export function notWatched(open: Open, n: number, why: Why): Next<Open> {
  if (n !== open.looking?.n) return [open, []]
  return [{ ...open, looking: null, word: wordOf(open) }, [{ do: 'tell', why }]]
}

export function leave(session: Session): Next<Closed> {
  const { count } = session
  const closed: Closed = { is: 'closed', count: count + 1 }
  if (session.is === 'closed') return [closed, []]
  return [closed, [{ do: 'leave', n: count + 1, body: { table: session.table } }]]
}
