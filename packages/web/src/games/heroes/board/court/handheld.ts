// On a phone, the player's own side is a sheet that is mostly closed, so their board shows the Action Bar, too.

/** Keep in step with the media queries of the table's style sheets. */
export const HANDHELD = '(width < 47.5rem), (width < 62.5rem) and (height < 35rem)'

export const isHandheld = (): boolean => globalThis.matchMedia?.(HANDHELD).matches ?? false
