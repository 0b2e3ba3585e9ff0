// The shape of a record on disk or on the wire. The kernel checks the meaning of its entries by replaying them.
import { z } from 'zod'
import { carried, options, seat, sitter } from './parts.ts'

const entry = z.union(
  [
    z.string(),
    z.object({ undo: seat, consent: z.array(seat).exactOptional() }),
    z.object({ redo: seat }),
    z.object({ choose: seat, effect: z.string(), choice: z.enum(['always', 'never', 'ask']) }),
    z.object({ sits: seat, who: sitter }),
    z.object({ patch: z.array(z.unknown()) }),
  ],
  { error: 'expected an answer, undo, redo, choose, sits or patch' },
)

export const record = z.object({
  format: z.literal('lorehall-record-1'),
  game: z.string(),
  ruleset: z.number(),
  options,
  values: z.unknown(),
  seats: z.array(sitter),
  /** Present if the table continues an earlier one. */
  carried: carried.exactOptional(),
  /** Absent if a player saved the record during the game. */
  seed: z.string().exactOptional(),
  entries: z.array(entry),
  digest: z.string().exactOptional(),
})
