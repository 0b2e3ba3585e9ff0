// Vindication, assembled: the base game for 2 to 5 players, edition of 2018, and the modules there are.
import type { Coverage, Game, GameOptions } from '@lorehall/kernel'
import { BASE } from './box/base.ts'
import { QUEST_IDS, TRIGGER_IDS } from './cards/index.ts'
import { check } from './check.ts'
import { OPTION_KINDS } from './choices.ts'
import { copy } from './copy.ts'
import { counts } from './counts.ts'
import { guess } from './guess.ts'
import { MODULES } from './modules.ts'
import { allowedBy, optionsFor } from './options.ts'
import { quick } from './quick.ts'
import { activateSteps } from './rules/activate.ts'
import { bonusSteps } from './rules/bonus.ts'
import { controlSteps } from './rules/control.ts'
import { diceSteps } from './rules/dice.ts'
import { discoverSteps } from './rules/discover.ts'
import { drawSteps } from './rules/draw.ts'
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
import { scoringSteps, standing, winners } from './scoring.ts'
import { begin, setup, setupSteps } from './setup.ts'
import type { State } from './state.ts'
import { texts } from './text/en.ts'
import { turnSteps } from './turn.ts'
import { type Values, valuesSchema } from './values/index.ts'
import { sees, view } from './view.ts'
import { worth } from './worth.ts'

const CONTENTS = [BASE, ...MODULES.map(({ content }) => content)]
const SLOTS = MODULES.flatMap(({ slot }) => (slot === undefined ? [] : [slot]))

const steps = {
  ...setupSteps,
  ...turnSteps,
  ...triggerSteps,
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
  ...Object.fromEntries(MODULES.flatMap(({ steps }) => Object.entries(steps ?? {}))),
}

/** What lies in the table's own box. */
function coverage(options: GameOptions): Coverage {
  const brought = MODULES.filter(({ content }) => options[content.id] === true)
  const contents = [BASE, ...brought.map(({ content }) => content)]
  const absent = MODULES.filter((module) => !brought.includes(module))
  const unused = new Set(absent.flatMap(({ steps }) => Object.keys(steps ?? {})))
  return {
    cards: [
      ...contents.flatMap(({ cards, apart = [], regions }) =>
        [...cards, ...apart, ...regions].map(({ id }) => id),
      ),
      ...TRIGGER_IDS,
      ...QUEST_IDS.flatMap((id) => [`${id}/1`, `${id}/2`]),
    ],
    steps: Object.keys(steps).filter((name) => !unused.has(name)),
    options: [...OPTION_KINDS, ...brought.flatMap(({ kinds }) => [...(kinds ?? [])])],
  }
}

export const vindication: Game<State, Values> = {
  id: 'vindication',
  title: 'Vindication',
  ruleset: 1,
  options: optionsFor(CONTENTS),
  allows: allowedBy(CONTENTS),
  values: valuesSchema(MODULES),
  effects: [
    { id: 'gains', initial: 'always' },
    { id: 'resolve', initial: 'ask' },
    { id: 'reroll', initial: 'always' },
    { id: 'free-activation', initial: 'always' },
    { id: 'from-leaders', initial: 'always' },
    { id: 'end-turn', initial: 'ask' },
    ...MODULES.flatMap(({ effects }) => effects ?? []),
  ],
  setup,
  begin,
  steps,
  anytime: {
    offer: anytime.offer,
    acts: {
      ...anytime.acts,
      ...Object.fromEntries(MODULES.flatMap(({ anytime: own }) => Object.entries(own?.acts ?? {}))),
    },
  },
  view,
  sees,
  guess,
  standing,
  winners,
  ending: (f) => f.state.ending !== '',
  copy: (state) => copy(state, SLOTS),
  check,
  quick,
  worth,
  coverage,
  counts,
  text: texts(MODULES),
}
