// Runs tables, both in a browser worker and in a server.
export { bundled, bundleOf, bundleOfTexts, campaignAt, chaptersOf, leftBy, textInBundle } from './campaign.ts'
export { type Client, Hall, type HallParts } from './hall.ts'
export type {
  Ahead,
  Campaign,
  ChanceMoment,
  Answer,
  Counsel,
  CounselOption,
  Eyes,
  Hint,
  Hints,
  HostMessage,
  LogLine,
  Moment,
  NewTable,
  Op,
  RequestMessage,
  Requests,
  Review,
  ReviewDecision,
  ReviewMoment,
  ReviewState,
  SeatPlan,
  TableSummary,
  Trouble,
  Update,
  WireAsk,
  WireOption,
  WireReason,
  WireRival,
} from './port.ts'
export { memoryStore } from './memory-store.ts'
export {
  type Beginning,
  Cleared,
  NotKept,
  Overtaken,
  Removed,
  type ReviewKeep,
  type Store,
  type StoredTable,
  type WholeTable,
} from './store.ts'
export { standInsIn, standInsOf, withStandIns } from './saved-stand-ins.ts'
export { type Mark, NO_STAND_INS, type StandIn, type StandIns } from './stand-ins.ts'
export { TableHost, type Tales, type Watcher } from './table-host.ts'
export type { Thinker, Thinking } from './thought.ts'
export { showsTale } from './updates.ts'
export { rivalsOf, sidesOf, troubleOf } from './wire.ts'
