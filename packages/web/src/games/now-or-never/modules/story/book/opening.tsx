// The opening of the chapter, before a player's first turn: what all hear, and what only this hero knows.
import type { Update } from '@lorehall/host'
import { useSession } from '../../../../../state/session/store.ts'
import { endScene } from '../../../../../table-ui/brief-scene.ts'
import { listOf } from '../../../../../table-ui/text-view.ts'
import { useScreenAwake } from '../../../../../table-ui/tale/wake.ts'
import { nameOf } from '../../../cards/names.ts'
import { chapterInPlay } from '../chapters.ts'
import { useWords } from '../own.ts'
import { placeName } from '../places.ts'
import { storyOf } from '../seen.ts'
import { useSizeKeys } from './book.tsx'
import { Heading, heroAt, Picture } from './heading.tsx'
import { Text } from './text.tsx'
import style from './book.module.css'

interface OpeningProps {
  readonly update: Update
  readonly aside: boolean
}

export function Opening({ update, aside }: OpeningProps) {
  const words = useWords()
  const { t, say } = words
  const log = useSession((session) => session.log)
  useScreenAwake()
  useSizeKeys()
  const { n, titles } = chapterInPlay()
  const seat = update.eyes
  if (seat === null) return null
  if (aside) return <p className={style['strip']}>{say(titles.title)}</p>
  const opening = log.find(({ type }) => type === 'opening')?.tale ?? null
  const knows = log.find(({ type, tale }) => type === 'knows' && tale !== null)?.tale ?? null
  const hero = heroAt(update, seat)
  const own = storyOf(update)?.own ?? []
  const places = own.map((letter) => `${letter} (${say(placeName(update, letter))})`)
  return (
    <article className={style['book']} data-hero={hero} data-do="opening">
      <section className={style['left']}>
        <Picture />
        <header className={style['chapter']}>
          <p>{t('story.chapter', { n })}</p>
          <h2>{say(titles.title)}</h2>
          <p className={style['question']}>{say(titles.question)}</p>
        </header>
        {opening !== null && <Text update={update} name={opening} />}
      </section>
      <section className={style['right']}>
        <Heading hero={hero} title={nameOf(hero)}>
          {say(update.seats[seat]?.name ?? '')}
        </Heading>
        {knows !== null && (
          <>
            <h3>{t('story.knows')}</h3>
            <Text update={update} name={knows} tools={false} />
          </>
        )}
        {places.length > 0 && (
          <>
            <h3>{t('story.in-chapter')}</h3>
            <p className={style['note']}>{t('story.own.places', { list: listOf(places, words) })}</p>
          </>
        )}
        <button
          type="button"
          className={style['main']}
          onClick={() => endScene(`opening:${update.table}:${seat}`)}
          data-do="begin"
        >
          {t('story.begin')}
        </button>
      </section>
    </article>
  )
}
