// On a phone, the player's own side is a sheet that is mostly closed, so their board shows the Action Bar, too.

/** Keep in step with the media queries of the table's style sheets. */
export const HANDHELD = '(width < 760px), (width < 1000px) and (height < 560px)'

export const isHandheld = (): boolean => globalThis.matchMedia?.(HANDHELD).matches ?? false
