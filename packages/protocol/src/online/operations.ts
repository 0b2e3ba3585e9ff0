// Everything one can ask of a Lorehall server. One list: the HTTP routes, the socket's requests, the
// OpenAPI document and the types of the client are all made from it.
import { z } from 'zod'
import { json, options, seat, seatOrNobody } from '../parts.ts'
import {
  absence,
  chatLine,
  code,
  key,
  limit,
  listed,
  me,
  nonce,
  personName,
  proposal,
  room,
  saying,
  tableId,
  update,
} from './parts.ts'

export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Under `/api`; `:name` is taken from what is sent. */
  readonly path: string
  /** Who may ask: anyone, or a person with a name. */
  readonly who: 'anyone' | 'person'
  readonly says: string
  readonly takes: z.ZodObject
  readonly gives: z.ZodType
  /** A body may be this large, in bytes, where the usual is not enough. */
  readonly large?: number
}

const nothing = z.object({})
const at = z.object({ table: tableId })

const newSeat = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me') }),
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('bot'), bot: z.string().max(24) }),
])

export const operations = {
  introduce: {
    method: 'POST',
    path: '/me',
    who: 'anyone',
    says: 'Gives a name and becomes someone. The secret goes into a cookie, or with `token` into the answer, to be sent as `Authorization: Bearer …`.',
    takes: z.object({ name: personName, token: z.boolean().exactOptional() }),
    gives: z.object({ me, token: z.string().exactOptional() }),
  },
  me: {
    method: 'GET',
    path: '/me',
    who: 'anyone',
    says: 'Who one is here; null: nobody yet.',
    takes: nothing,
    gives: z.object({ me: me.nullable() }),
  },
  change: {
    method: 'PATCH',
    path: '/me',
    who: 'person',
    says: 'Changes the name, or where notices are posted.',
    takes: z.object({
      name: personName.exactOptional(),
      webhook: z
        .url({ protocol: /^https?$/ })
        .max(500)
        .nullable()
        .exactOptional(),
    }),
    gives: z.object({ me }),
  },
  forget: {
    method: 'DELETE',
    path: '/me',
    who: 'person',
    says: 'Deletes everything that is kept about one: name, chat, devices. Bots take the seats.',
    takes: nothing,
    gives: nothing,
  },
  tryWebhook: {
    method: 'POST',
    path: '/me/webhook/try',
    who: 'person',
    says: 'Posts a trial notice to the webhook, now.',
    takes: nothing,
    gives: z.object({ delivered: z.boolean(), said: z.string() }),
  },
  recovery: {
    method: 'POST',
    path: '/me/recovery',
    who: 'person',
    says: 'A token that makes another device the same person, once, within a day.',
    takes: nothing,
    gives: z.object({ token: z.string(), expires: z.number() }),
  },
  recover: {
    method: 'POST',
    path: '/recover',
    who: 'anyone',
    says: 'Becomes, on this device, the person who made the token.',
    takes: z.object({ token: z.string().max(100) }),
    gives: z.object({ me }),
  },
  mute: {
    method: 'PUT',
    path: '/me/muted/:person',
    who: 'person',
    says: 'Shows nothing of what that person says, or shows it again.',
    takes: z.object({ person: z.string().max(40), muted: z.boolean() }),
    gives: z.object({ me }),
  },
  games: {
    method: 'GET',
    path: '/games',
    who: 'anyone',
    says: 'The games there are, with their options, and the bots one can seat.',
    takes: nothing,
    gives: z.object({
      games: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          seats: z.object({ min: z.int(), max: z.int() }),
          options: z.unknown(),
        }),
      ),
      bots: z.array(z.string()),
    }),
  },
  tables: {
    method: 'GET',
    path: '/tables',
    who: 'anyone',
    says: 'Tables that anyone may join or watch, or with `list=mine` one’s own, newest first.',
    takes: z.object({ list: z.enum(['public', 'mine']).default('public') }),
    gives: z.object({ tables: z.array(listed) }),
  },
  create: {
    method: 'POST',
    path: '/tables',
    who: 'person',
    says: 'A new table that gathers people. One sits down by joining it, with a nonce, once its hash is known. With `record`, a table from one’s own device goes on here; with `after`, it begins with what an earlier table left.',
    takes: z.object({
      game: z.string().max(40),
      seats: z.array(newSeat).min(1).max(8),
      options: options.exactOptional(),
      values: json.exactOptional(),
      record: z.string().exactOptional(),
      after: tableId.exactOptional(),
      limit: limit.exactOptional(),
      absence: absence.exactOptional(),
      public: z.boolean().exactOptional(),
      key: key.exactOptional(),
    }),
    gives: z.object({ table: z.string() }),
    large: 4_000_000,
  },
  find: {
    method: 'GET',
    path: '/codes/:code',
    who: 'anyone',
    says: 'The table that has this code.',
    takes: z.object({ code }),
    gives: z.object({ table: z.string() }),
  },
  room: {
    method: 'GET',
    path: '/tables/:table',
    who: 'anyone',
    says: 'Everything about a table but the game itself.',
    takes: at,
    gives: room,
  },
  join: {
    method: 'POST',
    path: '/tables/:table/join',
    who: 'person',
    says: 'Sits down: at that seat, or at the first open one.',
    takes: at.extend({ seat: seat.exactOptional(), nonce }),
    gives: z.object({ seat }),
  },
  start: {
    method: 'POST',
    path: '/tables/:table/start',
    who: 'person',
    says: 'Begins; bots sit down where nobody did. For who made the table.',
    takes: at,
    gives: nothing,
  },
  leave: {
    method: 'POST',
    path: '/tables/:table/leave',
    who: 'person',
    says: 'Gets up. In mid-game a bot plays on, and one may return.',
    takes: at,
    gives: nothing,
  },
  return: {
    method: 'POST',
    path: '/tables/:table/return',
    who: 'person',
    says: 'Takes one’s seat back from the bot.',
    takes: at,
    gives: z.object({ seat }),
  },
  close: {
    method: 'DELETE',
    path: '/tables/:table',
    who: 'person',
    says: 'Gives up a table that has not begun. For who made it.',
    takes: at,
    gives: nothing,
  },
  rematch: {
    method: 'POST',
    path: '/tables/:table/rematch',
    who: 'person',
    says: 'A new table like this one, after its end. All who ask get the same one.',
    takes: at,
    gives: z.object({ table: z.string() }),
  },
  look: {
    method: 'GET',
    path: '/tables/:table/look',
    who: 'anyone',
    says: 'The table as one’s seat sees it, or as a watcher does; without its log, which `replay` has.',
    takes: at,
    gives: update,
  },
  wait: {
    method: 'GET',
    path: '/tables/:table/wait',
    who: 'anyone',
    says: 'The same, as soon as there are more than `after` entries, or without it as soon as the game has begun; after 25 seconds in any case.',
    takes: at.extend({ after: z.int().min(-1).default(-1) }),
    gives: update,
  },
  hints: {
    method: 'GET',
    path: '/tables/:table/hints',
    who: 'person',
    says: 'What each option would do, up to the first chance, and the ways to far places.',
    takes: at.extend({ ask: z.int() }),
    gives: z.unknown(),
  },
  tale: {
    method: 'GET',
    path: '/tables/:table/tale',
    who: 'anyone',
    says: 'A long text, paragraph by paragraph, by the name under which one’s ask or one’s log shows it.',
    takes: at.extend({ name: z.string().min(1).max(100) }),
    gives: z.object({ paragraphs: z.array(z.string()).readonly() }),
  },
  answer: {
    method: 'POST',
    path: '/tables/:table/answer',
    who: 'person',
    says: 'Answers the ask; several picks are taken whole or not at all. Safe to send again.',
    takes: at.extend({ ask: z.int().min(0), picks: z.array(z.string().min(1).max(100)).min(1).max(100) }),
    gives: z.object({ entries: z.int() }),
  },
  undo: {
    method: 'POST',
    path: '/tables/:table/undo',
    who: 'person',
    says: 'Takes one’s last answer back. `at` is the number of entries one has seen; safe to send again.',
    takes: at.extend({ at: z.int().min(0) }),
    gives: z.object({ entries: z.int() }),
  },
  redo: {
    method: 'POST',
    path: '/tables/:table/redo',
    who: 'person',
    says: 'Brings back what one took back. `at` as for undo.',
    takes: at.extend({ at: z.int().min(0) }),
    gives: z.object({ entries: z.int() }),
  },
  choose: {
    method: 'POST',
    path: '/tables/:table/choose',
    who: 'person',
    says: 'A standing choice for an optional effect, also while others play.',
    takes: at.extend({ effect: z.string().max(60), choice: z.enum(['always', 'never', 'ask']) }),
    gives: z.object({ entries: z.int() }),
  },
  propose: {
    method: 'POST',
    path: '/tables/:table/proposal',
    who: 'person',
    says: 'Asks the others to agree: to go back beyond a wall, or to end the game here. Says by which id one agrees to it; safe to send again with the same key.',
    takes: at.extend({ kind: proposal.shape.kind, key: key.exactOptional() }),
    gives: z.object({ proposal: z.string() }),
  },
  vote: {
    method: 'POST',
    path: '/tables/:table/vote',
    who: 'person',
    says: 'Agrees to what was proposed, or puts it aside. It names the proposal by its id, is for no other, and safe to send again.',
    takes: at.extend({ agree: z.boolean(), proposal: z.string().max(64) }),
    gives: nothing,
  },
  chat: {
    method: 'GET',
    path: '/tables/:table/chat',
    who: 'anyone',
    says: 'What was said at the table, after line `after`.',
    takes: at.extend({ after: z.int().min(0).default(0) }),
    gives: z.object({ lines: z.array(chatLine) }),
  },
  say: {
    method: 'POST',
    path: '/tables/:table/chat',
    who: 'person',
    says: 'Says something at the table. Safe to send again with the same key.',
    takes: at.extend({
      text: saying,
      key,
    }),
    gives: nothing,
  },
  replay: {
    method: 'GET',
    path: '/tables/:table/replay',
    who: 'anyone',
    says: 'The table after so many moves: with one’s own eyes, after the end with anyone’s. With it comes the log up to there, of a very long one its last 5,000 lines; with `log=false` none.',
    takes: at.extend({
      at: z.int().min(0),
      eyes: seatOrNobody.exactOptional(),
      log: z.boolean().exactOptional(),
    }),
    gives: update,
  },
  history: {
    method: 'GET',
    path: '/tables/:table/history',
    who: 'anyone',
    says: 'Everyone’s open score along the game, 1,000 changes of it at a time: `after` is the `seq` of the last one known, and `more` says whether others follow.',
    takes: at.extend({ after: z.int().exactOptional() }),
    gives: z.object({
      moments: z.array(z.object({ seq: z.int(), totals: z.array(z.number()) })),
      more: z.boolean(),
    }),
  },
  record: {
    method: 'GET',
    path: '/tables/:table/record',
    who: 'anyone',
    says: 'The whole record with its seed, after the end; with `campaign` also those of the tables that led to it, chapter by chapter.',
    takes: at.extend({ campaign: z.boolean().exactOptional() }),
    gives: z.object({ name: z.string(), text: z.string() }),
  },
  report: {
    method: 'POST',
    path: '/tables/:table/report',
    who: 'person',
    says: 'Tells the host that something is wrong. Sends one’s own view and the versions; the record stays here.',
    takes: at.extend({ text: z.string().max(4000), client: z.string().max(200) }),
    gives: z.object({ report: z.string() }),
  },
} as const satisfies Record<string, Operation>

export type Operations = typeof operations
export type OnlineOp = keyof Operations
/** What a page sends. */
export type OnlineTakes<O extends OnlineOp> = z.input<Operations[O]['takes']>
/** What the server reads of it. */
export type OnlineRead<O extends OnlineOp> = z.output<Operations[O]['takes']>
export type OnlineGives<O extends OnlineOp> = z.output<Operations[O]['gives']>
