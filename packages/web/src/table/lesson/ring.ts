// The double ring around what a lesson speaks of. It is a rule of style, so that nothing is drawn again for it
// and a thing that is drawn later has it, too.
import { useEffect } from 'react'
import stage from '../stage/stage.module.css'

const sheet = typeof CSSStyleSheet === 'undefined' ? null : new CSSStyleSheet()

function rulesFor(selector: string): string {
  const halo = `${selector} > .${stage['halo'] ?? 'halo'}`
  return `
    ${selector} { outline: 7px double var(--brass); outline-offset: 2px; }
    g${selector} { outline: none; }
    ${halo} { visibility: visible; stroke: var(--brass); stroke-width: 9; stroke-dasharray: none; stroke-opacity: 1;
      animation: none; filter: drop-shadow(0 0 2px #2a1a00) drop-shadow(0 0 6px var(--brass)); }
  `
}

/** Rings the thing of this name, or the button of this answer. */
export function useRing(at: string | null, option: string | null): void {
  useEffect(() => {
    if (sheet === null) return undefined
    const name = at ?? option
    if (name === null) return undefined
    sheet.replaceSync(rulesFor(`[${at === null ? 'data-option' : 'data-at'}=${CSS.escape(name)}]`))
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [at, option])
}
