// The kernel: the table machine. It knows no game, no clock and no I/O.
export { below, Chance, nextWord, seedStream, type Stream } from './chance.ts'
export type { TurnCount } from './turn-count.ts'
export { digest, digestText } from './digest.ts'
export type {
  Against,
  Allowance,
  Ask,
  AskKind,
  CampaignSheet,
  Carries,
  Choice,
  Counted,
  Coverage,
  EventAbout,
  Extras,
  Form,
  Game,
  GameEvent,
  GameOptions,
  Inspect,
  Judge,
  Lessons,
  ListField,
  OptionField,
  OptionSet,
  OptionsSchema,
  Play,
  Reason,
  Refused,
  Rivals,
  RivalScore,
  Say,
  Score,
  ScoreLine,
  SheetRow,
  Seat,
  See,
  Outlook,
  Sight,
  Skill,
  OptionalEffect,
  Step,
  StepFn,
  ValuesSchema,
  WholeGame,
} from './game.ts'
export { canonical, cloneJson, cut, isRecord, type Json, quoted } from './json.ts'
export type { Move } from './history.ts'
export { labelOf } from './label.ts'
export { Machine, type Wall } from './machine.ts'
export { inOneGo, type InPieces } from './pieces.ts'
export type { Position } from './position.ts'
export { CONFIRM, type Manner, named, numbered, option, type Option } from './option.ts'
export { itemsOf, leftOut, readOptions, usualSeats } from './options.ts'
export { preview, type Preview } from './preview.ts'
export { readRecord } from './read-record.ts'
export {
  type Carried,
  type Lines,
  type Entry,
  type PatchOp,
  readAnswer,
  RECORD_FORMAT,
  type Sitter,
  type TableRecord,
  writeAnswer,
} from './record.ts'
export { Refusal, type RefusalCode } from './refusal.ts'
export type { TableStart } from './start.ts'
export { type Followed, Table } from './table.ts'
export type { Facts, Turn } from './turn.ts'
export { visible } from './visible.ts'
