// Vindication, assembled: the base game for 2 to 5 players, edition of 2018, and the modules one has at hand.
import { coverageWith, effectsWith, merged, slotsOf, stepsWith } from '@lorehall/grammar'
import type { Coverage, Game, StandingEffect } from '@lorehall/kernel'
import type { Box } from './box/box.ts'
import type { Content } from './box/content.ts'
import type { Module } from './box/module.ts'
import { QUEST_IDS, TRIGGER_IDS } from './cards/index.ts'
import { check } from './check.ts'
import { OPTION_KINDS } from './choices.ts'
import { CONTENTS } from './contents.ts'
import { copy } from './copy.ts'
import { counts } from './counts.ts'
import { guess } from './guess.ts'
import { allowedBy, optionsFor } from './options.ts'
import { quick } from './quick.ts'
import { activateSteps } from './rules/activate.ts'
import { bonusSteps } from './rules/bonus.ts'
import { controlSteps } from './rules/control.ts'
import { diceSteps } from './rules/dice.ts'
import { discoverSteps } from './rules/discover.ts'
import { drawSteps } from './rules/draw.ts'
import { dropSteps } from './rules/drop.ts'
import { fightSteps } from './rules/fight.ts'
import { honorSteps } from './rules/honor.ts'
import { lookSteps } from './rules/look.ts'
import { moveSteps } from './rules/move.ts'
import { paymentSteps } from './rules/payment.ts'
import { powerSteps } from './rules/power.ts'
import { programSteps } from './rules/program.ts'
import { anytime, recoverSteps } from './rules/recover.ts'
import { reactionSteps } from './rules/reactions.ts'
import { regionSteps } from './rules/regions.ts'
import { specialSteps } from './rules/special.ts'
import { triggerSteps } from './rules/triggers.ts'
import { visitSteps } from './rules/visit.ts'
import { RULESET } from './rulesets.ts'
import { scoringSteps, standing, winners } from './scoring.ts'
import { begin, setup, setupSteps } from './setup.ts'
import type { State } from './state.ts'
import { texts } from './text/en.ts'
import type { Terms } from './terms.ts'
import { turnSteps } from './turn.ts'
import { type Values, valuesSchema } from './values/index.ts'
import { sees, view } from './view.ts'
import { worth } from './worth.ts'

export type { Module } from './box/module.ts'

const STEPS = {
  ...setupSteps,
  ...turnSteps,
  ...triggerSteps,
  ...dropSteps,
  ...honorSteps,
  ...powerSteps,
  ...paymentSteps,
  ...bonusSteps,
  ...recoverSteps,
  ...moveSteps,
  ...discoverSteps,
  ...activateSteps,
  ...visitSteps,
  ...controlSteps,
  ...regionSteps,
  ...drawSteps,
  ...fightSteps,
  ...diceSteps,
  ...programSteps,
  ...reactionSteps,
  ...specialSteps,
  ...lookSteps,
  ...scoringSteps,
}

/** What no table of these terms can show. */
function absentFrom(terms: Terms): ReadonlySet<string> {
  const { dropPrice, choosesChampion, heroismFirst, empoweredDraws, recovers, vindicates } = terms
  return new Set([
    ...(dropPrice === 0 ? ['dropForHonor'] : []),
    ...(choosesChampion ? [] : ['champion']),
    ...(heroismFirst ? ['losses'] : ['counterattack', 'harm']),
    ...(empoweredDraws ? [] : ['empower', 'choose', 'take']),
    ...(recovers ? [] : ['owe', 'recover', 'give-up']),
    ...(vindicates ? [] : ['vindicate', 'vindication', 'exoneration/2']),
  ])
}

/** What lies in the table's own box. A region that made room for others is not there, nor what it asks. */
function coverageOf({ modules, contents, regions, bag, aside, terms }: Box): Coverage {
  const absent = absentFrom(terms)
  const gone = regions.filter(({ copies }, i) => copies > 0 && bag[i] === 0 && aside[i] === 0)
  const asked = gone.flatMap(({ visit }) => ('step' in visit ? [visit.step] : []))
  const shown = (all: readonly string[]) => all.filter((name) => !absent.has(name))
  const all = coverageWith({ cards: [], steps: Object.keys(STEPS), options: [...OPTION_KINDS] }, modules)
  return {
    cards: shown([
      ...contents.flatMap(({ cards, apart = [] }) => [...cards, ...apart].map(({ id }) => id)),
      ...regions.flatMap((region) => (gone.includes(region) ? [] : [region.id])),
      ...TRIGGER_IDS,
      ...QUEST_IDS.flatMap((id) => [`${id}/1`, `${id}/2`]),
    ]),
    steps: shown(all.steps).filter((name) => !asked.some((step) => name.startsWith(step))),
    options: shown(all.options),
  }
}

const EFFECTS: readonly StandingEffect[] = [
  { id: 'gains', initial: 'always' },
  { id: 'resolve', initial: 'ask' },
  { id: 'reroll', initial: 'always' },
  { id: 'free-activation', initial: 'always' },
  { id: 'from-leaders', initial: 'always' },
  { id: 'end-turn', initial: 'ask' },
]

/** What happens to a seat and is only what something else is had for. */
const PRICES: ReadonlySet<string> = new Set(['visited', 'paid'])

/**
 * The game for tables that bring no other modules than these. Its lobby form is for all `contents`: a caller with
 * only some modules at hand fetches the others before a table brings them.
 */
export function vindicationWith(
  modules: readonly Module[],
  contents: readonly Content[] = CONTENTS,
): Game<State, Values> {
  const slots = slotsOf(modules)
  const values = valuesSchema(modules)
  return {
    id: 'vindication',
    title: 'Vindication',
    ruleset: RULESET,
    options: optionsFor(contents),
    allows: allowedBy(contents),
    values,
    effects: effectsWith(EFFECTS, modules),
    setup,
    begin,
    steps: stepsWith(STEPS, modules),
    anytime: {
      offer: anytime.offer,
      acts: merged([anytime.acts, ...modules.map((module) => module.anytime?.acts)]),
    },
    view,
    sees,
    guess,
    standing,
    winners,
    ending: (f) => f.state.ending !== '',
    copy: (state) => copy(state, slots),
    check,
    quick,
    worth,
    promising: (f, ask) => f.values.box.promising?.(f, ask) ?? ask.options,
    coverage: (options) => coverageOf(values.read({}, options).box),
    brings: ({ type, seat: whose }, seat) => whose === seat && !PRICES.has(type),
    counts,
    text: texts(modules),
  }
}
