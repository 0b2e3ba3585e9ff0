// The back of a card: its deck and nothing else.
import type { CSSProperties } from 'react'
import { Icon } from '../../components/icon.tsx'
import { useWords } from '../../text/language.ts'
import type { CardLook } from './look.ts'
import style from './card-back.module.css'

export function CardBack({ of }: { readonly of: Pick<CardLook, 'sort' | 'sign' | 'colour'> }) {
  const { t, say } = useWords()
  const colour: CSSProperties & Record<'--deck', string> = { '--deck': of.colour }
  return (
    <span
      className={style['back']}
      data-form="stub"
      style={colour}
      role="img"
      aria-label={t('card.back', { deck: say(of.sort) })}
    >
      <Icon path={of.sign} size="45%" />
    </span>
  )
}
