// What everyone has: coins, goods, points, and one's own hand of cards.
import type { Update } from '@lorehall/host'
import { CardBack } from '../src/table/cards/card-back.tsx'
import { CardThing } from '../src/table/cards/card-thing.tsx'
import { Hand } from '../src/table/cards/hand.tsx'
import { Count, Counts } from '../src/table/players/counts.tsx'
import { useThing } from '../src/table/thing.ts'
import lying from '../src/table/thing.module.css'
import { Breakers } from './breakers.tsx'
import { BACK, lookOf } from './cards.ts'
import { COIN, LEAF } from './signs.ts'
import { useWords } from './text.ts'
import style from './toy.module.css'
import { viewOf } from './view.ts'

interface SeatProps {
  readonly update: Update
  readonly seat: number
}

export function CountsOf({ update, seat }: SeatProps) {
  const { t } = useWords()
  const player = viewOf(update).seats[seat]
  if (player === undefined) return null
  return (
    <Counts>
      <Count sign={COIN} n={player.coins} name={t('toy.coins')} />
      <Count sign={LEAF} n={player.hand.length} name={t('toy.cards')} />
    </Counts>
  )
}

function Goods({ n }: { readonly n: number }) {
  const { t } = useWords()
  const thing = useThing('goods', t('toy.goods'))
  return (
    <div {...thing} className={`${lying['thing']} ${style['goods']}`}>
      {t('toy.goods')}: {n}
    </div>
  )
}

export function Own({ update, seat }: SeatProps) {
  const { t } = useWords()
  const player = viewOf(update).seats[seat]
  if (player === undefined) return null
  const cards = player.hand.map((card, i) => {
    const look = card === null ? undefined : lookOf(card)
    return look === undefined ? <CardBack key={i} of={BACK} /> : <CardThing key={i} look={look} form="stub" />
  })
  return (
    <>
      <Breakers />
      <Goods n={player.goods} />
      <Hand groups={[{ name: t('toy.hand'), cards }]} none={null} />
    </>
  )
}

/** All there is of a player, on demand. */
export function Whole({ update, seat }: SeatProps) {
  const { t } = useWords()
  return (
    <>
      <CountsOf update={update} seat={seat} />
      <p>
        {t('toy.goods')}: {viewOf(update).seats[seat]?.goods ?? 0}
      </p>
    </>
  )
}
