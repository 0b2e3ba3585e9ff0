// One drawn piece, in its owner's color. It is a picture: one node, however many shapes it has.
import { type Hero, isHero, isHireling, type Unit } from '@lorehall/heroes/client'
import { memo } from 'react'
import { lookOf } from '../../../components/seat-shapes.ts'
import { pictures, tokenColour } from '../../../components/picture.ts'
import { modulesInPlay } from '../cards/box.ts'
import { useSet } from './sets.ts'
import { drawn, type Drawing, MARGIN, markUpon } from './symbols.ts'

/** The pieces that each faction has its own drawings of. */
export type FigureKind = 'serf' | 'warrior' | 'hero' | 'sea' | 'air' | 'capital-1' | 'capital-2' | 'capital-3'

/** The figure of a Unit. A hired band has those of Warriors. */
export const figureFor = (unit: Unit): FigureKind =>
  isHero(unit) ? 'hero' : unit === 'band' ? 'warrior' : unit

export interface Named {
  readonly set: string
  readonly id: string
}

/** The figures a game begins with; the rest is in the faction's second set. */
const FIRST: readonly FigureKind[] = ['serf', 'warrior', 'capital-1']

/** A module's faction has one set. */
export function figureOf(faction: string, id: FigureKind): Named {
  if (faction in modulesInPlay().factions) return { set: faction, id }
  return FIRST.includes(id) ? { set: 'base', id: `${faction}-${id}` } : { set: `${faction}-later`, id }
}

export const faceOf = (faction: string, hero: Hero): Named =>
  isHireling(hero) ? { set: 'hired', id: hero } : { set: `${faction}-faces`, id: `face-${hero}` }

const CAPITALS = ['capital-1', 'capital-2', 'capital-3'] as const

export const cityOf = (faction: string, level: number): Named =>
  figureOf(faction, CAPITALS[level - 1] ?? 'capital-1')

/** A thing that looks the same for every faction: a Tower, or a token that stays on the map. */
export const thing = (id: string): Named => ({ set: id in modulesInPlay().tokens ? id : 'things', id })

interface Coloured extends Named {
  readonly drawing: Drawing
  readonly look: number
}

const pictureOf = pictures(
  ({ drawing, look }: Coloured) => drawn(drawing, { seat: tokenColour(`seat-${look}`), on: markUpon(look) }),
  ({ set, id, look }) => `${set} ${id} ${look}`,
)

interface FigureProps extends Named {
  readonly seat?: number
  /** The middle of its feet. */
  readonly x: number
  readonly y: number
  /** The height of its box. */
  readonly high: number
}

export const Figure = memo(function Figure({ set, id, seat = 0, x, y, high }: FigureProps) {
  const drawing = useSet(set)?.get(id)
  if (drawing === undefined) return null
  const scale = high / drawing.high
  return (
    <image
      href={pictureOf({ set, id, drawing, look: lookOf(seat) })}
      x={x - (drawing.wide / 2 + MARGIN) * scale}
      y={y - (drawing.high + MARGIN) * scale}
      width={(drawing.wide + 2 * MARGIN) * scale}
      height={(drawing.high + 2 * MARGIN) * scale}
    />
  )
})
