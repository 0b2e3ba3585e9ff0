// The messages on the socket at `/api/live`. It takes all requests of the HTTP API by name. In addition, a page can
// watch tables and say whether it is visible.
import { z } from 'zod'
import type { OnlineOp } from './operations.ts'
import { change, chatLine, lobbyView, tableId, update } from './parts.ts'

export const liveOperations = {
  /** Sends the whole table now, and updates from then on. */
  watch: z.object({
    table: tableId,
    /** Updates come as `change`: only what differs from the last one. */
    changes: z.boolean().exactOptional(),
  }),
  unwatch: z.object({ table: tableId }),
  /** The page became visible or hidden. */
  attend: z.object({ looking: z.boolean() }),
}

export type LiveOp = OnlineOp | keyof typeof liveOperations

export const liveMessage = z.union([
  z.object({ id: z.int(), ok: z.literal(true), body: z.unknown() }),
  z.object({ id: z.int(), ok: z.literal(false), code: z.string(), message: z.string() }),
  /** An update of a watched table. If the page has seen another number of entries than `after`, it must watch again. */
  z.object({ update, after: z.int(), deadlines: z.array(z.number().nullable()).readonly() }),
  /** The same for a page that watches with `changes`. */
  z.object({ change }),
  z.object({ room: lobbyView }),
  z.object({ said: chatLine, table: z.string() }),
  /** The tables that wait for this person; sent each time that changes. */
  z.object({ turns: z.array(z.string()) }),
  /** Sent after opening, and again when the server's clock was set: its version, the person and the time. */
  z.object({ hello: z.object({ version: z.string(), me: z.string().nullable(), now: z.number() }) }),
  /** The page must watch this table again, because it was restored or continued elsewhere. */
  z.object({ again: z.string() }),
])

export type LiveMessage = z.infer<typeof liveMessage>
