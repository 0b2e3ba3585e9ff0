// Which tiles of the base leave the bag for those an expansion brings: 19 are always in play. (V-TILES)

const BASIC = ['spire', 'fort', 'library'] as const
const ADVANCED = ['command-post', 'monastery', 'shrine'] as const
/** Regions that stand for themselves are the first to go: the Academy, then the third inn. (V-TILES-2) */
const SINGLE = ['academy', 'inn'] as const

/** A full triple goes for three; both for six. (V-TILES-3) */
const TRIPLE = 3

/**
 * The kinds that lose one tile each, for so many that come in; null: there is no room for so many.
 * Two inns, the Tomb, the Tower and the Maw stay, and what comes in threes goes in threes. (V-TILES-1)
 */
export function makingRoom(incoming: number, advanced: boolean): readonly string[] | null {
  const triples = advanced ? [ADVANCED, BASIC] : [BASIC, ADVANCED]
  const gone = triples.slice(0, Math.min(triples.length, Math.floor(incoming / TRIPLE)))
  const single = incoming - TRIPLE * gone.length
  return single > SINGLE.length ? null : [...gone.flat(), ...SINGLE.slice(0, single)]
}
