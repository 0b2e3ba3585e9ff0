// Which pieces of a gallery a visitor wants to see.
import type { Gallery, Piece } from '../../games/game.ts'

/** From the most certain to the least. */
export const PROVENANCES = ['printed', 'public', 'derived', 'house'] as const
export type ProvenanceName = (typeof PROVENANCES)[number]

export interface Wanted {
  readonly search: string
  readonly shelf: string
  /** The choice of each filter, by the filter's id; a filter left out lets everything pass. */
  readonly filters: Readonly<Record<string, string>>
  readonly provenance: ProvenanceName | ''
}

export const ANY: Wanted = { search: '', shelf: '', filters: {}, provenance: '' }

export const isAny = ({ search, shelf, filters, provenance }: Wanted): boolean =>
  search === '' && shelf === '' && provenance === '' && Object.values(filters).every((one) => one === '')

export function fits({ filters }: Pick<Gallery, 'filters'>, piece: Piece, wanted: Wanted): boolean {
  if (wanted.shelf !== '' && piece.shelf !== wanted.shelf) return false
  if (wanted.provenance !== '' && !piece.provenance.includes(wanted.provenance)) return false
  const passes = filters.every(({ id, choices }) => {
    const choice = choices.find((one) => one.id === wanted.filters[id])
    return choice === undefined || choice.fits(piece.id)
  })
  const text = piece.text.toLowerCase()
  return (
    passes &&
    wanted.search
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  )
}
