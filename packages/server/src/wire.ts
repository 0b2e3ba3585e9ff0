// What is about to be written as JSON, where a list that is only read is a list like any other.

export function wire<T>(value: unknown): T
export function wire(value: unknown): unknown {
  return value
}
