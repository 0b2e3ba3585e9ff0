// The turn: activate, move, visit or rest, each once and in any order, with bonus actions between.
// (V-TURN)
import type { Option } from '@lorehall/kernel'
import { ACTIVATE, CHARACTER, END, REST } from '../choices.ts'
import { ACTIVATED_ALREADY, MUST_MOVE, NOTHING_TO_AUGMENT, VISIT_SPENT, WHERE_YOU_BEGAN } from '../reasons.ts'
import { againstActivating } from './activate.ts'
import {
  buy,
  offerConversions,
  offerTiles,
  offerUses,
  offerVindication,
  startConverting,
  use,
  vindicate,
} from './bonus.ts'
import { offerControl, takeControl } from './control.ts'
import { player } from './counters.ts'
import { couldStillEnd, trapped } from './ground.ts'
import { granted, useGrant } from './inforce.ts'
import { offerMoves, struggle, takeStep } from './move.ts'
import { augmentable } from './power.ts'
import type { F, StepOf, T } from './step.ts'
import { removeTokens, setEnding } from './triggers.ts'
import { inReach, offerVisits, startExtraVisit, startVisit } from './visit.ts'
import { attributeOf, type Grant, type TurnState } from '../state.ts'

/** House rule: the end is triggered when this round begins. (V-END-3) */
const ROUND_LIMIT = 30

export function freshTurn(seat: number, space: number): TurnState {
  return {
    seat,
    began: space,
    untouched: true,
    activated: false,
    active: [],
    spent: [],
    move: 'open',
    walked: 0,
    struggle: 0,
    trail: [],
    visitSpent: false,
    visited: [],
    mayControl: 0,
    gaveUp: [],
    grants: [],
    borrowed: [],
    over: false,
  }
}

/** Resets the turn and every player's ledger. */
export function openTurn(t: T, seat: number): void {
  t.state.turn = freshTurn(seat, player(t, seat).space)
  for (const p of t.state.players) {
    p.steps = 0
    p.taken = 0
    p.paid = []
    p.used = []
  }
}

function beginTurn(t: T, step: StepOf<'beginTurn'>): void {
  const { seat } = step
  const waiting = extraTurns(t)
  openTurn(t, seat)
  t.state.turn.grants = waiting
  t.turnBegins(seat)
  t.emit({ type: 'turn', seat, round: t.state.round })
  t.values.box.turnBegins?.(t, seat)
  t.push({ do: 'turn', seat })
}

/** Extra turns after this one. */
export function extraTurns({ state: { turn: now } }: F): Grant[] {
  return now.grants.filter(({ what }) => what === 'turn')
}

function turn(t: T, step: StepOf<'turn'>, answer: Option | undefined): void {
  const { seat } = step
  if (t.state.turn.over || answer === END) {
    t.push({ do: 'endTurn', seat })
    return
  }
  if (answer === undefined) {
    if (t.values.box.instead?.(t, seat) === true) return
    offer(t, seat)
    // Any-time actions can wait for the next turn. (V-TURN-8)
    if (t.choice(seat, 'end-turn') === 'always' && t.spare(END)) t.push({ do: 'endTurn', seat })
    return
  }
  t.push(step)
  t.push({ do: 'settle', seat })
  act(t, seat, answer)
  t.state.turn.untouched = false
}

function offer(t: T, seat: number): void {
  t.askOpen(seat, 'turn', 'turn')
  offerActivations(t, seat)
  offerMoves(t, seat)
  const near = inReach(t, seat)
  offerVisits(t, seat, near)
  offerRest(t, seat)
  offerControl(t, seat, near)
  offerDeeds(t, seat)
  t.may(END, againstEnding(t, seat))
}

/** The bonus actions of any turn. (V-TURN-5) */
export function offerDeeds(t: T, seat: number): void {
  offerConversions(t, seat)
  offerTiles(t, seat)
  offerVindication(t, seat)
  offerUses(t, seat)
  t.values.box.offer?.(t, seat)
}

export function offerActivations(t: T, seat: number): void {
  const spent = t.state.turn.activated
  t.may(CHARACTER, spent ? ACTIVATED_ALREADY : null)
  for (const { card: id } of player(t, seat).party) {
    t.may(ACTIVATE(id), spent ? ACTIVATED_ALREADY : againstActivating(t, seat, id))
  }
}

