// Markers that effects put on Regions for a time, and their effects. (H-MARK)

import type { Price } from '../values/words.ts'

export interface Marker {
  /** Strength for its owner's defense there. */
  readonly defends?: number
  /** The Region yields nothing in Collection. */
  readonly barren?: true
  /** A player has only one. */
  readonly single?: true
  /** Strength that armies of its owner's enemies lose in Battles there. */
  readonly weakens?: number
  /** A March that enters stops there, and nothing flies in or out. */
  readonly storms?: true
  /** The player who controls the Region gains this in Collection. */
  readonly yields?: Price
  /** A March need not stop in this Desert. */
  readonly waters?: true
  /** Strength that Towers of its owner's enemies lose there. */
  readonly shakes?: number
}

/** The numbers of a values file that markers use. */
interface MarkerNumbers {
  readonly bulwark: number
  readonly enemy: { readonly rampart: number }
}

/** By id, in the order in which their Strength is listed. */
export const markersWith = ({ bulwark, enemy }: MarkerNumbers): Readonly<Record<string, Marker>> => ({
  bulwark: { defends: bulwark },
  rampart: { defends: enemy.rampart },
  blight: { barren: true },
})
