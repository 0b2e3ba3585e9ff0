// Everything the gallery shows, and which of it a visitor wants to see.
import {
  type AttributeName,
  type Face,
  type FaceDeck,
  faces,
  REGION_KINDS,
  REGIONS_EN,
  type RegionKind,
} from '@lorehall/vindication/face'

export interface RegionPiece {
  readonly deck: 'regions'
  readonly id: RegionKind
  readonly name: string
  readonly text: string
}

export type Piece = Face | RegionPiece
export type GalleryDeck = FaceDeck | 'regions'

export const GALLERY_DECKS: readonly GalleryDeck[] = [
  'yellow',
  'blue',
  'red',
  'monsters',
  'traits',
  'relics',
  'quests',
  'triggers',
  'regions',
]

export const HONORS = ['low', 'middle', 'high'] as const
export type HonorBand = (typeof HONORS)[number]
export const PROVENANCES = ['printed', 'public', 'derived', 'house'] as const
export type ProvenanceName = (typeof PROVENANCES)[number]

export interface Wanted {
  readonly search: string
  readonly deck: GalleryDeck | ''
  readonly honor: HonorBand | ''
  readonly gives: AttributeName | ''
  readonly provenance: ProvenanceName | ''
}

export const ANY: Wanted = { search: '', deck: '', honor: '', gives: '', provenance: '' }

export const PIECES: readonly Piece[] = [
  ...faces(),
  ...REGION_KINDS.map((id): RegionPiece => {
    const { name, text } = REGIONS_EN[id] ?? { name: id, text: '' }
    return { deck: 'regions', id, name, text }
  }),
]

const BANDS: Readonly<Record<HonorBand, readonly [number, number]>> = {
  low: [-99, 2],
  middle: [3, 5],
  high: [6, 99],
}

function fitsNumbers(piece: Piece, { honor, gives, provenance }: Wanted): boolean {
  if (piece.deck === 'regions') return honor === '' && gives === '' && provenance === ''
  if (honor !== '') {
    const [least, most] = BANDS[honor]
    if (piece.honor === null || piece.honor < least || piece.honor > most) return false
  }
  if (gives !== '' && piece.gives[gives] === undefined) return false
  return provenance === '' || Object.values(piece.provenance).includes(provenance)
}

export function fits(piece: Piece, wanted: Wanted): boolean {
  if (wanted.deck !== '' && piece.deck !== wanted.deck) return false
  if (!fitsNumbers(piece, wanted)) return false
  const title = piece.deck === 'regions' ? '' : (piece.title ?? '')
  const all = `${piece.name} ${title} ${piece.text}`.toLowerCase()
  return wanted.search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}
