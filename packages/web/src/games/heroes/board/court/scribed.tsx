// Scribed Spells in their slots, each turned to show whether it is ready.
import { memo } from 'react'
import { nameOf } from '../../cards/names.ts'
import lying from '../../../../table-ui/thing.module.css'
import { useSpoken } from '../../pieces/use-spoken.tsx'
import type { PlayerView } from '../../view.ts'
import { useWords } from './words.ts'
import style from './court.module.css'

type Turned = PlayerView['scribed'][number]['turned']

export function Scribed({ player }: { readonly player: PlayerView }) {
  const { t } = useWords()
  const { scribed, level } = player
  return (
    <section className={style['scribed']} aria-label={t('court.scribed')}>
      <h3>{t('court.scribed')}</h3>
      {scribed.map(({ card, turned }) => (
        <One key={card} card={card} turned={turned} />
      ))}
      {Array.from({ length: Math.max(0, level - scribed.length) }, (_, i) => (
        <span key={i} className={style['free']}>
          {t('court.scribed.free')}
        </span>
      ))}
    </section>
  )
}

const One = memo(function One({ card, turned }: { readonly card: string; readonly turned: Turned }) {
  const { t, say } = useWords()
  const name = say(nameOf(card))
  const { thing, spoken } = useSpoken(`spell:${card}`, `${name}, ${t(`turned.${turned}`)}`)
  return (
    <div {...thing} className={`${lying['thing']} ${style['one']}`} data-turned={turned}>
      {spoken}
      <span aria-hidden>
        {name}: <b>{t(`turned.${turned}`)}</b>
      </span>
    </div>
  )
})
