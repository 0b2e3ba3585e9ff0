// A counter on every player's board, beside those that all boards have.

export interface Counter {
  readonly start: number
  readonly most: number
}
