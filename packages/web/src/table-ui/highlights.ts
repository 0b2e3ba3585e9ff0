// The highlights of things outside the boards, computed once per update. If nothing has changed for a thing, its
// highlight keeps its identity, so that the thing isn't drawn again.
import type { Update } from '@lorehall/host'
import { reuse } from '../state/reuse.ts'
import { isQuiet, isTicked } from './manner.ts'
import { listsAt } from './clicked.ts'

export interface Highlight {
  readonly highlighted: boolean
  /** Only quiet options or an aside point at it. */
  readonly quiet: boolean
  /** It is one of several picks already made. */
  readonly ticked: boolean
  /** No option points at it, and there is a reason for that. */
  readonly why: boolean
  /** The labels of its options, or the reasons against it. */
  readonly says: readonly string[]
  /** How many options a click lists; 0: it opens no menu. */
  readonly lists: number
}

const DARK: Highlight = { highlighted: false, quiet: false, ticked: false, why: false, says: [], lists: 0 }

const sorted = new WeakMap<Update, ReadonlyMap<string, Highlight>>()
let last: ReadonlyMap<string, Highlight> = new Map()

function highlightsOf(update: Update): ReadonlyMap<string, Highlight> {
  const highlights = new Map<string, Highlight>()
  for (const option of update.ask?.options ?? []) {
    const { quiet, ticked, says } = highlights.get(option.at) ?? { quiet: true, ticked: false, says: [] }
    highlights.set(option.at, {
      ...DARK,
      highlighted: true,
      quiet: quiet && (isQuiet(option) || update.ask?.aside === true),
      ticked: ticked || isTicked(option),
      says: [...says, option.label],
    })
  }
  // A lesson may refuse to take a pick back. The pick still shows as ticked.
  for (const { at, label, why, manner } of update.ask === null ? [] : update.reasons) {
    const before = highlights.get(at) ?? DARK
    const { highlighted, says } = before
    const ticked = before.ticked || isTicked({ manner })
    if (highlighted) highlights.set(at, { ...before, ticked })
    else highlights.set(at, { ...DARK, ticked, why: true, says: [...says, `${label}: ${why}`] })
  }
  for (const [at, highlight] of highlights) {
    const lists = listsAt(update.ask?.options.filter((option) => option.at === at) ?? [])
    highlights.set(at, reuse(last.get(at), { ...highlight, lists }))
  }
  last = highlights
  return highlights
}

export function highlightAt(update: Update | null, at: string): Highlight {
  if (update === null) return DARK
  const highlights = sorted.get(update) ?? highlightsOf(update)
  sorted.set(update, highlights)
  return highlights.get(at) ?? DARK
}
