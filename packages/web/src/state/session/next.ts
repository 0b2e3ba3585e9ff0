// The session as a state machine: `next(session, happening, pace)` returns the next session and the effects to carry
// out. It is pure: no request, timer or drawing happens here. `session.ts` defines the states, docs/architecture.md
// draws them. A happening that isn't listed for a state changes nothing there and has no effects.
//
// INVARIANTS of an open table, between any two happenings:
// 1. `shown` is on screen, and `log` has every line up to it.
// 2. The queue continues `shown`: each update's `after` equals the `entries` of the one before it. A repeated narration
//    is the exception: its steps are queued again, then the present as a fresh update. Until then `shown` has no ask.
// 3. If `showing` is still, the queue is empty.
// 4. `underWay` has the number of each request (answer, undo, redo, choose) that has no `done` or `refused` yet.
// 5. While `word` is answered, `word.ask` isn't answered again. While it is back, no answer is sent at all.
// 6. `hints` and `foresight` are about `shown`. Every update that is shown resets both; the hints stay if nothing that
//    they depend on has changed.
// 7. `count` grows with each request and frame, and each reply has its request's number. A reply that isn't waited for
//    anymore changes nothing.
//
// ANY STATE
//   opened          -> opening, with effect watch (eyes null).
//   closed          -> closed, with effect leave unless it was closed already.
//   refused         Not open: tells the player why, and nothing else.
//
// OPENING, if n is the number of its watch
//   watched n, U    -> open: U is shown, `showing` is still, `word` is heard. On a shared device, U has nobody's eyes
//                   yet. If one person plays, or the game is over, it stays opening and watches with a person's eyes.
//                   If several play, it is open behind the curtain of the one who must decide.
//   notWatched n    -> shut.
//
// OPEN, by the player
//   pressed         Requires a near host, an ask, an empty queue and `word` not back. Effect foresee, unless it was
//                   already requested for the same picks.
//   answered        rolling: shows the rolled update instead. back: keeps the picks; the first ones count. No ask, or
//                   the ask of `word`: nothing. Otherwise this moment is remembered in `past`, `word` is answered, and
//                   the effect is answer. If the result was foreseen, it is queued like an update from the host.
//   undone, redone  rolling: shows the rolled update instead. Repeated narration: skips to the present instead.
//                   Spectator: nothing. Otherwise effect undo or redo, and an answer that was kept is dropped.
//                   A free undo to a remembered moment shows it now: `word` is back, with 1 more step to confirm.
//                   A redo remembers this moment; with a request in flight it forgets all moments instead.
//   chosen          Effect choose, unless these are a spectator's eyes.
//   touched         rolling: shows the rolled update. Otherwise nothing.
//   skipped         `showing` is skipping: updates are shown without pauses until someone at this page must decide.
//   paused          `showing` is paused, unless the queue is empty and someone at this page must decide.
//   resumed         From paused only: shows the next queued update, or is still.
//   hastened        Shows the next queued update now. From paused: the next one that takes time, and stays paused, or
//                   is still if the queue is then empty and someone at this page must decide.
//   retold          Requires narrated steps and no request in flight. Queues them again, then the present.
//   hintsWanted     Effect hints, unless they are known or coming or there is no ask.
//   eyesChosen      Effect watch, with these eyes.
//   lookedAgain     Effect watch, with the same eyes, unless one is in flight.
//   calledAside     Shared device: the curtain falls for this seat, and `beside` is this seat.
//   handedBack      `beside` is null, and the curtain falls if another person must decide.
//
// OPEN, by the host
//   told U, fresh   back with more than 1 step: 1 step less. Otherwise U is shown, the queue is empty, and `past` and
//                   `told` forget everything after U. back becomes heard, and the kept answer, if any, is sent.
//   told U          back, or a watch in flight: nothing, since the reply will include U. U doesn't continue the queue:
//                   as lookedAgain. Otherwise U is queued, and shown as soon as `showing` allows.
//                   (Either kind: U of another table, or for other eyes on a shared device, changes nothing.)
//   done n          n leaves `underWay`. If `word` has n, it becomes heard, and the kept answer, if any, is sent.
//   refused n       Tells the player why. If n is under way, it leaves `underWay`, and then as lookedAgain. `word`
//                   stays until that watch is replied to.
//   watched n, U    Requires the watch in flight. U is shown, the queue is empty, `told` is null, `showing` is still.
//                   `word` is heard unless its answer is still under way. With new eyes, `past` is empty and the
//                   curtain rises. Then the curtain falls if another person here must decide.
//   notWatched n    Requires the watch in flight. `word` as for watched; tells the player why.
//   hostGone        Effect watch, even if one is in flight: the new host knows nothing of that one.
//   foreseen n      `foresight` is told, or hidden if the host can't tell.
//   hinted n        `hints` are known, or missing if the host gave none.
//
// OPEN, by the page
//   due             The time of `showing` is over: the next queued update rolls or is shown (`showing.ts`). If there is
//                   none, `showing` is still, and the curtain falls if another person here must decide.
//   drawn n         `around` catches up with `shown`. If the hints are due with frame n, effect hints.
//
// EXAMPLE: on this device, a player clicks region 7. `count` is 7 before.
//
//   happening              word      what else changes                              effects
//                          heard
//   pressed ['region:7']   heard     foresight asked                                foresee 8
//   foreseen 8, U          heard     foresight told (U)                             none
//   answered ['region:7']  answered  9 is under way; U is shown, showing reading    answer 9, frame 10
//   drawn 10               answered  around follows; hints coming                   hints 11
//   done 9                 heard     nothing is under way                           none
//   hinted 11              heard     hints known                                    none
//   due                    heard     the queue is empty: showing still              none
//   told V (a bot moved)   heard     V is shown, showing reading                    frame 12
//
// The answer says that U was foreseen, so the host doesn't send U. Without foresight, the question stays on screen
// after `answered`, a second click on it changes nothing, and the host sends U (`told`).
import type { Update } from '@lorehall/host'
import { answer, choose, done, redo, refused, settle, undo } from './asking.ts'
import { and, type Happening, type Next, type Pace } from './happenings.ts'
import { askHints, foreseen, hinted, press } from './hinting.ts'
import type { Open, Session } from './session.ts'
import { bring, followed, goBack, skip, take } from './showing.ts'
import { again, goOn, hasten, pause } from './narrating.ts'
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
  // A refusal is shown even if the player has left the table since.
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

