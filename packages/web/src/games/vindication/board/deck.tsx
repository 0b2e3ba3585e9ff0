// A deck beside its sphere: what lies face down, and the face-up card on its pile.
import { memo } from 'react'
import { type AttributeName, ATTRIBUTES, type DeckName } from '@lorehall/vindication/face'
import { useWords } from '../../../text/language.ts'
import { AttributeSign } from './attribute-icon.tsx'
import { faceOf } from '../cards/faces.ts'
import { Heraldry } from '../cards/heraldry.tsx'
import { CARD, DECK, type Station } from './layout.ts'
import type { Light } from './lights.ts'
import table from './shared-table.module.css'
import css from './stations.module.css'
import { Thing } from './thing.tsx'

interface PileProps {
  readonly station: Station
  readonly deck: DeckName
  readonly attribute: AttributeName
  readonly down: number
  readonly glow: Light['glow']
  readonly says: string
}

export const Deck = memo(function Deck({ station, deck, attribute, down, glow, says }: PileProps) {
  const { t } = useWords()
  const { w, h } = DECK
  const layers = Array.from({ length: Math.min(3, Math.ceil(down / 6)) }, (_, i) => i).toReversed()
  return (
    <Thing
      at={`deck:${deck}`}
      name={t('board.deck', { name: t(`board.deck.${deck}`), n: down })}
      glow={glow}
      says={says}
      className={css['deck']}
      transform={`translate(${station.deck.x} ${station.deck.y})`}
    >
      <rect x="-7" y="-7" width={w + 14} height={h + 20} rx="14" className={table['halo']} />
      <g style={{ ['--of' as string]: `var(--${attribute})` }}>
        {down === 0 ? <rect width={w} height={h} rx="8" className={css['emptyDeck']} /> : null}
        {layers.map((i) => (
          <rect key={i} y={i * 4} width={w} height={h} rx="8" className={css['back']} />
        ))}
        {down === 0 ? null : (
          <>
            <path
              d={`M10 8H${w - 10}V${h - 8}H10ZM10 ${h / 2}L${w / 2} 8L${w - 10} ${h / 2}L${w / 2} ${h - 8}Z`}
              className={css['backInk']}
            />
            <circle cx={w / 2} cy={h / 2} r="25" className={css['backSeal']} />
            <AttributeSign of={attribute} x={w / 2} y={h / 2} size={34} className={css['backSign']} />
          </>
        )}
        <circle cx={w - 4} cy={h - 2} r="19" className={css['downPlate']} />
        <text x={w - 4} y={h + 6} className={css['downText']}>
          {down}
        </text>
      </g>
    </Thing>
  )
})

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
  readonly glow: Light['glow']
  readonly says: string
}

export const OpenCard = memo(function OpenCard({ station, attribute, card, others, glow, says }: OpenProps) {
  const { t, say } = useWords()
  const face = faceOf(card)
  const { w, h } = CARD
  const name = say(face?.name ?? card)
  const parts = lines(name)
  const honor = face?.honor ?? 0
  // What is spoken begins with what is seen.
  const spoken = { name: parts.slice(0, 3).join(' '), honor }
  const gives = ATTRIBUTES.flatMap((a) => Array.from({ length: face?.gives[a] ?? 0 }, () => a))
  return (
    <>
      <Thing
        at={`card:${card}`}
        name={others === 0 ? t('board.open', spoken) : t('board.open.more', { ...spoken, n: others })}
        glow={glow}
        says={says}
        className={css['card']}
        transform={`translate(${station.card.x} ${station.card.y})`}
      >
        <rect x="-7" y="-7" width={w + 14} height={h + 14} rx="16" className={table['halo']} />
        {others > 0 ? <rect x="5" y="5" width={w} height={h} rx="10" className={css['cardUnder']} /> : null}
        <g className={css['turned']} key={card} style={{ ['--of' as string]: `var(--${attribute})` }}>
          <rect width={w} height={h} rx="10" className={css['cardFace']} />
          <path
            d={`M6 12Q6 6 12 6H${w - 12}Q${w - 6} 6 ${w - 6} 12V84Q${w / 2} 98 6 84Z`}
            className={css['cardArt']}
          />
          <path d={`M6 84Q${w / 2} 98 ${w - 6} 84`} className={css['cardRule']} />
          <svg x={w / 2 - 36} y={8} width="72" height="82">
            {face === undefined ? null : <Heraldry face={face} />}
          </svg>
          {parts.slice(0, 3).map((part, i) => (
            <text
              key={part}
              x={w / 2}
              y={122 + (i - (Math.min(parts.length, 3) - 1) / 2) * 19}
              className={css['cardName']}
              data-lines={Math.min(parts.length, 3)}
            >
              {`${part} `}
            </text>
          ))}
          <path d={`M14 143H${w - 14}`} className={css['cardRule']} />
          <path
            d="M28 146L44 155V173L28 182L12 173V155Z"
            className={css['cardLaurel']}
            fill="url(#board-brass)"
          />
          <text x="28" y="172" className={css['cardHonor']}>
            {honor}
          </text>
          {gives.map((a, i) => (
            <g key={i} style={{ ['--of' as string]: `var(--${a})` }}>
              <circle cx={w - 22 - i * 27} cy={164} r="13" className={css['give']} />
              <AttributeSign of={a} x={w - 22 - i * 27} y={164} size={20} className={css['giveSign']} />
            </g>
          ))}
        </g>
      </Thing>
      {others > 0 ? (
        <g
          transform={`translate(${station.card.x} ${station.card.y})`}
          className={css['onTop']}
          aria-hidden="true"
        >
          <circle cx={w - 2} cy={4} r="16" className={css['downPlate']} />
          <text x={w - 2} y={11} className={css['downText']}>
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
