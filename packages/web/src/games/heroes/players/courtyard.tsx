// The Courtyard: Serfs that can follow and muster, and other Units there.
import { HEROES, HIRELINGS } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import { FigureIcon } from '../figures/figure-icon.tsx'
import { HeroFace } from '../figures/hero-face.tsx'
import { valuesOf } from '../facts.ts'
import { isSettled, playerOf } from '../view.ts'
import { nameOf, shortName } from '../cards/names.ts'
import style from './courtyard.module.css'
import { useWords } from './words.ts'

export function Courtyard({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const { t, say } = useWords()
  const player = playerOf(update, seat)
  if (player === undefined || !isSettled(player)) return null
  const { capital, serfs, warriors, heroes, faction } = player
  const units = valuesOf(update).factions[faction]?.units
  const follow = serfs[capital] ?? 0
  const home = [...HEROES, ...HIRELINGS].filter(
    (hero) => heroes[hero]?.at === capital && heroes[hero].aboard === '',
  )
  return (
    <section className={style['yard']} aria-label={t('own.courtyard')}>
      <h3 aria-hidden>{t('own.courtyard')}</h3>
      <div>
        <span className={style['men']}>
          <span title={t('unit.serf', { n: follow })}>
            <FigureIcon faction={faction} id="serf" seat={seat} size="24px" />
            <b>{follow}</b>
            <span className="unseen">{t('unit.serf', { n: follow })}</span>
          </span>
          <span title={t('unit.warrior', { n: warriors[capital] ?? 0 })}>
            <FigureIcon faction={faction} id="warrior" seat={seat} size="26px" />
            <b>{warriors[capital] ?? 0}</b>
            <span className="unseen">{t('unit.warrior', { n: warriors[capital] ?? 0 })}</span>
          </span>
        </span>
        {home.length > 0 && (
          <span className={style['heroes']}>
            {home.map((hero) => {
              const id = units?.[hero] ?? ''
              const name = say(nameOf(id))
              return (
                <span key={hero} title={name}>
                  <HeroFace faction={faction} hero={hero} seat={seat} size="20px" />
                  {say(shortName(id))}
                </span>
              )
            })}
          </span>
        )}
        <span className={style['follow']}>{t('own.follow', { n: follow })}</span>
      </div>
    </section>
  )
}
