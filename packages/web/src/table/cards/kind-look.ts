// How a kind of card looks: its sign, and the arms its cards bear.
import type { Arms } from './blazon.ts'

export interface KindLook {
  /** What its cards are. */
  readonly sort: string
  readonly colour: string
  readonly sign: string
  readonly arms: Arms
}

/** The first tincture is that of the field, and the colour of the kind. */
export function kindLook(
  sort: string,
  sign: string,
  outline: Arms['outline'],
  ...tinctures: readonly string[]
): KindLook {
  const [field = '', ...partners] = tinctures
  return { sort, sign, colour: field, arms: { outline, field, partners } }
}
