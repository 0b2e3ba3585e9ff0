// Vindication's cards on the table, where they can be clicked and have blocks, charges and marks on them.
import { CardThing, type CardThingProps } from '../../../table-ui/cards/card-thing.tsx'
import { useWords } from '../text/own.ts'
import { type CardProps, overOf } from './card.tsx'
import { lookOf } from './looks.ts'

type Lying = Pick<CardProps, 'blocks' | 'charges' | 'marks'>

/** The things on a card, drawn and as text. */
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

/** A card that can be clicked. */
export function TableCard({ id, blocks, charges, marks, ...rest }: CardProps) {
  const lying = useLying()
  const look = lookOf(id)
  return look === undefined ? null : (
    <CardThing look={look} {...lying({ blocks, charges, marks })} {...rest} />
  )
}
