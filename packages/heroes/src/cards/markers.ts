// Markers that effects put on Regions for a time: what each of them changes there. (H-MARK)

export interface Marker {
  /** Strength for who set it, to defend there. */
  readonly defends?: number
  /** The Region yields nothing in Collection. */
  readonly barren?: true
}

/** The numbers of the file that markers are made with. */
interface MarkerNumbers {
  readonly bulwark: number
  readonly enemy: { readonly rampart: number }
}

/** By their names, in the order in which a sum tells them. */
export const markersWith = ({ bulwark, enemy }: MarkerNumbers): Readonly<Record<string, Marker>> => ({
  bulwark: { defends: bulwark },
  rampart: { defends: enemy.rampart },
  blight: { barren: true },
})
