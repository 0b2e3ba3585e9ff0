// What online tables are made of, as it crosses the wire.
import { z } from 'zod'
import { askKind, manner, options, type Plain, plain, seat, seatOrNobody } from '../parts.ts'
import { MARKS, readable } from './typed.ts'

/** A table's name in addresses; not a secret, and not to be guessed. */
export const tableId = z.string().regex(/^[a-z0-9]{10,24}$/)

/** What a person types to join: letters and digits that cannot be mistaken for each other. */
export const code = z
  .string()
  .max(12)
  .transform((typed) => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
  .pipe(z.string().regex(/^[A-HJ-NP-Z2-9]{6}$/))

const UNSEEN = 'it needs something that can be seen'

export const personName = z
  .string()
  .transform((typed) => readable(typed, MARKS.name).replaceAll(/\s+/gu, ' '))
  .pipe(z.string().min(1, UNSEEN).max(24))

/** What is said at a table, in one line. */
export const saying = z
  .string()
  .transform((typed) => readable(typed, MARKS.saying))
  .pipe(z.string().min(1, UNSEEN).max(500))

/** What a seat adds to the chance of a table: any text that the server could not foresee. */
export const nonce = z.string().regex(/^[0-9a-f]{16,64}$/)

/** Made by who asks, the same again when it is sent again: the thing is then done once. */
export const key = z.string().regex(/^[\w-]{8,64}$/)

/** Seconds a seat has from being asked to being done; null: as long as it likes. */
export const limit = z.int().min(15).max(2_592_000).nullable()

/** Seconds for which somebody keeps their say for whom a bot plays: on going back beyond a wall, and on ending. */
export const absence = z.int().min(0).max(2_592_000)

const stage = z.enum(['gathering', 'playing', 'over'])

export const me = z.object({
  /** Others know a person by this; it opens nothing. */
  id: z.string(),
  name: z.string(),
  /** Where notices are posted, if anywhere. */
  webhook: z.string().nullable(),
  /** People whose chat is not shown. */
  muted: z.array(z.string()),
})

const roomSeat = z.object({
  kind: z.enum(['open', 'person', 'bot']),
  name: z.string(),
  /** Whose seat it is, also while a bot plays for them. */
  person: z.string().nullable(),
  /** The bot that plays it, if one does. */
  bot: z.string().nullable(),
  /** A bot plays for the person until they return. */
  away: z.boolean(),
  /** Here: a page of theirs is open on the table. Looking: and in front of them. */
  presence: z.enum(['gone', 'here', 'looking']),
  /** When a bot will answer for the seat, in milliseconds since 1970; null: not waited for, or no limit. */
  deadline: z.number().nullable(),
  /** While a bot plays for the person: until when what all must agree on still needs their word. */
  say: z.number().nullable(),
})

/** What makes chance fair: shown before the first move, added to by every seat, opened at the end. */
const fairness = z.object({
  /** SHA-256 of the seed, in hex. */
  hash: z.string(),
  /** By seat; null where a bot sits or nobody has sat down yet. */
  nonces: z.array(z.string().nullable()),
  /** Only after the end. */
  seed: z.string().exactOptional(),
})

export const proposal = z.object({
  id: z.string(),
  kind: z.enum(['undo', 'end']),
  by: seat,
  agreed: z.array(seat),
})

/** How a proposal ended: all agreed, one would rather play on, who made it took it back, or play went on. */
const settled = proposal.pick({ id: true, kind: true, by: true }).extend({
  how: z.enum(['agreed', 'refused', 'withdrawn', 'overtaken']),
  /** By whom, where it was one alone. */
  who: seatOrNobody,
})

/** Everything about a table but the game itself. */
export const room = z.object({
  table: z.string(),
  code: z.string(),
  game: z.string(),
  options,
  stage,
  /** The game came to its end, or the people agreed on one. */
  ended: z.enum(['played', 'agreed']).nullable(),
  seats: z.array(roomSeat),
  /** The seat of whoever looks; null: watching. */
  yours: seatOrNobody,
  /** Whether who looks may start or close it. */
  hosting: z.boolean(),
  watchers: z.int(),
  limit,
  public: z.boolean(),
  fair: fairness,
  /** Who wins and loses together; each seat for itself where nobody does. */
  sides: z.array(z.array(seat)),
  /** Who plays without a seat. */
  rivals: z.array(z.object({ id: z.string(), name: z.string() })),
  /** It began as a table on someone's own device: they knew what was hidden then. */
  carried: z.boolean(),
  /** The earlier table it goes on from. */
  after: z.string().nullable(),
  proposal: proposal.nullable(),
  /** The last one that ended. */
  settled: settled.nullable(),
  /** The table that was made for playing again. */
  rematch: z.string().nullable(),
  /** The game's own word for how far it is, e.g. a round. */
  progress: z.string(),
  created: z.number(),
  updated: z.number(),
})

/** A table in a list. */
export const listed = z.object({
  table: z.string(),
  game: z.string(),
  stage,
  seats: z.array(roomSeat.pick({ kind: true, name: true, away: true })),
  /** The seat of whoever asks. */
  yours: seatOrNobody,
  /** Who is waited for. */
  waiting: z.array(seat),
  winners: z.array(seat),
  /** Those without a seat who have won, by name. */
  rivals: z.array(z.string()),
  limit,
  deadline: z.number().nullable(),
  progress: z.string(),
  updated: z.number(),
})

export const chatLine = z.object({
  n: z.int(),
  /** Null where they have left for good. */
  person: z.string().nullable(),
  name: z.string(),
  seat: seatOrNobody,
  text: z.string(),
  at: z.number(),
})

/** Why a bot plays for a person: time ran out, they left, or the table gave it the seat. */
const standIn = z.enum(['time', 'left', 'agreed'])

const some = <T extends z.ZodType>(of: T) => z.array(of).readonly()

const seatPlan = z.object({
  name: z.string(),
  kind: z.enum(['person', 'bot']),
  bot: z.string().exactOptional(),
  /** Where the bot plays for a person: why. */
  standIn: standIn.exactOptional(),
})

const option = z.object({
  id: z.string(),
  kind: z.string(),
  /** The thing on the table it points at. */
  at: z.string(),
  label: z.string(),
  manner,
  /** Possible beside the question: answering with it leaves the question open. */
  extra: z.boolean(),
})

const ask = z.object({
  id: z.int(),
  seat,
  kind: askKind,
  prompt: z.string(),
  /** The card or rule that asks. */
  from: z.string().nullable(),
  /** A standing offer: nobody waits for it. */
  aside: z.boolean(),
  options: some(option),
  /** Where several picks are one decision: those ticked so far, and how many are still owed. */
  ticked: some(z.string()),
  owed: z.int(),
  /** A long text that is read with it, by name. */
  tale: z.string().nullable(),
  /** The effect whose standing choice would settle it from now on. */
  standing: z.string().nullable(),
})

/** What one may expect to do and cannot. */
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
  /** Who did it, where that is nobody with a seat. */
  rival: z.string().nullable(),
  from: z.string().nullable(),
  at: z.string().nullable(),
  rule: z.string().nullable(),
  /** A long text that tells of it, by name. */
  tale: z.string().nullable(),
  /** A bot did it for the person at this seat, and why; absent where they did it themselves. */
  standIn: standIn.exactOptional(),
})

