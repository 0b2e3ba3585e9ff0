// Everything a player has, in full: the hero, the cards, and the whole town.
import type { Update } from '@lorehall/host'
import { GOODS } from '@lorehall/now-or-never/client'
import { CardFrame } from '../../../table-ui/cards/card-frame.tsx'
import { Count, Counts } from '../../../table-ui/players/counts.tsx'
import { nameOf as seatName } from '../../../table-ui/players/seats.ts'
import { TownPlan } from '../board/town/plan.tsx'
import { lookOf } from '../cards/looks.ts'
import { SIGN } from '../counted.ts'
import { portraitOf } from '../pieces/portraits.ts'
import { playerOf, type PlayerView } from '../view.ts'
import { OwnCounts } from './own-counts.tsx'
import { nameOf } from '../cards/names.ts'
import whole from '../../../table-ui/players/whole.module.css'
import style from './whole.module.css'
import { useWords } from './words.ts'
import { modulesInPlay } from '../cards/box.ts'
import { Panels } from '../../../table-ui/panels.tsx'

export function Whole({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const { t, say } = useWords()
  const player = playerOf(update, seat)
  if (player === undefined) return null
  const built = player.town.filter((id) => id !== '').map((id) => say(nameOf(id)))
  const list = built.length === 0 ? t('whole.town.none') : built.join(', ')
  return (
    <div className={whole['whole']}>
      <header className={`${whole['who']} ${style['who']}`}>
        {player.hero !== '' && <img src={portraitOf(player.hero)} alt="" width="72" height="76" />}
        <div>
          <h3>{player.hero === '' ? t('own.hero.none') : say(nameOf(player.hero))}</h3>
          <OwnCounts update={update} seat={seat} />
          <Held player={player} />
          <p className={style['line']}>
            <Facts player={player} />
          </p>
        </div>
      </header>
      <Panels of={modulesInPlay().panels.whole} update={update} seat={seat} />
      <TownPlan update={update} seat={seat} says={t('whole.town', { name: seatName(update, seat), list })} />
      <Cards
        title={t('whole.specialists')}
        ids={player.specialists.flatMap((slot) => slot?.id ?? [])}
        player={player}
      />
      <Cards
        title={t('own.faces')}
        ids={[...player.red, ...player.blue].filter((id) => id !== '')}
        player={player}
      />
      <Cards title={t('whole.done')} ids={player.done} player={player} />
      <Cards title={t('whole.orders')} ids={[...player.orders, ...player.ordersDone]} player={player} />
    </div>
  )
}

/** Everything the player can pay with. */
function Held({ player }: { readonly player: PlayerView }) {
  const { t } = useWords()
  return (
    <Counts>
      <Count sign={SIGN.coin} n={player.coins} name={t('counted.coin')} />
      <Count sign={SIGN.xp} n={player.xp} name={t('counted.xp')} />
      <Count sign={SIGN.book} n={player.books} name={t('counted.book')} />
      {GOODS.map((good) => (
        <Count key={good} sign={SIGN[good]} n={player.goods[good]} name={t(`counted.${good}`)} />
      ))}
    </Counts>
  )
}

/** Counts only: cards in hand by pile, defeated enemies. */
function Facts({ player }: { readonly player: PlayerView }) {
  const { t } = useWords()
  const { handBacks, kills, ordersDone, passed } = player
  const [basic = 0, artifact = 0, advanced = 0] = Object.values(handBacks)
  return (
    <>
      <span>
        {t('whole.hand', { n: basic + artifact + advanced })}
        {basic + artifact + advanced > 0 &&
          ` (${t('whole.basic', { n: basic })}, ${t('whole.artifact', { n: artifact })}, ${t('whole.advanced', { n: advanced })})`}
      </span>
      <span>{t('whole.orders.done', { n: ordersDone.length })}</span>
      <span>{t('whole.kills', { n: kills.length })}</span>
      {passed && <span>{t('player.passed')}</span>}
    </>
  )
}

interface CardsProps {
  readonly title: string
  readonly ids: readonly string[]
  readonly player: PlayerView
}

function Cards({ title, ids, player }: CardsProps) {
  const { t } = useWords()
  const looks = ids.flatMap((id) => lookOf(id) ?? [])
  if (looks.length === 0) return null
  const used = (id: string) =>
    player.used.includes(id) || player.specialists.some((slot) => slot?.id === id && !slot.up)
  return (
    <section>
      <h3>{title}</h3>
      <div className={whole['wall']}>
        {looks.map((look, i) => (
          <CardFrame
            key={i}
            look={look}
            form="plate"
            spent={used(look.id)}
            {...(used(look.id) ? { mark: t('own.used') } : {})}
          />
        ))}
      </div>
    </section>
  )
}
