// Now or Never's cards, by their ids.
import { CardFrame, type CardProps } from '../../../table/cards/card-frame.tsx'
import { lookOf } from './looks.ts'

/** A card that is looked at. */
export function Card({ id, ...rest }: Omit<CardProps, 'look'> & { readonly id: string }) {
  const look = lookOf(id)
  return look === undefined ? null : <CardFrame look={look} {...rest} />
}