function offerRest(t: T, seat: number): void {
  const nothing = augmentable(player(t, seat), 'either') === 0
  t.may(REST, t.state.turn.visitSpent ? VISIT_SPENT : nothing ? NOTHING_TO_AUGMENT : null)
}

/** The turn needs a step, and must not end where it began if the figure could move on. (V-MOVE-2, 4, 8) */
function againstEnding(f: F, seat: number) {
  const { move, began, struggle: tried } = f.state.turn
  if (move === 'open') return tried > 0 && trapped(f, seat) ? null : MUST_MOVE
  const { space } = player(f, seat)
  return space === began && couldStillEnd(f, seat, space) ? WHERE_YOU_BEGAN : null
}

function act(t: T, seat: number, chosen: Option): void {
  const { turn: now } = t.state
  switch (chosen.kind) {
    case 'character':
      now.activated = true
      t.push({ do: 'character', seat, from: 'character' })
      break
    case 'activate':
      now.activated = true
      t.push({ do: 'activate', seat, name: chosen.name })
      break
    case 'move':
      takeStep(t, seat, chosen.n)
      break
    case 'struggle':
      struggle(t, seat)
      break
    case 'visit':
      startVisit(t, seat, chosen.n)
      break
    case 'extra':
      startExtraVisit(t, seat, chosen.n)
      break
    case 'rest':
      now.visitSpent = true
      t.emit({ type: 'rested', seat })
      t.push({ do: 'augment', seat, how: 'either', n: 1, from: 'rest' })
      break
    case 'control':
      takeControl(t, seat, chosen.n)
      break
    case 'convert':
      startConverting(t, seat, attributeOf(chosen.n))
      break
    case 'buy':
      buy(t, seat, attributeOf(chosen.n))
      break
    case 'vindicate':
      vindicate(t, seat)
      break
    case 'use':
      use(t, seat, chosen.name)
      break
    default:
      actOfModule(t, seat, chosen)
  }
}

function actOfModule(t: T, seat: number, chosen: Option): void {
  const act = t.values.box.acts[chosen.kind]
  if (act === undefined) throw new Error(`a turn has no '${chosen.id}'`)
  act(t, seat, chosen)
}

/** Starts the next turn, unless a module does something first. */
function endTurn(t: T, step: StepOf<'endTurn'>): void {
  const { seat } = step
  t.emit({ type: 'turnEnded', seat })
  if (t.values.box.ends?.(t, seat) !== true) t.push({ do: 'nextTurn', seat })
}

/** An extra turn comes first; otherwise the next seat, and after the last seat a new round. */
function nextTurn(t: T, step: StepOf<'nextTurn'>): void {
  const s = t.state
  const { seat } = step
  if (granted(t, seat, 'turn')) {
    useGrant(t, 'turn')
    t.push({ do: 'beginTurn', seat })
    return
  }
  const next = (seat + 1) % t.seats
  if (next === s.first) {
    if (s.round === s.lastRound) {
      t.push({ do: 'score', seat: next })
      return
    }
    s.round++
    t.roundBegins(s.round)
    t.emit({ type: 'round', n: s.round })
    t.push({ do: 'beginTurn', seat: next })
    roundBegins(t, next)
    return
  }
  t.push({ do: 'beginTurn', seat: next })
}

/** House rules that act when a round begins. (V-END-3, V-HOUSE-1, V-HOUSE-3) */
function roundBegins(t: T, seat: number): void {
  const { round, ending } = t.state
  const { armedFrom, rounds } = t.values.box.terms
  if (ending !== '') return
  const limit = round === ROUND_LIMIT && t.options['roundLimit'] === true
  // As with any trigger, the end is triggered one round before the last.
  const last = rounds > 0 && round === rounds - 1
  if (limit || last) {
    setEnding(t, last ? 'fixed-length' : 'round-limit')
    removeTokens(t)
  } else if (round === armedFrom) t.push({ do: 'settle', seat })
}

export const turnSteps = { beginTurn, turn, endTurn, nextTurn }
