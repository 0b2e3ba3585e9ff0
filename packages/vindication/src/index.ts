// Vindication, assembled: the base game for 2 to 5 players, edition of 2018.
import type { Game } from '@lorehall/kernel'
import { CARDS, QUEST_IDS, TRIGGER_IDS } from './cards/index.ts'
import { check } from './check.ts'
import { OPTION_KINDS } from './choices.ts'
import { copy } from './copy.ts'
import { guess } from './guess.ts'
import { options } from './options.ts'
import { quick } from './quick.ts'
import { activateSteps } from './rules/activate.ts'
import { diceSteps } from './rules/dice.ts'
import { discoverSteps } from './rules/discover.ts'
import { drawSteps } from './rules/draw.ts'
import { fightSteps } from './rules/fight.ts'
import { honorSteps } from './rules/honor.ts'
import { lookSteps } from './rules/look.ts'
import { moveSteps } from './rules/move.ts'
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
import { REGION_KINDS, type State } from './state.ts'
import { texts } from './text/en.ts'
import { turnSteps } from './turn.ts'
import { type Values, valuesSchema } from './values/index.ts'
import { sees, view } from './view.ts'
import { worth } from './worth.ts'

const steps = {
  ...setupSteps,
  ...turnSteps,
  ...triggerSteps,
  ...honorSteps,
  ...powerSteps,
  ...recoverSteps,
  ...moveSteps,
  ...discoverSteps,
  ...activateSteps,
  ...visitSteps,
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

export const vindication: Game<State, Values> = {
  id: 'vindication',
  title: 'Vindication',
  ruleset: 1,
  options,
  allows: () => ({ seats: [2, 3, 4, 5], against: null }),
  values: valuesSchema,
  effects: [
    { id: 'gains', initial: 'always' },
    { id: 'resolve', initial: 'ask' },
    { id: 'reroll', initial: 'always' },
    { id: 'free-activation', initial: 'always' },
    { id: 'from-leaders', initial: 'always' },
    { id: 'end-turn', initial: 'ask' },
  ],
  setup,
  begin,
  steps,
  anytime,
  view,
  sees,
  guess,
  standing,
  winners,
  ending: (f) => f.state.ending !== '',
  copy,
  check,
  quick,
  worth,
  coverage: {
    cards: [
      ...CARDS.map((card) => card.id),
      ...REGION_KINDS,
      ...TRIGGER_IDS,
      ...QUEST_IDS.flatMap((id) => [`${id}/1`, `${id}/2`]),
    ],
    options: OPTION_KINDS,
  },
  text: texts,
}
