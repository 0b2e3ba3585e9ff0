// Facts read from a view, without anything that is hidden from it. A page passes them to the rules to get the same
// prices and gains as the table itself.
import { asRead, type Sent } from '@lorehall/grammar'
import type { GameOptions } from '@lorehall/kernel'
import type { F } from './rules/step.ts'
import { RULESET } from './rulesets.ts'
import type { State } from './state.ts'
import type { Values } from './values/index.ts'
import type { View } from './view.ts'

export type SentView = Sent<View>

const stateOf = ({ players, modules: _modules, ...open }: View): State => ({
  ...open,
  players: players.map((p) => ({ ...p, hand: p.hand ?? [] })),
  landPool: [],
  seaPool: [],
  deck: [],
  discards: [],
})

/** The facts of a view, for rules that don't change state. */
export function factsOf(sent: SentView, values: Values, options: GameOptions): F {
  const view = asRead<View>(sent)
  // In a solo game, the Enemy comes after the seats.
  const seats = view.players.length - (view.enemy === null ? 0 : 1)
  return { state: stateOf(view), ruleset: RULESET, values, options, seats, choice: () => 'ask' }
}
