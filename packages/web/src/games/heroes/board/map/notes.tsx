// A short note on a Region where a Tower can be built: its price and its points.
import { towerDistance, towerPrice } from '@lorehall/heroes/client'
import type { Update, WireOption } from '@lorehall/host'
import { memo } from 'react'
import { factsOf, valuesOf } from '../../facts.ts'
import type { Layout } from './layout.ts'
import { roomsIn } from './room.ts'
import { type MapWords, useWords } from './words.ts'
import { placeOf } from '../../world.ts'
import style from './notes.module.css'

/** As short as a Region is wide. */
function noteOf(update: Update, { kind, at }: WireOption, words: MapWords): string {
  if (kind !== 'tower') return ''
  const seat = update.ask?.seat ?? 0
  const place = placeOf(at.slice('region:'.length))
  const facts = factsOf(update)
  return words.t('map.note.tower', {
    ore: towerPrice(facts, seat, place).ore ?? 0,
    points: towerDistance(facts, seat, place) * valuesOf(update).towerVp,
  })
}

interface NotesProps {
  readonly update: Update
  readonly layout: Layout
}

const LETTER = 6.6

export const Notes = memo(function Notes({ update, layout }: NotesProps) {
  const words = useWords()
  const highlighted = update.ask?.options.filter(({ at }) => at.startsWith('region:')) ?? []
  return highlighted.map((option) => {
    const row = roomsIn(layout)[placeOf(option.at.slice('region:'.length))]?.row
    const note = noteOf(update, option, words)
    if (note === '' || row === undefined) return null
    const wide = (note.length * LETTER + 14) * layout.size
    const high = 18 * layout.size
    const { x, y } = row
    return (
      <g key={option.id} aria-hidden="true">
        <rect
          x={x - wide / 2}
          y={y - high / 2}
          width={wide}
          height={high}
          rx="4"
          className={style['plate']}
        />
        <text x={x} y={y + 4.6 * layout.size} fontSize={13 * layout.size} className={style['note']}>
          {note}
        </text>
      </g>
    )
  })
})