const score = z.object({
  seat,
  total: z.number(),
  lines: some(z.object({ what: z.string(), points: z.number() })),
})

const rival = z.object({
  id: z.string(),
  name: z.string(),
  /** Null where it does not score. */
  score: score.omit({ seat: true }).nullable(),
  won: z.boolean(),
})

/** What happened, in the game's own words for it. */
const event = z.custom<{ readonly type: string; readonly [key: string]: Plain | undefined }>(
  (value) => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string',
)

/** A table as one pair of eyes sees it: what a page draws. */
export const update = z.object({
  table: z.string(),
  game: z.string(),
  /** Moves in the present line of play: what a replay can step through. */
  seq: z.int(),
  /** Entries before what this tells, and now. What others have ticked since is not counted yet. */
  after: z.int(),
  entries: z.int(),
  eyes: seatOrNobody,
  seats: some(seatPlan),
  over: z.boolean(),
  /** What the players chose before they began, in full. */
  options: options.readonly(),
  /** The game's own picture of itself, from these eyes. */
  view: plain,
  ask: ask.nullable(),
  reasons: some(reason),
  /** Who is waited for. */
  waiting: some(seat),
  events: some(event),
  /** What is new; all of it where `fresh`. */
  log: some(logLine),
  fresh: z.boolean(),
  standing: some(score),
  winners: some(seat),
  /** Who wins and loses together; each seat for itself where nobody does. */
  sides: some(some(seat)),
  /** Who plays without a seat. */
  rivals: some(rival),
  /** Seats at one's own device that have a standing offer; online that is everyone's own affair. */
  asides: some(seat),
  /** It is over and left something: another table may begin with it. */
  leaves: z.boolean(),
  /** What undo would meet. */
  undo: z.enum(['free', 'chance', 'reveal', 'person', 'time', 'nothing']),
  redo: z.boolean(),
  /** One's standing choices. */
  choices: z.record(z.string(), z.enum(['always', 'never', 'ask'])).readonly(),
  /** Someone went back beyond a wall. */
  crossed: z.boolean(),
  /** The table's numbers, where they are not the game's own. */
  values: plain.nullable(),
  /** What a bot played for these eyes since they last answered themselves. */
  lastStoodIn: z
    .object({
      why: standIn,
      /** It comes after so many moves. */
      after: z.int(),
      /** The number of its last entry. */
      entry: z.int(),
    })
    .nullable(),
  /** What bots played for people; told when the game is over. */
  stoodIn: some(z.object({ seat, why: standIn, moves: z.int() })),
})

const fields = z.record(z.string(), plain).readonly()

/** What is new to who knows how the table stood: an update without what they have. */
export const change = z.object({
  table: z.string(),
  /** Entries that one was told of before: who knows another number asks again by `watch`. */
  after: z.int(),
  /** To be laid over all else of the update before, and over its deadlines. */
  stand: fields,
  events: some(event),
  /** New lines, each without the fields that are null. */
  log: some(fields),
  /** The log begins anew; it keeps the lines of so many moves, which are so many lines. */
  stays: z.object({ moves: z.int(), lines: z.int() }).exactOptional(),
})
