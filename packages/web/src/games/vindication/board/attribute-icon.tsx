// The sign of an attribute: its colour is never the only thing that tells it.
import type { AttributeName } from '@lorehall/vindication/face'
import { GAME_ICONS } from '../../../icons/game-icons.ts'
import { ATTRIBUTE_ICON } from '../cards/faces.ts'
import { placed } from './placed.ts'

interface SignProps {
  readonly path: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly className?: string | undefined
}

/** A path on the grid of the icon set, centred. */
export function Sign({ path, x, y, size, className }: SignProps) {
  return <path d={placed(path, { x: x - size / 2, y: y - size / 2 }, size / 512)} className={className} />
}

export function AttributeSign({ of, ...rest }: Omit<SignProps, 'path'> & { readonly of: AttributeName }) {
  return <Sign path={GAME_ICONS[ATTRIBUTE_ICON[of]]} {...rest} />
}
