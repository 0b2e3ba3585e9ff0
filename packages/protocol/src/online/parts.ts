// Schemas of online tables, as they cross the wire.
import { z } from 'zod'
import { askKind, manner, options, type Plain, plain, seat, seatOrNobody } from '../parts.ts'
import { MARKS, readable } from './typed.ts'

/** A table's id in addresses. It is not secret, but it can't be guessed. */
export const tableId = z.string().regex(/^[a-z0-9]{10,24}$/)

/** The code that people type to join: letters and digits that are hard to confuse. */
export const code = z
  .string()
  .max(12)
  .transform((typed) => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
  .pipe(z.string().regex(/^[A-HJ-NP-Z2-9]{6}$/))

/** A person's public id. */
export const personId = z.string().max(40)

const UNSEEN = 'it needs at least one visible character'

export const personName = z
  .string()
  .transform((typed) => readable(typed, MARKS.name).replaceAll(/\s+/gu, ' '))
  .pipe(z.string().min(1, UNSEEN).max(24))

/** One line of chat. */
export const saying = z
  .string()
  .transform((typed) => readable(typed, MARKS.saying))
  .pipe(z.string().min(1, UNSEEN).max(500))

/** The random text that a seat adds to the table's seed, so that the server can't know the seed in advance. */
export const nonce = z.string().regex(/^[0-9a-f]{16,64}$/)

/** A key that the requester makes. If a request is sent again with the same key, it is carried out only once. */
export const key = z.string().regex(/^[\w-]{8,64}$/)

/** The seconds that a seat has to answer; null: no limit. */
export const limit = z.int().min(15).max(2_592_000).nullable()

/** How many seconds proposals (undo beyond a wall, end the game) still need a person's vote after a bot took over. */
export const absence = z.int().min(0).max(2_592_000)

/** A time of day, such as 22:00. */
const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The hours in which a person gets no notices. If they end before they begin, they go on past midnight. */
export const quiet = z.object({
  from: timeOfDay,
  to: timeOfDay,
  /** A name such as Europe/Berlin. */
  zone: z.string().max(60).refine(isTimeZone, 'Expected the name of a time zone'),
})

/** Which notices about a table a person gets. */
export const tableNotices = z.enum(['all', 'reminders', 'none'])

/** A way to reach a person, besides their webhook. */
export const way = z.object({
  id: z.int(),
  /** `push`: a device that notifies them. `mail`: their e-mail address. */
  kind: z.enum(['push', 'mail']),
  /** For `push`, the address of the device at the push service of its browser. */
  address: z.string(),
  label: z.string(),
  /** Before they confirm that it is theirs, it gets no notices. */
  confirmed: z.boolean(),
  /** For `mail`, how its mail server has refused it; null if it hasn't. */
  bounced: z.string().nullable(),
})

const stage = z.enum(['gathering', 'playing', 'over'])

export const me = z.object({
  /** The public id of the person; it gives no access. */
  id: z.string(),
  name: z.string(),
  /** The address that notices are posted to, if any. */
  webhook: z.string().nullable(),
  /** Your quiet hours, if any. */
  quiet: quiet.nullable(),
  /** The people you have blocked, with their current names. */
  blocked: z.array(z.object({ id: z.string(), name: z.string() })),
  /** You are banned from this server: only `me`, `data` and `forget` still work. */
  banned: z.boolean(),
})

const lobbySeat = z.object({
  kind: z.enum(['open', 'person', 'bot']),
  name: z.string(),
  /** The person who has the seat, also while a bot plays for them. */
  person: z.string().nullable(),
  /** The bot that plays it, if one does. */
  bot: z.string().nullable(),
  /** A bot plays for the person until they return. */
  away: z.boolean(),
  /** `here`: a page of theirs has the table open; `looking`: and that page is visible. */
  presence: z.enum(['gone', 'here', 'looking']),
  /** From when on the others may propose that a bot plays for them; null: they are here, or the table has a limit. */
  botFrom: z.number().nullable(),
  /** When a bot will answer for the seat, in milliseconds since 1970; null: the seat isn't asked or has no limit. */
  deadline: z.number().nullable(),
  /** While a bot plays for the person: until when proposals still need their vote. */
  say: z.number().nullable(),
})

/** Fair chance: the hash is shown before the first move, every seat adds a nonce, the seed is revealed at the end. */
const fairness = z.object({
  /** SHA-256 of the seed, in hex. */
  hash: z.string(),
  /** By seat; null: a bot has the seat, or nobody yet. */
  nonces: z.array(z.string().nullable()),
  /** Present only after the end. */
  seed: z.string().exactOptional(),
})

export const proposal = z.object({
  id: z.string(),
  /** `chances`: players see the chances to win before the end. */
  kind: z.enum(['undo', 'end', 'bot', 'chances']),
  by: seat,
  /** For `bot`: the seat of the absent person that a bot would play. */
  seat: seatOrNobody,
  agreed: z.array(seat),
})

/** How a proposal ended: all agreed, somebody refused, its author withdrew it, or play continued. */
const settled = proposal.pick({ id: true, kind: true, by: true }).extend({
  how: z.enum(['agreed', 'refused', 'withdrawn', 'overtaken']),
  /** The seat that decided it, if it was a single one. */
  who: seatOrNobody,
})

/** Everything about a table except the game itself. */
export const lobbyView = z.object({
  table: z.string(),
  code: z.string(),
  game: z.string(),
  options,
  stage,
  /** The game was played to its end, or the players agreed to end it. */
  ended: z.enum(['played', 'agreed']).nullable(),
  seats: z.array(lobbySeat),
  /** The seat of the requester; null: a spectator. */
  yours: seatOrNobody,
  /** Whether the requester may start or close the table, and keep order at it. */
  hosting: z.boolean(),
  watchers: z.int(),
  limit,
  public: z.boolean(),
  /** Whether spectators may write in the chat before the game is over. */
  spectatorsChat: z.boolean(),
  /** Whether players, like spectators, may see the chances to win before the game is over. */
  chances: z.boolean(),
  fair: fairness,
  /** The sides. If everyone plays alone, each seat is a side. */
  sides: z.array(z.array(seat)),
  /** The players without a seat. */
  rivals: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The table began on a person's own device, so that person knew its secrets then. */
  carried: z.boolean(),
  /** The game will be played with numbers that were sent with the table. False once it has begun: updates have them. */
  ownNumbers: z.boolean(),
  /** The earlier table that it continues. */
  after: z.string().nullable(),
  proposal: proposal.nullable(),
  /** The last proposal that ended. */
  settled: settled.nullable(),
  /** The table for a rematch. */
  rematch: z.string().nullable(),
  /** How far the game is, as the game says it, e.g. a round. */
  progress: z.string(),
  created: z.number(),
  updated: z.number(),
})

/** A table in a list. */
export const listed = z.object({
  table: z.string(),
  game: z.string(),
  stage,
  seats: z.array(lobbySeat.pick({ kind: true, name: true, away: true })),
  /** The seat of the requester. */
  yours: seatOrNobody,
  /** The seats that must answer. */
  waiting: z.array(seat),
  winners: z.array(seat),
  /** The names of rivals that have won. */
  rivals: z.array(z.string()),
  limit,
  /** The options that differ from the defaults of the game. */
  options,
  carried: z.boolean(),
  deadline: z.number().nullable(),
  progress: z.string(),
  updated: z.number(),
})

const sheetRow = z.object({ title: z.string(), cells: z.array(z.string()).readonly() })

/** The sheet of a campaign, as text. */
export const campaignSheet = z.object({
  columns: z.array(z.object({ line: z.string(), name: z.string(), away: z.boolean() })).readonly(),
  chapters: z.array(sheetRow).readonly(),
  sums: z.array(sheetRow).readonly(),
  notes: z.array(z.string()).readonly(),
})

export const chatLine = z.object({
  n: z.int(),
  /** Null: the person has had themselves deleted (`forget`). */
  person: z.string().nullable(),
  name: z.string(),
  seat: seatOrNobody,
  /** Empty: the line was removed. */
  text: z.string(),
  at: z.number(),
})

/** Why a bot plays for a person: their time ran out, they left, or the players agreed. */
const standIn = z.enum(['time', 'left', 'agreed'])

/** Why somebody else than the player gave an answer. `failed`: the player is a bot, and it failed. */
const mark = z.enum(['time', 'left', 'agreed', 'failed'])

const some = <T extends z.ZodType>(of: T) => z.array(of).readonly()

const seatPlan = z.object({
  name: z.string(),
  kind: z.enum(['person', 'bot']),
  bot: z.string().exactOptional(),
  /** Why the bot plays, if it plays for a person. */
  standIn: standIn.exactOptional(),
})

const option = z.object({
  id: z.string(),
  kind: z.string(),
  /** The thing on the table it points at. */
  at: z.string(),
  label: z.string(),
  manner,
  /** An option beside the question; after it, the question is asked again. */
  extra: z.boolean(),
})

const ask = z.object({
  id: z.int(),
  seat,
  kind: askKind,
  prompt: z.string(),
  /** The card or rule that asks. */
  from: z.string().nullable(),
  /** An open offer that nobody waits for. */
  aside: z.boolean(),
  options: some(option),
  /** For several picks: the ids ticked so far, and how many are still owed. */
  ticked: some(z.string()),
  owed: z.int(),
  /** The name of a long text to read with the question. */
  tale: z.string().nullable(),
  /** The player has read that text before: it is shown only on demand. */
  folded: z.boolean(),
  /** The optional effect whose preference would settle this question from now on. */
  standing: z.string().nullable(),
})

/** An option that the ask refuses, with the reason. */
const reason = z.object({
  id: z.string(),
  at: z.string(),
  manner,
  label: z.string(),
  why: z.string(),
  rule: z.string(),
})

const logLine = z.object({
  seq: z.int(),
  text: z.string(),
  type: z.string(),
  seat: seatOrNobody,
  /** The rival that did it, if no seat did. */
  rival: z.string().nullable(),
  from: z.string().nullable(),
  at: z.string().nullable(),
  rule: z.string().nullable(),
  /** The name of a long text about it. */
  tale: z.string().nullable(),
  /** Why a bot did it for the player of this seat; absent if they did it themselves. */
  standIn: mark.exactOptional(),
})

const score = z.object({
  seat,
  total: z.number(),
  lines: some(z.object({ what: z.string(), points: z.number() })),
})

const rival = z.object({
  id: z.string(),
  name: z.string(),
  /** Null: it doesn't score. */
  score: score.omit({ seat: true }).nullable(),
  won: z.boolean(),
})

/** An event of the game. */
const event = z.custom<{ readonly type: string; readonly [key: string]: Plain | undefined }>(
  (value) => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string',
)

/** A table as one pair of eyes sees it: everything a page draws. */
export const update = z.object({
  table: z.string(),
  game: z.string(),
  /** The number of moves in the current line of play. A replay can step through them. */
  seq: z.int(),
  /** The number of entries before this update and now. Recent ticks of other seats are not counted yet. */
  after: z.int(),
  entries: z.int(),
  eyes: seatOrNobody,
  seats: some(seatPlan),
  over: z.boolean(),
  /** All options of the table, including defaults. */
  options: options.readonly(),
  /** The game's view for these eyes. */
  view: plain,
  ask: ask.nullable(),
  reasons: some(reason),
  /** The seats that must answer. */
  waiting: some(seat),
  events: some(event),
  /** The new lines; with `fresh`, the whole log. */
  log: some(logLine),
  fresh: z.boolean(),
  standing: some(score),
  winners: some(seat),
  /** The sides. If everyone plays alone, each seat is a side. */
  sides: some(some(seat)),
  /** The players without a seat. */
  rivals: some(rival),
  /** The other seats at this device that have an aside; always empty online. */
  asides: some(seat),
  /** The table is over, and another may begin with what it left. */
  leaves: z.boolean(),
  /** The wall that an undo would cross. */
  undo: z.enum(['free', 'chance', 'reveal', 'person', 'time', 'nothing']),
  redo: z.boolean(),
  /** The preferences of this seat. */
  choices: z.record(z.string(), z.enum(['always', 'never', 'ask'])).readonly(),
  /** Somebody undid a move beyond a wall. */
  crossed: z.boolean(),
  /** The table's values, if they are not the game's own. */
  values: plain.nullable(),
  /** Set if the table was made without the coach. */
  coach: z.literal(false).exactOptional(),
  /** A bot's moves for this seat since its player last answered. */
  lastStoodIn: z
    .object({
      why: standIn,
      /** The number of moves before them. */
      after: z.int(),
      /** The number of their last entry. */
      entry: z.int(),
    })
    .nullable(),
  /** How often bots played for people; empty until the game is over. */
  stoodIn: some(z.object({ seat, why: standIn, moves: z.int() })),
})

const fields = z.record(z.string(), plain).readonly()

/** An update without the parts that the page already has (see `Change` in the host). */
export const change = z.object({
  table: z.string(),
  /** The number of entries before this change. A page that has seen another number must watch again. */
  after: z.int(),
  /** The change of everything else in the last update, including the deadlines; to be merged into it. */
  stand: fields,
  events: some(event),
  /** The new lines, each without the fields that are null. */
  log: some(fields),
  /** The log was rewritten: keep only the lines of the first `moves` moves. There must be exactly `lines` of them. */
  stays: z.object({ moves: z.int(), lines: z.int() }).exactOptional(),
})
