// Now or Never, assembled: the standard game for 1 to 4 players, with the modules passed in.
import { effectsWith, slotsOf, stepsWith } from '@lorehall/grammar'
import type { Game, GameEvent, OptionalEffect, Play, Seat } from '@lorehall/kernel'
import type { Content } from './box/content.ts'
import type { Module } from './box/module.ts'
import { CONTENTS } from './contents.ts'
import { copy } from './copy.ts'
import { guess } from './guess.ts'
import { allowedBy, nextOf, optionsFor } from './options.ts'
import { STEPS } from './rules/all-steps.ts'
import { anytime, aside } from './rules/anytime.ts'
import { rivals } from './rules/bot.ts'
import { routes } from './rules/routes.ts'
import { RULESET } from './rulesets.ts'
import { standing, winners } from './scoring.ts'
import { begin, setup } from './setup.ts'
import type { State } from './state.ts'
import { texts } from './text/en.ts'
import { type Values, valuesSchema } from './values/index.ts'
import { sees, view } from './view.ts'

export type { Module } from './box/module.ts'

const EFFECTS: readonly OptionalEffect[] = [
  { id: 'pass', initial: 'ask' },
  { id: 'after-action', initial: 'ask' },
  { id: 'winning-die', initial: 'ask' },
]

/** Events that only cost something, or say whose turn it is. */
const PRICES: ReadonlySet<string> = new Set(['visited', 'hired', 'paid', 'hurt', 'tooDear', 'turn'])

/** The coins that another player gains are a price, too. */
const brings = ({ type, seat: whose }: GameEvent, seat: Seat): boolean =>
  !PRICES.has(type) && !(type === 'gained' && whose !== seat)

/** Tables without such a module neither leave nor carry anything. */
function carried(modules: readonly Module[]): Pick<Play<State, Values>, 'carries'> {
  const own = modules.find(({ carries }) => carries !== undefined)?.carries
  if (own === undefined) return {}
  return { carries: { ...own, leaves: (f) => f.values.box.carries?.leaves(f) ?? null } }
}

/**
 * The game for tables that use no modules other than these. Its lobby form covers all `contents`: a caller with only
 * some modules loaded fetches the others before a table uses them.
 */
export function nowOrNeverWith(
  modules: readonly Module[],
  contents: readonly Content[] = CONTENTS,
): Game<State, Values> {
  const slots = slotsOf(modules)
  return {
    id: 'now-or-never',
    title: 'Now or Never',
    ruleset: RULESET,
    form: { options: optionsFor(contents), allows: allowedBy(contents), next: nextOf(contents) },
    values: valuesSchema(contents, modules),
    play: {
      effects: effectsWith(EFFECTS, modules),
      setup,
      begin,
      steps: stepsWith(STEPS, modules),
      anytime,
      aside,
      copy: (state) => copy(state, slots),
      ending: (f) => f.state.season === f.values.setup.seasons,
      winners,
      rivals,
      ...carried(modules),
    },
    see: { view, sees, standing, guess, routes, brings },
    say: texts(modules),
  }
}
