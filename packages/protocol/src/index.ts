// Schemas of everything that crosses a wire or a disk.
export { type AnswerOf, answers, type Refused, refused } from './answers.ts'
export { readRequest, recordProblem } from './read.ts'
export { type Op, type Request, type RequestOf } from './requests.ts'
