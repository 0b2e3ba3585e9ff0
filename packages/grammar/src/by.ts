// The fields that every step has.

export interface By<D extends string> {
  readonly do: D
  readonly seat: number
  readonly from?: string
}
