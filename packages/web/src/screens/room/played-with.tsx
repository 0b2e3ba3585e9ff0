// What is chosen for this table and is not as usual: whoever comes reads it before they sit down.
import type { GameOptions, OptionField } from '@lorehall/kernel'
import parts from '../../components/frame-parts.module.css'
import type { HallGame } from '../../games/game.ts'
import { useFetched } from '../../state/use-fetched.ts'
import { capital } from '../../text/capital.ts'
import { useWords, type Words } from '../../text/language.ts'
import style from './room.module.css'

function inWords(field: OptionField, value: string | boolean, { t, say }: Words): string {
  const title = say(field.title)
  if (typeof value === 'string') return t('room.played.as', { title, value: capital(say(value)) })
  return value ? title : t('room.played.without', { title })
}

interface PlayedWithProps {
  readonly game: HallGame
  readonly options: GameOptions
}

export function PlayedWith({ game, options }: PlayedWithProps) {
  const words = useWords()
  const { t, say } = words
  const form = useFetched(game.form)
  const unusual = Object.entries(form?.options.properties ?? {}).flatMap(([name, field]) => {
    const value = options[name] ?? field.default
    return value === field.default ? [] : [{ name, field, value }]
  })
  if (unusual.length === 0) return null
  return (
    <section className={`${parts.panel} ${style.played}`} aria-labelledby="played">
      <h2 id="played" className={parts.heading}>
        {t('room.played')}
      </h2>
      <ul>
        {unusual.map(({ name, field, value }) => (
          <li key={name}>
            <b>{inWords(field, value, words)}</b>
            <p className={parts.help}>{say(field.description)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
