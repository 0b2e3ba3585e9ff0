// A card on the table that can be touched: it carries its place and glows when asked for.
import { memo, useContext } from 'react'
import { useWords } from '../../text/language.ts'
import { useThing } from '../thing.ts'
import { CardFrame, type CardProps } from './card-frame.tsx'
import { holdsWords } from './fan.ts'
import type { CardLook } from './look.ts'
import { StubRoom } from './stub-room.ts'
import style from './card-thing.module.css'

export interface CardThingProps extends Omit<CardProps, 'quiet' | 'broad' | 'wordy' | 'roomy' | 'sources'> {
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
  const { look, form, active } = card
  const text = say(look.text.join(' '))
  const facts = [
    say(look.name),
    ...given(look, say),
    ...(look.note === null ? [] : [say(look.note.title)]),
    ...(says === undefined ? [] : [says]),
    ...(active === true ? [t('card.active')] : []),
    text,
  ]
  // Spoken from its content, since what stands on a card is more than its name.
  const stub = form === 'stub'
  const { 'aria-label': spoken, ...thing } = useThing(look.at, facts.join(', '), !stub)
  const room = useContext(StubRoom)
  const wordy = stub && room !== null && holdsWords(room, say(look.called), text)
  const roomy = wordy && room.height === Infinity
  return (
    <div {...thing} className={style['thing']}>
      <span className="unseen">{spoken}</span>
      <CardFrame {...card} broad={stub && room !== null} wordy={wordy} roomy={roomy} quiet />
    </div>
  )
})
