// Coming to a table, looking at it with someone's eyes, and being shown how it stands.
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

/** Asks how the table stands for these eyes, which may be others than before. */
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

/** It is shown, or it stays shut. */
export function atTheDoor(opening: Opening, happening: Happening): Next {
  const { count, table, looking } = opening
  if (happening.happens === 'watched' && happening.n === looking.n) return entered(opening, happening.update)
  if (happening.happens === 'notWatched' && happening.n === looking.n)
    return [{ is: 'shut', count, table, why: happening.why }, []]
  return [opening, []]
}

/**
 * A shared device is used with the eyes of the person who is asked, or of the first person, or of nobody;
 * elsewhere one has one's own. Where several people share it, it is handed over first.
 */
function entered(opening: Opening, first: Update): Next<Looking> {
  const here = personsAt(first)
  const asked = here.find((seat) => first.waiting.includes(seat)) ?? here[0] ?? null
  if (!opening.host.shared || first.eyes !== null || asked === null) return lay(opening, first)
  if (here.length === 1 || first.over) return look(opening, asked)
  return and(lay(opening, first), (open) => [{ ...open, curtain: asked }, []])
}

/** The table lies there for the first time. */
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

/** What is shown may not be so: the table is looked at again, if that is not being done. */
export function lookAgain(open: Open): Next<Open> {
  return open.looking === null ? look(open, open.shown.eyes) : [open, []]
}

/** Who was asked before is not there any more to say it. */
export function lookAnew(open: Open): Next<Open> {
  return look(open, (open.looking ?? open.shown).eyes)
}

/** An answer that is still on its way is not given twice, whatever is shown. */
const wordOf = ({ word, underWay }: Open): Word =>
  word.is === 'answered' && underWay.includes(word.n) ? word : HEARD

/** Shows the table as it stands, whatever was shown. Who has other eyes holds the device by now. */
export function watched(open: Open, n: number, update: Update): Next<Open> {
  if (n !== open.looking?.n) return [open, []]
  const looked: Open = { ...open, looking: null, word: wordOf(open), told: null, queue: [], showing: STILL }
  const turned = open.shown.eyes !== update.eyes
  return and(show(turned ? { ...looked, past: [], curtain: null } : looked, update), (shown) => [
    drawCurtain(shown),
    [],
  ])
}

/** Somebody at this device would take up what is offered to them aside: it is handed to them, and back. */
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
