// An attribute's sign in its colour, as on cards and boards, with how many of it.
import type { AttributeName } from '@lorehall/vindication/face'
import type { CSSProperties } from 'react'
import { pictures } from '../../../components/picture.ts'
import { GAME_ICONS } from '../../../icons/game-icons.ts'
import { attributeColour, ATTRIBUTE_ICON } from './faces.ts'
import style from './attribute.module.css'

const signOf = pictures(
  (of: AttributeName) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="64" height="64"><path d="${GAME_ICONS[ATTRIBUTE_ICON[of]]}" fill="#1c1307"/></svg>`,
  String,
)

/** A round token with the sign of the attribute. */
export function AttributeToken({
  of,
  size = '1.5rem',
  none = false,
}: {
  readonly of: AttributeName
  readonly size?: string
  /** There is none of it: the token is faint. */
  readonly none?: boolean
}) {
  const look: CSSProperties = {
    ['--of' as string]: attributeColour(of),
    backgroundImage: `url("${signOf(of)}")`,
    width: size,
    height: size,
  }
  return <span className={style['token']} style={look} data-none={none ? 'true' : undefined} aria-hidden />
}
