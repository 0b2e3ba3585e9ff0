// The season and its turns: one action each, clockwise, until all have passed. (N-TURN)
import type { Option } from '@lorehall/kernel'
import { END, GO, PASS } from '../choices.ts'
import { passesWithNothingBeside } from '../rulesets.ts'
import { freshTurn } from '../state.ts'
import { isAnythingBeside } from './anytime.ts'
import { isUsableAt } from './beside.ts'
import { player } from './lookup.ts'
import { offerSpecialists, useSpecialist } from './specialists.ts'
import type { StepOf, T } from './step.ts'
import { offerTurnUses, takeUse } from './uses.ts'
import { againstHeroAction } from './walk.ts'

/** Starts a season with the player who has the first player token. (N-TURN-1) */
function beginSeason(t: T): void {
  const { state } = t
  state.phase = 'season'
  for (const p of state.players) p.passed = false
  t.roundBegins(state.season)
  t.emit({ type: 'season', n: state.season })
  begin(t, state.first)
}

function begin(t: T, seat: number): void {
  t.state.turn = freshTurn(seat)
  t.state.turns++
  t.turnBegins(seat)
  t.emit({ type: 'turn', seat })
  t.push({ do: 'turn', seat })
}

/** One action, or none for the rest of the season. (N-TURN-2) */
function turn(t: T, step: StepOf<'turn'>, answer: Option | undefined): void {
  const { seat } = step
  if (answer === undefined) {
    t.askOpen(seat, 'turn', 'turn')
    t.may(GO, againstHeroAction(t, seat))
    offerSpecialists(t, seat)
    offerTurnUses(t, seat)
    t.values.box.offer?.(t, seat)
    t.offer(PASS)
    if (!t.spare(PASS)) return
    const left = passesWithNothingBeside(t) && isAnythingBeside(t, seat, step)
    if (!left && t.choice(seat, 'pass') === 'always') return pass(t, seat)
    t.askOpen(seat, 'turn', 'turn')
    t.offer(PASS)
    if (!left) t.settledBy('pass')
    return
  }
  if (answer === PASS) return pass(t, seat)
  t.state.turn.acted = true
  t.push({ do: 'endTurn', seat })
  t.push({ do: 'afterAction', seat })
  act(t, seat, answer)
}

function act(t: T, seat: number, answer: Option): void {
  const { kind, name } = answer
  const own = t.values.box.acts[kind]
  if (own !== undefined) own(t, seat, answer)
  else if (kind === 'use') useSpecialist(t, seat, name)
  else if (kind === 'recruit') t.push({ do: 'recruit', seat, name })
  else if (kind === 'rest') t.push({ do: 'rest', seat, name })
  else if (kind === 'power') takeUse(t, seat, answer)
  else t.push({ do: 'heroAction', seat })
}

/** Asks a seat that could still use something bound to its own turn. (N-TURN-5) */
function afterAction(t: T, step: StepOf<'afterAction'>, answer: Option | undefined): void {
  const { seat } = step
  if (answer !== undefined || t.state.turn.over || t.choice(seat, 'after-action') === 'never') return
  if (!isUsableAt(t, seat, step, 'ownTurn')) return
  t.askOpen(seat, 'pick', 'afterAction')
  t.offer(END)
  t.settledBy('after-action')
}

/** Passing is always allowed and lasts for the season. (N-TURN-3) */
function pass(t: T, seat: number): void {
  player(t, seat).passed = true
  t.emit({ type: 'passed', seat })
  t.push({ do: 'endTurn', seat })
}

/** When all have passed, the season is over. Solo: a bot card follows every turn except a pass. (N-TURN-3) */
function endTurn(t: T, { seat }: StepOf<'endTurn'>): void {
  const { state } = t
  state.turn = freshTurn(seat)
  if (!state.players.every(({ passed }) => passed)) {
    t.push({ do: 'nextTurn', seat })
    if (state.bot !== null) t.push({ do: 'botTurn', seat })
    return
  }
  state.phase = 'production'
  t.push({ do: 'produce', seat: state.first })
  t.values.box.producing?.(t, state.season === t.values.setup.seasons)
  t.push({ do: 'lastThings', seat: state.first })
}

/** The next seat clockwise that has not passed. (N-TURN-1) */
function nextTurn(t: T, { seat }: StepOf<'nextTurn'>): void {
  let next = (seat + 1) % t.seats
  while (next !== seat && player(t, next).passed) next = (next + 1) % t.seats
  begin(t, next)
}

export const turnSteps = { beginSeason, turn, afterAction, endTurn, nextTurn }
