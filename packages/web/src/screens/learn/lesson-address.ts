// The addresses of lessons.

/** The name of the lesson about the game itself. */
export const FIRST = 'first'

/** Opening this address begins the lesson. */
export const lessonAddress = (game: string, about: string) => `/learn/${game}/${about}`
