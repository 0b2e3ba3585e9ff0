// Another player at a glance: hearts, coins, goods, and specialists that may be used.
import type { Update } from '@lorehall/host'
import { GOODS } from '@lorehall/now-or-never/client'
import { memo, useContext } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { Panels } from '../../../table-ui/panels.tsx'
import { Has, Held } from '../../../table-ui/players/has.tsx'
import { StripOf } from '../../../table-ui/players/strip-of.ts'
import { Tick } from '../../../table-ui/tick.tsx'
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
      <Goods player={player} most={tracksOf(update, seat).hearts.of} />
      <div className={style['use']}>
        <Helpers update={update} seat={seat} />
        {player.passed && <span className={style['passed']}>{t('other.passed')}</span>}
      </div>
      <Panels of={modulesInPlay().panels.row} update={update} seat={seat} />
    </>
  )
}

interface GoodsProps {
  readonly player: PlayerView
  readonly most: number
}

const Goods = memo(function Goods({ player, most }: GoodsProps) {
  const { t } = useWords()
  const { hearts, coins, books, goods } = player
  return (
    <Has apart={3}>
      <Held name={t('counted.heart')} className={style['hearts']}>
        <Icon path={SIGN.heart} size="13px" />
        <Tick n={hearts} />
        <span>/{most}</span>
      </Held>
      <Held name={t('counted.coin')}>
        <Icon path={SIGN.coin} size="14px" />
        <Tick n={coins} />
      </Held>
      {books > 0 && (
        <Held name={t('counted.book')}>
          <Icon path={SIGN.book} size="14px" />
          <Tick n={books} />
        </Held>
      )}
      {GOODS.filter((good) => goods[good] > 0).map((good) => (
        <Held key={good} name={t(`counted.${good}`)}>
          <GoodMark good={good} size={14} />
          <Tick n={goods[good]} />
        </Held>
      ))}
    </Has>
  )
})
