// The gallery of Vindication: every card and region, with filters.
import {
  ATTRIBUTES,
  boxOf,
  DECKS,
  EVERYTHING,
  MODULE_BOXES,
  REGION_KINDS,
} from '@lorehall/vindication/client'
import type { Filter, Gallery, Piece } from '../../game.ts'
import { Card } from '../cards/card.tsx'
import { deckLook } from '../cards/decks.ts'
import { cardFaces, type CardFace } from '../cards/card-texts.ts'
import { playWith } from '../in-play.ts'
import type { Brought, ModuleGallery } from '../module-parts.ts'
import { GALLERY_EN } from './en.ts'
import { OtherTexts } from './other-texts.tsx'
import { RegionFace } from './region-face.tsx'

const DECKS_SHOWN = [...DECKS, 'quests', 'triggers'] as const

const pieceOf = ({ id, deck, name, title, text, provenance }: CardFace): Piece => ({
  id,
  section: deck,
  name,
  text: `${name} ${title ?? ''} ${text}`,
  provenance: Object.values(provenance),
})

const REGIONS = EVERYTHING.box.text.regions

const regions = REGION_KINDS.map((id): Piece => {
  const { name, text } = REGIONS[id] ?? { name: id, text: '' }
  return { id, section: 'regions', name, text: `${name} ${text}`, provenance: [] }
})

type Cards = ReadonlyMap<string, CardFace>

/** Never fits a region, which has no numbers. */
const ofCards = (cards: Cards, fits: (card: CardFace) => boolean) => (id: string) => {
  const card = cards.get(id)
  return card !== undefined && fits(card)
}

const band = (cards: Cards, name: 'low' | 'middle' | 'high', least: number, most: number) => ({
  id: name,
  name: GALLERY_EN.honor[name],
  fits: ofCards(cards, ({ honor }) => honor !== null && honor >= least && honor <= most),
})

const BOXES = [{ id: 'base', title: GALLERY_EN.base }, ...MODULE_BOXES]

const filtersOf = (cards: Cards): readonly Filter[] => [
  {
    id: 'box',
    name: GALLERY_EN.box,
    choices: BOXES.map(({ id, title }) => ({ id, name: title, fits: (piece) => boxOf(piece) === id })),
  },
  {
    id: 'honor',
    name: GALLERY_EN.honor.name,
    choices: [band(cards, 'low', -99, 2), band(cards, 'middle', 3, 5), band(cards, 'high', 6, 99)],
  },
  {
    id: 'gives',
    name: GALLERY_EN.gives,
    choices: ATTRIBUTES.map((name) => ({
      id: name,
      name,
      fits: ofCards(cards, ({ gives }) => gives[name] !== undefined),
    })),
  },
]

interface FaceProps {
  readonly piece: Piece
  readonly small: boolean
}

/** Shows the text of the standard rules, with the texts of other rules below. */
function faceOfAll(cards: Cards, galleries: readonly ModuleGallery[]) {
  const drawn = ({ id, section }: Piece, small: boolean) => {
    if (cards.has(id)) return <Card id={id} form={small ? 'stub' : 'portrait'} sources={!small} quiet />
    const brought = galleries.find((gallery) => gallery.section.id === section)
    return brought === undefined ? (
      <RegionFace id={id} small={small} />
    ) : (
      <brought.Face id={id} small={small} />
    )
  }
  return function PieceFace({ piece, small }: FaceProps) {
    return (
      <>
        {drawn(piece, small)}
        {!small && <OtherTexts id={piece.id} />}
      </>
    )
  }
}

/** Shows the base and these modules with the game's own values, regardless of the last table. */
export async function openGallery(modules: Brought): Promise<Gallery> {
  playWith(EVERYTHING, modules)
  const galleries = await Promise.all(modules.galleries.map((load) => load()))
  const cards = new Map(cardFaces(modules).map((face) => [face.id, face]))
  return {
    sections: [
      ...DECKS_SHOWN.map((id) => ({ id, name: GALLERY_EN.sections[id], colour: deckLook(id).colour })),
      ...Object.entries(modules.decks).map(([id, { section, colour }]) => ({ id, name: section, colour })),
      { id: 'regions', name: GALLERY_EN.sections.regions, colour: 'var(--land)' },
      ...galleries.map(({ section }) => section),
    ],
    pieces: [...[...cards.values()].map(pieceOf), ...regions, ...galleries.flatMap(({ pieces }) => pieces)],
    filters: filtersOf(cards),
    Face: faceOfAll(cards, galleries),
  }
}
