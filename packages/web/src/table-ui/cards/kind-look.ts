// The look of a kind of card: its sign, and the arms of its cards.
import type { Arms } from './blazon.ts'

export interface KindLook {
  /** The name of the kind. */
  readonly sort: string
  readonly colour: string
  readonly sign: string
  readonly arms: Arms
}

/** The first tincture is that of the field, and also the color of the kind. */
export function kindLook(
  sort: string,
  sign: string,
  outline: Arms['outline'],
  ...tinctures: readonly string[]
): KindLook {
  const [field = '', ...partners] = tinctures
  return { sort, sign, colour: field, arms: { outline, field, partners } }
}
