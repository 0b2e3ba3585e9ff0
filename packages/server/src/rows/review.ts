// How a review is stored. It names the people of its table, so it is kept only if all of them still exist.
import type { Review } from '@lorehall/host'
import { measured } from '../guard/charged.ts'
import type { ListedTable } from '../storage.ts'

const parsed: (text: string) => Review = JSON.parse

export const readReview = (text: string): Review => measured(() => parsed(text))

export const peopleAt = ({ seats }: Pick<ListedTable, 'seats'>): number =>
  seats.filter(({ person }) => person !== null).length
