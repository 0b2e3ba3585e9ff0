// The gallery of Now or Never: every card, token, tile and person, with filters.
import { type CardFace, FACES, type Quest, type Values, valuesOf } from '@lorehall/now-or-never/client'
import { BLURBS_EN } from '@lorehall/now-or-never/blurbs'
import type { CardLook } from '../../../table-ui/cards/look.ts'
import type { Filter, Gallery, Piece } from '../../game.ts'
import { playWith } from '../cards/box.ts'
import { Card } from '../cards/card.tsx'
import { lookOf } from '../cards/looks.ts'
import { GALLERY_EN } from './en.ts'
import { nameOf } from '../cards/names.ts'

type Section = keyof typeof GALLERY_EN.sections

const SHELVES: readonly Section[] = [
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

/** Quests are grouped by pile. Printed abilities are grouped with the ability tokens. */
function shelfOf({ id, kind }: CardFace, { quests }: Values): Section {
  if (kind === 'printed') return 'ability'
  return kind === 'quest' ? (quests[id]?.pile ?? 'basic') : kind
}

const pieceOf = (face: CardFace, look: CardLook, all: Values): Piece => ({
  id: face.id,
  section: shelfOf(face, all),
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

/** A section has the color of its first card. */
function shelved(id: Section, pieces: readonly Piece[]): Gallery['sections'][number] {
  const first = pieces.find(({ section }) => section === id)
  return { id, name: GALLERY_EN.sections[id], colour: lookOf(first?.id ?? '')?.colour ?? 'var(--line)' }
}

export function openGallery(): Gallery {
  // The gallery shows the game's own values, regardless of the last table.
  const all = valuesOf({}, {})
  playWith(all)
  const pieces = [...FACES.values()].flatMap((face) => {
    const look = lookOf(face.id)
    return look === undefined ? [] : [pieceOf(face, look, all)]
  })
  return {
    sections: SHELVES.map((id) => shelved(id, pieces)),
    pieces: SHELVES.flatMap((id) => pieces.filter(({ section }) => section === id)),
    filters: filtersOf(all),
    Face: PieceFace,
  }
}
