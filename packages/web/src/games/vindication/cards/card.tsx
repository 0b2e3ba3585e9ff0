// Vindication's cards, by id.
import { CardFrame } from '../../../table-ui/cards/card-frame.tsx'
import type { CardThingProps } from '../../../table-ui/cards/card-thing.tsx'
import type { Mark } from '../../../table-ui/module-parts.ts'
import { lookOf } from './looks.ts'

export interface CardProps extends Pick<CardThingProps, 'form' | 'seat' | 'active' | 'spent'> {
  readonly id: string
  /** Loyalty on a companion. */
  readonly blocks?: number | undefined
  /** Charges on a relic. */
  readonly charges?: number | undefined
  /** Tokens of modules on it. */
  readonly marks?: readonly Mark[] | undefined
}

const ON_CARD = { x: 0, y: 0, letters: 0 }

/** Only the first mark is drawn. */
export function overOf([mark]: readonly Mark[]): Pick<CardThingProps, 'over' | 'mark'> {
  if (mark === undefined) return {}
  const { draw, title } = mark
  return {
    ...(draw === undefined ? {} : { over: draw(ON_CARD) }),
    ...(title === undefined ? {} : { mark: title }),
  }
}

/** A card to look at; it can't be clicked. */
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
