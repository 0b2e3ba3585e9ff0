// The token of an attribute: its icon in its color.
import type { AttributeName } from '@lorehall/vindication/client'
import { Token, type TokenLook } from '../../../table-ui/token.tsx'
import { ICONS } from '../icons/icons.ts'
import { TABLE_EN } from '../text/en.ts'

export const ATTRIBUTE_SIGN: Readonly<Record<AttributeName, string>> = {
  inspiration: ICONS.sun,
  knowledge: ICONS['open-book'],
  strength: ICONS.fist,
  courage: ICONS.lion,
  wisdom: ICONS.owl,
  vision: ICONS['third-eye'],
}

const look = (of: AttributeName): TokenLook => ({
  name: TABLE_EN[`attribute.${of}`],
  sign: ATTRIBUTE_SIGN[of],
  colour: `var(--${of})`,
})

export const ATTRIBUTE_TOKEN: Readonly<Record<AttributeName, TokenLook>> = {
  inspiration: look('inspiration'),
  knowledge: look('knowledge'),
  strength: look('strength'),
  courage: look('courage'),
  wisdom: look('wisdom'),
  vision: look('vision'),
}

interface AttributeTokenProps {
  readonly of: AttributeName
  readonly size?: string
  readonly none?: boolean
}

export function AttributeToken({ of, ...rest }: AttributeTokenProps) {
  return <Token look={ATTRIBUTE_TOKEN[of]} {...rest} />
}
