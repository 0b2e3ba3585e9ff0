// One icon from game-icons.net, in the color of the surrounding text. Decorative unless it has a label.
import type { CSSProperties } from 'react'
import { GAME_ICONS } from '../icons/game-icons.ts'

export type IconName = keyof typeof GAME_ICONS

/** One of the hall's icons, or a game's own path on the same grid. */
type Which =
  | { readonly name: IconName; readonly path?: undefined }
  | { readonly path: string; readonly name?: undefined }

type IconProps = Which & {
  /** CSS length; by default the height of the text. */
  readonly size?: string
  /** Read by screen readers; without it they skip the icon. */
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
      // Icons never overflow, so don't clip them: a hundred clips are slow to raster.
      overflow="visible"
      className={className}
      style={{ flex: 'none', verticalAlign: '-0.18em', ...style }}
      {...spoken}
    >
      <path d={name === undefined ? path : GAME_ICONS[name]} />
    </svg>
  )
}
