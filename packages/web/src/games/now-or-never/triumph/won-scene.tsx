// A fight is won: the last die, the fallen enemy behind two swords, and the reward.
import type { Update } from '@lorehall/host'
import { type Bag, COUNTED } from '@lorehall/now-or-never/client'
import { Icon } from '../../../components/icon.tsx'
import { Heraldry } from '../../../table-ui/cards/heraldry.tsx'
import { Count, Counts } from '../../../table-ui/players/counts.tsx'
import { lookOf } from '../cards/looks.ts'
import { SIGN } from '../counted.ts'
import { Die } from '../fight/die.tsx'
import { ICONS } from '../icons/icons.ts'
import { foeBeaten, lastRoll, rewardOf } from './triumphs.ts'
import { useWords } from './words.ts'
import style from './triumph.module.css'

export function WonScene({ update }: { readonly update: Update }) {
  const { t, say } = useWords()
  const foe = foeBeaten(update) ?? ''
  const look = lookOf(foe)
  if (look === undefined) return null
  const roll = lastRoll(update)
  return (
    <div className={style['triumph']}>
      <div className={style['blow']}>
        {roll > 0 && <Die up={roll} rolled />}
        <div className={style['fallen']} aria-hidden="true">
          <Heraldry coat={look.coat} className={style['coat']} />
          <Icon path={ICONS['crossed-swords']} size="120px" />
        </div>
      </div>
      <h2 className={style['title']}>{t('triumph.won', { name: say(look.name) })}</h2>
      <Reward of={rewardOf(update, foe)} />
    </div>
  )
}

function Reward({ of }: { readonly of: Bag }) {
  const { t } = useWords()
  if (COUNTED.every((what) => (of[what] ?? 0) === 0)) return null
  return (
    <div className={style['points']}>
      <Counts>
        {COUNTED.map((what) => {
          const n = of[what] ?? 0
          return n === 0 ? null : <Count key={what} sign={SIGN[what]} n={n} name={t(`counted.${what}`)} />
        })}
      </Counts>
    </div>
  )
}
