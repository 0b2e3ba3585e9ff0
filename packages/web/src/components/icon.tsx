// One icon of game-icons.net, in the colour of the text around it. Decoration unless it is labelled.
import type { CSSProperties } from 'react'
import { GAME_ICONS } from '../icons/game-icons.ts'

export type IconName = keyof typeof GAME_ICONS

/** One of the hall's, or a path on the same grid that a game brings. */
type Which =
  | { readonly name: IconName; readonly path?: undefined }
  | { readonly path: string; readonly name?: undefined }

type IconProps = Which & {
  /** CSS length; by default as tall as the text. */
  readonly size?: string
  /** Said by screen readers; without it the icon is passed over. */
  readonly label?: string
  readonly className?: string | undefined
  readonly style?: CSSProperties
}

export function Icon({ name, path, size = '1.15em', label, className, style }: IconProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      viewBox="0 0 512 512"
      width={size}
      height={size}
      fill="currentColor"
      // Nothing is drawn beyond its edge, so nothing is cut there: a hundred cuts are slow to raster.
      overflow="visible"
      className={className}
      style={{ flex: 'none', verticalAlign: '-0.18em', ...style }}
      {...spoken}
    >
      <path d={name === undefined ? path : GAME_ICONS[name]} />
    </svg>
  )
}
