// Helpers that more than one game uses to write its rules.
export { seenBy, shownEach } from './sees.ts'
export { composeBox, coverageWith, effectsWith, type ModuleBox, sourcesWith, stepsWith } from './box/box.ts'
export {
  againstIdle,
  chosen,
  fieldsOf,
  formWith,
  type ModuleContent,
  type Named,
  type Switch,
} from './box/content.ts'
export {
  each,
  first,
  joined,
  keyed,
  list as listOf,
  merged,
  only,
  some,
  together,
  total,
} from './box/joining.ts'
export type { FactsFor, GameModule, Kit, ModuleText, Said, TurnFor } from './box/module.ts'
export { said } from './box/module.ts'
export { checkSlots, copySlots, guessSlots, laySlots, type Slot, slotsOf, viewModules } from './box/slots.ts'
export type { By } from './by.ts'
export { choiceMaker } from './choices.ts'
export { composedOnce, composedWith } from './composed.ts'
export { conserved } from './conserved.ts'
export { around, at } from './lists.ts'
export { madeOnce } from './made-once.ts'
export { byName, draw, drawSome, takenFrom } from './piles.ts'
export {
  anyId,
  bad,
  byId,
  type Check,
  type Checked,
  flag,
  known,
  list,
  no,
  notPlayed,
  object,
  orNull,
  type Path,
  shape,
  tagged,
  whole,
  words,
  yes,
} from './reading.ts'
export { asRead, type Sent } from './sent.ts'
export { capital, counted, listed, pluralVerb } from './words/en.ts'
