// On a phone one's own side is a sheet that is mostly closed: the Action Bar lies on one's board as well.

/** The style sheets of the table say the same. */
export const HANDHELD = '(width < 760px), (width < 1000px) and (height < 560px)'

export const isHandheld = (): boolean => globalThis.matchMedia?.(HANDHELD).matches ?? false
