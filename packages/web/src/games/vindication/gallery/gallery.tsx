// Every card and region of Vindication, and the ways to look for one.
import { ATTRIBUTES, boxOf, DECKS, EVERYTHING, MODULE_BOXES, REGION_KINDS } from '@lorehall/vindication/face'
import type { Filter, Gallery, Piece } from '../../game.ts'
import { Card } from '../cards/card.tsx'
import { DECK_LOOK } from '../cards/decks.ts'
import { cardFaces, type CardFace } from '../cards/faces.ts'
import { playWith } from '../in-play.ts'
import { INFUSED, infusedNamed } from '../modules/crystals.ts'
import { favors as uses } from '../modules/favor.ts'
import { EVERY_WISH, wishNamed } from '../modules/wishes.ts'
import { CrystalFace } from './crystal-face.tsx'
import { FavorFace } from './favor-face.tsx'
import { GALLERY_EN } from './en.ts'
import { OtherTexts } from './other-texts.tsx'
import { RegionFace } from './region-face.tsx'
import { WishFace } from './wish-face.tsx'

const DECKS_SHOWN = [...DECKS, 'quests', 'triggers', 'loot', 'pets'] as const

const CARDS = new Map(cardFaces().map((face) => [face.id, face]))

const cards = [...CARDS.values()].map(({ id, deck, name, title, text, provenance }): Piece => ({
  id,
  shelf: deck,
  name,
  text: `${name} ${title ?? ''} ${text}`,
  provenance: Object.values(provenance),
}))

const REGIONS = EVERYTHING.box.text.regions

const regions = REGION_KINDS.map((id): Piece => {
  const { name, text } = REGIONS[id] ?? { name: id, text: '' }
  return { id, shelf: 'regions', name, text: `${name} ${text}`, provenance: [] }
})

const crystals = INFUSED.map(({ face: { id, name, text } }): Piece => ({
  id,
  shelf: 'crystals',
  name,
  text: `${name} ${text}`,
  provenance: [],
}))

const favors = uses().map(({ id, name, text }): Piece => ({
  id,
  shelf: 'favor',
  name,
  text: `${name} ${text}`,
  provenance: [],
}))

const wishes = EVERY_WISH.map(({ id, name, text }): Piece => ({
  id,
  shelf: 'wishes',
  name,
  text: `${name} ${text}`,
  provenance: ['house'],
}))

/** A region has no numbers. */
const ofCards = (fits: (card: CardFace) => boolean) => (id: string) => {
  const card = CARDS.get(id)
  return card !== undefined && fits(card)
}

const band = (name: 'low' | 'middle' | 'high', least: number, most: number) => ({
  id: name,
  name: GALLERY_EN.honor[name],
  fits: ofCards(({ honor }) => honor !== null && honor >= least && honor <= most),
})

const BOXES = [{ id: 'base', title: GALLERY_EN.base }, ...MODULE_BOXES]

const FILTERS: readonly Filter[] = [
  {
    id: 'box',
    name: GALLERY_EN.box,
    choices: BOXES.map(({ id, title }) => ({ id, name: title, fits: (piece) => boxOf(piece) === id })),
  },
  {
    id: 'honor',
    name: GALLERY_EN.honor.name,
    choices: [band('low', -99, 2), band('middle', 3, 5), band('high', 6, 99)],
  },
  {
    id: 'gives',
    name: GALLERY_EN.gives,
    choices: ATTRIBUTES.map((name) => ({
      id: name,
      name,
      fits: ofCards(({ gives }) => gives[name] !== undefined),
    })),
  },
]

interface FaceProps {
  readonly piece: Piece
  readonly small: boolean
}

function Drawn({ piece, small }: FaceProps) {
  if (CARDS.has(piece.id))
    return <Card id={piece.id} form={small ? 'stub' : 'portrait'} sources={!small} quiet />
  if (piece.shelf === 'favor') return <FavorFace id={piece.id} small={small} />
  if (infusedNamed(piece.id) !== undefined) return <CrystalFace id={piece.id} small={small} />
  if (wishNamed(piece.id) !== undefined) return <WishFace id={piece.id} small={small} />
  return <RegionFace id={piece.id} small={small} />
}

/** As the game's own box has it; what it says elsewhere stands below. */
function PieceFace({ piece, small }: FaceProps) {
  return (
    <>
      <Drawn piece={piece} small={small} />
      {!small && <OtherTexts id={piece.id} />}
    </>
  )
}

const GALLERY: Gallery = {
  shelves: [
    ...DECKS_SHOWN.map((id) => ({ id, name: GALLERY_EN.shelves[id], colour: DECK_LOOK[id].colour })),
    { id: 'regions', name: GALLERY_EN.shelves.regions, colour: 'var(--land)' },
    { id: 'crystals', name: GALLERY_EN.shelves.crystals, colour: '#6cc4c9' },
    { id: 'favor', name: GALLERY_EN.shelves.favor, colour: '#c9a24b' },
    { id: 'wishes', name: GALLERY_EN.shelves.wishes, colour: '#2c6f7d' },
  ],
  pieces: [...cards, ...regions, ...crystals, ...favors, ...wishes],
  filters: FILTERS,
  Face: PieceFace,
}

export function openGallery(): Gallery {
  // It shows the game's own numbers, whatever the last table was played with.
  playWith(EVERYTHING)
  return GALLERY
}
