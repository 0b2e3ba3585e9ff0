// What one can pay with, in one line of a phone.
import type { Update } from '@lorehall/host'
import { GOODS } from '@lorehall/now-or-never/face'
import { Count, Counts } from '../../../table/players/counts.tsx'
import { Tick } from '../../../table/tick.tsx'
import { SIGN } from '../counted.ts'
import { GoodMark } from '../pieces/good-mark.tsx'
import { playerOf } from '../view.ts'
import style from './own-line.module.css'
import { useWords } from './words.ts'

export function OwnLine({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const { t } = useWords()
  const player = playerOf(update, seat)
  if (player === undefined) return null
  return (
    <>
      <Counts>
        <Count sign={SIGN.heart} n={player.hearts} name={t('counted.heart')} />
        <Count sign={SIGN.mana} n={player.mana} name={t('counted.mana')} />
        <Count sign={SIGN.coin} n={player.coins} name={t('counted.coin')} />
      </Counts>
      <ul className={style['goods']}>
        {GOODS.map((good) => (
          <li key={good} title={t(`counted.${good}`)}>
            <GoodMark good={good} size={15} />
            <Tick n={player.goods[good]} />
            <span className="unseen">{t(`counted.${good}`)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
