// The pet market, in a corner of the sea: three face-up pets and the face-down stack.
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import { HIGH, WIDE } from '../../../../table-ui/cards/coat.ts'
import type { Box } from '../../../../table-ui/stage/board.ts'
import { BoardArms } from '../../../../table-ui/stage/board-arms.tsx'
import { BoardDeck } from '../../../../table-ui/stage/board-deck.tsx'
import { BoardThing } from '../../../../table-ui/stage/board-thing.tsx'
import { Halo } from '../../../../table-ui/stage/halo.tsx'
import { lookOf } from '../../cards/looks.ts'
import type { Layout } from '../../board/layout.ts'
import { viewOf } from '../../view.ts'
import { PETS } from './deck.ts'
import { useWords } from './own.ts'
import { petsIn } from './seen.ts'
import stage from '../../../../table-ui/stage/stage.module.css'
import style from './market.module.css'

interface MarketProps {
  readonly box: Box
  readonly letters: number
  /** The ids of the face-up pets, joined by spaces: a string, so that memo can compare it. */
  readonly open: string
  readonly down: number
}

const GAP = 5

/** Its place on the shared table. */
export function MarketPlace({ update, shape }: { readonly update: Update; readonly shape: Layout }) {
  const pets = petsIn(viewOf(update))
  if (pets === null) return null
  const { market, down } = pets
  return <Market box={shape.aboveStack} letters={shape.letters} open={market.join(' ')} down={down} />
}

const Market = memo(function Market({ box, letters, open, down }: MarketProps) {
  const { t } = useWords()
  const { x, y, w, h } = box
  const deck = letters * 1.7
  const each = (w - deck - 5 * GAP) / 3
  const place = (i: number): Box => ({ x: x + GAP + i * (each + GAP), y: y + GAP, w: each, h: h - 2 * GAP })
  const pile = { x: x + w - deck - GAP, y: y + GAP, w: deck, h: h - 2 * GAP }
  return (
    <g role="group" aria-label={t('pets.market')}>
      <rect x={x} y={y} width={w} height={h} rx="9" className={style['plate']} />
      {open.split(' ').map((id, i) => (
        <Open key={id} id={id} box={place(i)} />
      ))}
      <BoardDeck
        at="deck:pets"
        name={t('board.deck', { name: t('pets.all'), n: down })}
        box={pile}
        colour={PETS.colour}
        sign={PETS.sign}
        down={down}
        letters={letters}
      />
    </g>
  )
})

function Open({ id, box }: { readonly id: string; readonly box: Box }) {
  const { t, say } = useWords()
  const look = lookOf(id)
  if (look === undefined) return null
  const { x, y, w, h } = box
  const high = Math.min(h, (w * HIGH) / WIDE)
  const name = t('board.open', { name: say(look.called), honor: look.right?.text ?? 0 })
  return (
    <BoardThing at={look.at} name={name}>
      <Halo box={box} round={6} />
      <rect x={x} y={y} width={w} height={h} className={`${stage['reach']} ${stage['touch']}`} />
      <BoardArms
        coat={look.coat}
        x={x + (w - (high * WIDE) / HIGH) / 2}
        y={y + (h - high) / 2}
        height={high}
      />
    </BoardThing>
  )
}
