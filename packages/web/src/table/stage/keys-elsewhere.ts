// Keys of a board count unless someone writes, or something lies over the table.

export function keysElsewhere({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return (
    ctrlKey ||
    metaKey ||
    altKey ||
    (target instanceof Element &&
      target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null)
  )
}
