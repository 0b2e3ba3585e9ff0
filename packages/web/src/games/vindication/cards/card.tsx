// Vindication's cards, by their ids.
import { CardFrame } from '../../../table/cards/card-frame.tsx'
import type { CardThingProps } from '../../../table/cards/card-thing.tsx'
import { BlackBlock } from '../modules/black-block.tsx'
import { FavorOver } from '../modules/favor-token.tsx'
import { staysWords } from '../modules/pets.ts'
import { useWords } from '../text/own.ts'
import { lookOf } from './looks.ts'

export interface CardProps extends Pick<CardThingProps, 'form' | 'seat' | 'active' | 'spent'> {
  readonly id: string
  /** Loyalty on a companion. */
  readonly blocks?: number | undefined
  /** Charges on a relic. */
  readonly charges?: number | undefined
  /** A black block lies on it. */
  readonly marked?: boolean | undefined
  /** Whose favor lies on it. */
  readonly favor?: number | null | undefined
  /** The companion a pet stays with; empty: it sleeps. */
  readonly master?: string | undefined
}

/** How a black block or a favor token shows on a card, where one lies there, and with whom a pet stays. */
export function useOver(): (
  on: Pick<CardProps, 'marked' | 'favor' | 'master'>,
) => Pick<CardThingProps, 'over' | 'mark'> {
  const words = useWords()
  const { t } = words
  return ({ marked, favor = null, master }) => {
    if (marked === true) return { over: <BlackBlock />, mark: t('black.card') }
    if (favor !== null) return { over: <FavorOver seat={favor} />, mark: t('favor.board') }
    return master === undefined ? {} : { mark: staysWords(master, words) }
  }
}

/** A card that is looked at. */
export function Card({
  id,
  blocks,
  charges,
  marked,
  favor,
  master,
  ...rest
}: CardProps & { readonly quiet?: boolean; readonly sources?: boolean }) {
  const over = useOver()
  const look = lookOf(id)
  if (look === undefined) return null
  return <CardFrame look={look} lying={blocks ?? charges} {...over({ marked, favor, master })} {...rest} />
}
