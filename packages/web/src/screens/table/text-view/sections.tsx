// A section of the text view: a heading with the lines a game provides.
import { memo } from 'react'
import type { TextSection } from '../../../table-ui/text-view.ts'
import style from './text-view.module.css'

/** The element id of a section's heading. */
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

export const Section = memo(function Section({ section }: { readonly section: TextSection }) {
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
