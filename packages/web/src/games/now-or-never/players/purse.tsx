// A player's resources: coins, experience, books, goods, and search tokens, which pay coins.
import { type Good, GOODS } from '@lorehall/now-or-never/client'
import { memo } from 'react'
import { Icon } from '../../../components/icon.tsx'
import lying from '../../../table-ui/thing.module.css'
import { useThing } from '../../../table-ui/thing.ts'
import { Tick } from '../../../table-ui/tick.tsx'
import { SIGN } from '../counted.ts'
import { ICONS } from '../icons/icons.ts'
import { GoodMark } from '../pieces/good-mark.tsx'
import type { PlayerView } from '../view.ts'
import style from './purse.module.css'
import { useWords } from './words.ts'

interface OfPlayer {
  readonly player: PlayerView
}

export const Purse = memo(function Purse({ player }: OfPlayer) {
  const { t } = useWords()
  const { coins, xp, books, tokens } = player
  return (
    <ul className={style['counts']} aria-label={t('own.counts')}>
      <CountOf sign={SIGN.coin} n={coins} name={t('counted.coin')} />
      <CountOf sign={SIGN.xp} n={xp} name={t('counted.xp')} />
      <CountOf sign={SIGN.book} n={books} name={t('counted.book')} />
      <CountOf sign={ICONS['flying-flag']} n={tokens.length} name={t('own.tokens')} />
    </ul>
  )
})

interface CountOfProps {
  readonly sign: string
  readonly n: number
  readonly name: string
}

function CountOf({ sign, n, name }: CountOfProps) {
  return (
    <li className={style['count']} title={name} data-none={n === 0}>
      <Icon path={sign} size="17px" />
      <b>
        <Tick n={n} />
      </b>
      <span className="unseen">{name}</span>
    </li>
  )
}

interface OwnGoodsProps extends OfPlayer {
  /** The coins that all goods sell for. */
  readonly sum: number
}

/** The goods one by one, and a button that sells all of them. */
export const OwnGoods = memo(function OwnGoods({ player, sum }: OwnGoodsProps) {
  const { t } = useWords()
  return (
    <section className={style['goods']} aria-label={t('own.goods')}>
      {GOODS.map((good) => (
        <OwnGood key={good} good={good} n={player.goods[good]} />
      ))}
      <SellAll sum={sum} />
    </section>
  )
})

const SellAll = memo(function SellAll({ sum }: { readonly sum: number }) {
  const { t } = useWords()
  // The name has the visible words in their order: people who speak to their computer say what they see.
  const thing = useThing('market', t('own.sell.named', { n: sum }), true)
  return (
    <div {...thing} className={`${lying['thing']} ${style['sell']}`} data-none={sum === 0}>
      <span aria-hidden>{t('own.sell.short')}</span>{' '}
      <b aria-hidden>
        <Icon path={SIGN.coin} size="14px" />
        <Tick n={sum} />
      </b>
    </div>
  )
})

const OwnGood = memo(function OwnGood({ good, n }: { readonly good: Good; readonly n: number }) {
  const { t } = useWords()
  const thing = useThing(`good:${good}`, t('own.good', { name: t(`counted.${good}`), n }))
  return (
    <div {...thing} className={`${lying['thing']} ${style['good']}`} data-none={n === 0}>
      <GoodMark good={good} size={22} />
      <b aria-hidden>
        <Tick n={n} />
      </b>
    </div>
  )
})
