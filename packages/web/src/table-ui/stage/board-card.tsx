// A face-up card on a board, perhaps on top of others: its arms, and its name if there is space.
import { memo } from 'react'
import { useWords } from '../../text/language.ts'
import type { CardLook } from '../cards/look.ts'
import { HIGH, WIDE } from '../cards/coat.ts'
import type { Box } from './board.ts'
import { BoardArms } from './board-arms.tsx'
import { Counted } from './board-deck.tsx'
import { BoardThing } from './board-thing.tsx'
import { Halo } from './halo.tsx'
import { linesIn } from './lines.ts'
import { placed } from './placed.ts'
import { Sign } from './sign.tsx'
import cards from './board-cards.module.css'
import stage from './stage.module.css'

/** A name in lines that fit on a small card. Empty if it would be too small to read; then only the arms are drawn. */
function linesOf(name: string, { w, h }: Box, letters: number): readonly string[] {
  return w > letters * 5 && h > letters * 6 ? linesIn(name, w - 10, letters, 3) : []
}

/** The card's name for screen readers: the same text as on the card. */
export function seenName(look: CardLook, box: Box, letters: number, say: (text: string) => string): string {
  const seen = linesOf(say(look.called), box, letters)
  return seen.length === 0 ? say(look.called) : seen.join(' ')
}

interface FaceUpProps {
  readonly box: Box
  readonly look: CardLook
  /** The number of cards under it. */
  readonly under: number
  /** Its font size. */
  readonly letters: number
}

/** The drawing of the card; it doesn't depend on the highlight. */
const FaceUp = memo(function FaceUp({ box, look, under, letters }: FaceUpProps) {
  const { say } = useWords()
  const { x, y, w, h } = box
  const lines = linesOf(say(look.called), box, letters)
  const words = lines.length === 0 ? 6 : letters * (lines.length * 1.05 + 0.5)
  // The arms get the space that the name leaves.
  const art = h - words - 6
  const high = Math.min(art - 8, ((w - 20) * HIGH) / WIDE)
  const seal = letters * 0.72
  const coin = letters * 0.5
  return (
    <>
      <Halo box={box} round={10} />
      <rect x={x} y={y} width={w} height={h} className={`${stage['reach']} ${stage['touch']}`} />
      {under > 0 ? (
        <rect x={x + 5} y={y + 5} width={w} height={h} rx="10" className={cards['under']} />
      ) : null}
      <g className={cards['turned']} key={look.id} style={{ ['--of' as string]: look.colour }}>
        <rect x={x} y={y} width={w} height={h} rx="10" className={cards['face']} />
        <path
          d={placed(`M6 12Q6 6 12 6H${w - 12}Q${w - 6} 6 ${w - 6} 12V${art}Q${w / 2} ${art + 9} 6 ${art}Z`, {
            x,
            y,
          })}
          className={cards['art']}
        />
        <BoardArms
          coat={look.coat}
          x={x + (w - (high * WIDE) / HIGH) / 2}
          y={y + 6 + (art - high) / 2}
          height={high}
        />
        {lines.map((line, i) => (
          <text key={line} x={x + w / 2} y={y + art + letters * (1.15 + i * 1.05)} className={cards['name']}>
            {`${line} `}
          </text>
        ))}
        {look.tokens.map(({ sign, colour }, i) => (
          <g key={i} style={{ ['--of' as string]: colour }}>
            <circle
              cx={x + 8 + coin}
              cy={y + 8 + coin + i * coin * 2.1}
              r={coin}
              className={cards['token']}
            />
            <Sign
              path={sign}
              x={x + 8 + coin}
              y={y + 8 + coin + i * coin * 2.1}
              size={coin * 1.5}
              className={cards['sign']}
            />
          </g>
        ))}
        {look.right === null ? null : (
          <g data-loss={look.right.loss}>
            <circle cx={x + w - seal} cy={y + seal} r={seal} className={cards['badge']} />
            <text x={x + w - seal} y={y + seal + letters * 0.36} className={cards['worth']}>
              {look.right.text}
            </text>
          </g>
        )}
      </g>
    </>
  )
})

interface BoardCardProps extends FaceUpProps {
  readonly name: string
}

export function BoardCard({ name, ...card }: BoardCardProps) {
  const { box, look, under, letters } = card
  return (
    <>
      <BoardThing at={look.at} name={name}>
        <FaceUp {...card} />
      </BoardThing>
      {under > 0 ? (
        <g aria-hidden="true">
          <Counted n={under + 1} x={box.x + box.w - 2} y={box.y + box.h - letters * 0.6} letters={letters} />
        </g>
      ) : null}
    </>
  )
}

/** An empty place for a card. */
export function NoCard({ box: { x, y, w, h } }: { readonly box: Box }) {
  return <rect x={x} y={y} width={w} height={h} rx="10" className={cards['none']} aria-hidden="true" />
}
