// Which tiles of the base leave the bag to make room for expansions, by the four rules of balance. A module says how
// many tiles it adds; the rest follows here. (V-TILES)
import type { Against, GameOptions } from '@lorehall/kernel'
import { tooManyRegionsEN } from '../text/lobby/en.ts'

const BASIC = ['spire', 'fort', 'library'] as const
const ADVANCED = ['command-post', 'monastery', 'shrine'] as const

/** For 3 incoming tiles one triple leaves, for 6 both. (V-TILES-3) */
const TRIPLE = 3

/** The players' choices before the game. */
export interface Room {
  /** Which triple goes first: the advanced one, or the basic one. */
  readonly advanced: boolean
  /** Which single region leaves first: the inn or the Academy. */
  readonly inn: boolean
}

export function roomOf(options: GameOptions): Room {
  return { advanced: options['regions'] === 'advanced', inn: options['single'] === 'inn' }
}

/**
 * The kinds that lose one tile each for so many incoming tiles; null: there is not enough room.
 * Two inns, the Tomb, the Tower and the Maw always stay, and triples leave as triples. (V-TILES-1)
 */
export function makingRoom(incoming: number, { advanced, inn }: Room): readonly string[] | null {
  const triples = advanced ? [ADVANCED, BASIC] : [BASIC, ADVANCED]
  const singles = inn ? ['inn', 'academy'] : ['academy', 'inn']
  const gone = triples.slice(0, Math.min(triples.length, Math.floor(incoming / TRIPLE)))
  const single = incoming - TRIPLE * gone.length
  return single > singles.length ? null : [...gone.flat(), ...singles.slice(0, single)]
}

/** The part of a content that is about its tiles; see `Content`. */
interface Tiled {
  readonly regions: readonly { readonly id: string; readonly copies: number }[]
  readonly covers?: number
  readonly standsIn?: string
  beside?(tiles: number): Against | null
}

/** How many region tiles the contents bring, without the Building Sites that replace them. */
function tilesOf(brought: readonly Tiled[]): number {
  const tiles = brought.flatMap(({ regions, standsIn }) => regions.filter(({ id }) => id !== standsIn))
  return tiles.reduce((n, { copies }) => n + copies, 0)
}

/** How many tiles of the base have to leave. */
function incomingOf(brought: readonly Tiled[]): number {
  return brought.reduce((n, { covers = 0 }) => n + covers, tilesOf(brought))
}

/** The rule against playing with all of these together. (V-TILES-4) */
export function againstTiles(brought: readonly Tiled[]): Against | null {
  const tiles = tilesOf(brought)
  for (const one of brought) {
    const against = one.beside?.(tiles) ?? null
    if (against !== null) return against
  }
  const incoming = incomingOf(brought)
  if (makingRoom(incoming, roomOf({})) !== null) return null
  return {
    rule: 'V-TILES-4',
    why: tooManyRegionsEN(incoming),
  }
}

/** The kinds that lose one tile each for these contents. */
export function leaving(brought: readonly Tiled[], room: Room): readonly string[] {
  return makingRoom(incomingOf(brought), room) ?? []
}

/** How many tiles of each region are in the bag, and how many are beside the board to be built. */
export function layTiles(
  regions: readonly { readonly id: string; readonly copies: number }[],
  brought: readonly Tiled[],
  room: Room,
): { readonly bag: readonly number[]; readonly aside: readonly number[] } {
  const gone = leaving(brought, room)
  const standIn = brought.find(({ standsIn }) => standsIn !== undefined)?.standsIn
  const expansion = new Set(brought.flatMap((box) => box.regions.map(({ id }) => id)))
  const tiles = tilesOf(brought)
  const waits = (id: string) => standIn !== undefined && id !== standIn && expansion.has(id)
  return {
    bag: regions.map(({ id, copies }) => {
      if (id === standIn) return tiles
      return waits(id) ? 0 : copies - gone.filter((kind) => kind === id).length
    }),
    aside: regions.map(({ id, copies }) => (waits(id) ? copies : 0)),
  }
}
