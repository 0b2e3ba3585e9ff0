// Another player's cards as small coats of arms, with the number of blocks on each.
import { memo } from 'react'
import { SeatMark } from '../../components/frame-seat.tsx'
import { useWords } from '../../text/language.ts'
import { useThing } from '../thing.ts'
import type { CardThingProps } from './card-thing.tsx'
import { Heraldry } from './heraldry.tsx'
import style from './arms-row.module.css'

export type HeldCard = Omit<CardThingProps, 'form'>

export function ArmsRow({ cards }: { readonly cards: readonly HeldCard[] }) {
  if (cards.length === 0) return null
  return (
    <div className={style['row']}>
      {cards.map((card) => (
        <SmallArms key={card.look.id} {...card} />
      ))}
    </div>
  )
}

const SmallArms = memo(function SmallArms({ says, ...card }: HeldCard) {
  const { say } = useWords()
  const { look, lying = 0, seat = 0, active = false } = card
  const name = [say(look.name), ...(says === undefined ? [] : [says])].join(', ')
  const thing = useThing(look.at, name)
  return (
    <div {...thing} className={style['arms']} data-active={active}>
      <Heraldry coat={look.coat} className={style['coat']} />
      {card.over}
      {lying > 0 && (
        <span className={style['on']} aria-hidden>
          <SeatMark seat={seat} size={10} />
          {lying}
        </span>
      )}
    </div>
  )
})
