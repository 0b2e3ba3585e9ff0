// What there is of another player at a glance: hearts, coins, goods, and whom of theirs one may use.
import type { Update } from '@lorehall/host'
import { GOODS } from '@lorehall/now-or-never/face'
import { memo, useContext } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { Panels } from '../../../table/panels.tsx'
import { StripOf } from '../../../table/players/strip-of.ts'
import { Tick } from '../../../table/tick.tsx'
import { SIGN } from '../counted.ts'
import { GoodMark } from '../pieces/good-mark.tsx'
import { playerOf, type PlayerView } from '../view.ts'
import { tracksOf } from './facts.ts'
import { Helpers } from './helpers.tsx'
import { modulesInPlay } from '../cards/box.ts'
import style from './other.module.css'
import { useWords } from './words.ts'

export function Other({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const { t } = useWords()
  const strip = useContext(StripOf)
  const player = playerOf(update, seat)
  if (player === undefined || strip === 'line') return null
  return (
    <>
      <Has player={player} most={tracksOf(update, seat).hearts.of} />
      <div className={style['use']}>
        <Helpers update={update} seat={seat} />
        {player.passed && <span className={style['passed']}>{t('other.passed')}</span>}
      </div>
      <Panels of={modulesInPlay().panels.row} update={update} seat={seat} />
    </>
  )
}

interface HasProps {
  readonly player: PlayerView
  readonly most: number
}

const Has = memo(function Has({ player, most }: HasProps) {
  const { t } = useWords()
  const { hearts, coins, books, goods } = player
  return (
    <ul className={style['has']}>
      <li title={t('counted.heart')} className={style['hearts']}>
        <Icon path={SIGN.heart} size="13px" />
        <Tick n={hearts} />
        <span>/{most}</span>
        <span className="unseen">{t('counted.heart')}</span>
      </li>
      <li title={t('counted.coin')}>
        <Icon path={SIGN.coin} size="14px" />
        <Tick n={coins} />
        <span className="unseen">{t('counted.coin')}</span>
      </li>
      {books > 0 && (
        <li title={t('counted.book')}>
          <Icon path={SIGN.book} size="14px" />
          <Tick n={books} />
          <span className="unseen">{t('counted.book')}</span>
        </li>
      )}
      {GOODS.filter((good) => goods[good] > 0).map((good) => (
        <li key={good} title={t(`counted.${good}`)}>
          <GoodMark good={good} size={14} />
          <Tick n={goods[good]} />
          <span className="unseen">{t(`counted.${good}`)}</span>
        </li>
      ))}
    </ul>
  )
})
