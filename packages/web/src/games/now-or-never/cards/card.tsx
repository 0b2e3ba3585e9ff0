// Now or Never's cards, by id.
import { CardFrame, type CardProps } from '../../../table-ui/cards/card-frame.tsx'
import { lookOf } from './looks.ts'

/** A card to look at; it can't be clicked. */
export function Card({ id, ...rest }: Omit<CardProps, 'look'> & { readonly id: string }) {
  const look = lookOf(id)
  return look === undefined ? null : <CardFrame look={look} {...rest} />
}
