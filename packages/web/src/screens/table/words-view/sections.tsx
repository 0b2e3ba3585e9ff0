// Headings with lines under them, as a game words its table.
import { memo } from 'react'
import type { WordSection } from '../../../table/game-words.ts'
import style from './words-view.module.css'

/** Where a section can be gone to. */
export const anchorOf = (id: string) => `words-${id}`

function Lines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <ul className={style['lines']}>
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  )
}

export const Section = memo(function Section({ section }: { readonly section: WordSection }) {
  const { id, title, lines, parts = [] } = section
  return (
    <section className={style['section']} aria-labelledby={anchorOf(id)} data-part={id}>
      <h2 id={anchorOf(id)} tabIndex={-1}>
        {title}
      </h2>
      <Lines lines={lines} />
      {parts.map((part) => (
        <section key={part.id} className={style['part']} aria-labelledby={anchorOf(part.id)}>
          <h3 id={anchorOf(part.id)} tabIndex={-1}>
            {part.title}
          </h3>
          <Lines lines={part.lines} />
        </section>
      ))}
    </section>
  )
})
