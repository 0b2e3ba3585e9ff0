// A turn in one minute, and the icons, for new players.
import { Icon } from '../../components/icon.tsx'
import type { Primer as PrimerText } from '../../games/game.ts'
import { Glossed } from '../../table-ui/lesson/glossed.tsx'
import type { Shown } from '../../table-ui/view.ts'
import { useWords } from '../../text/language.ts'
import style from './primer.module.css'

interface PrimerProps {
  readonly game: string
  /** The table it is opened at, if any. */
  readonly shown?: Shown | null
  readonly primer: PrimerText
}

export function Primer({ game, shown = null, primer }: PrimerProps) {
  const { say } = useWords()
  const { title, lead, steps, more } = primer
  return (
    <section className={style.primer} aria-labelledby="a-turn">
      <h2 id="a-turn" tabIndex={-1}>
        {say(title)}
      </h2>
      <p>{say(lead)}</p>
      <ol className={style.steps}>
        {steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{say(name)}</h3>
            <p>
              <Glossed game={game} shown={shown} text={text} />
            </p>
          </li>
        ))}
      </ol>
      <dl className={style.more}>
        {more.map(({ name, text }) => (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd>
              <Glossed game={game} shown={shown} text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function Signs({ primer }: { readonly primer: PrimerText }) {
  const { say } = useWords()
  return (
    <dl className={style.signs}>
      {primer.signs.map(({ sign, colour, name, text }) => (
        <div key={name}>
          <dt>
            <span
              className={style.sign}
              style={colour === undefined ? {} : { background: colour, color: '#fff' }}
            >
              <Icon path={sign} size="1.25rem" />
            </span>
            {say(name)}
          </dt>
          <dd>{say(text)}</dd>
        </div>
      ))}
    </dl>
  )
}
