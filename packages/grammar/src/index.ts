// What more than one game writes its rules with. Nothing stands here that only one of them uses.
export { seenBy, shownEach } from './sees.ts'
export { composeBox, coverageWith, effectsWith, type ModuleBox, sourcesWith, stepsWith } from './box/box.ts'
export { againstIdle, chosen, fieldsOf, type ModuleContent, type Switch } from './box/content.ts'
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
export { composedOnce } from './composed.ts'
export { conserved } from './conserved.ts'
export { around, at } from './lists.ts'
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
export { capital, counted, listed } from './words/en.ts'
