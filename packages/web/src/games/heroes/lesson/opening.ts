// The answers before a lesson begins, written by the turn: a seat and its answers.

/** One answer each, with its seat. */
export const opened = (turns: readonly string[]): string[] =>
  turns.flatMap((turn) => {
    const [seat = '', ...picks] = turn.split(' ')
    return picks.map((pick) => `${seat} ${pick}`)
  })

/** The answers of one seat. */
export const answersOf = (opening: readonly string[], seat: number): string[] =>
  opening.filter((answer) => answer.startsWith(`${seat} `)).map((answer) => answer.slice(2))