/** The host sends an update. */
function told(open: Open, update: Update, pace: Pace): Next {
  const { table, host, shown, queue, word, looking } = open
  if (update.table !== table) return [open, []]
  // On a shared device the page switches eyes: ignore a late update for the previous ones.
  if (host.shared && update.eyes !== shown.eyes) return [open, []]
  if (update.fresh) {
    // After several undos in a row, only the confirmation of the last one matters.
    if (word.is === 'back' && word.steps > 1)
      return [{ ...open, word: { ...word, steps: word.steps - 1 } }, []]
    return and(goBack(open, update), (back) => settle(back, pace))
  }
  // While an undo or a refresh is in flight, its reply will include this update.
  if (word.is === 'back' || looking !== null) return [open, []]
  // There is a gap: an update was missed, or someone else was faster than the foreseen answer.
  if (update.after !== (queue.at(-1) ?? shown).entries) return lookAgain(open)
  // If this update asks the player, show it now instead of gathering more for the same frame.
  const asked = update.waiting.includes(update.eyes ?? -1)
  return take(open, update, pace, pace.atOnce() && !asked && !update.over)
}

/** The frame is on the screen: update the parts around the board and request hints if they are due. */
function drawn(open: Open, n: number): Next {
  const around = followed(open)
  return open.hints.is === 'due' && open.hints.frame === n ? askHints(around) : [around, []]
}
