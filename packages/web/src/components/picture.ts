// Small drawings as pictures. A drawing in the page is several parts that are put together anew for every
// frame; the many that never change are pictures, which are one.

/** The address of a picture made of this drawing. */
export const pictureOf = (drawing: string) => `data:image/svg+xml,${encodeURIComponent(drawing)}`

/** The same for the same key. */
export function pictures(draw: (key: string) => string): (key: string) => string {
  const known = new Map<string, string>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const made = pictureOf(draw(key))
    known.set(key, made)
    return made
  }
}

/** A colour every light shares: a picture does not see the page's own. */
export const tokenColour = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()
