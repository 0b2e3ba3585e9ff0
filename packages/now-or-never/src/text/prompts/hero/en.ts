// The questions of hero actions, fights, quests and tokens, by the keys the rules use.
import type { Ask } from '@lorehall/kernel'
import type { F } from '../../../rules/step.ts'
import { couldVisit } from '../../../rules/stop.ts'
import { at } from '../../../state.ts'
import { hereName } from '../../options/hero/en.ts'
import { capital, theName } from '../../words/en.ts'

/** The question, after the damage dealt so far. */
function fight({ state }: F, question: string): string {
  const { fight: now } = state.turn
  return now === null ? question : `${now.dealt} of ${now.health} damage dealt. ${question}`
}

/** If nothing can be done, the player is told why there is a question at all. (N-ANYTIME-6) */
function stop(f: F, { seat, own }: Ask): string {
  const here = capital(hereName(f, at(f.state.players, seat).space))
  if (own > 1 || couldVisit(f, { do: 'stop', seat })) return `${here}: What do you do here?`
  return `${here}: Nothing to do here. We ask only to hide your hand.`
}

export const HERO_PROMPTS: Readonly<Record<string, string | ((f: F, ask: Ask) => string)>> = {
  afterAction: 'Your action is over. Do you want to use anything else this turn?',
  arrow: 'Which arrow do you use?',
  walk: ({ state }) => `Where do you go? Steps left: ${state.turn.hero?.left ?? 0}.`,
  stop,
  afterVisit: 'Do you visit again?',
  reroll: ({ state }) => `You rolled a ${state.turn.die}. Do you reroll?`,
  fightOptions: ({ state }) => `You rolled a ${state.turn.fight?.face ?? 0}. Strike, or use something first?`,
  fightOn: (f) => fight(f, 'Fight on or retreat?'),
  takeToken: 'Which search token do you take?',
  drawQuest: 'Which pile do you draw from?',
  keepDrawn: 'Which card do you keep?',
  putAway: 'Which card do you discard?',
  keepOrder: 'Which order do you keep?',
  changeGoods: 'Which good do you change?',
  ready: 'Which specialist do you turn face up?',
  borrow: 'Which specialist do you use?',
  buyGear: 'Which gear do you buy?',
  placeGear: (f, { from }) => `Where do you put ${theName(f, from ?? '')}?`,
}
