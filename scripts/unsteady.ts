// Tests that failed and passed on the second try: each runner names them, and so does `npm test`. Only CI tries twice,
// so that one slow moment there does not block everybody. On a developer's machine every failure shows.

export const SECOND_TRIES = process.env['CI'] ? 1 : 0

export function unsteadyLines(names: readonly string[]): string[] {
  return names.map((name) => `unsteady  ${name}`)
}

export function readUnsteadyLines(text: string): string[] {
  return [...text.matchAll(/^unsteady {2}.+$/gm)].map(([line]) => line)
}
