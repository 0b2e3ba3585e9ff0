// Searching: a die, hearts, then the token for all to see. (N-SEARCH)
import { draw } from '@lorehall/grammar'
import type { Option } from '@lorehall/kernel'
import { TAKE_TOKEN } from '../choices.ts'
import { inOrder } from './rewards.ts'
import { rollDie } from './dice.ts'
import { added } from './inforce.ts'
import { player, the } from './lookup.ts'
import { run } from './program.ts'
import { loseHearts } from './purse.ts'
import type { StepOf, T } from './step.ts'

export function search(t: T, seat: number): void {
  if (t.values.box.searches?.(t, seat) === true) return
  t.push({ do: 'searched', seat })
  rollDie(t, seat, 'search')
}

/** The die is final: hearts, and with one left the token. */
function searched(t: T, { seat }: StepOf<'searched'>): void {
  loseHearts(t, seat, Math.max(0, t.state.turn.die + added(t, seat, 'searchLoss')), 'search')
  const p = player(t, seat)
  if (p.hearts > 0) takeToken(t, seat, p.space)
}

/** Turned up for all, kept for its income or out of the game, and its reward taken. (N-SEARCH-3) */
function takeToken(t: T, seat: number, space: number): void {
  const { state } = t
  const id = draw(t, state.searchPool)
  const { keep, do: deeds } = the.searchToken(t, id)
  state.searches[space] = false
  if (keep) player(t, seat).tokens.push(id)
  else state.searchGone.push(id)
  t.emit({ type: 'found', seat, token: id, space, from: id })
  t.credit(id)
  run(t, seat, inOrder(deeds), id)
}

/** Any token of the map, without a roll. (N-USE-9) */
function takeSearchToken(t: T, { seat, from }: StepOf<'takeSearchToken'>, answer: Option | undefined): void {
  if (answer !== undefined) return takeToken(t, seat, answer.n)
  t.ask(seat, 'pick', 'takeToken', from)
  for (const [space, lies] of t.state.searches.entries()) if (lies) t.offer(TAKE_TOKEN(space))
}

export const searchSteps = { searched, takeSearchToken }
