// The requests that a program may send to the engine, one JSON object per line.
import { z } from 'zod'
import { carried, json, lines, patchOp, seat, seatOrNobody, sitter } from './parts.ts'

const table = z.string()
const pick = z.string()
const picks = z.array(z.string()).min(1)

/** Every request may have an id, which its reply repeats. */
const id = z
  .union([z.number(), z.string(), z.null()], { error: 'expected a number or a string' })
  .exactOptional()

export const requests = {
  games: z.object({ id, op: z.literal('games') }),
  new: z.object({
    id,
    op: z.literal('new'),
    game: z.string(),
    seats: z.union([z.number(), z.array(z.union([z.string(), sitter]))], {
      error: 'expected a number or a list of names',
    }),
    options: z.unknown().optional(),
    values: json.exactOptional(),
    seed: z.string().exactOptional(),
    /**
     * The result of `leaves` of an earlier table; or `after`, that table if it is open here. `lines` says whom each seat
     * continues.
     */
    carried: carried.extend({ left: json }).exactOptional(),
    after: z.strictObject({ table, lines: lines.exactOptional() }).exactOptional(),
  }),
  asks: z.object({ id, op: z.literal('asks'), table, seat: seatOrNobody.exactOptional() }),
  answer: z.object({
    id,
    op: z.literal('answer'),
    table,
    seat,
    ask: z.number(),
    pick: pick.exactOptional(),
    picks: picks.exactOptional(),
  }),
  choose: z.object({
    id,
    op: z.literal('choose'),
    table,
    seat,
    standing: z.record(z.string(), z.enum(['always', 'never', 'ask'])),
  }),
  view: z.object({ id, op: z.literal('view'), table, seat: seatOrNobody }),
  state: z.object({ id, op: z.literal('state'), table }),
  patch: z.object({
    id,
    op: z.literal('patch'),
    table,
    patch: z.array(patchOp),
    force: z.boolean().exactOptional(),
  }),
  reasons: z.object({ id, op: z.literal('reasons'), table, seat }),
  preview: z.object({
    id,
    op: z.literal('preview'),
    table,
    seat,
    ask: z.number(),
    pick: pick.exactOptional(),
    picks: picks.exactOptional(),
  }),
  standing: z.object({ id, op: z.literal('standing'), table, seat: seatOrNobody.exactOptional() }),
  /** The data that another table may begin with, once this one is over. */
  leaves: z.object({ id, op: z.literal('leaves'), table }),
  /** A long text; with a seat, only if the table shows it to that seat. */
  tale: z.object({ id, op: z.literal('tale'), table, name: z.string(), seat: seatOrNobody.exactOptional() }),
  check: z.object({ id, op: z.literal('check'), table }),
  undo: z.object({ id, op: z.literal('undo'), table, seat, consent: z.array(seat).exactOptional() }),
  redo: z.object({ id, op: z.literal('redo'), table, seat, consent: z.array(seat).exactOptional() }),
  record: z.object({ id, op: z.literal('record'), table, seat: seatOrNobody.exactOptional() }),
  replay: z.object({ id, op: z.literal('replay'), record: z.unknown() }),
  digest: z.object({ id, op: z.literal('digest'), table }),
  bot: z.object({
    id,
    op: z.literal('bot'),
    table,
    seat,
    level: z.string(),
    ms: z.number().positive().exactOptional(),
  }),
  close: z.object({ id, op: z.literal('close'), table }),
} as const

export type Op = keyof typeof requests
export type RequestOf<O extends Op> = z.infer<(typeof requests)[O]>
export type Request = { [O in Op]: RequestOf<O> }[Op]
