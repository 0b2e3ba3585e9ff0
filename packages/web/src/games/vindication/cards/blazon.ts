// Arms made from a card's id: division, tinctures, charge. The same card bears the same arms always.
import type { Face, FaceDeck } from '@lorehall/vindication/face'
import { EMBLEMS } from '../../../icons/emblems.ts'

export interface Blazon {
  /** The outline of the shield, on a grid of 100 by 116. */
  readonly outline: string
  readonly field: string
  /** What is laid on the field, and its tincture. */
  readonly partition: string
  readonly second: string
  readonly charge: string
  readonly chargeFill: string
  readonly chargeLine: string
}

const OR = '#e0b548'
const ARGENT = '#ece5d3'
const SABLE = '#2a2320'

/** Each deck has a field of its own and partners that go with it; metals and colours alternate. */
const TINCTURES: Readonly<
  Record<FaceDeck, { readonly field: string; readonly partners: readonly string[] }>
> = {
  yellow: { field: '#d3a224', partners: ['#b07f12', '#8a4a1c', '#efd489', '#7a5a14', '#c4622b'] },
  blue: { field: '#2f639f', partners: ['#234a7b', '#17344f', '#4a86c5', '#3f5f8d', '#2c8294'] },
  red: { field: '#a4342c', partners: ['#7c2420', '#5a1d22', '#c2553f', '#6d2f3d', '#93501f'] },
  monsters: { field: '#a9591f', partners: ['#7d3f14', '#3c2a20', '#c97b34', '#5d2a1b', '#8a6a1f'] },
  traits: { field: '#35733f', partners: ['#26562f', '#1d4238', '#57935a', '#5f7a2d', '#2f6d64'] },
  relics: { field: '#6c4394', partners: ['#513073', '#372253', '#8b62b4', '#7b3a7a', '#404789'] },
  quests: { field: '#7a2733', partners: ['#5b1b26', '#431622', '#96404a', '#6b2f1e', '#54213f'] },
  triggers: { field: '#4c4a4d', partners: ['#37353a', '#2a2a31', '#67656a', '#4f4438', '#39454f'] },
}

const HEATER = 'M6 4H94V58C94 88 70 104 50 113C30 104 6 88 6 58Z'
const SPIKED = 'M50 3L66 12H94V40L86 58L94 66C92 90 70 104 50 113C30 104 8 90 6 66L14 58L6 40V12H34Z'
const ROUNDEL = 'M50 11A47 47 0 1 1 49.9 11Z'
const LOZENGE = 'M50 2L97 58L50 114L3 58Z'
const CARTOUCHE = 'M50 3C80 3 96 24 96 58S80 113 50 113S4 92 4 58S20 3 50 3Z'
const HEXAGON = 'M50 3L97 30V86L50 113L3 86V30Z'

const OUTLINE: Readonly<Record<FaceDeck, string>> = {
  yellow: HEATER,
  blue: HEATER,
  red: HEATER,
  monsters: SPIKED,
  traits: ROUNDEL,
  relics: CARTOUCHE,
  quests: LOZENGE,
  triggers: HEXAGON,
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

const charges: Readonly<Record<string, string | undefined>> = EMBLEMS

export function blazon({ id, deck, emblem }: Pick<Face, 'id' | 'deck' | 'emblem'>): Blazon {
  const h = hash(`${deck}/${id}`)
  const { field, partners } = TINCTURES[deck]
  const dark = deck === 'yellow'
  return {
    outline: OUTLINE[deck],
    field,
    partition: pick(PARTITIONS, h >>> 3),
    second: pick(partners, h >>> 11),
    charge: charges[emblem] ?? EMBLEMS['rosa-shield'],
    chargeFill: dark ? SABLE : (h >>> 19) % 3 === 0 ? OR : ARGENT,
    chargeLine: dark ? '#f3dc9a' : SABLE,
  }
}
