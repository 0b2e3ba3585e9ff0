// A counter that a module adds to every player's board.

export interface Counter {
  readonly start: number
  readonly most: number
  /** Further numbers that words read, such as prices in it. */
  readonly [name: string]: number
}
