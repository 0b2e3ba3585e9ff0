// The event: Ronak is awake, and all players fight him in special turns until one side has won.
// (V-MYTHS-4, V-MYTHS-5, V-MYTHS-12, V-MYTHS-13)
import type { Option } from '@lorehall/kernel'
import { player } from '../../../rules/counters.ts'
import { champion } from '../../../rules/fight.ts'
import { amount, card } from '../../../rules/lookup.ts'
import type { F } from '../../../rules/step.ts'
import { at } from '../../../state.ts'
import { extraTurns, openTurn } from '../../../rules/turn.ts'
import { PREPARE } from '../choices.ts'
import { FOE, mythsOf, type StepOf, type T } from '../state.ts'
import { boardFor } from '../values/boards.ts'
import { lose, win } from './aftermath.ts'
import { settlePending } from './provoke.ts'

export function suspends(f: F): boolean {
  return mythsOf(f).phase === 'fight'
}

/** A turn has ended: one of the event, or one that may have woken him. */
export function ends(t: T, seat: number): boolean {
  if (suspends(t)) {
    goOn(t, seat)
    return true
  }
  settlePending(t, seat)
  const { phase, blocks } = mythsOf(t)
  if (phase === 'gone' || blocks.length > 0) return false
  wake(t, seat)
  return true
}

/** The next player in turn order plays first afterward; with an extra turn, that is the player who woke him. */
function wake(t: T, seat: number): void {
  const kept = mythsOf(t)
  kept.waiting = extraTurns(t)
  kept.phase = 'fight'
  kept.provoker = seat
  kept.sestra = kept.waiting.length > 0 ? seat : (seat + 1) % t.seats
  kept.contributed = false
  t.emit({ type: 'woken', seat, next: kept.sestra })
  t.credit(FOE)
  t.push({ do: 'myths/muster', seat })
  t.push({ do: 'myths/prepare', seat })
}

const preparable = (f: F, seat: number) => Math.min(player(f, seat).influence, amount(f, 'myths', 'prepare'))

/** All players together, each moves up to 3 blocks to conviction. */
export function prepare(t: T, _step: StepOf<'myths/prepare'>, answer: Option | undefined): void {
  const asked = t.state.players.flatMap((_, seat) => (preparable(t, seat) > 0 ? [seat] : []))
  if (answer === undefined) {
    for (const seat of asked) {
      t.askTogetherOpen(seat, 'amount', 'myths/prepare', FOE)
      for (let n = 0; n <= preparable(t, seat); n++) t.offer(at(PREPARE, n))
    }
    return
  }
  for (const seat of asked) {
    const { n } = t.answerOf(seat)
    if (n === 0) continue
    const p = player(t, seat)
    p.influence -= n
    p.conviction += n
    t.emit({ type: 'augmented', seat, how: 'influence', n, from: FOE })
  }
}

const fights = (f: F, seat: number) => player(f, seat).party.length > 0

const initiative = (f: F, seat: number) => card(f, champion(f, seat)).initiative

/** The player with the lowest champion starts. If nobody has a champion, he wins. */
export function muster(t: T, _step: StepOf<'myths/muster'>): void {
  const kept = mythsOf(t)
  const [opener] = t.state.players
    .flatMap((_, seat) => (fights(t, seat) ? [seat] : []))
    .toSorted((a, b) => initiative(t, a) - initiative(t, b))
  if (opener === undefined) {
    lose(t)
    return
  }
  kept.opener = opener
  openEventTurn(t, opener)
}

function openEventTurn(t: T, seat: number): void {
  openTurn(t, seat)
  t.turnBegins(seat)
  t.emit({ type: 'eventTurn', seat, champion: champion(t, seat) })
  t.push({ do: 'turn', seat })
}

/** Are all spheres filled? */
export function isFull(f: F): boolean {
  return !mythsOf(f).spheres.includes(-1)
}

/** The next player with a champion. After a round without contributions he wins. */
function goOn(t: T, seat: number): void {
  const kept = mythsOf(t)
  if (isFull(t)) {
    win(t)
    return
  }
  const around = t.state.players.map((_, i) => (seat + 1 + i) % t.seats)
  const next = around.find((other) => fights(t, other))
  const place = (one: number) => (one - kept.opener + t.seats) % t.seats
  const newRound = next !== undefined && place(next) <= place(seat)
  if (next === undefined || (newRound && !kept.contributed)) {
    lose(t)
    return
  }
  if (newRound) kept.contributed = false
  openEventTurn(t, next)
}

/** A player without companions is out of the fight, so their turn ends immediately. (V-MYTHS-10) */
export function companionLost(t: T, seat: number): void {
  if (suspends(t) && seat === t.state.turn.seat && !fights(t, seat)) t.state.turn.over = true
}

/** Blocks of a player on the battle board. */
export function blocksOnBoard(f: F, seat: number): number {
  return mythsOf(f).spheres.filter((owner) => owner === seat).length
}

/** The spheres of this table's board. */
export function boardOf(f: F) {
  return boardFor(f.seats)
}
