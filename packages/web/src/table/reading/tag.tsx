// One line beside the thing that is read: what a touch on it does, so that the eye need not travel to the
// reader. It stands on a side where it covers nothing that shines, or not at all.
import type { Update } from '@lorehall/host'
import { useLayoutEffect, useState } from 'react'
import { useHints } from '../../state/hints.ts'
import { useWords } from '../../text/language.ts'
import { drawn } from '../drawn.ts'
import { litAt } from '../lit.ts'
import { thingsOf } from '../parts.ts'
import { type Read, useReading } from './reading.ts'
import { answerSaid, tagSaid } from './tag-said.ts'
import { type Box, sideFor } from './tag-side.ts'
import style from './tag.module.css'

const HIGH = 26
const WIDEST = 220
const LETTER = 6.7
const EDGES = 18

export function Tag({ update }: { readonly update: Update }) {
  const read = useReading(({ read, hushed }) => (hushed ? null : read))
  return read === null ? null : <Beside read={read} update={update} />
}

/** Of a row or button for one of its answers, that one is meant. */
function useSaid(update: Update, at: string, option: string | null): string {
  const words = useWords()
  const hints = useHints(update)
  const lit = litAt(update, at, hints?.routes[at] ?? null)
  const meant = lit.options.find(({ id }) => id === option)
  if (meant !== undefined) return answerSaid(meant, hints, words)
  return tagSaid(lit, thingsOf(update.game)(update, at, words)?.title ?? '', hints, words)
}

function Beside({ read, update }: { readonly read: Read; readonly update: Update }) {
  const at = read.at ?? update.ask?.options.find(({ id }) => id === read.option)?.at ?? ''
  const text = useSaid(update, at, read.option)
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number } | null>(null)
  const width = Math.min(WIDEST, text.length * LETTER + EDGES)
  useLayoutEffect(() => {
    const stage = document.querySelector('[data-stage]')
    const thing = drawn.elementOf(at, 'board')
    if (stage === null || thing === undefined || text === '') {
      setPlace(null)
      return
    }
    const room = stage.getBoundingClientRect()
    const shines = [...stage.querySelectorAll('[data-lit="true"]')]
      .filter((lit) => lit !== thing && !lit.contains(thing))
      .map((lit): Box => lit.getBoundingClientRect())
    const found = sideFor(thing.getBoundingClientRect(), { width, height: HIGH }, shines, room)
    setPlace(found === null ? null : { left: found.left - room.left, top: found.top - room.top })
  }, [at, text, width])
  if (place === null) return null
  return (
    <span className={style['tag']} style={{ ...place, maxWidth: WIDEST }} role="presentation" data-tag>
      {text}
    </span>
  )
}
