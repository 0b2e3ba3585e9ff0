// The text of the tag and its place next to the thing. It is hidden if it would cover something highlighted on every
// side.
import type { Update } from '@lorehall/host'
import { useLayoutEffect, useState } from 'react'
import { useHints } from '../../state/hints.ts'
import { useWords } from '../../text/language.ts'
import { drawn } from '../drawn.ts'
import { possibleAt } from '../picking.ts'
import { thingsOf } from '../parts.ts'
import type { Read } from './reading.ts'
import { answerSaid, fitting, tagSaid } from './tag-said.ts'
import { type Box, sideFor } from './tag-side.ts'
import style from './beside.module.css'

const HIGH = 26
const WIDEST = 240
const LETTER = 6.7
const EDGES = 18
const LETTERS = (WIDEST - EDGES) / LETTER

/** If the player reads a row or button for one of the thing's options, the tag is about that option. */
function useSaid(update: Update, at: string, option: string | null): string {
  const words = useWords()
  const hints = useHints(update)
  const highlighted = possibleAt(update, at, hints?.routes[at] ?? null)
  const meant = highlighted.options.find(({ id }) => id === option)
  if (meant !== undefined) return answerSaid(meant, hints, words)
  const title = thingsOf(update.game)(update, at, words)?.title ?? ''
  return tagSaid(highlighted, title, hints, words, update.game)
}

export function Beside({ read, update }: { readonly read: Read; readonly update: Update }) {
  const at = read.at ?? update.ask?.options.find(({ id }) => id === read.option)?.at ?? ''
  const text = fitting(useSaid(update, at, read.option), LETTERS)
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number } | null>(null)
  const width = Math.min(WIDEST, text.length * LETTER + EDGES)
  useLayoutEffect(() => {
    const stage = document.querySelector('[data-stage]')
    const thing = drawn.elementOf(at, 'board')
    if (stage === null || thing === undefined || text === '') {
      setPlace(null)
      return
    }
    const area = stage.getBoundingClientRect()
    const shines = [...stage.querySelectorAll('[data-highlight="true"]')]
      .filter((highlighted) => highlighted !== thing && !highlighted.contains(thing))
      .map((highlighted): Box => highlighted.getBoundingClientRect())
    const found = sideFor(thing.getBoundingClientRect(), { width, height: HIGH }, shines, area)
    setPlace(found === null ? null : { left: found.left - area.left, top: found.top - area.top })
  }, [at, text, width])
  if (place === null) return null
  return (
    <span className={style['tag']} style={{ ...place, maxWidth: WIDEST }} role="presentation" data-tag>
      {text}
    </span>
  )
}
