// The highlights of a board, computed once per update. They are plain strings, so that a thing changes only when one of
// its strings does.
import type { Hints, Update, WireOption } from '@lorehall/host'
import { useEffect, useMemo, useRef } from 'react'
import { isQuiet, isTicked } from '../manner.ts'
import { listsAt } from '../clicked.ts'

/**
 * lit: an option points at it; ticked: it is one of several picks already made; quiet: only quiet options, options
 * without effect or an aside point at it; far: a route of several answers leads there; why: there is only a reason
 * against it.
 */
export type Glow = 'lit' | 'ticked' | 'quiet' | 'far' | 'why' | ''

export interface BoardHighlight {
  readonly glow: Glow
  /**
   * For screen readers: the labels of its options, or the reasons against it; for `far`, the number of steps or the
   * action that begins there.
   */
  readonly says: string
  /** How many options a click lists; undefined: it opens no menu. */
  readonly lists?: number
}

export type BoardHighlights = ReadonlyMap<string, BoardHighlight>

/** A thing with only a reason against it is not highlighted. */
export const shines = ({ glow }: BoardHighlight) => glow !== '' && glow !== 'why'

export const UNLIT: BoardHighlight = { glow: '', says: '' }

const NONE: BoardHighlights = new Map()

const glowOf = (option: WireOption, hints: Hints | null): Glow =>
  isTicked(option) ? 'ticked' : isQuiet(option) || hints?.options[option.id]?.idle === true ? 'quiet' : 'lit'

/** How many steps a route of answers takes, or the action that it begins. */
type Steps = (picks: readonly string[]) => number | string

/**
 * Options are highlighted immediately. Routes, options without effect and reasons follow when the hints are known.
 * Until then the previous reasons stay: they are not visible, and most of them will be the same.
 */
export function boardHighlightsOf(
  { ask, reasons }: Pick<Update, 'ask' | 'reasons'>,
  hints: Hints | null,
  steps: Steps,
  earlier: BoardHighlights = NONE,
): BoardHighlights {
  const highlights = new Map<string, BoardHighlight>()
  const add = (at: string, glow: Glow, says: string) => {
    const before = highlights.get(at)
    const whyNot = glow === 'why' && before !== undefined && before.glow !== 'why'
    if (whyNot) return
    const bright = before?.glow === 'ticked' || (before?.glow === 'lit' && glow !== 'ticked')
    const brightest = bright ? before.glow : glow
    highlights.set(at, { glow: brightest, says: before === undefined ? says : `${before.says}; ${says}` })
  }
  for (const option of ask?.options ?? []) {
    if (option.at !== '') add(option.at, ask?.aside === true ? 'quiet' : glowOf(option, hints), option.label)
  }
  if (ask === null) return highlights
  count(highlights, ask.options)
  if (hints === null) {
    for (const [at, highlight] of earlier)
      if (highlight.glow === 'why' && !highlights.has(at)) highlights.set(at, highlight)
    return highlights
  }
  for (const [at, picks] of Object.entries(hints.routes)) {
    if (!highlights.has(at)) highlights.set(at, { glow: 'far', says: String(steps(picks)) })
  }
  for (const { at, label, why } of reasons) add(at, 'why', `${label}: ${why}`)
  return highlights
}

/** Sets `lists` for each thing on which a click opens a menu. */
function count(highlights: Map<string, BoardHighlight>, options: readonly WireOption[]): void {
  for (const [at, highlight] of highlights) {
    const lists = listsAt(options.filter((option) => option.at === at))
    if (lists > 0) highlights.set(at, { ...highlight, lists })
  }
}

export function useBoardHighlights(update: Update, hints: Hints | null, steps: Steps): BoardHighlights {
  const earlier = useRef(NONE)
  const highlights = useMemo(
    () => boardHighlightsOf(update, hints, steps, earlier.current),
    [update, hints, steps],
  )
  useEffect(() => {
    earlier.current = highlights
  }, [highlights])
  return highlights
}
