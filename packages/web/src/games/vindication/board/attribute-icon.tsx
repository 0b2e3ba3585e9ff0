// The icon of an attribute. Never color alone: each attribute has its own shape.
import type { AttributeName } from '@lorehall/vindication/client'
import type { ComponentProps } from 'react'
import { Sign } from '../../../table-ui/stage/sign.tsx'
import { ATTRIBUTE_SIGN } from '../cards/attribute.tsx'

type AttributeSignProps = Omit<ComponentProps<typeof Sign>, 'path'> & { readonly of: AttributeName }

export function AttributeSign({ of, ...rest }: AttributeSignProps) {
  return <Sign path={ATTRIBUTE_SIGN[of]} {...rest} />
}
