// Vindication's cards, by their ids.
import { CardFrame } from '../../../table/cards/card-frame.tsx'
import type { CardThingProps } from '../../../table/cards/card-thing.tsx'
import type { Mark } from '../../../table/module-parts.ts'
import { lookOf } from './looks.ts'

export interface CardProps extends Pick<CardThingProps, 'form' | 'seat' | 'active' | 'spent'> {
  readonly id: string
  /** Loyalty on a companion. */
  readonly blocks?: number | undefined
  /** Charges on a relic. */
  readonly charges?: number | undefined
  /** What modules have laid on it. */
  readonly marks?: readonly Mark[] | undefined
}

const ON_CARD = { x: 0, y: 0, letters: 0 }

/** The first of the marks is the one that shows. */
export function overOf([mark]: readonly Mark[]): Pick<CardThingProps, 'over' | 'mark'> {
  if (mark === undefined) return {}
  const { draw, title } = mark
  return {
    ...(draw === undefined ? {} : { over: draw(ON_CARD) }),
    ...(title === undefined ? {} : { mark: title }),
  }
}

/** A card that is looked at. */
export function Card({
  id,
  blocks,
  charges,
  marks = [],
  ...rest
}: CardProps & { readonly quiet?: boolean; readonly sources?: boolean }) {
  const look = lookOf(id)
  if (look === undefined) return null
  return <CardFrame look={look} lying={blocks ?? charges} {...overOf(marks)} {...rest} />
}
