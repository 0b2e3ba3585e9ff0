// A card on the table that can be touched: it carries its place, glows when asked for, and enlarges.
import { memo } from 'react'
import { useThing } from '../../../table/thing.ts'
import { useWords } from '../text/own.ts'
import { CardFace, type CardFaceProps } from './card-face.tsx'
import { usePeek } from './card-peek.tsx'
import { faceOf, givesOf } from './faces.ts'
import style from './card-face.module.css'

export const CardThing = memo(function CardThing(props: Omit<CardFaceProps, 'quiet'>) {
  const { t, say } = useWords()
  const at = `card:${props.id}`
  const face = faceOf(props.id)
  const lying = props.blocks ?? props.charges ?? 0
  const facts = [
    say(face?.name ?? props.id),
    ...(face === undefined ? [] : givesOf(face).map(([name, n]) => `${n} ${t(`attribute.${name}`)}`)),
    ...(lying > 0 ? [t(props.charges === undefined ? 'card.blocks' : 'card.charges', { n: lying })] : []),
    ...(props.active === true ? [t('card.active')] : []),
    ...(props.marked === true ? [t('black.on')] : []),
    ...(face === undefined ? [] : [say(face.text)]),
  ]
  // Spoken from its content, since what stands on a card is more than its name.
  const { onClick, 'aria-label': spoken, ...thing } = useThing(at, facts.join(', '))
  const { handlers, peek, hold } = usePeek(props, at)
  const small = props.size === 'small'
  return (
    <div
      {...thing}
      {...(small ? handlers : {})}
      onClick={(event) => {
        // Where nothing can be done with it, a touch holds the card up.
        if (small && thing['data-lit'] === undefined && thing['data-why'] === undefined)
          hold(event.currentTarget)
        else hold(null)
        onClick(event)
      }}
      className={style['thing']}
    >
      <span className="unseen">{spoken}</span>
      <CardFace {...props} quiet />
      {small && peek}
    </div>
  )
})
