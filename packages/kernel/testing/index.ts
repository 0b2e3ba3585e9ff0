// What tests of any game start from: a toy game, laws for every game, scenarios in notation.
export { decisionLaws } from './decision-laws.ts'
export { guessKeepsWhatIsKnown, previewsAreTrue, redealVaries } from './hidden-laws.ts'
export { copiesShareNothing, everyOptionGoesOn, replays, savesAndLoads, undoAgrees } from './keeping-laws.ts'
export { type LawsPlan, type LawsReport, playLaws } from './laws.ts'
export { asked, offered, open, type Opening, play, refusal, refusedWhy } from './scenario.ts'
export { toyTales } from './toy-story.ts'
export { toyGame } from './toy.ts'
export type { ToyState, ToyValues, ToyView } from './toy-state.ts'
