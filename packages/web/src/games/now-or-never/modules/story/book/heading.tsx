// The head of a page: the chapter's picture, the hero's portrait, the title and the place.
import type { Update } from '@lorehall/host'
import { nameOf } from '../../../cards/names.ts'
import { playerOf } from '../../../view.ts'
import { chapterInPlay } from '../chapters.ts'
import { useWords } from '../own.ts'
import { isLetter, placeName } from '../places.ts'
import { pictureOf, portraitOf } from '../portraits.ts'
import type { SceneSeen } from '../seen.ts'
import style from './book.module.css'

export function Picture() {
  return (
    <div className={style['head']} aria-hidden="true">
      <img src={pictureOf(chapterInPlay().n)} alt="" draggable={false} />
    </div>
  )
}

interface HeadingProps {
  readonly hero: string
  readonly title: string
  readonly children: React.ReactNode
}

export function Heading({ hero, title, children }: HeadingProps) {
  const { say } = useWords()
  return (
    <header className={style['title']}>
      <img src={portraitOf(hero)} className={style['portrait']} alt="" draggable={false} />
      <div>
        <h2>{say(title)}</h2>
        <p>{children}</p>
      </div>
    </header>
  )
}

export const heroAt = (update: Update, seat: number): string => playerOf(update, seat)?.hero ?? ''

/** "Lamp Hill · Halia, one of your own places". */
export function Where({
  update,
  scene,
}: {
  readonly update: Update
  readonly scene: Pick<SceneSeen, 'at' | 'own' | 'seat'>
}) {
  const { t, say } = useWords()
  const { at, own, seat } = scene
  const facts = { place: say(placeName(update, at)), hero: say(nameOf(heroAt(update, seat))) }
  const key = !own ? 'story.where' : isLetter(at) ? 'story.where.own' : 'story.where.mission'
  return (
    <>
      {isLetter(at) && (
        <b className={style['letter']} aria-hidden="true">
          {at}
        </b>
      )}
      {t(key === 'story.where.own' && update.eyes !== seat ? 'story.where' : key, facts)}
    </>
  )
}
