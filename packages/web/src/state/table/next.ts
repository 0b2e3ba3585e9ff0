// The session of a table: what it is, and what happens to it, make what it is next and what it wishes of the
// world. docs/architecture.md draws its states.
import type { Update } from '@lorehall/host'
import { answer, choose, done, redo, refused, settle, undo } from './asking.ts'
import { and, type Happening, type Next, type Pace } from './happenings.ts'
import { askHints, foreseen, hinted, press } from './hinting.ts'
import type { Open, Session } from './session.ts'
import { bring, followed, goBack, skip, take } from './showing.ts'
import { again, goOn, hasten, pause } from './telling.ts'
import {
  atTheDoor,
  callAside,
  enter,
  handBack,
  leave,
  look,
  lookAgain,
  lookAnew,
  notWatched,
  watched,
} from './visiting.ts'

export function next(session: Session, happening: Happening, pace: Pace): Next {
  if (session.is === 'open') return atTheTable(session, happening, pace)
  if (happening.happens === 'opened') return enter(session, happening.table, happening.host)
  if (happening.happens === 'closed') return leave(session)
  // What went wrong is told even to who has left the table since.
  if (happening.happens === 'refused') return [session, [{ do: 'tell', why: happening.why }]]
  return session.is === 'opening' ? atTheDoor(session, happening) : [session, []]
}

const AT_THE_TABLE: {
  readonly [H in Happening['happens']]: (open: Open, happening: Happening<H>, pace: Pace) => Next
} = {
  opened: (open, { table, host }) => enter(open, table, host),
  eyesChosen: (open, { eyes }) => look(open, eyes),
  lookedAgain: lookAgain,
  calledAside: (open, { seat }) => callAside(open, seat),
  handedBack: handBack,
  closed: leave,
  watched: (open, { n, update }) => watched(open, n, update),
  notWatched: (open, { n, why }) => notWatched(open, n, why),
  told: (open, { update }, pace) => told(open, update, pace),
  hostGone: lookAnew,
  due: (open, _, pace) => bring(open, pace),
  drawn: (open, { n }) => drawn(open, n),
  pressed: (open, { picks }) => press(open, picks),
  answered: (open, { picks }, pace) => answer(open, picks, pace),
  undone: (open, _, pace) => undo(open, pace),
  redone: (open, _, pace) => redo(open, pace),
  chosen: (open, { effect, choice }) => choose(open, effect, choice),
  touched: (open, _, pace) => (open.showing.is === 'rolling' ? bring(open, pace) : [open, []]),
  skipped: (open, _, pace) => skip(open, pace),
  paused: (open, _, pace) => pause(open, pace),
  resumed: (open, _, pace) => goOn(open, pace),
  hastened: (open, _, pace) => hasten(open, pace),
  retold: (open, _, pace) => again(open, pace),
  hintsWanted: askHints,
  done: (open, { n }, pace) => done(open, n, pace),
  refused: (open, { n, why }) => refused(open, n, why),
  foreseen: (open, { n, update }) => [foreseen(open, n, update), []],
  hinted: (open, { n, hints }) => [hinted(open, n, hints), []],
}

function atTheTable<H extends Happening['happens']>(open: Open, happening: Happening<H>, pace: Pace): Next {
  const happens: H = happening.happens
  return AT_THE_TABLE[happens](open, happening, pace)
}

/** The host tells what happened. */
function told(open: Open, update: Update, pace: Pace): Next {
  const { table, host, shown, queue, word, looking } = open
  if (update.table !== table) return [open, []]
  // Eyes that a page chose itself may have been others a moment ago.
  if (host.shared && update.eyes !== shown.eyes) return [open, []]
  if (update.fresh) {
    // Of steps back in a row only the last needs its confirmation: the others are passed already.
    if (word.is === 'back' && word.steps > 1)
      return [{ ...open, word: { ...word, steps: word.steps - 1 } }, []]
    return and(goBack(open, update), (back) => settle(back, pace))
  }
  // What comes before the host's word on a step back, or on how the table stands, is part of that word.
  if (word.is === 'back' || looking !== null) return [open, []]
  // What was foreseen came otherwise, for somebody was faster; or something was missed.
  if (update.after !== (queue.at(-1) ?? shown).entries) return lookAgain(open)
  // What I am asked never waits for what others do beside it.
  const asked = update.waiting.includes(update.eyes ?? -1)
  return take(open, update, pace, pace.atOnce() && !asked && !update.over)
}

/** What is shown is on the screen: what could wait for that comes now. */
function drawn(open: Open, n: number): Next {
  const around = followed(open)
  return open.hints.is === 'due' && open.hints.frame === n ? askHints(around) : [around, []]
}
