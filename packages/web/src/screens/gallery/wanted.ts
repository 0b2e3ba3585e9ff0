// The filters a visitor has set in a gallery, and which pieces pass them.
import type { Gallery, Piece } from '../../games/game.ts'

/** From the most certain to the least. */
export const PROVENANCES = ['printed', 'public', 'derived', 'house'] as const
export type ProvenanceName = (typeof PROVENANCES)[number]

export interface Wanted {
  readonly search: string
  readonly section: string
  /** The choice of each filter, by the filter's id. A missing filter lets everything pass. */
  readonly filters: Readonly<Record<string, string>>
  readonly provenance: ProvenanceName | ''
}

export const ANY: Wanted = { search: '', section: '', filters: {}, provenance: '' }

export const isAny = ({ search, section, filters, provenance }: Wanted): boolean =>
  search === '' && section === '' && provenance === '' && Object.values(filters).every((one) => one === '')

export function fits({ filters }: Pick<Gallery, 'filters'>, piece: Piece, wanted: Wanted): boolean {
  if (wanted.section !== '' && piece.section !== wanted.section) return false
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
