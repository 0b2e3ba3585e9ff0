// The lessons of a game: the one about the game, and one for each expansion. An address that names a lesson begins it.
import '../../text/of-hall.ts'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Wrong } from '../../components/frame-form.tsx'
import { Games } from '../../components/frame-games.tsx'
import parts from '../../components/frame-parts.module.css'
import { UnknownGame } from '../../components/frame-unknown.tsx'
import type { HallGame } from '../../games/game.ts'
import { gameNamed } from '../../games/named.ts'
import { useSettings } from '../../state/settings.ts'
import { useFetched } from '../../state/use-fetched.ts'
import { beginLesson } from '../../table-ui/lesson/begin.ts'
import { useWords } from '../../text/language.ts'
import { sentenceOf } from '../home/trouble.ts'
import style from './learn.module.css'
import { FIRST, lessonAddress } from './lesson-address.ts'

/** Creates the table of a lesson and opens it in place of this page. */
function Begin({ game, about }: { readonly game: HallGame; readonly about: string }) {
  const { t } = useWords()
  const name = useSettings((settings) => settings.name).trim()
  const [, go] = useLocation()
  const [trouble, setTrouble] = useState<string | null>(null)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    beginLesson(game, name === '' ? t('home.you') : name, about === FIRST ? null : about)
      .then((table) => go(`/table/${table}`, { replace: true }))
      .catch((error: unknown) => setTrouble(sentenceOf(error)))
  }, [game, about, name, t, go])
  if (trouble === null) return <p role="status">{t('learn.busy')}</p>
  return (
    <>
      <Wrong sentence={trouble} />
      <Link href={`/learn/${game.id}`} className={parts.button}>
        {t('learn.all')}
      </Link>
    </>
  )
}

interface RowProps {
  readonly game: string
  readonly about: string
  readonly name: string
  readonly help: string
}

function Row({ game, about, name, help }: RowProps) {
  const { t } = useWords()
  return (
    <li className={style['lesson']} data-learn={about}>
      <div>
        <h3 className={style['name']}>{name}</h3>
        <p className={parts.help}>{help}</p>
      </div>
      <Link
        href={lessonAddress(game, about)}
        className={parts.button}
        aria-label={t('learn.start.of', { name })}
      >
        {t('learn.start')}
      </Link>
    </li>
  )
}

function Lessons({ game }: { readonly game: HallGame }) {
  const { t, say } = useWords()
  const lessons = useFetched(game.lessons)
  const fields = useFetched(game.form)?.options.properties ?? {}
  const about = Object.keys(lessons ?? {})
  return (
    <>
      <section className={parts.panel} aria-labelledby="first-lesson">
        <h2 id="first-lesson" className={parts.heading}>
          {t('learn.game')}
        </h2>
        <ul className={style['lessons']}>
          <Row game={game.id} about={FIRST} name={say(game.name)} help={t('home.learn.help')} />
        </ul>
      </section>
      {about.length > 0 && (
        <section className={parts.panel} aria-labelledby="expansion-lessons">
          <h2 id="expansion-lessons" className={parts.heading}>
            {t('learn.expansions')}
          </h2>
          <p className={parts.help}>{t('learn.expansions.help')}</p>
          <ul className={style['lessons']}>
            {about.map((one) => (
              <Row
                key={one}
                game={game.id}
                about={one}
                name={say(fields[one]?.title ?? '')}
                help={say(fields[one]?.description ?? '')}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface LearnProps {
  readonly game: string
  /** The lesson to begin; null: the page lists all lessons. */
  readonly about: string | null
}

export default function Learn({ game, about }: LearnProps) {
  const { t, say } = useWords()
  const known = gameNamed(game)
  if (known === undefined) return <UnknownGame game={game} />
  return (
    <div className={style['page']}>
      <title>{`${t('learn.title')} · ${t('app.name')}`}</title>
      <h1 className={parts.title}>{t('learn.title.game', { game: say(known.name) })}</h1>
      {about === null ? (
        <>
          <p className={parts.lead}>{t('learn.lead')}</p>
          <Games shown={game} to="/learn" />
          <Lessons key={game} game={known} />
        </>
      ) : (
        <Begin key={about} game={known} about={about} />
      )}
    </div>
  )
}
