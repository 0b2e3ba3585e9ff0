// A touch that has done its work already is not to become a click as well.

/** The click that comes of this touch, if any, is none. */
export function swallowClick(): void {
  const done = new AbortController()
  const listening = { capture: true, signal: done.signal }
  const eat = (event: MouseEvent) => {
    // A key makes a click, too, and comes of no touch.
    if (event.detail === 0) return
    event.stopPropagation()
    event.preventDefault()
    done.abort()
  }
  window.addEventListener('click', eat, listening)
  // The next touch is one again; the present one is still on its way through the page.
  setTimeout(() => window.addEventListener('pointerdown', () => done.abort(), listening))
}
