// The lamps of the board. Dozens of them change at every touch, so they are set on the things themselves
// and nothing is drawn again for them: what shines at once, what is said of it when that is on the screen.
import { createContext, useEffect, useLayoutEffect, useState } from 'react'
import { afterAll } from '../../state/frames.ts'
import { useSettings } from '../../state/settings.ts'
import { usePick } from '../lit.ts'
import { type Language, sayIn, tellIn } from '../../text/language.ts'
import { type Light, type Lights, shines, UNLIT } from './lights.ts'

/** As much of an element as a lamp needs. */
type Lit = Pick<Element, 'getAttribute' | 'setAttribute' | 'removeAttribute'>

interface Thing {
  readonly element: Lit
  name: string
  /** Where the keyboard enters when nothing is lit. */
  entry: boolean
}

/** What touching a thing would do, in words. */
function saidOf({ glow, says, lists }: Light, language: Language): string {
  if (glow === 'far') return tellIn(language, 'board.steps', { n: says })
  if (lists === undefined) return sayIn(language, says)
  return tellIn(language, 'answers.named', { n: lists, list: sayIn(language, says) })
}

export class Lamps {
  private readonly things = new Map<string, Thing>()
  private lights: Lights = new Map()
  private language: Language = 'en'
  /** Of which something else is to be said. */
  private readonly unsaid = new Set<string>()
  private pointed: string | null = null

  /** A thing is on the board; returns what takes it away. */
  put(at: string, element: Lit): () => void {
    this.things.set(at, { element, name: '', entry: false })
    this.shine(at)
    return () => {
      this.things.delete(at)
      // The same element may be another thing next.
      light(element, UNLIT)
      write(element, 'data-pointed', null)
    }
  }

  /** What a thing is called, and whether the keyboard enters there. */
  call(at: string, name: string, entry: boolean): void {
    const thing = this.things.get(at)
    if (thing === undefined) return
    thing.name = name
    thing.entry = entry
    // What nobody has named yet would be a button without a word.
    if (thing.element.getAttribute('aria-label') === null) this.tell(at)
    else this.later(at)
  }

  /** What is asked now shines. */
  set(lights: Lights): void {
    const before = this.lights
    this.lights = lights
    const changed = [...before.keys(), ...lights.keys()].filter((at) => !same(before.get(at), lights.get(at)))
    for (const at of changed) {
      if (calls(before.get(at)) || calls(lights.get(at))) this.shine(at)
      this.later(at)
    }
  }

  /** From now on what can be done is said in this language. */
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
    const lit = this.lights.get(at) ?? UNLIT
    light(element, lit)
    write(element, 'data-pointed', at !== this.pointed ? null : shines(lit) ? 'lit' : 'true')
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
    const lit = this.lights.get(at) ?? UNLIT
    const does = saidOf(lit, this.language)
    write(element, 'aria-label', does === '' ? name : `${name}. ${does}`)
    write(element, 'aria-disabled', shines(lit) ? null : 'true')
    write(element, 'tabindex', lit.glow !== '' || entry ? '0' : '-1')
  }
}

/** What nearly always can be done, and what lies far, may wait for what is asked. */
const calls = (light: Light | undefined) => light?.glow === 'lit' || light?.glow === 'ticked'

const same = (a: Light | undefined, b: Light | undefined) =>
  a?.glow === b?.glow && a?.says === b?.says && a?.lists === b?.lists

/** What does not change is not written: each writing is looked at by the browser. */
function write(element: Lit, attribute: string, value: string | null): void {
  if (element.getAttribute(attribute) === value) return
  if (value === null) element.removeAttribute(attribute)
  else element.setAttribute(attribute, value)
}

function light(element: Lit, lit: Light): void {
  const on = shines(lit)
  write(element, 'data-lit', on ? 'true' : null)
  write(element, 'data-glow', on ? lit.glow : null)
  write(element, 'aria-pressed', lit.glow === 'ticked' ? 'true' : null)
  write(element, 'data-quiet', lit.glow === 'quiet' ? 'true' : null)
}

export const BoardLamps = createContext(new Lamps())

/** The lamps of this board, lit as it says. */
export function useLamps(lights: Lights): Lamps {
  const [lamps] = useState(() => new Lamps())
  const language = useSettings((settings) => settings.language)
  useLayoutEffect(() => lamps.set(lights), [lamps, lights])
  useLayoutEffect(() => lamps.speak(language), [lamps, language])
  useEffect(() => {
    lamps.point(usePick.getState().hover)
    return usePick.subscribe(({ hover }) => lamps.point(hover))
  }, [lamps])
  return lamps
}
