// A card of the toy: its name and what it does, on plain paper.
import { useWords } from '../src/text/language.ts'
import { CARDS_EN } from './en.ts'
import style from './toy.module.css'

export const CARDS = ['bolt', 'boon', 'counter', 'gem'] as const
type CardId = (typeof CARDS)[number]

export const cardNamed = (id: string): CardId | undefined => CARDS.find((card) => card === id)

export function CardFace({ id, small = false }: { readonly id: string; readonly small?: boolean }) {
  const { say } = useWords()
  const card = cardNamed(id)
  if (card === undefined) return null
  return (
    <span className={style['card']} data-small={small}>
      <strong>{say(CARDS_EN[card].name)}</strong>
      {!small && <span>{say(CARDS_EN[card].text)}</span>}
    </span>
  )
}
