// What a thing on a board is, what can be done with it and what that brings, held beside
// it while it is pointed at.
import type { Update } from '@lorehall/host'
import { createPortal } from 'react-dom'
import { useWords } from '../../text/language.ts'
import { AboutWords } from '../choices.tsx'
import { usePick } from '../lit.ts'
import { thingsOf } from '../parts.ts'
import { ThingWords } from '../thing-words.tsx'
import { type Pointed, type Pointing, usePointed } from './pointing.ts'
import css from './tip.module.css'

const GAP = 10

/** Beside the thing, on the side with more room, and always inside the window. */
function place({ box, right: side }: Pointed, width: number): Record<string, string> {
  const { innerWidth, innerHeight } = window
  const roomy = innerWidth - box.right > box.left
  const fits = side === true ? innerWidth - box.right > width + 2 * GAP : box.left > width + 2 * GAP
  const right = side !== null && fits ? side : roomy
  const left = right
    ? Math.min(box.right + GAP, innerWidth - width - GAP)
    : Math.max(GAP, box.left - width - GAP)
  const below = box.top < innerHeight / 2
  const edge = below
    ? { top: `${Math.max(GAP, box.top - 8)}px` }
    : { bottom: `${Math.max(GAP, innerHeight - box.bottom - 8)}px` }
  return { left: `${left}px`, width: `${width}px`, ...edge }
}

interface TipProps {
  readonly pointing: Pointing
  readonly update: Update
}

export function Tip({ pointing, update }: TipProps) {
  const pointed = usePointed(pointing)
  return pointed === null ? null : <HeldTip pointed={pointed} update={update} />
}

function HeldTip({ pointed, update }: { readonly pointed: Pointed; readonly update: Update }) {
  const words = useWords()
  const asked = usePick(({ menu }) => menu !== null)
  const about = thingsOf(update.game)(update, pointed.at, words)
  const width = Math.min(268, window.innerWidth - 2 * GAP)
  // Its menu says all of this and more.
  if (about === null || asked) return null
  const bare = about.picture !== undefined
  return createPortal(
    <div
      className={css['tip']}
      data-bare={bare ? 'true' : undefined}
      style={place(pointed, width)}
      role="presentation"
    >
      {bare ? about.picture : <AboutWords about={about} />}
      <ThingWords at={pointed.at} joined={!bare} />
    </div>,
    document.body,
  )
}
