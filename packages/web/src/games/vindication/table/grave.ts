// What is not to be done by one slip of a finger: it takes power away while one looks at one's own
// figure, or gives the whole turn away.
import type { WireOption } from '@lorehall/host'
import { faceOf } from '../cards/faces.ts'

export function isGrave({ kind, at }: Pick<WireOption, 'kind' | 'at'>): boolean {
  return kind === 'struggle' || (kind === 'use' && faceOf(at.replace('card:', ''))?.endsTurn === true)
}
