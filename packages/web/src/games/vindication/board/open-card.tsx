// The face-up card on the pile of a deck.
import { memo } from 'react'
import { type AttributeName, ATTRIBUTES } from '@lorehall/vindication/face'
import { useWords } from '../text/own.ts'
import { AttributeSign } from './attribute-icon.tsx'
import { BoardArms } from '../../../table/stage/board-arms.tsx'
import { lookOf } from '../cards/looks.ts'
import { faceOf } from '../cards/faces.ts'
import { CARD, type Station } from './layout.ts'
import { placed } from '../../../table/stage/placed.ts'
import stage from '../../../table/stage/stage.module.css'
import css from './stations.module.css'
import { BoardThing } from '../../../table/stage/board-thing.tsx'

/** A name in lines that fit a small card; what follows the comma is for the large one. */
function lines(name: string): string[] {
  const short = name.split(',')[0] ?? name
  return short.split(' ').reduce<string[]>((done, word) => {
    const last = done.at(-1)
    return last !== undefined && last.length + word.length < 11
      ? [...done.slice(0, -1), `${last} ${word}`]
      : [...done, word]
  }, [])
}

interface OpenProps {
  readonly station: Station
  readonly attribute: AttributeName
  readonly card: string
  readonly others: number
}

interface FaceUpProps extends OpenProps {
  readonly name: string
}

/** What is seen of it, however it is lit. */
const FaceUp = memo(function FaceUp({ station, attribute, card, others, name }: FaceUpProps) {
  const face = faceOf(card)
  const look = lookOf(card)
  const { w, h } = CARD
  const { x, y } = station.card
  const parts = lines(name)
  const gives = ATTRIBUTES.flatMap((a) => Array.from({ length: face?.gives[a] ?? 0 }, () => a))
  return (
    <>
      <rect x={x - 7} y={y - 7} width={w + 14} height={h + 14} rx="16" className={stage['halo']} />
      <rect x={x} y={y} width={w} height={h} className={`${stage['reach']} ${stage['touch']}`} />
      {others > 0 ? (
        <rect x={x + 5} y={y + 5} width={w} height={h} rx="10" className={css['cardUnder']} />
      ) : null}
      <g className={css['turned']} key={card} style={{ ['--of' as string]: `var(--${attribute})` }}>
        <rect x={x} y={y} width={w} height={h} rx="10" className={css['cardFace']} />
        <path
          d={placed(`M6 12Q6 6 12 6H${w - 12}Q${w - 6} 6 ${w - 6} 12V84Q${w / 2} 98 6 84Z`, { x, y })}
          className={css['cardArt']}
        />
        <path
          d={`M${x + 6} ${y + 84}q${w / 2 - 6} 14 ${w - 12} 0M${x + 14} ${y + 143}h${w - 28}`}
          className={css['cardRule']}
        />
        {look === undefined ? null : (
          <BoardArms coat={look.coat} x={x + w / 2 - 35.3} y={y + 8} height={82} />
        )}
        {parts.slice(0, 3).map((part, i) => (
          <text
            key={part}
            x={x + w / 2}
            y={y + 122 + (i - (Math.min(parts.length, 3) - 1) / 2) * 19}
            className={css['cardName']}
            data-lines={Math.min(parts.length, 3)}
          >
            {`${part} `}
          </text>
        ))}
        <path
          d={`M${x + 28} ${y + 146}l16 9v18l-16 9l-16-9v-18Z`}
          className={css['cardLaurel']}
          fill="url(#board-brass)"
        />
        <text x={x + 28} y={y + 172} className={css['cardHonor']}>
          {face?.honor ?? 0}
        </text>
        {gives.map((a, i) => (
          <g key={i} style={{ ['--of' as string]: `var(--${a})` }}>
            <circle cx={x + w - 22 - i * 27} cy={y + 164} r="13" className={css['give']} />
            <AttributeSign of={a} x={x + w - 22 - i * 27} y={y + 164} size={20} className={css['giveSign']} />
          </g>
        ))}
      </g>
    </>
  )
})

export const OpenCard = memo(function OpenCard({ station, attribute, card, others }: OpenProps) {
  const { t, say } = useWords()
  const face = faceOf(card)
  const { x, y } = station.card
  const name = say(face?.name ?? card)
  // What is spoken begins with what is seen.
  const spoken = { name: lines(name).slice(0, 3).join(' '), honor: face?.honor ?? 0 }
  return (
    <>
      <BoardThing
        at={`card:${card}`}
        name={others === 0 ? t('board.open', spoken) : t('board.open.more', { ...spoken, n: others })}
      >
        <FaceUp station={station} attribute={attribute} card={card} others={others} name={name} />
      </BoardThing>
      {others > 0 ? (
        <g aria-hidden="true">
          <circle cx={x + CARD.w - 2} cy={y + 4} r="16" className={css['downPlate']} />
          <text x={x + CARD.w - 2} y={y + 11} className={css['downText']}>
            {others + 1}
          </text>
        </g>
      ) : null}
    </>
  )
})

export const NoCard = memo(function NoCard({ station }: { readonly station: Station }) {
  return (
    <rect
      {...CARD}
      x={station.card.x}
      y={station.card.y}
      width={CARD.w}
      height={CARD.h}
      rx="10"
      className={css['emptyDeck']}
      aria-hidden="true"
    />
  )
})
