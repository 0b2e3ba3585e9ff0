// Coats of arms made from a card's id: division, tinctures and charge. A card always has the same arms.
import type { Tincture } from './charge.ts'

/** Shields on a grid of 100 by 116. */
const OUTLINES = {
  heater: 'M6 4H94V58C94 88 70 104 50 113C30 104 6 88 6 58Z',
  spiked: 'M50 3L66 12H94V40L86 58L94 66C92 90 70 104 50 113C30 104 8 90 6 66L14 58L6 40V12H34Z',
  roundel: 'M50 11A47 47 0 1 1 49.9 11Z',
  lozenge: 'M50 2L97 58L50 114L3 58Z',
  cartouche: 'M50 3C80 3 96 24 96 58S80 113 50 113S4 92 4 58S20 3 50 3Z',
  hexagon: 'M50 3L97 30V86L50 113L3 86V30Z',
} as const

/** The arms of a deck: its own field, and partner tinctures that go with it. */
export interface Arms {
  readonly outline: keyof typeof OUTLINES
  readonly field: string
  readonly partners: readonly string[]
  /** The field is as light as a metal, so the charge is dark: metals and colors alternate. */
  readonly metal?: boolean
}

export interface Blazon {
  /** The outline of the shield. */
  readonly outline: string
  readonly field: string
  /** The shape on the field, and its tincture. */
  readonly partition: string
  readonly second: string
  readonly charge: Tincture
}

/** Partitions and ordinaries: what the second tincture covers. */
const PARTITIONS: readonly string[] = [
  'M50 0H100V120H50Z',
  'M0 58H100V120H0Z',
  'M0 0L100 116V120H0Z',
  'M100 0L0 116V120H100Z',
  'M50 0H100V58H50ZM0 58H50V120H0Z',
  'M0 0L50 58L0 116ZM100 0L50 58L100 116Z',
  'M0 120L50 52L100 120Z',
  'M0 96L50 46L100 96V120H84L50 78L16 120H0Z',
  'M32 0H68V120H32Z',
  'M0 38H100V78H0Z',
  'M0 0H24L100 90V120L0 12Z',
  'M100 0H76L0 90V120L100 12Z',
  'M0 0H100V32H0Z',
  'M0 0H18L50 40L82 0H100V16L66 58L100 100V120H82L50 76L18 120H0V100L34 58L0 16Z',
  'M12 0H26V120H12ZM40 0H60V120H40ZM74 0H88V120H74Z',
  'M0 14H100V30H0ZM0 48H100V66H0ZM0 84H100V102H0Z',
  'M0 0H100V120H0ZM16 14V58C16 82 36 95 50 101C64 95 84 82 84 58V14Z',
  'M0 0H50V58ZM100 0V58H50ZM100 120H50V58ZM0 120V58H50Z',
]

/** A small hash that spreads ids well. */
function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  h ^= h >>> 15
  return Math.imul(h, 2246822519) >>> 0
}

const pick = (list: readonly string[], n: number) => list[n % list.length] ?? ''

/** `id`: the deck and the card. */
export function blazon(id: string, { outline, field, partners, metal = false }: Arms): Blazon {
  const h = hash(id)
  return {
    outline: OUTLINES[outline],
    field,
    partition: pick(PARTITIONS, h >>> 3),
    second: pick(partners, h >>> 11),
    charge: metal ? 'sable' : (h >>> 19) % 3 === 0 ? 'or' : 'argent',
  }
}
