// Searching: a die, hearts, then the token for all to see. (N-SEARCH)
import { draw } from '@lorehall/grammar'
import type { Option } from '@lorehall/kernel'
import { TAKE_TOKEN } from '../choices.ts'
import { asksOnlyChoices } from '../rulesets.ts'
import { inOrder } from './rewards.ts'
import { RESULTS, rollDie } from './dice.ts'
import { added } from './inforce.ts'
import { lookup, player } from './lookup.ts'
import { run } from './program.ts'
import { loseHearts } from './purse.ts'
import type { F, StepOf, T } from './step.ts'

export function search(t: T, seat: number): void {
  if (t.values.box.searches?.(t, seat) === true) return
  t.push({ do: 'searched', seat })
  const least = lossOf(t, seat, 1)
  rollDie(
    t,
    seat,
    'search',
    RESULTS.filter((die) => lossOf(t, seat, die) === least),
  )
}

const lossOf = (f: F, seat: number, die: number): number => Math.max(0, die + added(f, seat, 'searchLoss'))

/** The die is final: lose hearts, then take the token if any are left. */
function searched(t: T, { seat }: StepOf<'searched'>): void {
  loseHearts(t, seat, lossOf(t, seat, t.state.turn.die), 'search')
  const p = player(t, seat)
  if (p.hearts > 0) takeToken(t, seat, p.space)
}

/** Reveals the token, keeps it for its income or removes it, and takes its reward. (N-SEARCH-3) */
export function takeToken(t: T, seat: number, space: number): void {
  const { state } = t
  const id = draw(t, state.searchPool)
  const { keep, do: deeds } = lookup.searchToken(t, id)
  state.searches[space] = false
  if (keep) player(t, seat).tokens.push(id)
  else state.searchGone.push(id)
  t.emit({ type: 'found', seat, token: id, space, from: id })
  t.credit(id)
  run(t, seat, inOrder(deeds), id)
}

/** Takes any token from the map without a roll. (N-USE-9) */
function takeSearchToken(t: T, { seat, from }: StepOf<'takeSearchToken'>, answer: Option | undefined): void {
  if (answer !== undefined) return takeToken(t, seat, answer.n)
  t.ask(seat, 'pick', 'takeToken', from)
  for (const [space, lies] of t.state.searches.entries()) if (lies) t.offer(TAKE_TOKEN(space))
  const first = t.state.searches.indexOf(true)
  if (asksOnlyChoices(t) && t.spare(TAKE_TOKEN(first))) takeToken(t, seat, first)
}

export const searchSteps = { searched, takeSearchToken }
