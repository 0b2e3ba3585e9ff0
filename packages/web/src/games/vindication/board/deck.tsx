// A deck beside its sphere: what lies face down.
import { memo } from 'react'
import type { AttributeName, DeckName } from '@lorehall/vindication/face'
import { useWords } from '../text/own.ts'
import { AttributeSign } from './attribute-icon.tsx'
import { DECK, type Station } from './layout.ts'
import { placed } from '../../../table/stage/placed.ts'
import stage from '../../../table/stage/stage.module.css'
import css from './stations.module.css'
import { BoardThing } from '../../../table/stage/board-thing.tsx'

interface PileProps {
  readonly station: Station
  readonly deck: DeckName
  readonly attribute: AttributeName
  readonly down: number
}

/** The ink on the back of a card: a frame and the diamond in it. */
const BACK = `M10 8H${DECK.w - 10}V${DECK.h - 8}H10ZM10 ${DECK.h / 2}L${DECK.w / 2} 8L${DECK.w - 10} ${DECK.h / 2}L${DECK.w / 2} ${DECK.h - 8}Z`

/** What is seen of it, however it is lit. */
const Pile = memo(function Pile({ station, attribute, down }: Omit<PileProps, 'deck'>) {
  const { w, h } = DECK
  const { x, y } = station.deck
  const layers = Array.from({ length: Math.min(3, Math.ceil(down / 6)) }, (_, i) => i).toReversed()
  return (
    <>
      <rect x={x - 7} y={y - 7} width={w + 14} height={h + 20} rx="14" className={stage['halo']} />
      <rect x={x} y={y} width={w} height={h + 8} className={`${stage['reach']} ${stage['touch']}`} />
      <g style={{ ['--of' as string]: `var(--${attribute})` }}>
        {down === 0 ? <rect x={x} y={y} width={w} height={h} rx="8" className={css['emptyDeck']} /> : null}
        {layers.map((i) => (
          <rect key={i} x={x} y={y + i * 4} width={w} height={h} rx="8" className={css['back']} />
        ))}
        {down === 0 ? null : (
          <>
            <path d={placed(BACK, { x, y })} className={css['backInk']} />
            <circle cx={x + w / 2} cy={y + h / 2} r="25" className={css['backSeal']} />
            <AttributeSign of={attribute} x={x + w / 2} y={y + h / 2} size={34} className={css['backSign']} />
          </>
        )}
        <circle cx={x + w - 4} cy={y + h - 2} r="19" className={css['downPlate']} />
        <text x={x + w - 4} y={y + h + 6} className={css['downText']}>
          {down}
        </text>
      </g>
    </>
  )
})

export const Deck = memo(function Deck({ station, deck, attribute, down }: PileProps) {
  const { t } = useWords()
  return (
    <BoardThing at={`deck:${deck}`} name={t('board.deck', { name: t(`board.deck.${deck}`), n: down })}>
      <Pile station={station} attribute={attribute} down={down} />
    </BoardThing>
  )
})
