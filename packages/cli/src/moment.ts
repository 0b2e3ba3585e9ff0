/** UTC to the minute, so it reads the same in every country. */
export const moment = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
