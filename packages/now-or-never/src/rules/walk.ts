// The move of a hero action: an arrow, then step by step, then the stop. (N-MOVE)
import type { Option, Reason } from '@lorehall/kernel'
import { ARROW, MOVE, STOP } from '../choices.ts'
import {
  ARROW_COVERED,
  BEGUN_THERE,
  LAST_HEART,
  MUST_STEP,
  NO_HEARTS,
  NO_TOKEN,
  USE_PRICE,
} from '../reasons.ts'
import { againstStep, neighbours, type Passage, tread } from '../map/walk.ts'
import { at } from '../state.ts'
import { added } from './inforce.ts'
import { lookup, player } from './lookup.ts'
import { pay } from './purse.ts'
import { choosesArrow } from './reach.ts'
import type { F, StepOf, T } from './step.ts'
import { action } from './underway.ts'
import { offerUsesAt, takeUse } from './uses.ts'
import { groundFor, walkOf } from './ways.ts'

/** Why a hero action with a token can't begin. (N-HERO-1) */
export function againstHeroAction(f: F, seat: number): Reason | null {
  const { hearts, covered } = player(f, seat)
  if (hearts === 0) return NO_HEARTS
  return covered.includes(false) ? null : NO_TOKEN
}

/** Chooses the arrow and covers it; an action without a token has its movement already. */
function heroAction(t: T, step: StepOf<'heroAction'>, answer: Option | undefined): void {
  const { seat, move } = step
  const p = player(t, seat)
  if (move !== undefined) return beginMove(t, seat, move)
  const { arrows } = lookup.hero(t, p.hero)
  if (answer === undefined) {
    if (!choosesArrow(t, seat)) return cover(t, seat, p.covered.indexOf(false))
    t.askOpen(seat, 'pick', 'arrow')
    for (const i of arrows.keys()) t.may(ARROW(i), at(p.covered, i) ? ARROW_COVERED : null)
    return
  }
  cover(t, seat, answer.n)
}

function cover(t: T, seat: number, arrow: number): void {
  const p = player(t, seat)
  p.covered[arrow] = true
  beginMove(t, seat, at(lookup.hero(t, p.hero).arrows, arrow))
}

function beginMove(t: T, seat: number, move: number): void {
  const { space } = player(t, seat)
  const left = Math.max(0, move + added(t, seat, 'move'))
  t.state.turn.hero = {
    from: space,
    left,
    steps: 0,
    owes: false,
    stopped: false,
    questPlayed: false,
    playing: '',
    visited: '',
  }
  t.emit({ type: 'setOut', seat, move: left })
  t.push({ do: 'heroDone', seat })
  t.push({ do: 'walk', seat })
}

const AGAINST = { 'begun-there': BEGUN_THERE, 'last-heart': LAST_HEART, far: NO_HEARTS } as const

/** A step, a boost, or the stop. */
function walk(t: T, step: StepOf<'walk'>, answer: Option | undefined): void {
  const { seat } = step
  const now = walkOf(t, seat)
  if (answer === undefined) {
    t.askOpen(seat, 'path', 'walk')
    for (const cell of neighbours(now.at)) {
      const against = againstStep(now, cell)
      t.may(MOVE(cell), against === null ? null : AGAINST[against])
    }
    for (const one of passagesFrom(t, now.at)) {
      const against = againstStep(now, one.to, one)
      const dear = player(t, seat).mana < one.mana ? USE_PRICE : null
      t.may(one.option, against === null ? dear : AGAINST[against])
    }
    offerUsesAt(t, seat, 'heroMove')
    t.values.box.atWalk.offer?.(t, seat)
    t.may(STOP, action(t).steps > 0 ? null : MUST_STEP)
  } else if (answer === STOP) {
    action(t).stopped = true
    t.push({ do: 'stop', seat })
  } else if (answer.kind === 'power') {
    t.push(step)
    takeUse(t, seat, answer)
  } else if (t.values.box.atWalk.acts[answer.kind] !== undefined) {
    t.push(step)
    t.values.box.atWalk.acts[answer.kind]?.(t, seat, answer)
  } else takeStep(t, seat, answer)
}

/** The passages from a space. */
const passagesFrom = (f: F, cell: number) => f.values.box.passages?.(f, cell) ?? []

function takeStep(t: T, seat: number, answer: Option): void {
  const p = player(t, seat)
  const walk = walkOf(t, seat)
  const through: Passage | null = passagesFrom(t, walk.at).find(({ option }) => option === answer) ?? null
  const cell = answer.n
  const { leaving, extra, mountain, toll, after } = tread(walk, groundFor(t, seat), cell, through)
  if (through !== null) pay(t, seat, { mana: through.mana }, answer.kind)
  const now = action(t)
  now.left = after.move
  now.steps++
  now.owes = at(t.state.enemies, cell) > 0
  p.space = cell
  p.hearts = after.hearts
  const hurt = { leaving, extra, mountain, ...(toll === 0 ? {} : { toll }) }
  t.emit({ type: 'moved', seat, space: cell, ...hurt })
  if (p.hearts > 0) t.push({ do: 'walk', seat })
  else t.state.turn.over = true
}

/** Ends the action, and the turn unless something can still be used in it. */
function heroDone(t: T): void {
  t.state.turn.hero = null
}

export const walkSteps = { heroAction, walk, heroDone }
