// Every card, token, tile and person of Now or Never, and the ways to look for one.
import { type CardFace, FACES, nameOf, type Quest, type Values, valuesOf } from '@lorehall/now-or-never/face'
import { BLURBS_EN } from '@lorehall/now-or-never/blurbs'
import type { CardLook } from '../../../table/cards/look.ts'
import type { Filter, Gallery, Piece } from '../../game.ts'
import { playWith } from '../cards/box.ts'
import { Card } from '../cards/card.tsx'
import { lookOf } from '../cards/looks.ts'
import { GALLERY_EN } from './en.ts'

type Shelf = keyof typeof GALLERY_EN.shelves

const SHELVES: readonly Shelf[] = [
  'basic',
  'artifact',
  'advanced',
  'order',
  'specialist',
  'gear',
  'ability',
  'building',
  'enemy',
  'search',
  'location',
  'hero',
  'solo',
]

/** Quests lie by their piles; what a hero has of old lies with what one may learn. */
function shelfOf({ id, kind }: CardFace, { quests }: Values): Shelf {
  if (kind === 'printed') return 'ability'
  return kind === 'quest' ? (quests[id]?.pile ?? 'basic') : kind
}

const pieceOf = (face: CardFace, look: CardLook, all: Values): Piece => ({
  id: face.id,
  shelf: shelfOf(face, all),
  name: look.name,
  text: [look.name, look.sort, look.note?.text ?? '', ...look.text, BLURBS_EN[face.id] ?? ''].join(' '),
  provenance: [...new Set(Object.values(look.provenance))],
})

const DEEDS = {
  fight: ({ fight }: Quest) => fight !== null,
  need: ({ needs }: Quest) => needs.length > 0,
  trade: ({ pay, fight }: Quest) => fight === null && Object.keys(pay).length > 0,
  gift: ({ pay, needs, fight }: Quest) =>
    fight === null && needs.length === 0 && Object.keys(pay).length === 0,
  lasting: ({ rules, on }: Quest) => rules.length > 0 || Object.keys(on).length > 0,
  use: ({ uses }: Quest) => uses.length > 0,
  end: ({ score }: Quest) => score.length > 0,
} as const

const NAMES = Object.keys(DEEDS).filter((name): name is keyof typeof DEEDS => name in DEEDS)

function filtersOf({ quests, abilities, heroes, locations }: Values): readonly Filter[] {
  return [
    {
      id: 'deed',
      name: GALLERY_EN.deed.name,
      choices: NAMES.map((id) => ({
        id,
        name: GALLERY_EN.deed[id],
        fits: (piece) => {
          const quest = quests[piece]
          return quest !== undefined && DEEDS[id](quest)
        },
      })),
    },
    {
      id: 'place',
      name: GALLERY_EN.place,
      choices: Object.keys(locations).map((id) => ({
        id,
        name: nameOf(id),
        fits: (piece) => quests[piece]?.at === id,
      })),
    },
    {
      id: 'hero',
      name: GALLERY_EN.hero,
      choices: Object.entries(heroes).map(([id, { ability }]) => ({
        id,
        name: nameOf(id),
        fits: (piece) => piece === id || piece === ability.id || abilities[piece]?.hero === id,
      })),
    },
  ]
}

function PieceFace({ piece, small }: { readonly piece: Piece; readonly small: boolean }) {
  return <Card id={piece.id} form={small ? 'stub' : 'portrait'} sources={!small} quiet />
}

/** Its shelf has the colour of its first card. */
function shelved(id: Shelf, pieces: readonly Piece[]): Gallery['shelves'][number] {
  const first = pieces.find(({ shelf }) => shelf === id)
  return { id, name: GALLERY_EN.shelves[id], colour: lookOf(first?.id ?? '')?.colour ?? 'var(--line)' }
}

export function openGallery(): Gallery {
  // It shows the game's own numbers, whatever the last table was played with.
  const all = valuesOf({}, {})
  playWith(all)
  const pieces = [...FACES.values()].flatMap((face) => {
    const look = lookOf(face.id)
    return look === undefined ? [] : [pieceOf(face, look, all)]
  })
  return {
    shelves: SHELVES.map((id) => shelved(id, pieces)),
    pieces: SHELVES.flatMap((id) => pieces.filter(({ shelf }) => shelf === id)),
    filters: filtersOf(all),
    Face: PieceFace,
  }
}
