// A card that lies open on a board, perhaps on others.
import { memo } from 'react'
import { useWords } from '../../text/language.ts'
import type { CardLook } from '../cards/look.ts'
import type { Box } from './board.ts'
import { BoardArms } from './board-arms.tsx'
import { Counted } from './board-deck.tsx'
import { BoardThing } from './board-thing.tsx'
import { placed } from './placed.ts'
import { Sign } from './sign.tsx'
import cards from './board-cards.module.css'
import stage from './stage.module.css'

/** A name in lines that fit a small card. */
function linesOf(name: string): readonly string[] {
  const lines = name.split(' ').reduce<string[]>((done, word) => {
    const last = done.at(-1)
    return last !== undefined && last.length + word.length < 11
      ? [...done.slice(0, -1), `${last} ${word}`]
      : [...done, word]
  }, [])
  return lines.slice(0, 3)
}

/** What is spoken of a card begins with what is seen of it. */
export const seenName = (look: CardLook, say: (text: string) => string) => linesOf(say(look.called)).join(' ')

interface FaceUpProps {
  readonly box: Box
  readonly look: CardLook
  /** How many lie under it. */
  readonly under: number
}

/** What is seen of it, however it is lit. */
const FaceUp = memo(function FaceUp({ box: { x, y, w, h }, look, under }: FaceUpProps) {
  const { say } = useWords()
  const lines = linesOf(say(look.called))
  return (
    <>
      <rect x={x - 7} y={y - 7} width={w + 14} height={h + 14} rx="16" className={stage['halo']} />
      <rect x={x} y={y} width={w} height={h} className={`${stage['reach']} ${stage['touch']}`} />
      {under > 0 ? (
        <rect x={x + 5} y={y + 5} width={w} height={h} rx="10" className={cards['under']} />
      ) : null}
      <g className={cards['turned']} key={look.id} style={{ ['--of' as string]: look.colour }}>
        <rect x={x} y={y} width={w} height={h} rx="10" className={cards['face']} />
        <path
          d={placed(`M6 12Q6 6 12 6H${w - 12}Q${w - 6} 6 ${w - 6} 12V84Q${w / 2} 98 6 84Z`, { x, y })}
          className={cards['art']}
        />
        <path
          d={`M${x + 6} ${y + 84}q${w / 2 - 6} 14 ${w - 12} 0M${x + 14} ${y + 143}h${w - 28}`}
          className={cards['rule']}
        />
        <BoardArms coat={look.coat} x={x + w / 2 - 35.3} y={y + 8} height={82} />
        {lines.map((line, i) => (
          <text
            key={line}
            x={x + w / 2}
            y={y + 122 + (i - (lines.length - 1) / 2) * 19}
            className={cards['name']}
            data-lines={lines.length}
          >
            {`${line} `}
          </text>
        ))}
        {look.right === null ? null : (
          <g data-loss={look.right.loss}>
            <path d={`M${x + 28} ${y + 146}l16 9v18l-16 9l-16-9v-18Z`} className={cards['badge']} />
            <text x={x + 28} y={y + 172} className={cards['worth']}>
              {look.right.text}
            </text>
          </g>
        )}
        {look.tokens.map(({ sign, colour }, i) => (
          <g key={i} style={{ ['--of' as string]: colour }}>
            <circle cx={x + w - 22 - i * 27} cy={y + 164} r="13" className={cards['token']} />
            <Sign path={sign} x={x + w - 22 - i * 27} y={y + 164} size={20} className={cards['sign']} />
          </g>
        ))}
      </g>
    </>
  )
})

interface BoardCardProps extends FaceUpProps {
  readonly name: string
}

export function BoardCard({ name, ...card }: BoardCardProps) {
  const { box, look, under } = card
  return (
    <>
      <BoardThing at={`card:${look.id}`} name={name}>
        <FaceUp {...card} />
      </BoardThing>
      {under > 0 ? (
        <g aria-hidden="true">
          <Counted n={under + 1} x={box.x + box.w - 2} y={box.y + 4} r={16} />
        </g>
      ) : null}
    </>
  )
}

/** Where a card could lie. */
export function NoCard({ box: { x, y, w, h } }: { readonly box: Box }) {
  return <rect x={x} y={y} width={w} height={h} rx="10" className={cards['none']} aria-hidden="true" />
}
