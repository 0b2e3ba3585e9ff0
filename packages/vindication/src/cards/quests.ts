// The secret quests. Each has two halves; "most" is strictly more than everyone else, and at least 1.
import type { CoreRegion } from '../regions/region.ts'
import type { Counter } from './counter.ts'

export type Half = { readonly points: number } & (
  | { readonly hold: CoreRegion }
  | { readonly most: Counter }
  | { readonly mastery: 0 | 1 | 2 }
  | { readonly count: Counter; readonly atLeast: number }
  | { readonly count: Counter; readonly atMost: number }
)

export interface Quest {
  readonly id: string
  readonly halves: readonly [Half, Half]
}

const quest = (id: string, first: Half, second: Half): Quest => ({ id, halves: [first, second] })
const hold = (points: number, region: CoreRegion): Half => ({ points, hold: region })
const most = (points: number, counter: Counter): Half => ({ points, most: counter })
const mastery = (points: number, attribute: 0 | 1 | 2): Half => ({ points, mastery: attribute })
const atLeast = (points: number, count: Counter, n: number): Half => ({ points, count, atLeast: n })
const atMost = (points: number, count: Counter, n: number): Half => ({ points, count, atMost: n })

export const QUESTS: readonly Quest[] = [
  quest('awakening-the-dawn', hold(2, 'spire'), most(5, 'wisdom')),
  quest('carpe-diem', hold(2, 'command-post'), atLeast(5, 'mount', 5)),
  quest('control-issues', hold(2, 'library'), most(5, 'vision')),
  quest('no-evil-here', hold(2, 'maw'), atLeast(5, 'defeated', 3)),
  quest('exoneration', atLeast(3, 'companionColours', 3), atLeast(4, 'vindicated', 1)),
  quest('genius-of-innovation', atLeast(1, 'inspirationTiles', 1), mastery(7, 0)),
  quest('intellectual-superiority', atLeast(1, 'knowledgeTiles', 1), mastery(7, 1)),
  quest('brawny-bulk', atLeast(1, 'strengthTiles', 1), mastery(7, 2)),
  quest('party-time', hold(2, 'inn'), atLeast(5, 'companions', 4)),
  quest('motivational-leadership', hold(2, 'shrine'), most(5, 'conviction')),
  quest('power-within', hold(2, 'tomb'), atLeast(5, 'attained', 3)),
  quest('prized-crackerjack', atLeast(3, 'potential', 5), atLeast(4, 'tilesEver', 3)),
  quest('profit-of-discipline', hold(2, 'fort'), most(5, 'courage')),
  quest('promise-to-yourself', hold(2, 'monastery'), atMost(5, 'potential', 0)),
  quest('rise-of-the-polymath', atLeast(3, 'regions', 2), atLeast(4, 'heroicKindsEver', 3)),
  quest('trinkets-of-the-tower', hold(2, 'tower'), atLeast(5, 'acquired', 3)),
]
