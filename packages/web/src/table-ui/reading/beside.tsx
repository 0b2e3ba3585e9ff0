// The text of the tag and its place next to the thing. It is hidden if it would cover something highlighted on every
// side.
import type { Update } from '@lorehall/host'
import { useLayoutEffect, useState } from 'react'
import { SeatMark } from '../../components/frame-seat.tsx'
import { useHints } from '../../state/hints.ts'
import { useWords } from '../../text/language.ts'
import { concernedBy } from '../concerned.ts'
import { drawn } from '../drawn.ts'
import { possibleAt } from '../picking.ts'
import { thingsOf } from '../parts.ts'
import type { Read } from './reading.ts'
import { answerSaid, fitting, optionTagged, tagSaid } from './tag-said.ts'
import { type Box, sideFor } from './tag-side.ts'
import style from './beside.module.css'

const HIGH = 26
const WIDEST = 240
const LETTER = 6.7
const EDGES = 18
const LETTERS = (WIDEST - EDGES) / LETTER
const MARK = 14

interface Said {
  readonly text: string
  /** The other players that the option concerns: the text may break off before it names them. */
  readonly concerned: readonly number[]
}

/** If the player reads a row or button for one of the thing's options, the tag is about that option. */
function useSaid(update: Update, at: string, option: string | null): Said {
  const words = useWords()
  const hints = useHints(update)
  const highlighted = possibleAt(update, at, hints?.routes[at] ?? null)
  const meant = highlighted.options.find(({ id }) => id === option)
  const title = thingsOf(update.game)(update, at, words)?.title ?? ''
  const tagged = meant ?? optionTagged(highlighted)
  const effects = tagged === undefined ? [] : (hints?.options[tagged.id]?.effects ?? [])
  const text =
    meant === undefined
      ? tagSaid(highlighted, title, hints, words, update.game)
      : answerSaid(meant, hints, words)
  return { text: fitting(text, LETTERS), concerned: concernedBy(effects, update) }
}

export function Beside({ read, update }: { readonly read: Read; readonly update: Update }) {
  const at = read.at ?? update.ask?.options.find(({ id }) => id === read.option)?.at ?? ''
  const { text, concerned } = useSaid(update, at, read.option)
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number } | null>(null)
  const width = Math.min(WIDEST, text.length * LETTER + EDGES) + concerned.length * MARK
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
    <span
      className={style['tag']}
      style={{ ...place, maxWidth: WIDEST + concerned.length * MARK }}
      role="presentation"
      data-tag
    >
      {text}
      {concerned.map((seat) => (
        <SeatMark key={seat} seat={seat} size={11} />
      ))}
    </span>
  )
}
