// Rounds and turns: play goes around the table twice, with one Action Token per turn, then Collection. (H-TURN)
import type { Option, Reason } from '@lorehall/kernel'
import { BLANK, BLANK_SLOT, END, SLOT } from '../choices.ts'
import { SLOT_USED } from '../reasons.ts'
import { freshTurn } from '../state.ts'
import { type CapitalSlot, HEROES, isCapitalSlot, type Slot, SLOTS } from '../values/words.ts'
import { offerAbilities, useAbility } from './abilities/use.ts'
import { renew } from './abilities/used.ts'
import { againstCapital, takeCapital } from './capital.ts'
import { offerCommands, takeCommand } from './command.ts'
import { clockwise, player } from './lookup.ts'
import { boarded, offerBoarding } from './move/boarding.ts'
import { noteWhoCame } from './shared.ts'
import { foe } from './solo/enemy.ts'
import type { StepOf, T } from './step.ts'

function beginRound(t: T): void {
  const { state } = t
  state.phase = 'round'
  state.pass = 1
  t.roundBegins(state.round)
  t.emit({ type: 'round', n: state.round })
  next(t, state.first)
}

/** Begins the next turn; in a solo game, after a card of the Enemy. (H-SOLO-2) */
function next(t: T, seat: number): void {
  t.push({ do: 'beginTurn', seat })
  enemyActs(t, t.state.pass - 1)
}

/**
 * The Enemy's Heroes act from left to right: one before each of the human's turns and one after the last. (H-SOLO-2)
 */
function enemyActs(t: T, i: number): void {
  const hero = HEROES[i % HEROES.length]
  if (t.state.enemy !== null && hero !== undefined) t.push({ do: 'enemyTurn', seat: foe(t), hero })
}

function beginTurn(t: T, { seat }: StepOf<'beginTurn'>): void {
  t.state.turn = freshTurn(seat)
  renew(t)
  t.turnBegins(seat)
  t.emit({ type: 'turn', seat })
  t.push({ do: 'turn', seat, shifts: [] })
}

const CAPITAL_SLOTS = SLOTS.filter(isCapitalSlot)

/** A Serf may make room for the Action Token by an ability. */
const againstUsed = (t: T, seat: number, slot: CapitalSlot): Reason | null =>
  t.values.box.words?.mayRetake(t, seat, slot) === true ? null : SLOT_USED

/** Refuses slots that are used and slots whose action would do nothing. (H-TURN-1, H-TURN-4) */
function offerSlots(t: T, seat: number): void {
  const { bar } = player(t, seat)
  for (const slot of CAPITAL_SLOTS) {
    const against = bar[slot] === 'free' ? againstCapital(t, seat, slot) : againstUsed(t, seat, slot)
    if (against === null || t.explains) t.may(SLOT(slot), against)
  }
  offerCommands(t, seat, SLOT, null)
}

/** Boarding, leaving and abilities, then an Action Token on a free slot, and its action. (H-TURN-2, H-BOARD-1) */
function turn(t: T, step: StepOf<'turn'>, answer: Option | undefined): void {
  const { seat } = step
  if (answer === undefined) {
    t.askOpen(seat, 'turn', 'turn')
    offerSlots(t, seat)
    t.offer(BLANK)
    offerBoarding(t, step)
    offerAbilities(t, seat)
    t.values.box.offer?.(t, seat)
    return
  }
  if (boarded(t, step, answer)) return
  if (answer.kind === 'ability') return useAbility(t, step, answer)
  if (acted(t, step, answer)) return
  t.push({ do: 'endTurn', seat })
  t.push({ do: 'afterAction', seat, shifts: [] })
  if (answer === BLANK) return t.push({ do: 'blank', seat })
  const slot = SLOTS.find((one) => one === answer.name)
  if (slot === undefined) throw new RangeError(`no slot '${answer.name}'`)
  if (!isCapitalSlot(slot)) {
    putToken(t, seat, slot)
    return takeCommand(t, seat, slot)
  }
  if (player(t, seat).bar[slot] === 'serf') t.values.box.words?.retake(t, seat, slot)
  putToken(t, seat, slot)
  takeCapital(t, seat, slot)
}

/** After the action and everything that followed, the player may board, leave and use abilities again. (H-TURN-2) */
function afterAction(t: T, step: StepOf<'afterAction'>, answer: Option | undefined): void {
  const { seat } = step
  if (answer === undefined) {
    if (player(t, seat).out) return
    t.askOpen(seat, 'turn', 'afterAction')
    offerBoarding(t, step)
    offerAbilities(t, seat)
    t.values.box.offer?.(t, seat)
    t.offer(END)
    t.spare(END)
    return
  }
  if (boarded(t, step, answer)) return
  if (answer.kind === 'ability') useAbility(t, step, answer)
  else acted(t, step, answer)
}

/** Carries out an action of a module, then asks the same question again. False: the answer was something else. */
function acted(t: T, step: StepOf<'turn' | 'afterAction'>, answer: Option): boolean {
  const act = t.values.box.acts[answer.kind]
  if (act === undefined) return false
  t.push(step)
  act(t, step.seat, answer)
  return true
}

function putToken(t: T, seat: number, slot: Slot): void {
  const p = player(t, seat)
  p.tokens--
  p.bar[slot] = 'token'
  t.state.turn.slot = slot
  t.emit({ type: 'action', seat, slot })
}

/** An Action Token without an action: no effect, no Follow, no Muster. (H-TURN-3) */
function blank(t: T, { seat }: StepOf<'blank'>, answer: Option | undefined): void {
  const { bar } = player(t, seat)
  if (answer === undefined) {
    t.ask(seat, 'pick', 'blank')
    for (const slot of SLOTS) t.may(BLANK_SLOT(slot), bar[slot] === 'free' ? null : SLOT_USED)
    return
  }
  const slot = SLOTS.find((one) => one === answer.name)
  if (slot !== undefined) putToken(t, seat, slot)
}

/** The next turn, clockwise. After the last turn of the last pass, the round goes on to Collection. (H-TURN-1) */
function endTurn(t: T, { seat }: StepOf<'endTurn'>): void {
  const { state } = t
  noteWhoCame(t)
  // The seats that come later in this pass. A player who was eliminated during the pass takes no more turns.
  const after = (state.first - seat - 1 + t.seats) % t.seats
  const then = clockwise(t, seat + 1).find((other) => (other - seat - 1 + t.seats) % t.seats < after)
  if (then !== undefined) return next(t, then)
  if (state.pass < t.values.tokens) {
    state.pass++
    const [first = seat] = clockwise(t, state.first)
    return next(t, first)
  }
  state.phase = 'collection'
  t.push({ do: 'roundEnd', seat: state.first })
  t.push({ do: 'drawSpells', seat: state.first })
  t.push({ do: 'collect', seat: state.first })
  enemyActs(t, state.pass)
}

export const turnSteps = { beginRound, beginTurn, turn, afterAction, blank, endTurn }
