// The sign of an attribute: its colour is never the only thing that tells it.
import type { AttributeName } from '@lorehall/vindication/face'
import type { ComponentProps } from 'react'
import { GAME_ICONS } from '../../../icons/game-icons.ts'
import { Sign } from '../../../table/stage/sign.tsx'
import { ATTRIBUTE_ICON } from '../cards/faces.ts'

type AttributeSignProps = Omit<ComponentProps<typeof Sign>, 'path'> & { readonly of: AttributeName }

export function AttributeSign({ of, ...rest }: AttributeSignProps) {
  return <Sign path={GAME_ICONS[ATTRIBUTE_ICON[of]]} {...rest} />
}
