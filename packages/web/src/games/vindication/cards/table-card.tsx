// Vindication's cards on the table, where they can be touched and things lie on them.
import { CardThing, type CardThingProps } from '../../../table/cards/card-thing.tsx'
import { useWords } from '../text/own.ts'
import { type CardProps, overOf } from './card.tsx'
import { lookOf } from './looks.ts'

type Lying = Pick<CardProps, 'blocks' | 'charges' | 'marks'>

/** What lies on a card, drawn and in words. */
export function useLying(): (on: Lying) => Pick<CardThingProps, 'lying' | 'says' | 'over' | 'mark'> {
  const { t } = useWords()
  return ({ blocks, charges, marks = [] }) => {
    const n = blocks ?? charges ?? 0
    const words = [
      ...(n === 0 ? [] : [t(charges === undefined ? 'card.blocks' : 'card.charges', { n })]),
      ...marks.map(({ said }) => said),
    ]
    return {
      lying: n,
      says: words.length === 0 ? undefined : words.join(', '),
      ...overOf(marks.filter(({ seenByPlace = false }) => !seenByPlace)),
    }
  }
}

/** A card that can be touched. */
export function TableCard({ id, blocks, charges, marks, ...rest }: CardProps) {
  const lying = useLying()
  const look = lookOf(id)
  return look === undefined ? null : (
    <CardThing look={look} {...lying({ blocks, charges, marks })} {...rest} />
  )
}
