// The icons in the corner of a building: its products, its book and its beds.
import { type Building, COUNTED, type Counted } from '@lorehall/now-or-never/client'
import { SIGN } from '../../counted.ts'
import { ICONS } from '../../icons/icons.ts'

export interface TileSign {
  readonly what: Counted | 'bed'
  /** Shown before the icon if it is more than 1. */
  readonly n: number
}

const BED = ICONS['night-sleep']

export const signPath = (what: TileSign['what']): string => (what === 'bed' ? BED : SIGN[what])

export function signsOf({ produces, book, beds }: Building): readonly TileSign[] {
  const made = COUNTED.flatMap((what) => {
    const n = produces[what] ?? 0
    return n > 0 ? [{ what, n }] : []
  })
  return [
    ...made,
    ...(book ? [{ what: 'book', n: 1 } as const] : []),
    ...(beds > 0 ? [{ what: 'bed', n: beds } as const] : []),
  ]
}
