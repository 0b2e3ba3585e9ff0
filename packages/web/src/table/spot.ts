// Where a thing is touched: under the pointer, or in its middle where a key was the pointer.
interface Pointing {
  readonly clientX: number
  readonly clientY: number
}

export function spotOn(thing: Element, { clientX: x, clientY: y }: Pointing): readonly [number, number] {
  if (x !== 0 || y !== 0) return [x, y]
  const box = thing.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}

/** A key points nowhere. */
export const BY_KEY: Pointing = { clientX: 0, clientY: 0 }
