// The Courtyard: Serfs that can follow and muster, and who else is at home.
import { HEROES, nameOf } from '@lorehall/heroes/face'
import type { Update } from '@lorehall/host'
import { Icon } from '../../../components/icon.tsx'
import { UNIT_SIGN } from '../counted.ts'
import { valuesOf } from '../facts.ts'
import { isSettled, playerOf } from '../view.ts'
import style from './courtyard.module.css'
import { useWords } from './words.ts'

export function Courtyard({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const { t, say } = useWords()
  const player = playerOf(update, seat)
  if (player === undefined || !isSettled(player)) return null
  const { capital, serfs, warriors, heroes, faction } = player
  const units = valuesOf(update).factions[faction]?.units
  const follow = serfs[capital] ?? 0
  const home = HEROES.filter((hero) => heroes[hero].at === capital && heroes[hero].aboard === '')
  const colour = { ['--seat' as string]: `var(--seat-${seat})` }
  return (
    <section className={style['yard']} style={colour} aria-label={t('own.courtyard')}>
      <h3 aria-hidden>{t('own.courtyard')}</h3>
      <div>
        <span className={style['men']}>
          <span title={t('unit.serf', { n: follow })}>
            <Icon path={UNIT_SIGN.serf} size="18px" />
            <b>{follow}</b>
            <span className="unseen">{t('unit.serf', { n: follow })}</span>
          </span>
          <span title={t('unit.warrior', { n: warriors[capital] ?? 0 })}>
            <Icon path={UNIT_SIGN.warrior} size="17px" />
            <b>{warriors[capital] ?? 0}</b>
            <span className="unseen">{t('unit.warrior', { n: warriors[capital] ?? 0 })}</span>
          </span>
        </span>
        {home.length > 0 && (
          <span className={style['heroes']}>
            {home.map((hero) => say(nameOf(units?.[hero] ?? '')).split(' ')[0]).join(', ')}
          </span>
        )}
        <span className={style['follow']}>{t('own.follow', { n: follow })}</span>
      </div>
    </section>
  )
}
