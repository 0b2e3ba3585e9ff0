// The back of a card: its deck and nothing else.
import type { FaceDeck } from '@lorehall/vindication/face'
import type { CSSProperties } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { useWords } from '../text/own.ts'
import { deckColour, DECK_ICON } from './faces.ts'
import style from './card-face.module.css'

export function CardBack({
  deck,
  size = 'small',
}: {
  readonly deck: FaceDeck
  readonly size?: 'small' | 'full'
}) {
  const { t } = useWords()
  const colour: CSSProperties & Record<'--deck', string> = { '--deck': deckColour(deck) }
  return (
    <span
      className={style['back']}
      data-size={size}
      style={colour}
      role="img"
      aria-label={t('card.back', { deck: t(`card.deck.${deck}`) })}
    >
      <Icon name={DECK_ICON[deck]} size="45%" />
    </span>
  )
}
