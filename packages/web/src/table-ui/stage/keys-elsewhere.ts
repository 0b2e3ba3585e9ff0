// Detects key presses that are not meant for the board: with a modifier key, in a field, or in a dialog or menu.

export function keysElsewhere({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return (
    ctrlKey ||
    metaKey ||
    altKey ||
    (target instanceof Element &&
      target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null)
  )
}
