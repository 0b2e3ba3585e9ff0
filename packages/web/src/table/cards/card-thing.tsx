// A card on the table that can be touched: it carries its place, glows when asked for, and enlarges.
import { memo } from 'react'
import { useWords } from '../../text/language.ts'
import { useThing } from '../thing.ts'
import { CardFace } from './card-face.tsx'
import type { CardProps } from './card-frame.tsx'
import { usePeek } from './card-peek.tsx'
import type { CardLook } from './look.ts'
import style from './card.module.css'

export interface CardThingProps extends Omit<CardProps, 'quiet'> {
  /** What lies on it, in words. */
  readonly says?: string | undefined
}

/** "2 strength", for each token it gives. */
function given({ tokens }: CardLook, say: (text: string) => string): string[] {
  const names = [...new Set(tokens.map(({ name }) => name))]
  return names.map((name) => `${tokens.filter((token) => token.name === name).length} ${say(name)}`)
}

export const CardThing = memo(function CardThing({ says, ...card }: CardThingProps) {
  const { t, say } = useWords()
  const { look, size, active } = card
  const at = `card:${look.id}`
  const facts = [
    say(look.name),
    ...given(look, say),
    ...(says === undefined ? [] : [says]),
    ...(active === true ? [t('card.active')] : []),
    say(look.text.join(' ')),
  ]
  // Spoken from its content, since what stands on a card is more than its name.
  const { onClick, 'aria-label': spoken, ...thing } = useThing(at, facts.join(', '))
  const { handlers, peek, hold } = usePeek(card, at)
  const small = size === 'small'
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
      <CardFace {...card} quiet />
      {small && peek}
    </div>
  )
})
