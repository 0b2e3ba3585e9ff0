// An update as a change of what a page has already: a tenth of the letters. What changed is found between
// two updates of the same eyes, and so is never more than those eyes see.
import type { GameEvent, Json } from '@lorehall/kernel'
import { changeTo, fieldsChange } from './differ.ts'
import { merged } from './merge.ts'
import type { LogLine, Update } from './port.ts'

/** An update as a server tells it, with the ends of the time that runs. */
export interface Told {
  readonly update: Update
  readonly after: number
  readonly deadlines: readonly (number | null)[]
}

/** A change of an object is an object. */
type Fields = Readonly<Record<string, Json>>

export interface Change {
  readonly table: string
  /** Entries before: who has not seen that many looks again. */
  readonly after: number
  /** To be laid over how the table stood. */
  readonly stand: Fields
  readonly events: readonly GameEvent[]
  /** New lines, each without the fields that are null. */
  readonly log: readonly Fields[]
  /** The log begins anew; it keeps the lines of so many moves, which are so many lines. */
  readonly stays?: { readonly moves: number; readonly lines: number }
}

/** How a table stands, apart from what is new: what a page has, exactly. */
export type Stand = Readonly<Record<string, unknown>>

const parsed: (text: string) => Stand = JSON.parse
const copied = (value: object) => parsed(JSON.stringify(value))

function standIn({ update, deadlines }: Told): Stand {
  const { after: _after, events: _events, log: _log, fresh: _fresh, ...stand } = update
  return { ...stand, deadlines }
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

/** What a page has that was told this; the same as one that is known already where nothing differs. */
export function standOf(told: Told, known?: Stand): Stand {
  const stand = standIn(told)
  return known !== undefined && changeTo(known, stand) === undefined ? known : copied(stand)
}

/** A change, and what whoever follows it has then. */
export interface Step {
  readonly change: Change
  readonly stand: Stand
}

/**
 * What to tell whoever has that. `stays`: the moves whose lines they have, where the log begins anew.
 * A game may go on changing what it once showed, so nothing of that is kept but a copy.
 */
export function stepTo(told: Told, from: Stand, stays: number): Step {
  const { table, after, events, log, fresh } = told.update
  const stand = fieldsChange(from, standIn(told)) ?? {}
  const lines = fresh ? log.filter(({ seq }) => seq <= stays).length : 0
  const change: Change = {
    table,
    after,
    stand,
    events,
    log: log.slice(lines).map((line) => fieldsChange({ ...BLANK }, { ...line }) ?? {}),
    ...(fresh ? { stays: { moves: stays, lines } } : {}),
  }
  return { change, stand: asStand(merged(from, copied(stand))) }
}

/** Follows the changes of one table, from a whole update on. */
export class Follower {
  private stand: Stand
  private log: readonly LogLine[]

  constructor(whole: Told) {
    this.stand = standIn(whole)
    this.log = whole.update.log
  }

  /** The update as it would have been told whole. Throws where something was missed: it is to be asked for. */
  follow({ after, stand, events, log: lines, stays }: Change): Told {
    if (this.stand['entries'] !== after) throw new Error(`this follows ${after} entries`)
    const kept = stays === undefined ? this.log : this.log.filter(({ seq }) => seq <= stays.moves)
    if (stays !== undefined && kept.length !== stays.lines) throw new Error('this follows another log')
    const told = lines.map((line) => asLine(merged(BLANK, line)))
    this.stand = asStand(merged(this.stand, stand))
    this.log = [...kept, ...told]
    const { deadlines, ...update } = this.stand
    const fresh = stays !== undefined
    return asTold({
      update: { ...update, after, events, log: fresh ? this.log : told, fresh },
      after,
      deadlines,
    })
  }
}

/** What is laid together is what was taken apart on the other side. */
function asStand(value: unknown): Stand
function asStand(value: unknown): unknown {
  return value
}

function asLine(value: unknown): LogLine
function asLine(value: unknown): unknown {
  return value
}

function asTold(value: object): Told
function asTold(value: object): object {
  return value
}
