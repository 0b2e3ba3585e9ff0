// Keeps order: who is kept out of a table, and what the person who created it may do about the others.
import { type OnlineGives, type OnlineRead, type OnlineOp, operations } from '@lorehall/protocol'
import { Denied } from '../denied.ts'
import type { Person, Storage } from '../storage.ts'
import type { LiveTable } from './live-table.ts'
import { type LiveTables, unknownTable } from './live-tables.ts'
import { reconsider } from './proposals.ts'
import { takeAway } from './stand-in.ts'

export interface OrderParts {
  readonly storage: Storage
  readonly liveTables: LiveTables
}

export class Order {
  private readonly parts: OrderParts

  constructor(parts: OrderParts) {
    this.parts = parts
  }

  /**
   * Refuses a person who is kept out of the table. To a person whom the host has blocked, the table does not exist, so
   * they don't learn of it. A person who was removed may still read everything after the end.
   */
  async admit(table: string, person: Person | null, op: OnlineOp | 'watch'): Promise<void> {
    if (person === null) return
    const { storage, liveTables } = this.parts
    const { welcome, noticed } = await storage.welcome(table, person.id)
    if (welcome === 'hidden') throw unknownTable()
    if (noticed) await storage.looked(table, person.id)
    if (welcome !== 'removed') return
    const reads = op === 'watch' || operations[op].method === 'GET'
    if (reads && (await liveTables.open(table)).row.stage === 'over') return
    throw new Denied('removed', 'The person who created this table has removed you from it.')
  }

  /** A page that shows the table to this person became visible. */
  async look(table: string, person: string): Promise<void> {
    const { storage } = this.parts
    if ((await storage.welcome(table, person)).noticed) await storage.looked(table, person)
  }

  async allow({ table, spectatorsChat }: OnlineRead<'allow'>, person: Person): Promise<OnlineGives<'allow'>> {
    return this.parts.liveTables.change(table, async (live) => {
      checkHost(live, person, 'decide who can chat')
      if (live.row.spectatorsChat !== spectatorsChat) await live.save({ spectatorsChat })
      return {}
    })
  }

  /** Removes a person and keeps them out. Until the end, they also lose their seat. */
  async remove({ table, person: id }: OnlineRead<'remove'>, person: Person): Promise<OnlineGives<'remove'>> {
    const { liveTables, storage } = this.parts
    return liveTables.change(table, async (live) => {
      checkHost(live, person, 'remove people')
      if (id === person.id) throw new Denied('bad-request', "You can't remove yourself. Leave the table.")
      // First, so that they can't sit down again in between.
      await storage.bar(table, id)
      await takeAway(live, id)
      await reconsider(live)
      live.audience.sendAway(id)
      return {}
    })
  }
}

function checkHost({ row }: LiveTable, person: Person, what: string): void {
  if (row.host !== person.id)
    throw new Denied('not-yours', `Only the person who created this table can ${what}.`)
}
