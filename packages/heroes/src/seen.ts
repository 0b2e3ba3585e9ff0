// What rules can read off a view: what is hidden from it is not there. A page asks the rules by it what
// something costs or brings, and gets what the table itself would say.
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

/** The facts of a view, for rules that change nothing. */
export function factsOf(sent: SentView, values: Values, options: GameOptions): F {
  const view = asRead<View>(sent)
  // Alone, the Enemy stands behind the seats.
  const seats = view.players.length - (view.enemy === null ? 0 : 1)
  return { state: stateOf(view), ruleset: RULESET, values, options, seats, choice: () => 'ask' }
}
