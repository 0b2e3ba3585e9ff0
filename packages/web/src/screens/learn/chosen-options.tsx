// The options of a table that differ from the defaults: what each changes, its variants, and the lesson about it.
import parts from '../../components/frame-parts.module.css'
import type { HallGame } from '../../games/game.ts'
import { useFetched } from '../../state/use-fetched.ts'
import type { Unusual } from '../together/unusual-options.ts'
import style from './chosen-options.module.css'
import { LessonLink } from './lesson-link.tsx'

interface ChosenOptionsProps {
  readonly game: HallGame
  readonly options: readonly Unusual[]
}

export function ChosenOptions({ game, options }: ChosenOptionsProps) {
  const lessons = useFetched(game.lessons)
  return (
    <ul className={style['chosen']}>
      {options
        .filter(({ under }) => under === null)
        .map(({ name, title, description }) => (
          <li key={name} data-chosen={name}>
            <b>{title}</b>
            <p className={parts.help}>{description}</p>
            <Variants of={name} options={options} />
            {lessons !== null && Object.hasOwn(lessons, name) && (
              <LessonLink game={game.id} about={name} name={title} />
            )}
          </li>
        ))}
    </ul>
  )
}

function Variants({ of, options }: { readonly of: string; readonly options: readonly Unusual[] }) {
  const variants = options.filter(({ under }) => under === of)
  if (variants.length === 0) return null
  return (
    <ul className={style['variants']}>
      {variants.map(({ name, title, description }) => (
        <li key={name} data-chosen={name}>
          <b>{title}</b>
          <p className={parts.help}>{description}</p>
        </li>
      ))}
    </ul>
  )
}
