// The type of views that were sent to a page.

/** A view that was sent; it is read-only. */
export type Sent<V> = V extends readonly (infer One)[]
  ? readonly Sent<One>[]
  : V extends object
    ? { readonly [Key in keyof V]: Sent<V[Key]> }
    : V

/** Makes a read-only view usable for rules that only read, although their parameters are typed as mutable. */
export function asRead<V>(view: Sent<V>): V
export function asRead(view: unknown): unknown {
  return view
}
