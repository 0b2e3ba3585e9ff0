// Views as they were sent.

/** A view as it was sent: nobody writes on it. */
export type Sent<V> = V extends readonly (infer One)[]
  ? readonly Sent<One>[]
  : V extends object
    ? { readonly [Key in keyof V]: Sent<V[Key]> }
    : V

/** For rules that only read: they type a position as what steps may write on. */
export function asRead<V>(view: Sent<V>): V
export function asRead(view: unknown): unknown {
  return view
}
