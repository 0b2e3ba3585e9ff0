// Small drawings as pictures. A drawing in the page is several parts that are put together anew for every
// frame; the many that never change are pictures, which are one.

/** The address of a picture made of a drawing, the same for what has the same name. */
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

/** A colour every light shares: a picture does not see the page's own. */
export const tokenColour = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()
