// The test kit for any game: a toy game, laws that every game must keep, and scenarios in the record's notation.
export { decisionLaws } from './decision-laws.ts'
export { drawnStart } from './drawn-start.ts'
export { valuesOf } from './field-values.ts'
export { digestsByRuleset, type Golden, goldenOf, readGolden, replayed } from './golden.ts'
export { guessKeepsWhatIsKnown, newFieldsStayHidden, previewsAreTrue, redealVaries } from './hidden-laws.ts'
export { copiesShareNothing, everyOptionGoesOn, replays, savesAndLoads, undoAgrees } from './keeping-laws.ts'
export { type LawsPlan, type LawsReport, playLaws } from './laws.ts'
export { type Floor, shortOf } from './reached.ts'
export { asked, offered, open, type Opening, play, refusal, refusedWhy } from './scenario.ts'
export { Tried } from './tried.ts'
export { toyTales } from './toy-story.ts'
export { toyGame } from './toy.ts'
export type { ToyState, ToyValues, ToyView } from './toy-state.ts'
export { nothingSearched, type Searched, searchBeside } from './beside-search.ts'
export { levelsOf, type Resource } from './scarcity.ts'
export {
  type SearchedGame,
  searchGolden,
  type SearchPlan,
  type SearchReport,
  searchScarce,
} from './search.ts'
