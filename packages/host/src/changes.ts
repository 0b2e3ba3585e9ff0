// An update as the change from what a page already has: about a tenth of its size. The change is computed from
// two updates for the same eyes, so it can't contain anything those eyes may not see.
//
// Example: a page has the snapshot { seq: 4, entries: 9, view: {…} } of a whole update. Somebody answers.
// nextChange gives { after: 9, stand: { seq: 5, entries: 10, view: <the fields that differ> }, log: [new lines] }
// and the snapshot the page has once it has merged that. If the page had another number of entries than `after`,
// Follower throws, and the page asks for the whole update again.
import type { GameEvent, Json } from '@lorehall/kernel'
import { changeTo, fieldsChange } from './differ.ts'
import { merged } from './merge.ts'
import type { LogLine, Update } from './port.ts'

/** An update as a server sends it, with each seat's deadline. */
export interface SentUpdate {
  readonly update: Update
  readonly after: number
  readonly deadlines: readonly (number | null)[]
}

/** The change of an object is an object too (see differ.ts). */
type Fields = Readonly<Record<string, Json>>

export interface Change {
  readonly table: string
  /** The number of entries before this change. A page that has seen another number must watch again. */
  readonly after: number
  /** The change of the snapshot, to be merged into it. */
  readonly stand: Fields
  readonly events: readonly GameEvent[]
  /** New lines. Fields with the values of `BLANK` are left out. */
  readonly log: readonly Fields[]
  /** Set after an undo or redo: the page keeps only the log lines of the first `moves` moves. There must be
   *  exactly `lines` of them. */
  readonly stays?: { readonly moves: number; readonly lines: number }
}

/** The part of an update that a page keeps: everything except its news (`after`, `events`, `log`, `fresh`). */
export type Snapshot = Readonly<Record<string, unknown>>

const parsed: (text: string) => Snapshot = JSON.parse
const copied = (value: object) => parsed(JSON.stringify(value))

function snapshotIn({ update, deadlines }: SentUpdate): Snapshot {
  const { after: _after, events: _events, log: _log, fresh: _fresh, ...snapshot } = update
  return { ...snapshot, deadlines }
}

const BLANK: LogLine = {
  seq: 0,
  text: '',
  type: '',
  seat: null,
  rival: null,
  from: null,
  at: null,
  rule: null,
  tale: null,
}

/** The snapshot a page has after this update. Returns `known` itself if nothing differs, so pages can share one. */
export function snapshotOf(sent: SentUpdate, known?: Snapshot): Snapshot {
  const snapshot = snapshotIn(sent)
  return known !== undefined && changeTo(known, snapshot) === undefined ? known : copied(snapshot)
}

/** A change, and the snapshot a page has after merging it. */
export interface NextChange {
  readonly change: Change
  readonly snapshot: Snapshot
}

/**
 * The change that brings a page from the snapshot `from` to this update.
 * @param stays if the log was rewritten (`fresh`): how many moves' lines the page can keep
 *
 * A view may share parts with the live position, which changes later. The returned snapshot is therefore a copy.
 */
export function nextChange(sent: SentUpdate, from: Snapshot, stays: number): NextChange {
  const { table, after, events, log, fresh } = sent.update
  const stand = fieldsChange(from, snapshotIn(sent)) ?? {}
  const lines = fresh ? log.filter(({ seq }) => seq <= stays).length : 0
  const change: Change = {
    table,
    after,
    stand,
    events,
    log: log.slice(lines).map((line) => fieldsChange({ ...BLANK }, { ...line }) ?? {}),
    ...(fresh ? { stays: { moves: stays, lines } } : {}),
  }
  return { change, snapshot: asSnapshot(merged(from, copied(stand))) }
}

/** The page's side: applies the changes of one table, starting from a whole update. */
export class Follower {
  private snapshot: Snapshot
  private log: readonly LogLine[]

  constructor(whole: SentUpdate) {
    this.snapshot = snapshotIn(whole)
    this.log = whole.update.log
  }

  /** The same update that would have been sent whole. Throws if a change was missed; then ask for the whole. */
  follow({ after, stand, events, log: lines, stays }: Change): SentUpdate {
    if (this.snapshot['entries'] !== after) throw new Error(`this follows ${after} entries`)
    const kept = stays === undefined ? this.log : this.log.filter(({ seq }) => seq <= stays.moves)
    if (stays !== undefined && kept.length !== stays.lines) throw new Error('this follows another log')
    const added = lines.map((line) => asLine(merged(BLANK, line)))
    this.snapshot = asSnapshot(merged(this.snapshot, stand))
    this.log = [...kept, ...added]
    const { deadlines, ...update } = this.snapshot
    const fresh = stays !== undefined
    return asSentUpdate({
      update: { ...update, after, events, log: fresh ? this.log : added, fresh },
      after,
      deadlines,
    })
  }
}

/** The three casts below hold because merging rebuilds what `nextChange` took apart on the other side. */
function asSnapshot(value: unknown): Snapshot
function asSnapshot(value: unknown): unknown {
  return value
}

function asLine(value: unknown): LogLine
function asLine(value: unknown): unknown {
  return value
}

function asSentUpdate(value: object): SentUpdate
function asSentUpdate(value: object): object {
  return value
}
