// A clickable card on the table, highlighted when an option points at it.
import { memo, useContext } from 'react'
import { useWords } from '../../text/language.ts'
import { useThing } from '../thing.ts'
import { CardFrame, type CardProps } from './card-frame.tsx'
import { holdsWords } from './fan.ts'
import type { CardLook } from './look.ts'
import { StubArea } from './stub-area.ts'
import style from './card-thing.module.css'

export interface CardThingProps extends Omit<CardProps, 'quiet' | 'broad' | 'wordy' | 'roomy' | 'sources'> {
  /** The things on it, as text. */
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
  // The text is hidden content instead of an `aria-label`, because a card says more than its name.
  const stub = form === 'stub'
  const { 'aria-label': spoken, ...thing } = useThing(look.at, facts.join(', '), !stub)
  const area = useContext(StubArea)
  const wordy = stub && area !== null && holdsWords(area, say(look.called), text)
  const wide = wordy && area.height === Infinity
  return (
    <div {...thing} className={style['thing']}>
      <span className="unseen">{spoken}</span>
      <CardFrame {...card} broad={stub && area !== null} wordy={wordy} wide={wide} quiet />
    </div>
  )
})
