// The pieces of a stack that are being chosen from: which Units move, board or leave.
import { EVERY_UNIT, type Place, type Unit } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import { placeOf } from '../../world.ts'

/** `unit:I-4/serf@sea`: a kind of piece in a place, aboard a Vessel or not. */
export interface Named {
  readonly at: string
  readonly place: Place
  readonly unit: Unit
  readonly aboard: 'sea' | 'air' | ''
}

function named(at: string): Named | null {
  const found = /^unit:(.+)\/([a-z]+\d?)(?:@(sea|air))?$/.exec(at)
  const unit = EVERY_UNIT.find((one) => one === found?.[2])
  if (found === null || unit === undefined) return null
  const aboard = found[3] === 'sea' || found[3] === 'air' ? found[3] : ''
  return { at, place: placeOf(found[1] ?? ''), unit, aboard }
}

/** The pieces that are asked about. Elsewhere: boarding during a turn, and an army that is being chosen. */
export function openedIn({ ask, reasons }: Update): readonly Named[] {
  if (ask === null || ask.kind === 'turn' || ask.kind === 'several') return []
  const all = new Set([...ask.options, ...reasons].map(({ at }) => at))
  return [...all].flatMap((at) => named(at) ?? [])
}
