// The pieces that requests, answers and records are made of.
import { z } from 'zod'

export const seat = z.int().min(0)

/** A seat, or null for a spectator. */
export const seatOrNobody = seat.nullable()

export const sitter = z.object({ name: z.string(), kind: z.enum(['person', 'bot']) })

/** What players chose before they began, by the names of the game's form. */
export const options = z.record(z.string(), z.union([z.string(), z.boolean()]))

/** JSON as it is read: nothing in it changes. */
export type Plain =
  | null
  | boolean
  | number
  | string
  | readonly Plain[]
  | { readonly [key: string]: Plain | undefined }

/** Far more than any file of numbers has. */
const MOST_PARTS = 20_000
const DEEPEST = 64

/** Whether data that came as JSON is of a size that somebody could have meant: looked at once, part by part. */
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

/** Any JSON that is not huge. Whoever reads it checks what it says. */
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

/** What an option is apart from its name: a step on the way, the end of a turn, a refusal … */
export const manner = z.enum([
  'plain',
  'way',
  'stays',
  'leads',
  'ends',
  'declines',
  'quiet',
  'grave',
  'unticks',
  'confirms',
])

const option = z.strictObject({
  id: z.string(),
  label: z.string(),
  at: z.string().exactOptional(),
  /** Absent where it is plain. */
  manner: manner.exactOptional(),
})

/** A question as it is sent. Whom it does not concern gets it without options. */
export const ask = z.strictObject({
  id: z.int(),
  seat,
  kind: askKind,
  /** The key of the question, stable for programs; `text` says it in words. */
  prompt: z.string(),
  text: z.string(),
  from: z.string().exactOptional(),
  open: z.literal(true).exactOptional(),
  /** A standing offer nobody waits for. */
  aside: z.literal(true).exactOptional(),
  options: z.array(option),
  /** Where several picks are one decision: those ticked so far, and how many are still owed. */
  ticked: z.array(z.string()).exactOptional(),
  owed: z.int().exactOptional(),
  /** A long text that is read with it, by name. */
  tale: z.string().exactOptional(),
  /** The effect whose standing choice would settle it from now on. */
  standing: z.string().exactOptional(),
})

export const event = z.looseObject({ type: z.string() })

export const score = z.object({
  seat,
  total: z.number(),
  lines: z.array(z.object({ what: z.string(), points: z.number() })),
})

/** Somebody who plays without a seat. */
export const rival = z.object({
  id: z.string(),
  name: z.string(),
  /** Null where it does not score. */
  score: score.omit({ seat: true }).nullable(),
  won: z.boolean(),
})

/** What an earlier table left, named by that table's digest. */
export const carried = z.object({ after: z.string(), left: z.unknown() })
