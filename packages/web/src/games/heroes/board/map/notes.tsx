// What decides about a Region that is lit, on the Region itself: a price, a Battle, tokens, that the way ends there.
import { natural, type Place, towerDistance, towerPrice } from '@lorehall/heroes/face'
import type { Update, WireOption } from '@lorehall/host'
import { memo } from 'react'
import { factsOf, valuesOf } from '../../facts.ts'
import { viewOf } from '../../view.ts'
import type { Layout } from './layout.ts'
import { type MapWords, useWords } from './words.ts'
import { isSea, placeOf, WORLD } from '../../world.ts'
import style from './notes.module.css'

/** The Natural Strength of who moves. */
function moving(update: Update): number {
  const { move } = viewOf(update)
  const { units } = valuesOf(update)
  if (move === null) return 0
  const { serfs, warriors, heroes } = move.army
  if (move.how !== 'march') return natural(factsOf(update), move.seat, move.at)
  return (
    serfs * units.serf.strength +
    warriors * units.warrior.strength +
    heroes.reduce((sum, hero) => sum + units[hero].strength, 0)
  )
}

/** Who would have to be fought there, by Natural Strength; null: nobody. */
function against(update: Update, seat: number, place: Place): number | null {
  const facts = factsOf(update)
  const found = viewOf(update).players.flatMap((_, other) => {
    const n = other === seat ? 0 : natural(facts, other, place)
    return n > 0 ? [n] : []
  })
  return found[0] ?? null
}

function ahead(update: Update, seat: number, place: Place, { t }: MapWords): string {
  const enemy = against(update, seat, place)
  if (enemy !== null) return t('map.note.battle', { own: moving(update), enemy })
  const n = viewOf(update).down[place] ?? 0
  if (n > 0) return t('map.note.tokens', { n })
  return WORLD.lands[place]?.terrain === 'desert' ? t('map.note.stops') : ''
}

/** Twelve letters at most. */
function noteOf(update: Update, { kind, at }: WireOption, words: MapWords): string {
  const seat = update.ask?.seat ?? 0
  const place = placeOf(at.slice('region:'.length))
  if (kind === 'go' && !isSea(place)) return ahead(update, seat, place, words)
  if (kind === 'go') return (viewOf(update).down[place] ?? 0) > 0 ? ahead(update, seat, place, words) : ''
  if (kind !== 'tower') return ''
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
  const lit = update.ask?.options.filter(({ at }) => at.startsWith('region:')) ?? []
  return lit.map((option) => {
    const ground = layout.places[placeOf(option.at.slice('region:'.length))]
    const note = noteOf(update, option, words)
    if (note === '' || ground === undefined) return null
    const wide = (note.length * LETTER + 14) * layout.size
    const high = 18 * layout.size
    const y = ground.at.y + 25 * layout.size
    return (
      <g key={option.id} aria-hidden="true">
        <rect
          x={ground.at.x - wide / 2}
          y={y - high / 2}
          width={wide}
          height={high}
          rx="4"
          className={style['plate']}
        />
        <text x={ground.at.x} y={y + 4.6 * layout.size} fontSize={13 * layout.size} className={style['note']}>
          {note}
        </text>
      </g>
    )
  })
})
