// Requests of pages beside the game: the review of a finished table, the chances, and the game as a seat may know it, to try
// out a plan. Loaded when somebody first asks for one of them.
import { type InPieces, Refusal, type Seat } from '@lorehall/kernel'
import type { Players } from './players.ts'
import type { Ahead, ChanceMoment, ReviewState, SeatPlan } from './port.ts'
import { Reviews } from './reviews.ts'
import type { StrengthId } from './strengths.ts'
import type { TableHostParts } from './table-host.ts'
import type { Teller } from './teller.ts'
import { guessedAt, type Guessed } from './thought.ts'
import type { AnyTable } from './wire.ts'

/** A table host from within. */
export interface Inside {
  readonly id: string
  readonly table: AnyTable
  readonly plans: readonly SeatPlan[]
  readonly values: Guessed['values']
  readonly parts: TableHostParts
  readonly teller: Teller
  /** The review of this table, once somebody asked for it. */
  readonly reviews: { of: Reviews | null }
  readonly players: () => Promise<Players>
  /** Runs `act` in its turn, at the cost of whoever asked. */
  readonly asked: <T>(act: () => T) => Promise<T>
  /** Runs long work in its turn. */
  readonly inPieces: <T>(work: InPieces<T>) => Promise<T>
  /** Whether the table still runs here. */
  readonly runs: () => boolean
}

const isOver = ({ table, parts }: Inside) => table.over || parts.ended?.() === true

/** The review, or how far it is. The first request begins it. */
export async function reviewAt(inside: Inside): Promise<ReviewState> {
  return (await reviewsAt(inside)).state()
}

/** Whether somebody has asked for the review. */
export async function isReviewed(inside: Inside): Promise<boolean> {
  return (await reviewsAt(inside)).isBegun()
}

async function reviewsAt(inside: Inside): Promise<Reviews> {
  const { id, table, values, plans, parts, reviews } = inside
  if (!isOver(inside))
    throw new Refusal(
      'bad-request',
      'A review would show hidden information. You can have it when the game is over.',
    )
  const { thinker } = await inside.players()
  reviews.of ??= new Reviews({
    id,
    table,
    thinker,
    values,
    seats: reviewedSeats(plans),
    judge: parts.judge,
    inPieces: inside.inPieces,
    isWanted: inside.runs,
    keep: parts.reviews,
  })
  return reviews.of
}

/** The seats of people, even if a bot played for them; all seats if there are none. */
function reviewedSeats(plans: readonly SeatPlan[]): Seat[] {
  const people = plans.flatMap(({ kind, standIn }, seat) =>
    kind === 'person' || standIn !== undefined ? [seat] : [],
  )
  return people.length > 0 ? people : plans.map((_, seat) => seat)
}

/**
 * The chances over the game. On a shared device, refused to the people who still play.
 * @param agreed all players agreed to see them
 */
export async function chancesAt(inside: Inside, agreed = false): Promise<readonly ChanceMoment[]> {
  const { plans, parts, teller } = inside
  const playing = parts.oneDevice === true && plans.some(({ kind }) => kind === 'person')
  if (playing && !agreed && !isOver(inside))
    throw new Refusal(
      'bad-request',
      'Chances are for spectators. You can see them when all players agree, or when the game is over.',
    )
  const players = await inside.players()
  return inside.inPieces(teller.foretelling(players.chancesAt))
}

/** The bot of everyone else while somebody plans. */
const OTHERS: StrengthId = 'normal'

/** The game as this seat may know it. */
export function aheadOf(inside: Inside, seat: Seat): Promise<Ahead> {
  return inside.asked(() => {
    const { table, plans, values } = inside
    if (isOver(inside)) throw new Refusal('over', 'the game is over')
    if (plans[seat]?.kind !== 'person') throw new Refusal('bad-seats', `no person has seat ${seat}`)
    const seats = plans.map(({ name }, i): SeatPlan =>
      i === seat ? { name, kind: 'person' } : { name, kind: 'bot', bot: OTHERS },
    )
    return { guessed: guessedAt(table, seat, values), seats }
  })
}
