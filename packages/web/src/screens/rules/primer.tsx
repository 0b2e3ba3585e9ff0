// A turn in one minute, for those who have never played.
import type { Primer as PrimerText } from '../../games/game.ts'
import { useWords } from '../../text/language.ts'
import style from './primer.module.css'

export function Primer({ primer }: { readonly primer: PrimerText }) {
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
            <p>{say(text)}</p>
          </li>
        ))}
      </ol>
      <dl className={style.more}>
        {more.map(({ name, text }) => (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd>{say(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
