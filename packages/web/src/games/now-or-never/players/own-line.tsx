// The player's means to pay, in one line on a phone.
import type { Update } from '@lorehall/host'
import { GOODS } from '@lorehall/now-or-never/client'
import { Count, Counts } from '../../../table-ui/players/counts.tsx'
import lying from '../../../table-ui/thing.module.css'
import { useThing } from '../../../table-ui/thing.ts'
import { Tick } from '../../../table-ui/tick.tsx'
import { SIGN } from '../counted.ts'
import { GoodMark } from '../pieces/good-mark.tsx'
import { playerOf, type PlayerView } from '../view.ts'
import { saleSum } from './facts.ts'
import style from './own-line.module.css'
import { useWords } from './words.ts'

export function OwnLine({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const { t } = useWords()
  const player = playerOf(update, seat)
  if (player === undefined) return null
  return (
    <>
      <div className={style['counts']}>
        <Counts>
          <Count sign={SIGN.heart} n={player.hearts} name={t('counted.heart')} />
          <Count sign={SIGN.mana} n={player.mana} name={t('counted.mana')} />
          <Count sign={SIGN.coin} n={player.coins} name={t('counted.coin')} />
          <Count sign={SIGN.xp} n={player.xp} name={t('counted.xp')} />
          <Count sign={SIGN.book} n={player.books} name={t('counted.book')} />
        </Counts>
      </div>
      <Goods player={player} sum={saleSum(update, seat)} />
    </>
  )
}

interface GoodsProps {
  readonly player: PlayerView
  /** The coins that all goods sell for. */
  readonly sum: number
}

/** A tap sells all of them. */
function Goods({ player, sum }: GoodsProps) {
  const { t } = useWords()
  const names = GOODS.map((good) => t(`counted.${good}`)).join(', ')
  // The name has the visible numbers in their order.
  const counts = GOODS.map((good) => player.goods[good]).join(' ')
  const thing = useThing('market', `${names}: ${counts}. ${t('own.sell', { n: sum })}`)
  return (
    <div {...thing} className={`${lying['thing']} ${style['goods']}`}>
      {GOODS.map((good) => (
        <span key={good}>
          <GoodMark good={good} size={15} />
          <Tick n={player.goods[good]} />{' '}
        </span>
      ))}
    </div>
  )
}
