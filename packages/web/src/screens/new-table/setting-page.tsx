// The page for a new table, on this device or online: the games to choose from, and a form. The form may start with the
// choices of an earlier table.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { Wrong } from '../../components/frame-form.tsx'
import { Games } from '../../components/frame-games.tsx'
import parts from '../../components/frame-parts.module.css'
import { UnknownGame } from '../../components/frame-unknown.tsx'
import type { HallGame } from '../../games/game.ts'
import { gameNamed } from '../../games/named.ts'
import { useWords } from '../../text/language.ts'
import style from './setting-page.module.css'

export interface SettingFormProps<E> {
  readonly game: HallGame
  /** The table this one continues. */
  readonly earlier: E | null
}

interface Way<E> {
  readonly Form: ComponentType<SettingFormProps<E>>
  /** Finds the table to continue. */
  readonly earlier: (after: string) => Promise<E>
  /** The sentence to show if that fails. */
  readonly sentence: (error: unknown) => string
}

interface GoingOnProps<E> extends Way<E> {
  readonly game: HallGame
  readonly after: string
}

/** The form, filled in with the seats and options of the earlier table. All can be changed. */
function GoingOn<E>({ game, after, Form, earlier: find, sentence }: GoingOnProps<E>) {
  const { t } = useWords()
  const [earlier, setEarlier] = useState<E | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  useEffect(() => {
    find(after)
      .then((found) => setEarlier(() => found))
      .catch((error: unknown) => setTrouble(sentence(error)))
  }, [after, find, sentence])
  if (trouble !== null) return <Wrong sentence={trouble} />
  if (earlier === null) return <p role="status">{t('new.after.coming')}</p>
  return (
    <>
      <p className={parts.help}>{t('new.after')}</p>
      <Form game={game} earlier={earlier} />
    </>
  )
}

interface SettingPageProps<E> extends Way<E> {
  readonly game: string
  readonly words: 'new' | 'online-new'
  readonly to: string
  /** Beside the games. */
  readonly beside?: ReactNode
}

export function SettingPage<E>({ game, words, to, beside, ...way }: SettingPageProps<E>) {
  const { t, say } = useWords()
  const known = gameNamed(game)
  const after = new URLSearchParams(useSearch()).get('after')
  if (known === undefined) return <UnknownGame game={game} />
  const { Form } = way
  return (
    <div>
      <title>{`${t(`${words}.title`)} · ${t('app.name')}`}</title>
      <h1 className={parts.title}>{t(`${words}.title.game`, { game: say(known.name) })}</h1>
      <p className={parts.lead}>{t(`${words}.lead`)}</p>
      <div className={style.head}>
        <Games shown={game} to={to} />
        {beside}
      </div>
      {after === null ? (
        <Form key={game} game={known} earlier={null} />
      ) : (
        <GoingOn key={after} game={known} after={after} {...way} />
      )}
    </div>
  )
}
