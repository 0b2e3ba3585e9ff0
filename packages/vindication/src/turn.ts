// The turn: activate, move, visit or rest, each once and in any order, with bonus actions between.
// (V-TURN)
import type { Option } from '@lorehall/kernel'
import { ACTIVATE, CHARACTER, END, REST } from './choices.ts'
import { ACTIVATED_ALREADY, MUST_MOVE, NOTHING_TO_AUGMENT, VISIT_SPENT, WHERE_YOU_BEGAN } from './reasons.ts'
import { againstActivating } from './rules/activate.ts'
import {
  buy,
  offerConversions,
  offerTiles,
  offerUses,
  offerVindication,
  startConverting,
  use,
  vindicate,
} from './rules/bonus.ts'
import { offerControl, takeControl } from './rules/control.ts'
import { player } from './rules/counters.ts'
import { couldStillEnd, trapped } from './rules/ground.ts'
import { granted, useGrant } from './rules/inforce.ts'
import { offerMoves, struggle, takeStep } from './rules/move.ts'
import { augmentable } from './rules/power.ts'
import type { F, StepOf, T } from './rules/step.ts'
import { removeTokens, setEnding } from './rules/triggers.ts'
import { offerVisits, startExtraVisit, startVisit } from './rules/visit.ts'
import { attributeOf, type TurnState } from './state.ts'

/** The house's end of a game that will not end: the beginning of this round. (V-END-3) */
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

function beginTurn(t: T, step: StepOf<'beginTurn'>): void {
  const { seat } = step
  const waiting = t.state.turn.grants.filter(({ what }) => what === 'turn')
  t.state.turn = freshTurn(seat, player(t, seat).space)
  t.state.turn.grants = waiting
  for (const p of t.state.players) {
    p.steps = 0
    p.taken = 0
    p.paid = []
    p.used = []
  }
  t.emit({ type: 'turn', seat, round: t.state.round })
  t.push({ do: 'turn', seat })
}

function turn(t: T, step: StepOf<'turn'>, answer: Option | undefined): void {
  const { seat } = step
  if (t.state.turn.over || answer === END) {
    t.push({ do: 'endTurn', seat })
    return
  }
  if (answer === undefined) {
    offer(t, seat)
    // What may be done at any time can wait for the next turn. (V-TURN-8)
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
  offerVisits(t, seat)
  offerRest(t, seat)
  offerControl(t, seat)
  offerConversions(t, seat)
  offerTiles(t, seat)
  offerVindication(t, seat)
  offerUses(t, seat)
  t.values.box.offer?.(t, seat)
  t.may(END, againstEnding(t, seat))
}

function offerActivations(t: T, seat: number): void {
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

/** A step is owed, and the last space must not be the first while there is a way on. (V-MOVE-2, 4, 8) */
function againstEnding(f: F, seat: number) {
  const { walked, began, struggle: tried } = f.state.turn
  if (walked === 0) return tried > 0 && trapped(f, seat) ? null : MUST_MOVE
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

/** An extra turn follows at once; otherwise the next seat, and after the last seat a new round. */
function endTurn(t: T, step: StepOf<'endTurn'>): void {
  const s = t.state
  const { seat } = step
  t.emit({ type: 'turnEnded', seat })
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
    t.emit({ type: 'round', n: s.round })
    if (s.round === ROUND_LIMIT && s.ending === '' && t.options['roundLimit'] === true) {
      setEnding(t, 'round-limit')
      removeTokens(t)
    }
  }
  t.push({ do: 'beginTurn', seat: next })
}

export const turnSteps = { beginTurn, turn, endTurn }
