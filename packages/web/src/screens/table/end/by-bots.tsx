// How many moves bots made for people, and why.
import type { Update } from '@lorehall/host'
import { useWords } from '../../../text/language.ts'
import style from './end-screen.module.css'

export function ByBots({ update: { stoodIn, seats } }: { readonly update: Update }) {
  const { t, say } = useWords()
  if (stoodIn.length === 0) return null
  return (
    <>
      <h3>{t('end.bots')}</h3>
      <ul className={style['bots']} data-do="by-bots">
        {stoodIn.map(({ seat, why, moves }) => (
          <li key={`${seat} ${why}`}>
            {t(`end.bots.${why}`, { name: say(seats[seat]?.name ?? ''), n: moves })}
          </li>
        ))}
      </ul>
    </>
  )
}
