// What crosses the socket at `/api/live`. Requests are those of the HTTP API, by name; beside them a
// page watches tables and says whether it is in front of anyone.
import { z } from 'zod'
import type { OnlineOp } from './operations.ts'
import { change, chatLine, room, tableId, update } from './parts.ts'

export const liveOperations = {
  /** From now on tells of this table; tells first how it stands. */
  watch: z.object({
    table: tableId,
    /** What happens is told as `change` of what was told before. */
    changes: z.boolean().exactOptional(),
  }),
  unwatch: z.object({ table: tableId }),
  /** The page came to the front, or went to the back. */
  attend: z.object({ looking: z.boolean() }),
}

export type LiveOp = OnlineOp | keyof typeof liveOperations

export const liveMessage = z.union([
  z.object({ id: z.int(), ok: z.literal(true), body: z.unknown() }),
  z.object({ id: z.int(), ok: z.literal(false), code: z.string(), message: z.string() }),
  /** Something happened after the `after` entries one was told of; who knows another number asks again by `watch`. */
  z.object({ update, after: z.int(), deadlines: z.array(z.number().nullable()).readonly() }),
  /** The same to whom follows changes and has what was told before. */
  z.object({ change }),
  z.object({ room }),
  z.object({ said: chatLine, table: z.string() }),
  /** The tables that wait for this person, whenever that changes. */
  z.object({ turns: z.array(z.string()) }),
  /** Said after opening, and again when the clock of the server was set: its version, and who one is. */
  z.object({ hello: z.object({ version: z.string(), me: z.string().nullable(), now: z.number() }) }),
  /** The table is to be watched anew: it was restored, or went on elsewhere. */
  z.object({ again: z.string() }),
])

export type LiveMessage = z.infer<typeof liveMessage>
