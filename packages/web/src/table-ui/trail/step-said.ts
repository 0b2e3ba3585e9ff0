// A narrated step as text: who did it, and what they did.
import type { Line } from '../line-said.ts'
import type { Step } from './steps.ts'

/** The name of the player or rival who did it, and whether a bot did it for them. */
export function doerOf({ seat, lines, update }: Step): Line {
  if (seat === null) return { text: update.rivals.find(({ id }) => id === lines[0]?.rival)?.name ?? '' }
  const text = update.seats[seat]?.name ?? ''
  const standIn = lines.find((line) => line.seat === seat)?.standIn
  return standIn === undefined ? { text } : { text, standIn }
}

/** The lines about the player who did it, without their name, and then the lines about others. */
export function saidOf({ seat, lines, update }: Step): readonly string[] {
  const name = `${seat === null ? '' : (update.seats[seat]?.name ?? '')} `
  const own = lines.filter((line) => line.seat === seat)
  const rest = lines.filter((line) => line.seat !== seat)
  return [...own, ...rest].map(({ text }) => (text.startsWith(name) ? text.slice(name.length) : text).trim())
}

/** The step in one sentence: its first line, or the last line of a walk. */
export function briefOf(step: Step): string {
  const said = saidOf(step)
  const walks = new Set(step.lines.map(({ type }) => type)).size === 1
  return (walks ? said.at(-1) : said[0]) ?? ''
}
