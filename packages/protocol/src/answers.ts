// The engine's replies, by op. Any request may be refused instead.
import { z } from 'zod'
import { ask, carried, event, rival, score, seat } from './parts.ts'
import { record } from './record.ts'
import type { Op } from './requests.ts'

const point = { seq: z.int(), asks: z.array(ask), over: z.boolean() }
const started = z.strictObject({ table: z.string(), ...point })
const moved = z.strictObject({ ...point, events: z.array(event) })
const nothing = z.strictObject({})

export const answers = {
  games: z.strictObject({
    games: z.array(
      z.strictObject({
        id: z.string(),
        title: z.string(),
        ruleset: z.int(),
        seats: z.strictObject({ min: z.int(), max: z.int() }),
        /** A JSON Schema: the lobby form. */
        options: z.unknown(),
      }),
    ),
  }),
  new: started,
  asks: z.strictObject({ asks: z.array(ask) }),
  answer: moved,
  choose: moved,
  view: z.strictObject({ view: z.unknown() }),
  state: z.strictObject({ state: z.unknown() }),
  patch: z.strictObject({ asks: z.array(ask) }),
  reasons: z.strictObject({
    reasons: z.array(
      z.strictObject({ id: z.string(), label: z.string(), why: z.string(), rule: z.string() }),
    ),
  }),
  preview: z.strictObject({ events: z.array(event), ends: z.boolean(), whole: z.boolean() }),
  standing: z.strictObject({
    standing: z.array(score),
    /** The sides. If everyone plays alone, each seat is a side. */
    sides: z.array(z.array(seat)),
    rivals: z.array(rival),
    winners: z.array(seat).exactOptional(),
  }),
  leaves: z.strictObject({ carried: carried.nullable() }),
  tale: z.strictObject({ paragraphs: z.array(z.string()) }),
  check: z.strictObject({ broken: z.array(z.string()) }),
  undo: moved,
  redo: moved,
  record: z.strictObject({ record }),
  replay: started,
  digest: z.strictObject({ digest: z.string().regex(/^[0-9a-f]{64}$/) }),
  /** `pick` null: the bot leaves its aside. */
  bot: z.strictObject({ ask: z.int(), pick: z.string().nullable() }),
  close: nothing,
} as const satisfies Record<Op, z.ZodType>

/** Replies are read-only. */
type Sent<T> = T extends object ? { readonly [K in keyof T]: Sent<T[K]> } : T

export type AnswerOf<O extends Op> = Sent<z.infer<(typeof answers)[O]>>

export const refused = z.strictObject({
  id: z.union([z.number(), z.string(), z.null()]),
  ok: z.literal(false),
  error: z.strictObject({ code: z.string(), message: z.string() }),
})
export type Refused = z.infer<typeof refused>
