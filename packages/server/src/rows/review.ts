// How a review is stored. It names the people of its table, so it is kept only if all of them still exist.
import type { Review } from '@lorehall/host'
import type { ListedTable } from '../storage.ts'

export const readReview: (text: string) => Review = JSON.parse

export const peopleAt = ({ seats }: Pick<ListedTable, 'seats'>): number =>
  seats.filter(({ person }) => person !== null).length
