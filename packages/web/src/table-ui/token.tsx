// A round token with a sign, in the color it has on cards and boards.
import type { CSSProperties } from 'react'
import { pictures } from '../components/picture.ts'
import style from './token.module.css'

export interface TokenLook {
  /** The name of what it represents. */
  readonly name: string
  /** A path on the grid of the icon set. */
  readonly sign: string
  readonly colour: string
}

const signOf = pictures(
  ({ sign }: TokenLook) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="64" height="64"><path d="${sign}" fill="#1c1307"/></svg>`,
  ({ sign }) => sign,
)

interface TokenProps {
  readonly look: TokenLook
  readonly size?: string
  /** The player has none: the token is faint. */
  readonly none?: boolean
}

export function Token({ look, size = '1.5rem', none = false }: TokenProps) {
  const drawn: CSSProperties = {
    ['--of' as string]: look.colour,
    backgroundImage: `url("${signOf(look)}")`,
    width: size,
    height: size,
  }
  return <span className={style['token']} style={drawn} data-none={none ? 'true' : undefined} aria-hidden />
}
