// Schemas of everything that crosses a wire or a disk.
export { type AnswerOf, answers, type Refused, refused } from './answers.ts'
export { problemOf, readRequest, recordProblem } from './read.ts'
export { type Op, type Request, type RequestOf } from './requests.ts'
export { type LiveMessage, liveMessage, type LiveOp, liveOperations } from './online/live.ts'
export {
  type OnlineGives,
  type OnlineOp,
  type OnlineRead,
  type OnlineTakes,
  type Operation,
  operations,
  type Operations,
} from './online/operations.ts'
