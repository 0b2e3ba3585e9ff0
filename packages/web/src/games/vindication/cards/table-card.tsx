// Vindication's cards on the table, where they can be touched and things lie on them.
import { CardThing, type CardThingProps } from '../../../table/cards/card-thing.tsx'
import { staysWords } from '../modules/pets.ts'
import { useWords } from '../text/own.ts'
import { type CardProps, useOver } from './card.tsx'
import { lookOf } from './looks.ts'

type Lying = Pick<CardProps, 'blocks' | 'charges' | 'marked' | 'favor' | 'master'>

/** What lies on a card, drawn and in words. With whom a pet stays is seen by where it lies. */
export function useLying(): (on: Lying) => Pick<CardThingProps, 'lying' | 'says' | 'over' | 'mark'> {
  const own = useWords()
  const { t } = own
  const over = useOver()
  return ({ blocks, charges, marked, favor = null, master }) => {
    const n = blocks ?? charges ?? 0
    const words = [
      ...(n === 0 ? [] : [t(charges === undefined ? 'card.blocks' : 'card.charges', { n })]),
      ...(master === undefined ? [] : [staysWords(master, own)]),
      ...(marked === true ? [t('black.on')] : []),
      ...(favor === null ? [] : [t('favor.board')]),
    ]
    return { lying: n, says: words.length === 0 ? undefined : words.join(', '), ...over({ marked, favor }) }
  }
}

/** A card that can be touched. */
export function TableCard({ id, blocks, charges, marked, favor, master, ...rest }: CardProps) {
  const lying = useLying()
  const look = lookOf(id)
  return look === undefined ? null : (
    <CardThing look={look} {...lying({ blocks, charges, marked, favor, master })} {...rest} />
  )
}
