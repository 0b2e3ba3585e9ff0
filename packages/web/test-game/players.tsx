// The players' parts of the table: coins, goods, number of cards, and the player's own hand.
import type { Update } from '@lorehall/host'
import { CardBack } from '../src/table-ui/cards/card-back.tsx'
import { CardThing } from '../src/table-ui/cards/card-thing.tsx'
import { Hand } from '../src/table-ui/cards/hand.tsx'
import { Count, Counts } from '../src/table-ui/players/counts.tsx'
import { useThing } from '../src/table-ui/thing.ts'
import lying from '../src/table-ui/thing.module.css'
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

/** Everything a player has, shown on demand. */
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
