// The cards of another player as small arms: blocks are counted on them, pointing enlarges them.
import { memo, useMemo } from 'react'
import { SeatMark } from '../../../components/frame-seat.tsx'
import { useThing } from '../../../table/thing.ts'
import { useWords } from '../text/own.ts'
import { usePeek } from '../cards/card-peek.tsx'
import { faceOf } from '../cards/faces.ts'
import { Heraldry } from '../cards/heraldry.tsx'
import { BlackBlock } from '../modules/black-block.tsx'
import { isMarked } from '../modules/seen.ts'
import type { GameView, PlayerView } from '../view.ts'
import style from './emblems.module.css'

interface Held {
  readonly card: string
  readonly lying: number
  readonly isCharge: boolean
}

export function heldBy(player: PlayerView): Held[] {
  return [
    ...player.party.map(({ card, blocks }) => ({ card, lying: blocks, isCharge: false })),
    ...player.relics.map(({ card, charges }) => ({ card, lying: charges, isCharge: true })),
    ...[...player.traits, ...player.monsters].map((card) => ({ card, lying: 0, isCharge: false })),
  ]
}

export function Emblems({ view, player }: { readonly view: GameView; readonly player: PlayerView }) {
  const active = view.turn.seat === player.seat ? view.turn.active : []
  const held = useMemo(() => heldBy(player), [player])
  if (held.length === 0) return null
  return (
    <div className={style['emblems']}>
      {held.map((card) => (
        <Emblem
          key={card.card}
          held={card}
          seat={player.seat}
          active={active.includes(card.card)}
          marked={isMarked(view, card.card)}
        />
      ))}
    </div>
  )
}

const Emblem = memo(function Emblem({
  held,
  seat,
  active,
  marked,
}: {
  readonly held: Held
  readonly seat: number
  readonly active: boolean
  /** A black block lies on it. */
  readonly marked: boolean
}) {
  const { t, say } = useWords()
  const face = faceOf(held.card)
  const at = `card:${held.card}`
  const lies =
    held.lying > 0 ? `, ${t(held.isCharge ? 'card.charges' : 'card.blocks', { n: held.lying })}` : ''
  const under = marked ? `, ${t('black.on')}` : ''
  const { onClick, ...thing } = useThing(at, `${say(face?.name ?? held.card)}${lies}${under}`)
  const lying = held.isCharge ? { charges: held.lying } : { blocks: held.lying }
  const { handlers, peek, hold } = usePeek({ id: held.card, seat, active, marked, ...lying }, at)
  if (face === undefined) return null
  return (
    <div
      {...thing}
      {...handlers}
      onClick={(event) => {
        hold(thing['data-lit'] === undefined ? event.currentTarget : null)
        onClick(event)
      }}
      className={style['emblem']}
      data-active={active}
    >
      <Heraldry face={face} />
      {marked && <BlackBlock />}
      {held.lying > 0 && (
        <span className={style['on']} aria-hidden>
          <SeatMark seat={seat} size={10} />
          {held.lying}
        </span>
      )}
      {peek}
    </div>
  )
})
