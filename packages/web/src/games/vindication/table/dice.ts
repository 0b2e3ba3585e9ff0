// The faces of Vindication's dice, and which of them an event has thrown.
import { ATTRIBUTES } from '@lorehall/vindication/face'
import type { GameEvent } from '@lorehall/kernel'
import type { Die, DieFace } from '../../../table/parts.ts'
import { ATTRIBUTE_ICON } from '../cards/faces.ts'

const WHITE: readonly DieFace[] = ATTRIBUTES.map((name) => ({
  icon: ATTRIBUTE_ICON[name],
  colour: `var(--${name})`,
}))
const BLACK: readonly DieFace[] = [
  { icon: 'night-sleep', colour: 'var(--knowledge)' },
  { icon: 'shield', colour: 'var(--card-2)' },
  { icon: 'skull-crossed-bones', colour: 'var(--danger)' },
]

const FIELDS = [
  ['white', false],
  ['secondWhite', false],
  ['black', true],
  ['secondBlack', true],
] as const

export function dice(event: GameEvent): readonly Die[] {
  if (event.type !== 'rolled') return []
  return FIELDS.flatMap(([field, black]) => {
    const up = event[field]
    return typeof up === 'number' ? [{ black, up, faces: black ? BLACK : WHITE }] : []
  })
}
