// Tests that failed and passed when they were tried again: each runner names them, and so does `npm test`.
// Only a build machine tries twice, so that one slow moment there does not hold everybody up; whoever works
// on the tests sees each failure.

export const SECOND_TRIES = process.env['CI'] ? 1 : 0

export function unsteadyLines(names: readonly string[]): string[] {
  return names.map((name) => `unsteady  ${name}`)
}

export function readUnsteadyLines(text: string): string[] {
  return [...text.matchAll(/^unsteady {2}.+$/gm)].map(([line]) => line)
}
