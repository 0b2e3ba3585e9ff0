// The questions of the hero's chapters, by the key the rules ask them with.
import type { Ask } from '@lorehall/kernel'
import type { F } from '../../../rules/step.ts'
import { at } from '../../../state.ts'
import { hereName } from '../../options/hero/en.ts'
import { capital, nameOf } from '../../words/en.ts'

/** How the fight stands. */
function fight({ state }: F, question: string): string {
  const { fight: now } = state.turn
  return now === null ? question : `${now.dealt} of ${now.health} damage dealt. ${question}`
}

export const HERO_PROMPTS: Readonly<Record<string, string | ((f: F, ask: Ask) => string)>> = {
  afterAction: 'Your action is over: is there anything left to use on this turn?',
  arrow: 'Which arrow do you cover?',
  walk: ({ state }) => `Where to? Movement left: ${state.turn.hero?.left ?? 0}.`,
  stop: (f, { seat }) => `${capital(hereName(f, at(f.state.players, seat).space))}: What do you do here?`,
  afterVisit: 'Do you visit once more?',
  reroll: ({ state }) => `You rolled a ${state.turn.die}. Do you roll again?`,
  fightOptions: (f) => fight(f, `You rolled a ${f.state.turn.fight?.face ?? 0}. What do you add?`),
  fightOn: (f) => fight(f, 'Another round, or away?'),
  takeToken: 'Which search token do you take?',
  drawQuest: 'From which pile do you draw?',
  keepDrawn: 'Which card do you keep?',
  putAway: 'Which card do you discard?',
  keepOrder: 'Which order do you keep?',
  changeGoods: 'What do you change?',
  ready: 'Whom do you turn face up?',
  borrow: 'Whose work do you borrow?',
  buyGear: 'Which gear do you buy?',
  placeGear: (_f, { from }) => `Where does the ${nameOf(from ?? '')} go?`,
}
