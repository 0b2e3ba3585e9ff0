// Where a number comes from. Our own numbers are never presented as printed.

export type Provenance = 'printed' | 'public' | 'derived' | 'house'

export interface Numbered<T> {
  readonly value: T
  readonly provenance: Provenance
}

/** How many of each attribute, by name; absent means none. */
export type Gives = Readonly<Record<string, number>>

/** The numbers on a card. Only companions have `gives` and `mayStart`. */
export interface CardNumbers {
  readonly honor: Numbered<number>
  readonly gives?: Numbered<Gives>
  readonly mayStart?: Numbered<boolean>
}

const from =
  (provenance: Provenance) =>
  <T>(value: T): Numbered<T> => ({ value, provenance })

export const printed = from('printed')
export const publicly = from('public')
export const derived = from('derived')
export const house = from('house')
