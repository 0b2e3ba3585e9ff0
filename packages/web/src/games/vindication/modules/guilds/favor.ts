// The nine uses of favor: their names and effects, and where each player's token is.
import { ATTRIBUTES, type Face, facesApart } from '@lorehall/vindication/client'
import { whileInPlay } from '../../in-play.ts'
import type { Shown } from '../../seen.ts'
import { type Guilds, guildsIn } from './seen.ts'

/** The faces on the guild board. */
export const favors = whileInPlay((values): readonly Face<string>[] =>
  facesApart(values).filter(({ deck }) => deck === 'favor'),
)

/** The id that options use for the use on this face. */
export const useOf = ({ id }: Face<string>) => id.slice('favor-'.length)

export const favorNamed = (use: string) => favors().find((face) => useOf(face) === use)

/** The seat whose token is there; null: none. */
export function tokenAt(view: Shown, at: string): number | null {
  const seat = guildsIn(view)?.favor.findIndex((token) => token.at === at) ?? -1
  return seat === -1 ? null : seat
}

/** The owner of the token there and the face of its use; null: no token. */
export function favorAt(
  view: Shown,
  at: string,
): { readonly seat: number; readonly face: Face<string> } | null {
  const seat = tokenAt(view, at)
  const face = seat === null ? undefined : favorNamed(guildsIn(view)?.favor[seat]?.use ?? '')
  return seat === null || face === undefined ? null : { seat, face }
}

type Monument = Guilds['monuments'][number]

const sum = (list: readonly number[]) => list.reduce((n, x) => n + x, 0)

/** One of each attribute, two conviction, two tiles. */
const PLACES = ATTRIBUTES.length + 2 + 2

export interface Rising {
  readonly filled: number
  readonly of: number
  readonly built: boolean
}

export function risingOf({ spheres, conviction, tiles, built }: Monument): Rising {
  return { filled: built ? PLACES : sum(spheres) + conviction + sum(tiles), of: PLACES, built }
}
