// Schemas that requests, replies and records share.
import { z } from 'zod'

export const seat = z.int().min(0)

/** A seat, or null for a spectator. */
export const seatOrNobody = seat.nullable()

export const sitter = z.object({ name: z.string(), kind: z.enum(['person', 'bot']) })

/** The options of a table, by the names of the game's form. */
export const options = z.record(z.string(), z.union([z.string(), z.boolean()]))

/** Read-only JSON. */
export type Plain =
  | null
  | boolean
  | number
  | string
  | readonly Plain[]
  | { readonly [key: string]: Plain | undefined }

/** Far more than any file of values has. */
const MOST_PARTS = 20_000
const DEEPEST = 64

/** Whether JSON data has a plausible size. Visits every part once and stops at the limits. */
function isModest(data: unknown): boolean {
  let level: unknown[] = [data]
  let parts = 1
  for (let deep = 0; level.length > 0; deep++) {
    if (deep > DEEPEST) return false
    const next: unknown[] = []
    for (const part of level) {
      if (typeof part !== 'object' || part === null) continue
      const inner: unknown[] = Object.values(part)
      parts += inner.length
      if (parts > MOST_PARTS) return false
      for (const one of inner) next.push(one)
    }
    level = next
  }
  return true
}

/** Any JSON that is not huge. The reader checks its content. */
export const json = z.custom<Plain>((data) => data !== undefined && isModest(data), {
  error: `expected JSON of at most ${MOST_PARTS} parts, nested at most ${DEEPEST} deep`,
})

/** One change of RFC 6902. */
export const patchOp = z.object({
  op: z.enum(['add', 'remove', 'replace', 'move', 'copy', 'test']),
  path: z.string(),
  from: z.string().exactOptional(),
  value: json.exactOptional(),
})

export const plain = z.custom<Plain>((value) => value !== undefined)

export const askKind = z.enum(['turn', 'pick', 'several', 'path', 'amount', 'yesno', 'order', 'story'])

/** The manner of an option (see `Manner` in the kernel). */
export const manner = z.enum([
  'plain',
  'way',
  'stays',
  'leads',
  'usual',
  'ends',
  'declines',
  'quiet',
  'handy',
  'grave',
  'unticks',
  'confirms',
])

const option = z.strictObject({
  id: z.string(),
  label: z.string(),
  at: z.string().exactOptional(),
  /** Absent: plain. */
  manner: manner.exactOptional(),
})

/** A question as it is sent. Other seats get it without options. */
export const ask = z.strictObject({
  id: z.int(),
  seat,
  kind: askKind,
  /** The key of the question, which is stable for programs; `text` is the question as text. */
  prompt: z.string(),
  text: z.string(),
  from: z.string().exactOptional(),
  open: z.literal(true).exactOptional(),
  /** An open offer that nobody waits for. */
  aside: z.literal(true).exactOptional(),
  options: z.array(option),
  /** For several picks: the ids ticked so far, and how many are still owed. */
  ticked: z.array(z.string()).exactOptional(),
  owed: z.int().exactOptional(),
  /** The name of a long text to read with the question. */
  tale: z.string().exactOptional(),
  /** The optional effect whose preference would settle this question from now on. */
  standing: z.string().exactOptional(),
})

export const event = z.looseObject({ type: z.string() })

export const score = z.object({
  seat,
  total: z.number(),
  lines: z.array(z.object({ what: z.string(), points: z.number() })),
})

/** A player without a seat. */
export const rival = z.object({
  id: z.string(),
  name: z.string(),
  /** Null: it doesn't score. */
  score: score.omit({ seat: true }).nullable(),
  won: z.boolean(),
})

/** By seat: the line of an earlier table that it continues, or null for somebody new. */
export const lines = z.array(z.string().max(40).nullable()).max(8).readonly()

/** The data that an earlier table left, with the digest of that table. */
export const carried = z.object({ after: z.string(), left: z.unknown(), lines: lines.exactOptional() })
