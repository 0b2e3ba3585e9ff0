// All operations of a Lorehall server. The HTTP routes, the socket's requests, the OpenAPI document and the client's
// types are made from this list.
import { z } from 'zod'
import { json, lines, options, seat, seatOrNobody } from '../parts.ts'
import {
  absence,
  campaignSheet,
  chatLine,
  code,
  key,
  limit,
  listed,
  me,
  nonce,
  personId,
  personName,
  proposal,
  lobbyView,
  quiet,
  saying,
  tableId,
  tableNotices,
  update,
  way,
} from './parts.ts'

export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Under `/api`; `:name` is a field of the request. */
  readonly path: string
  /** Whether anyone may send it, or only a person with a name. */
  readonly who: 'anyone' | 'person'
  readonly says: string
  readonly takes: z.ZodObject
  readonly gives: z.ZodType
  /** The largest body in bytes, if the usual limit is not enough. */
  readonly large?: number
}

const nothing = z.object({})
const at = z.object({ table: tableId })

const newSeat = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me') }),
  /** `kept`: only the person who played its line before can take it. */
  z.object({ kind: z.literal('open'), kept: z.boolean().exactOptional() }),
  z.object({ kind: z.literal('bot'), bot: z.string().max(24) }),
])

export const operations = {
  introduce: {
    method: 'POST',
    path: '/me',
    who: 'anyone',
    says: 'Creates a person with this name. The secret is set as a cookie; with `token`, it is in the reply and must be sent as `Authorization: Bearer …`.',
    takes: z.object({ name: personName, token: z.boolean().exactOptional() }),
    gives: z.object({ me, token: z.string().exactOptional() }),
  },
  me: {
    method: 'GET',
    path: '/me',
    who: 'anyone',
    says: 'Returns the person who sends this; null if there is none yet.',
    takes: nothing,
    gives: z.object({ me: me.nullable() }),
  },
  change: {
    method: 'PATCH',
    path: '/me',
    who: 'person',
    says: 'Changes your name, the address that notices are posted to, or your quiet hours.',
    takes: z.object({
      name: personName.exactOptional(),
      webhook: z
        .url({ protocol: /^https?$/ })
        .max(500)
        .nullable()
        .exactOptional(),
      quiet: quiet.nullable().exactOptional(),
    }),
    gives: z.object({ me }),
  },
  data: {
    method: 'GET',
    path: '/me/data',
    who: 'person',
    says: 'Returns everything stored about you, as a file: by section, a sentence about it and its rows.',
    takes: nothing,
    gives: z.object({
      about: z.string(),
      written: z.string(),
      stored: z.record(z.string(), z.object({ about: z.string(), rows: z.array(json) })),
    }),
  },
  forget: {
    method: 'DELETE',
    path: '/me',
    who: 'person',
    says: 'Deletes everything stored about you: name, chat, devices. Bots take over your seats.',
    takes: nothing,
    gives: nothing,
  },
  tryWebhook: {
    method: 'POST',
    path: '/me/webhook/try',
    who: 'person',
    says: 'Posts a test notice to your webhook now.',
    takes: nothing,
    gives: z.object({ delivered: z.boolean(), said: z.string() }),
  },
  ways: {
    method: 'GET',
    path: '/me/ways',
    who: 'person',
    says: 'Lists the ways to reach you, besides your webhook. `pushKey` is the public key that a browser needs to subscribe to notices; null if this server posts none. `mail` says whether it sends e-mail.',
    takes: nothing,
    gives: z.object({ ways: z.array(way), pushKey: z.string().nullable(), mail: z.boolean() }),
  },
  subscribe: {
    method: 'POST',
    path: '/me/ways/push',
    who: 'person',
    says: 'Sends your notices to this device, by the subscription that its browser made. Safe to send again.',
    takes: z.object({
      address: z.url({ protocol: /^https?$/ }).max(1000),
      /** The public key of the browser, and the secret it shares with this server. */
      keys: z.object({
        p256dh: z.string().regex(/^[\w-]{87}$/),
        auth: z.string().regex(/^[\w-]{22}$/),
      }),
      /** The name of the device, for your list. */
      label: z.string().max(60),
    }),
    gives: z.object({ way }),
  },
  giveMail: {
    method: 'POST',
    path: '/me/ways/mail',
    who: 'person',
    says: 'Stores your e-mail address in place of the one before, and sends a link to it. It gets no notices before you confirm it.',
    takes: z.object({ address: z.email().max(254) }),
    gives: z.object({ way, delivered: z.boolean(), said: z.string() }),
  },
  confirmMail: {
    method: 'POST',
    path: '/mail/confirm',
    who: 'anyone',
    says: 'Confirms the e-mail address that this token was sent to. Safe to send again.',
    takes: z.object({ token: z.string().max(100) }),
    gives: z.object({ address: z.string() }),
  },
  stopMail: {
    method: 'POST',
    path: '/mail/stop',
    who: 'anyone',
    says: 'Forgets the e-mail address that this token was sent to, so that it gets no more mails. Safe to send again.',
    takes: z.object({ token: z.string().max(100) }),
    gives: nothing,
  },
  dropWay: {
    method: 'DELETE',
    path: '/me/ways/:way',
    who: 'person',
    says: 'Removes a way to reach you. Safe to send again.',
    takes: z.object({ way: z.int() }),
    gives: nothing,
  },
  tryWay: {
    method: 'POST',
    path: '/me/ways/:way/try',
    who: 'person',
    says: 'Sends you a test notice on this way now.',
    takes: z.object({ way: z.int() }),
    gives: z.object({ delivered: z.boolean(), said: z.string() }),
  },
  recovery: {
    method: 'POST',
    path: '/me/recovery',
    who: 'person',
    says: 'Returns a token that signs you in on another device. It works once, within a day.',
    takes: nothing,
    gives: z.object({ token: z.string(), expires: z.number() }),
  },
  recover: {
    method: 'POST',
    path: '/recover',
    who: 'anyone',
    says: 'Signs in on this device as the person who made the token.',
    takes: z.object({ token: z.string().max(100) }),
    gives: z.object({ me }),
  },
  block: {
    method: 'PUT',
    path: '/me/blocked/:person',
    who: 'person',
    says: 'Blocks a person, or unblocks them. You no longer see their chat and their tables, and they no longer see your tables, unless they have a seat there. They are not told.',
    takes: z.object({ person: personId, blocked: z.boolean() }),
    gives: z.object({ me }),
  },
  addresses: {
    method: 'GET',
    path: '/addresses',
    who: 'anyone',
    says: 'Lists the addresses under which others on the same network reach this server. Empty unless you are on its machine or network, and always empty if the server has a public address.',
    takes: nothing,
    gives: z.object({ network: z.array(z.string()) }),
  },
  games: {
    method: 'GET',
    path: '/games',
    who: 'anyone',
    says: 'Lists the games with their options, and the bots.',
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
      /** The bots that people choose from, the weakest first. */
      strengths: z.array(z.object({ id: z.string(), name: z.string(), help: z.string(), level: z.int() })),
    }),
  },
  tables: {
    method: 'GET',
    path: '/tables',
    who: 'anyone',
    says: 'Lists the tables that anyone may join or watch, or with `list=mine` your own, newest first.',
    takes: z.object({ list: z.enum(['public', 'mine']).default('public') }),
    gives: z.object({ tables: z.array(listed) }),
  },
  create: {
    method: 'POST',
    path: '/tables',
    who: 'person',
    says: 'Creates a table with a lobby. To sit down, read its hash, then join it with a nonce. With `record`, a table from your device continues here; with `after`, the new table begins with what an earlier one left, and `lines` says whom each seat continues.',
    takes: z.object({
      game: z.string().max(40),
      seats: z.array(newSeat).min(1).max(8),
      options: options.exactOptional(),
      values: json.exactOptional(),
      record: z.string().exactOptional(),
      after: z.strictObject({ table: tableId, lines: lines.exactOptional() }).exactOptional(),
      limit: limit.exactOptional(),
      absence: absence.exactOptional(),
      /** Players may not ask the coach. */
      coach: z.literal(false).exactOptional(),
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
    says: 'Finds the table with this code.',
    takes: z.object({ code }),
    gives: z.object({ table: z.string() }),
  },
  room: {
    method: 'GET',
    path: '/tables/:table',
    who: 'anyone',
    says: 'Returns everything about a table except the game itself.',
    takes: at,
    gives: lobbyView,
  },
  join: {
    method: 'POST',
    path: '/tables/:table/join',
    who: 'person',
    says: 'Sits down on that seat, or on the first open one.',
    takes: at.extend({ seat: seat.exactOptional(), nonce }),
    gives: z.object({ seat }),
  },
  start: {
    method: 'POST',
    path: '/tables/:table/start',
    who: 'person',
    says: 'Begins the game; bots take the open seats. Only the person who created the table may do this.',
    takes: at,
    gives: nothing,
  },
  allow: {
    method: 'PATCH',
    path: '/tables/:table',
    who: 'person',
    says: 'Lets spectators write in the chat, or stops that. Only the person who created the table may do this.',
    takes: at.extend({ spectatorsChat: z.boolean() }),
    gives: nothing,
  },
  remove: {
    method: 'POST',
    path: '/tables/:table/removed',
    who: 'person',
    says: 'Removes a person from the table and keeps them out of it. In the lobby their seat opens again; during a game, a bot takes it over. Only the person who created the table may do this. Safe to send again.',
    takes: at.extend({ person: personId }),
    gives: nothing,
  },
  tableNotices: {
    method: 'GET',
    path: '/tables/:table/notices',
    who: 'person',
    says: 'Returns which notices about this table you get.',
    takes: at,
    gives: z.object({ notices: tableNotices }),
  },
  setTableNotices: {
    method: 'PUT',
    path: '/tables/:table/notices',
    who: 'person',
    says: 'Chooses which notices about this table you get: all, only reminders before a deadline, or none.',
    takes: at.extend({ notices: tableNotices }),
    gives: z.object({ notices: tableNotices }),
  },
  leave: {
    method: 'POST',
    path: '/tables/:table/leave',
    who: 'person',
    says: 'Leaves the table. During a game, a bot takes over until you return.',
    takes: at,
    gives: nothing,
  },
  return: {
    method: 'POST',
    path: '/tables/:table/return',
    who: 'person',
    says: 'Takes your seat back from the bot.',
    takes: at,
    gives: z.object({ seat }),
  },
  close: {
    method: 'DELETE',
    path: '/tables/:table',
    who: 'person',
    says: 'Closes a table that has not begun. Only the person who created it may do this.',
    takes: at,
    gives: nothing,
  },
  rematch: {
    method: 'POST',
    path: '/tables/:table/rematch',
    who: 'person',
    says: 'Creates a new table like this one, after its end. Everyone who requests it gets the same table.',
    takes: at,
    gives: z.object({ table: z.string() }),
  },
  look: {
    method: 'GET',
    path: '/tables/:table/look',
    who: 'anyone',
    says: 'Returns the table as your seat or a spectator sees it, without its log, which `replay` returns.',
    takes: at,
    gives: update,
  },
  wait: {
    method: 'GET',
    path: '/tables/:table/wait',
    who: 'anyone',
    says: 'Returns the same as soon as there are more than `after` entries, or without `after` as soon as the game has begun; at the latest after 25 seconds.',
    takes: at.extend({ after: z.int().min(-1).default(-1) }),
    gives: update,
  },
  hints: {
    method: 'GET',
    path: '/tables/:table/hints',
    who: 'person',
    says: 'Returns what each option would do, up to the first chance, and the routes to far places.',
    takes: at.extend({ ask: z.int() }),
    gives: z.unknown(),
  },
  counsel: {
    method: 'GET',
    path: '/tables/:table/counsel',
    who: 'person',
    says: 'Returns what a strong bot expects of the best options of your ask. Refused if the table was made without the coach.',
    takes: at.extend({ ask: z.int() }),
    gives: z.unknown(),
  },
  ahead: {
    method: 'GET',
    path: '/tables/:table/ahead',
    who: 'person',
    says: 'Returns the game as you may know it, with everything else dealt again, to try out a plan on your own device.',
    takes: at,
    gives: z.unknown(),
  },
  review: {
    method: 'GET',
    path: '/tables/:table/review',
    who: 'anyone',
    says: 'Returns the review of a finished game: its decisions in the eyes of a strong bot, the winning chances, and the moments that decided it. The first request of a person begins it, so it may be null: ask again. It is kept with the table. Refused until the game is over.',
    takes: at,
    gives: z.object({ done: z.int(), of: z.int(), review: z.unknown() }),
  },
  tale: {
    method: 'GET',
    path: '/tables/:table/tale',
    who: 'anyone',
    says: 'Returns the paragraphs of a long text that your ask or your log names.',
    takes: at.extend({ name: z.string().min(1).max(100) }),
    gives: z.object({ paragraphs: z.array(z.string()).readonly() }),
  },
  answer: {
    method: 'POST',
    path: '/tables/:table/answer',
    who: 'person',
    says: 'Answers the ask. Several picks are taken together or not at all. Safe to send again.',
    takes: at.extend({ ask: z.int().min(0), picks: z.array(z.string().min(1).max(100)).min(1).max(100) }),
    gives: z.object({ entries: z.int() }),
  },
  undo: {
    method: 'POST',
    path: '/tables/:table/undo',
    who: 'person',
    says: 'Undoes your last answer. `at` is the number of entries you have seen. Safe to send again.',
    takes: at.extend({ at: z.int().min(0) }),
    gives: z.object({ entries: z.int() }),
  },
  redo: {
    method: 'POST',
    path: '/tables/:table/redo',
    who: 'person',
    says: 'Redoes what you undid. `at` as for undo.',
    takes: at.extend({ at: z.int().min(0) }),
    gives: z.object({ entries: z.int() }),
  },
  hurry: {
    method: 'POST',
    path: '/tables/:table/hurry',
    who: 'person',
    says: 'Lets bots that think answer now, as well as they can. Only at a table where nobody else plays.',
    takes: at,
    gives: nothing,
  },
  choose: {
    method: 'POST',
    path: '/tables/:table/choose',
    who: 'person',
    says: 'Sets your preference for an optional effect, also while others play.',
    takes: at.extend({ effect: z.string().max(60), choice: z.enum(['always', 'never', 'ask']) }),
    gives: z.object({ entries: z.int() }),
  },
  propose: {
    method: 'POST',
    path: '/tables/:table/proposal',
    who: 'person',
    says: 'Asks the others to agree to an undo beyond a wall, to end the game, that players see the chances to win (`chances`), or, at a table without a time limit, that a bot plays the `seat` of a person who is gone (see `botFrom`). Returns the id to vote on. Safe to send again with the same key.',
    takes: at.extend({ kind: proposal.shape.kind, seat: seat.exactOptional(), key: key.exactOptional() }),
    gives: z.object({ proposal: z.string() }),
  },
  vote: {
    method: 'POST',
    path: '/tables/:table/vote',
    who: 'person',
    says: 'Agrees to the proposal with this id, refuses it, or withdraws it if it is yours. Safe to send again.',
    takes: at.extend({ agree: z.boolean(), proposal: z.string().max(64) }),
    gives: nothing,
  },
  chat: {
    method: 'GET',
    path: '/tables/:table/chat',
    who: 'anyone',
    says: 'Returns the chat of the table after line `after`.',
    takes: at.extend({ after: z.int().min(0).default(0) }),
    gives: z.object({ lines: z.array(chatLine) }),
  },
  say: {
    method: 'POST',
    path: '/tables/:table/chat',
    who: 'person',
    says: 'Adds a line to the chat. Players and the person who created the table may always do this, spectators after the end or if `spectatorsChat` is set. Safe to send again with the same key.',
    takes: at.extend({
      text: saying,
      key,
    }),
    gives: nothing,
  },
  unsay: {
    method: 'DELETE',
    path: '/tables/:table/chat/:line',
    who: 'person',
    says: 'Removes a line from the chat: its text becomes empty. The person who wrote it and the person who created the table may do this. Safe to send again.',
    takes: at.extend({ line: z.int().min(1) }),
    gives: nothing,
  },
  replay: {
    method: 'GET',
    path: '/tables/:table/replay',
    who: 'anyone',
    says: 'Returns the table after `at` moves as your seat saw it; after the end, also as any other seat saw it. Includes the log up to there (at most its last 5,000 lines), unless `log=false`.',
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
    says: 'Returns the public scores over the game, 1,000 changes at a time. `after` is the `seq` of the last one you have; `more` says whether others follow.',
    takes: at.extend({ after: z.int().exactOptional() }),
    gives: z.object({
      moments: z.array(z.object({ seq: z.int(), totals: z.array(z.number()) })),
      more: z.boolean(),
    }),
  },
  chances: {
    method: 'GET',
    path: '/tables/:table/chances',
    who: 'anyone',
    says: 'Returns the estimated chances to win at the beginning of each turn, as far as a spectator can know. Refused to people at the table until all players agree or the game is over.',
    takes: at,
    gives: z.object({
      moments: z
        .array(z.object({ seq: z.int(), turn: z.int(), chances: z.array(z.number()).readonly() }))
        .readonly(),
    }),
  },
  hideChances: {
    method: 'DELETE',
    path: '/tables/:table/chances',
    who: 'person',
    says: 'Hides the chances to win from the players again, who had agreed to see them. Any player may do this.',
    takes: at,
    gives: nothing,
  },
  campaign: {
    method: 'GET',
    path: '/tables/:table/campaign',
    who: 'anyone',
    says: 'Returns the campaign up to this table, after the end: the lines that another table may continue, the sheet, and the options of the next table, or null if the campaign is over.',
    takes: at,
    gives: z.object({
      lines: z.array(z.string()).readonly(),
      sheet: campaignSheet.nullable(),
      next: options.nullable(),
    }),
  },
  record: {
    method: 'GET',
    path: '/tables/:table/record',
    who: 'anyone',
    says: 'Returns the whole record with its seed, after the end; with `campaign`, also the records of the tables that led to it, in the order of chapters.',
    takes: at.extend({ campaign: z.boolean().exactOptional() }),
    gives: z.object({ name: z.string(), text: z.string() }),
  },
  report: {
    method: 'POST',
    path: '/tables/:table/report',
    who: 'person',
    says: 'Reports a problem to the host of this server. Sends your view and the versions, but not the record.',
    takes: at.extend({ text: z.string().max(4000), client: z.string().max(200) }),
    gives: z.object({ report: z.string() }),
  },
} as const satisfies Record<string, Operation>

export type Operations = typeof operations
export type OnlineOp = keyof Operations
/** The request as a page sends it. */
export type OnlineTakes<O extends OnlineOp> = z.input<Operations[O]['takes']>
/** The request as the server reads it, with defaults. */
export type OnlineRead<O extends OnlineOp> = z.output<Operations[O]['takes']>
export type OnlineGives<O extends OnlineOp> = z.output<Operations[O]['gives']>
