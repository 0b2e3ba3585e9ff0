// Turns small SVG drawings that never change into images. The browser composes every node of an inline drawing again
// for each frame; an image is a single node.

/** Returns the image URL of a drawing. Drawings with the same name share one URL. */
export function pictures<T>(draw: (of: T) => string, nameOf: (of: T) => string): (of: T) => string {
  const known = new Map<string, string>()
  return (of) => {
    const name = nameOf(of)
    const before = known.get(name)
    if (before !== undefined) return before
    const made = `data:image/svg+xml,${encodeURIComponent(draw(of))}`
    known.set(name, made)
    return made
  }
}

/** A CSS variable's color, for both themes: an image can't read the page's CSS variables. */
export const tokenColour = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()
