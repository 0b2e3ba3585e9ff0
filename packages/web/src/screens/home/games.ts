// The games of the hall, in the few facts the first page needs. No game code comes with them.
import type { TextKey } from '../../text/en.ts'

export interface HallGame {
  readonly id: string
  readonly title: TextKey
  readonly lead: TextKey
  readonly seats: { readonly min: number; readonly max: number }
  readonly minutes: { readonly min: number; readonly max: number }
}

export const VINDICATION: HallGame = {
  id: 'vindication',
  title: 'home.vindication',
  lead: 'home.vindication.lead',
  seats: { min: 2, max: 5 },
  minutes: { min: 60, max: 120 },
}

export function gameNamed(id: string): HallGame | undefined {
  return id === VINDICATION.id ? VINDICATION : undefined
}
