// A game's picture, as its card in the hall shows it.
import type { HallGame } from '../games/game.ts'
import { useSettings } from '../state/settings.ts'
import { useWords } from '../text/language.ts'

interface PictureProps {
  readonly game: HallGame
  readonly className: string | undefined
}

export function Picture({ game, className }: PictureProps) {
  const { say } = useWords()
  const still = useSettings(({ reducedMotion, speed }) => reducedMotion || speed === 0)
  const { file, words, focus } = game.picture
  return (
    <img
      src={still ? `${file}#still` : file}
      alt={say(words)}
      className={className}
      style={{ objectPosition: focus }}
      draggable={false}
    />
  )
}
