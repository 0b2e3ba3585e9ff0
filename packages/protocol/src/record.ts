// The shape of a record on disk or on the wire. What its entries mean, the kernel checks by
// replaying them.
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
  /** What it began with, where it goes on from an earlier table. */
  carried: carried.exactOptional(),
  /** Absent from what a seat is given while play lasts. */
  seed: z.string().exactOptional(),
  entries: z.array(entry),
  digest: z.string().exactOptional(),
})
