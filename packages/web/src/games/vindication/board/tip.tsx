// What a thing on the shared table is, what can be done with it and what that brings, held beside
// it while it is pointed at.
import type { Update } from '@lorehall/host'
import { createPortal } from 'react-dom'
import { AboutWords } from '../../../table/choices.tsx'
import { usePick } from '../../../table/lit.ts'
import { ThingWords } from '../../../table/thing-words.tsx'
import { useWords } from '../text/own.ts'
import { aboutThing } from './about-thing.tsx'
import css from './tip.module.css'

export interface Pointed {
  readonly at: string
  readonly box: DOMRect
  /** Which side it is held on, where the thing has one that matters: away from one's own figure. */
  readonly right: boolean | null
}

interface TipProps extends Pointed {
  readonly update: Update
}

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

export function Tip({ update, ...pointed }: TipProps) {
  const words = useWords()
  const asked = usePick(({ menu }) => menu !== null)
  const about = aboutThing(update, pointed.at, words)
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
