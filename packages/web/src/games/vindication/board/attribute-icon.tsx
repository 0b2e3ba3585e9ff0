// The sign of an attribute: its colour is never the only thing that tells it.
import type { AttributeName } from '@lorehall/vindication/face'
import type { ComponentProps } from 'react'
import { Sign } from '../../../table/stage/sign.tsx'
import { ATTRIBUTE_SIGN } from '../cards/attribute.tsx'

type AttributeSignProps = Omit<ComponentProps<typeof Sign>, 'path'> & { readonly of: AttributeName }

export function AttributeSign({ of, ...rest }: AttributeSignProps) {
  return <Sign path={ATTRIBUTE_SIGN[of]} {...rest} />
}
