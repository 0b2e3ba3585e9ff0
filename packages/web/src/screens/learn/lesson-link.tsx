// A link to the lesson about an expansion. It opens in a new tab, so that the page it is on stays as it is.
import { useWords } from '../../text/language.ts'
import { lessonAddress } from './lesson-address.ts'
import style from './lesson-link.module.css'

interface LessonLinkProps {
  readonly game: string
  readonly about: string
  /** The name of the expansion. */
  readonly name: string
}

export function LessonLink({ game, about, name }: LessonLinkProps) {
  const { t } = useWords()
  return (
    <a
      href={lessonAddress(game, about)}
      target="_blank"
      rel="noreferrer"
      className={style['learn']}
      data-learn={about}
    >
      {t('learn.about', { name })}
    </a>
  )
}
