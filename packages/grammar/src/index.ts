// What more than one game writes its rules with. Nothing stands here that only one of them uses.
export { seenBy } from './sees.ts'
export { choiceMaker } from './choices.ts'
export { composedOnce } from './composed.ts'
export { byName, draw, drawSome } from './piles.ts'
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
  object,
  orNull,
  type Path,
  shape,
  tagged,
  whole,
  words,
  yes,
} from './reading.ts'
