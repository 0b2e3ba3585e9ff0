// The leases of this process: the tables at which it lets bots play and minds the clock. A lease is renewed while the
// table is in use. Time is measured by the monotonic clock from before the lease was asked for, so a process that was
// stopped for a while knows that its leases have run out.
import { atTurnsEnd } from '../one-turn.ts'
import { LEASE_MS, type Storage } from '../storage.ts'

/** A lease that holds for less than this isn't used anymore. */
const MARGIN = 500
/** After the last use, a lease is renewed for so long. A bot that plans needs about 10 seconds. */
const IN_USE = 20_000

interface Held {
  until: number
  used: number
}

export class Leases {
  private readonly storage: Pick<Storage, 'lease' | 'release'>
  private readonly held = new Map<string, Held>()
  private readonly wanted = new Map<string, ((mine: boolean) => void)[]>()
  private readonly askSoon = atTurnsEnd(() => void this.ask())
  private readonly renewing: NodeJS.Timeout

  constructor(storage: Pick<Storage, 'lease' | 'release'>) {
    this.storage = storage
    this.renewing = setInterval(() => void this.renew(), 1000).unref()
  }

  /** Whether this process may drive the table. Takes the lease if no other process has it. */
  mayDrive(table: string): Promise<boolean> {
    const now = performance.now()
    const held = this.held.get(table)
    if (held !== undefined && held.until - MARGIN > now) {
      held.used = now
      return Promise.resolve(true)
    }
    return new Promise((resolve) => {
      this.wanted.set(table, [...(this.wanted.get(table) ?? []), resolve])
      this.askSoon()
    })
  }

  /** The storage gave this process these leases. */
  claimed(tables: readonly string[]): void {
    this.keep(tables, performance.now())
  }

  /** The table isn't used here anymore. */
  release(table: string): void {
    if (!this.held.delete(table)) return
    // If this fails, the lease runs out.
    this.storage.release([table]).catch(() => undefined)
  }

  async close(): Promise<void> {
    clearInterval(this.renewing)
    const tables = [...this.held.keys()]
    this.held.clear()
    await this.storage.release(tables).catch(() => undefined)
  }

  private keep(tables: readonly string[], asked: number, used = asked): void {
    for (const table of tables) this.held.set(table, { until: asked + LEASE_MS, used })
  }

  private async ask(): Promise<void> {
    const wanted = new Map(this.wanted)
    this.wanted.clear()
    const asked = performance.now()
    const mine = await this.storage.lease([...wanted.keys()]).catch(() => [])
    this.keep(mine, asked)
    const got = new Set(mine)
    for (const [table, hear] of wanted) for (const tell of hear) tell(got.has(table))
  }

  private async renew(): Promise<void> {
    const now = performance.now()
    const due: string[] = []
    for (const [table, { until, used }] of this.held) {
      if (until <= now || now - used > IN_USE) this.held.delete(table)
      else if (until - now < LEASE_MS / 2) due.push(table)
    }
    if (due.length === 0) return
    // If the storage is away, they run out.
    const answered = await this.storage.lease(due).catch(() => null)
    if (answered === null) return
    const mine = new Set(answered)
    for (const table of due) {
      const held = this.held.get(table)
      if (held === undefined) continue
      if (mine.has(table)) held.until = now + LEASE_MS
      else this.held.delete(table)
    }
  }
}
