// Facts built from a view, without what the view hides. A page passes them to the rules to find out what a walk or
// a fight would do, and gets the same answer as the table.
import { asRead, type Sent } from '@lorehall/grammar'
import type { GameOptions } from '@lorehall/kernel'
import type { F } from './rules/step.ts'
import { RULESET } from './rulesets.ts'
import type { State } from './state.ts'
import type { Values } from './values/index.ts'
import type { View } from './view.ts'

export type SentView = Sent<View>

function stateOf({ players, quests, orders, bot, modules: _modules, ...open }: View): State {
  const [basic, artifact, advanced] = quests
  const pile = (of: typeof basic) => ({ down: [], discard: of?.discard ?? [] })
  return {
    ...open,
    players: players.map((p) => ({ ...p, hand: p.hand ?? [], drawn: p.drawn ?? [] })),
    searchPool: [],
    gearPile: { red: [], blue: [] },
    specialistPile: [],
    quests: { basic: pile(basic), artifact: pile(artifact), advanced: pile(advanced) },
    orders: { down: [], under: orders.under.map((id) => ({ id, seenBy: [] })) },
    bot: bot === null ? null : { ...bot, deck: [], orders: [], quests: [] },
  }
}

/** The facts of a view, for rules that only read. */
export function factsOf(sent: SentView, values: Values, options: GameOptions): F {
  const view = asRead<View>(sent)
  return {
    state: stateOf(view),
    ruleset: RULESET,
    values,
    options,
    seats: view.players.length,
    choice: () => 'ask',
  }
}
