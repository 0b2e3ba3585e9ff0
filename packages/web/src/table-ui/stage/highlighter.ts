// The highlighter of a board. A click changes dozens of highlights, so they are set as attributes on the elements, and
// React draws nothing again. Loud highlights are set immediately, everything else after the frame is on screen.
import { createContext, useEffect, useLayoutEffect, useState } from 'react'
import { afterAll } from '../../state/frames.ts'
import { useSettings } from '../../state/settings.ts'
import { usePick } from '../picking.ts'
import { type Language, sayIn, tellIn } from '../../text/language.ts'
import { type BoardHighlight, type BoardHighlights, shines, UNLIT } from './board-highlights.ts'

/** The part of an element that the highlighter needs. */
type Marked = Pick<Element, 'getAttribute' | 'setAttribute' | 'removeAttribute'>

interface Thing {
  readonly element: Marked
  name: string
  /** Always in the tab order. */
  entry: boolean
}

/** A route that goes somewhere says only how many steps it takes. */
const COUNT = /^\d+$/

/** A text that says what a click on the thing would do. */
function saidOf({ glow, says, lists }: BoardHighlight, language: Language): string {
  if (glow === 'far' && COUNT.test(says)) return tellIn(language, 'board.steps', { n: says })
  if (lists === undefined) return sayIn(language, says)
  return tellIn(language, 'answers.named', { n: lists, list: sayIn(language, says) })
}

export class Highlighter {
  private readonly things = new Map<string, Thing>()
  private highlights: BoardHighlights = new Map()
  private language: Language = 'en'
  /** The things whose attributes must be updated after the frame. */
  private readonly unsaid = new Set<string>()
  private pointed: string | null = null

  /** Registers a thing; returns the function that removes it. */
  put(at: string, element: Marked): () => void {
    this.things.set(at, { element, name: '', entry: false })
    this.shine(at)
    return () => {
      this.things.delete(at)
      // The same element may become another thing.
      highlight(element, UNLIT)
      write(element, 'data-pointed', null)
    }
  }

  /** Sets a thing's name, and whether it is always in the tab order. */
  call(at: string, name: string, entry: boolean): void {
    const thing = this.things.get(at)
    if (thing === undefined) return
    thing.name = name
    thing.entry = entry
    // A thing without a name would be an unlabeled button: name it now.
    if (thing.element.getAttribute('aria-label') === null) this.tell(at)
    else this.later(at)
  }

  /** Shows the highlights of the current ask. */
  set(highlights: BoardHighlights): void {
    const before = this.highlights
    this.highlights = highlights
    const changed = [...before.keys(), ...highlights.keys()].filter(
      (at) => !same(before.get(at), highlights.get(at)),
    )
    for (const at of changed) {
      if (calls(before.get(at)) || calls(highlights.get(at))) this.shine(at)
      this.later(at)
    }
  }

  /** Sets the language of the labels. */
  speak(language: Language): void {
    this.language = language
    for (const at of this.things.keys()) this.later(at)
  }

  point(at: string | null): void {
    const before = this.pointed
    this.pointed = at
    for (const one of [before, at]) if (one !== null) this.shine(one)
  }

  private shine(at: string): void {
    const element = this.things.get(at)?.element
    if (element === undefined) return
    const highlighted = this.highlights.get(at) ?? UNLIT
    highlight(element, highlighted)
    write(element, 'data-pointed', at !== this.pointed ? null : shines(highlighted) ? 'lit' : 'true')
  }

  private later(at: string): void {
    if (this.unsaid.size === 0) {
      afterAll(() => {
        for (const one of this.unsaid) this.tell(one)
        this.unsaid.clear()
      })
    }
    this.unsaid.add(at)
  }

  private tell(at: string): void {
    const thing = this.things.get(at)
    if (thing === undefined) return
    this.shine(at)
    const { element, name, entry } = thing
    const highlighted = this.highlights.get(at) ?? UNLIT
    const does = saidOf(highlighted, this.language)
    write(element, 'aria-label', does === '' ? name : `${name}. ${does}`)
    write(element, 'aria-disabled', shines(highlighted) ? null : 'true')
    write(element, 'tabindex', highlighted.glow !== '' || entry ? '0' : '-1')
  }
}

/** Is the highlight loud? Quiet and distant ones may appear a little later. */
const calls = (highlight: BoardHighlight | undefined) =>
  highlight?.glow === 'lit' || highlight?.glow === 'ticked'

const same = (a: BoardHighlight | undefined, b: BoardHighlight | undefined) =>
  a?.glow === b?.glow && a?.says === b?.says && a?.lists === b?.lists

/** Writes an attribute only if it changes: every write costs the browser a style check. */
function write(element: Marked, attribute: string, value: string | null): void {
  if (element.getAttribute(attribute) === value) return
  if (value === null) element.removeAttribute(attribute)
  else element.setAttribute(attribute, value)
}

function highlight(element: Marked, highlighted: BoardHighlight): void {
  const on = shines(highlighted)
  write(element, 'data-highlight', on ? 'true' : null)
  write(element, 'data-glow', on ? highlighted.glow : null)
  write(element, 'aria-pressed', highlighted.glow === 'ticked' ? 'true' : null)
  write(element, 'data-quiet', highlighted.glow === 'quiet' ? 'true' : null)
}

export const BoardHighlighter = createContext(new Highlighter())

/** The highlighter of a board, showing these highlights. */
export function useHighlighter(highlights: BoardHighlights): Highlighter {
  const [highlighter] = useState(() => new Highlighter())
  const language = useSettings((settings) => settings.language)
  useLayoutEffect(() => highlighter.set(highlights), [highlighter, highlights])
  useLayoutEffect(() => highlighter.speak(language), [highlighter, language])
  useEffect(() => {
    highlighter.point(usePick.getState().hover)
    return usePick.subscribe(({ hover }) => highlighter.point(hover))
  }, [highlighter])
  return highlighter
}
