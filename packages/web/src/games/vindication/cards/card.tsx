// Vindication's cards, by their ids.
import { CardFrame } from '../../../table/cards/card-frame.tsx'
import { CardThing, type CardThingProps } from '../../../table/cards/card-thing.tsx'
import { BlackBlock } from '../modules/black-block.tsx'
import { useWords } from '../text/own.ts'
import { lookOf } from './looks.ts'

interface CardProps extends Pick<CardThingProps, 'form' | 'seat' | 'active' | 'spent'> {
  readonly id: string
  /** Loyalty on a companion. */
  readonly blocks?: number | undefined
  /** Charges on a relic. */
  readonly charges?: number | undefined
  /** A black block lies on it. */
  readonly marked?: boolean | undefined
}

/** How a black block shows on a card, where one lies there. */
function useBlack(): (marked: boolean | undefined) => Pick<CardThingProps, 'over' | 'mark'> {
  const { t } = useWords()
  return (marked) => (marked === true ? { over: <BlackBlock />, mark: t('black.card') } : {})
}

/** A card that is looked at. */
export function Card({
  id,
  blocks,
  charges,
  marked,
  ...rest
}: CardProps & { readonly quiet?: boolean; readonly sources?: boolean }) {
  const black = useBlack()
  const look = lookOf(id)
  if (look === undefined) return null
  return <CardFrame look={look} lying={blocks ?? charges} {...black(marked)} {...rest} />
}

type Lying = Pick<CardProps, 'blocks' | 'charges' | 'marked'>

/** What lies on a card, drawn and in words. */
export function useLying(): (on: Lying) => Pick<CardThingProps, 'lying' | 'says' | 'over' | 'mark'> {
  const { t } = useWords()
  const black = useBlack()
  return ({ blocks, charges, marked }) => {
    const n = blocks ?? charges ?? 0
    const words = [
      ...(n === 0 ? [] : [t(charges === undefined ? 'card.blocks' : 'card.charges', { n })]),
      ...(marked === true ? [t('black.on')] : []),
    ]
    return { lying: n, says: words.length === 0 ? undefined : words.join(', '), ...black(marked) }
  }
}

/** A card that can be touched. */
export function TableCard({ id, blocks, charges, marked, ...rest }: CardProps) {
  const lying = useLying()
  const look = lookOf(id)
  return look === undefined ? null : (
    <CardThing look={look} {...lying({ blocks, charges, marked })} {...rest} />
  )
}
