// The cards of another player as small arms: blocks are counted on them, pointing enlarges them.
import { memo } from 'react'
import { SeatMark } from '../../components/frame-seat.tsx'
import { useWords } from '../../text/language.ts'
import { useThing } from '../thing.ts'
import type { CardThingProps } from './card-thing.tsx'
import { usePeek } from './card-peek.tsx'
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
  const at = `card:${look.id}`
  const { onClick, ...thing } = useThing(
    at,
    [say(look.name), ...(says === undefined ? [] : [says])].join(', '),
  )
  const { handlers, peek, hold } = usePeek(card, at)
  return (
    <div
      {...thing}
      {...handlers}
      onClick={(event) => {
        hold(thing['data-lit'] === undefined ? event.currentTarget : null)
        onClick(event)
      }}
      className={style['arms']}
      data-active={active}
    >
      <Heraldry coat={look.coat} className={style['coat']} />
      {card.over}
      {lying > 0 && (
        <span className={style['on']} aria-hidden>
          <SeatMark seat={seat} size={10} />
          {lying}
        </span>
      )}
      {peek}
    </div>
  )
})
