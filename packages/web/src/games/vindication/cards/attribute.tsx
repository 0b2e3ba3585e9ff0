// An attribute's sign in its colour, as on cards and boards, with how many of it.
import type { AttributeName } from '@lorehall/vindication/face'
import { Icon } from '../../../components/icon.tsx'
import { attributeColour, ATTRIBUTE_ICON } from './faces.ts'
import style from './attribute.module.css'

/** A round token with the sign of the attribute. */
export function AttributeToken({
  of,
  size = '1.5rem',
}: {
  readonly of: AttributeName
  readonly size?: string
}) {
  return (
    <span
      className={style['token']}
      style={{ background: attributeColour(of), width: size, height: size }}
      aria-hidden
    >
      <Icon name={ATTRIBUTE_ICON[of]} size="72%" />
    </span>
  )
}
