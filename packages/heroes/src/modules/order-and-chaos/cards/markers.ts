// The markers of Order & Chaos. (H-MARK)
import type { Marker } from '../../../cards/markers.ts'

export const MARKERS: Readonly<Record<string, Marker>> = {
  shaken: { shakes: 3 },
  hex: { weakens: 2, single: true },
  challenge: { weakens: 2 },
}
