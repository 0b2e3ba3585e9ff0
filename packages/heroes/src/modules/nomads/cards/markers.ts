// The markers of the Nomads. (H-MARK)
import type { Marker } from '../../../cards/markers.ts'

export const MARKERS: Readonly<Record<string, Marker>> = {
  'dust-devil': { storms: true },
  oasis: { waters: true, yields: { food: 2 } },
}
