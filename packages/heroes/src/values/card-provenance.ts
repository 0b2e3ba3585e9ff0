// The source of each number on a card. The page needs only these at a table.

export type Provenance = 'printed' | 'public' | 'derived' | 'house'

/** By the path of a number in the values file. Numbers that are not listed are our own. */
export const FROM_CARDS: Readonly<Record<string, Provenance>> = {
  'tactics/first-strike/cost': 'public',
  'tactics/first-strike/strength': 'public',
  'tactics/first-strike/vp': 'public',
  'tactics/charge/cost': 'public',
  'tactics/charge/vp': 'public',
}

/** The source of a number, or of an object around it. */
export function sourceIn(from: Readonly<Record<string, Provenance>>, path: string): Provenance {
  const cut = path.lastIndexOf('/')
  return from[path] ?? (cut < 0 ? 'house' : sourceIn(from, path.slice(0, cut)))
}

export const cardProvenanceOf = (path: string): Provenance => sourceIn(FROM_CARDS, path)
