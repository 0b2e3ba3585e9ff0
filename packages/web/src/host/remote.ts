// A server's tables behind the page's port. The player's identity decides whose eyes they see with. Updates are passed
// on without gaps: if one was missed, the whole table is requested again.
import type { Moment, Requests, Trouble, Update } from '@lorehall/host'
import type { OnlineGives, OnlineOp, OnlineTakes } from '@lorehall/protocol'
import type { Connection } from '../online/connection.ts'
import { randomHex } from '../online/pledges.ts'
import type { TableOp, TablePort } from './table-port.ts'
import { HostTrouble } from './trouble.ts'

export type RemoteLine = Pick<Connection, 'request' | 'watch' | 'again' | 'on'>

export interface RemoteParts {
  /** For idempotent requests: repeated after a reconnect. */
  readonly line: RemoteLine
  /** For all others. */
  readonly call: <O extends OnlineOp>(op: O, takes: OnlineTakes<O>) => Promise<OnlineGives<O>>
}

interface Waiting {
  readonly resolve: (update: Update) => void
  readonly reject: (trouble: HostTrouble) => void
}

interface Watched {
  readonly stop: () => void
  /** The last update; null if there was none yet. */
  seen: Update | null
  /** Callers of `watch` that are waiting for the first update. */
  waiting: Waiting[]
}

export class RemotePort implements TablePort {
  readonly shared = false
  private readonly parts: RemoteParts
  private readonly tables = new Map<string, Watched>()
  private readonly listeners = new Set<(update: Update) => void>()
  private readonly troubled = new Set<(trouble: Trouble) => void>()

  constructor(parts: RemoteParts) {
    this.parts = parts
    parts.line.on('update', ({ update, after }) => this.hear(asTold(update), after))
  }

  request<O extends TableOp>(op: O, body: Requests[O]['takes']): Promise<Requests[O]['gives']>
  request(op: TableOp, body: never): Promise<unknown> {
    return this.acts[op](body)
  }

  /** The scores over the game, fetched page by page. */
  private async course(table: string): Promise<Requests['history']['gives']> {
    const { line } = this.parts
    const moments: Moment[] = []
    for (let more = true; more;) {
      const after = moments.at(-1)?.seq
      const page = await line.request('history', { table, ...(after === undefined ? {} : { after }) })
      moments.push(...page.moments)
      more = page.more && page.moments.length > 0
    }
    return { moments }
  }

  private readonly acts: {
    readonly [O in TableOp]: (body: Requests[O]['takes']) => Promise<unknown>
  } = {
    watch: ({ table }) => this.watch(table),
    leave: async ({ table }) => this.leave(table),
    hints: ({ table, ask }) => this.parts.line.request('hints', { table, ask }),
    counsel: ({ table, ask }) => this.parts.line.request('counsel', { table, ask }),
    ahead: ({ table }) => this.parts.line.request('ahead', { table }),
    review: ({ table }) => this.parts.line.request('review', { table }),
    tale: ({ table, name }) => this.parts.line.request('tale', { table, name }),
    answer: ({ table, ask, picks }) => this.parts.line.request('answer', { table, ask, picks: [...picks] }),
    undo: async ({ table, consent = [] }) => {
      const { entries = 0, undo = 'free' } = this.tables.get(table)?.seen ?? {}
      const propose = () => this.parts.line.request('propose', { table, kind: 'undo', key: randomHex(8) })
      // Across a wall, the other people have to agree; with only bots, nobody does.
      if (undo !== 'free' && consent.length > 0) return propose()
      try {
        return await this.parts.line.request('undo', { table, at: entries })
      } catch (trouble) {
        // A bot may be playing for a person who still has to agree.
        if (trouble instanceof HostTrouble && trouble.code === 'wall' && consent.length === 0)
          return propose()
        throw trouble
      }
    },
    redo: ({ table }) =>
      this.parts.line.request('redo', { table, at: this.tables.get(table)?.seen?.entries ?? 0 }),
    choose: ({ table, effect, choice }) => this.parts.line.request('choose', { table, effect, choice }),
    hurry: ({ table }) => this.parts.line.request('hurry', { table }),
    replay: (wanted) => this.parts.line.request('replay', wanted),
    history: ({ table }) => this.course(table),
    chances: ({ table }) => this.parts.line.request('chances', { table }),
    campaign: ({ table }) => this.parts.line.request('campaign', { table }),
    // A whole record is too big for the socket.
    export: ({ table = '', campaign = false }) =>
      this.parts.call('record', campaign ? { table, campaign } : { table }),
  }

  private watch(table: string): Promise<Update> {
    return new Promise((resolve, reject) => {
      const known = this.tables.get(table)
      if (known !== undefined) {
        known.waiting.push({ resolve, reject })
        this.parts.line.again(table)
        return
      }
      const watched: Watched = { stop: () => stop(), seen: null, waiting: [{ resolve, reject }] }
      this.tables.set(table, watched)
      const stop = this.parts.line.watch(table, (trouble) => this.refused(table, trouble))
    })
  }

  private leave(table: string): object {
    this.tables.get(table)?.stop()
    this.tables.delete(table)
    return {}
  }

  private refused(table: string, trouble: HostTrouble): void {
    const watched = this.tables.get(table)
    if (watched === undefined) return
    const { waiting } = watched
    watched.waiting = []
    for (const { reject } of waiting) reject(trouble)
    if (waiting.length > 0) return
    for (const hear of this.troubled) hear({ table, code: trouble.code, message: trouble.message })
  }

  private hear(update: Update, after: number): void {
    const watched = this.tables.get(update.table)
    if (watched === undefined) return
    const { seen, waiting } = watched
    // A whole update replaces whatever was known.
    if (update.fresh && after === update.entries) {
      watched.seen = update
      watched.waiting = []
      for (const { resolve } of waiting) resolve(update)
      if (waiting.length === 0 && !(seen !== null && stillSo(seen, update))) this.tell(update)
      return
    }
    if (seen === null || update.entries <= seen.entries) return
    if (after !== seen.entries) {
      this.parts.line.again(update.table)
      return
    }
    watched.seen = update
    this.tell(update)
  }

  private tell(update: Update): void {
    for (const hear of this.listeners) hear(update)
  }

  onUpdate(hear: (update: Update) => void): () => void {
    this.listeners.add(hear)
    return () => this.listeners.delete(hear)
  }

  onTrouble(hear: (trouble: Trouble) => void): () => void {
    this.troubled.add(hear)
    return () => this.troubled.delete(hear)
  }

  /** Never: if the server goes away, the connection reconnects and the banner shows it. */
  onNotice(): () => void {
    return () => undefined
  }
}

/** A server's update has the same shape as the local host's: the same code makes both. */
function asTold(update: object): Update
function asTold(update: object): object {
  return update
}

/** Is the update a repetition: same seats, same view, same undo state? */
function stillSo(seen: Update, told: Update): boolean {
  return (
    seen.entries === told.entries &&
    seen.eyes === told.eyes &&
    seen.over === told.over &&
    seen.undo === told.undo &&
    JSON.stringify(seen.seats) === JSON.stringify(told.seats)
  )
}
