// The markers of Pestilence. (H-MARK)
import type { Marker } from '../../../cards/markers.ts'

export const MARKERS: Readonly<Record<string, Marker>> = {
  sandstorm: { storms: true },
}
