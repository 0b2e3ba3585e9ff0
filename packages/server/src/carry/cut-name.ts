// Shortens names in records from other devices, which may have any length.

const LONGEST = 120

/** Code units that belong to the sign before them: marks, skin tones, joiners, second halves of surrogate pairs. */
const GOES_ON = /^[\p{M}\p{Emoji_Modifier}\u200D\uDC00-\uDFFF]/u

function isWithinSign(text: string, at: number): boolean {
  return text[at - 1] === '\u200D' || GOES_ON.test(text.slice(at, at + 2))
}

/** Cuts a long name to one line. A sign of several characters, e.g. a joined emoji, stays whole or is left out. */
export function cutName(name: string): string {
  if (name.length <= LONGEST) return name
  let end = LONGEST
  while (end > 0 && isWithinSign(name, end)) end--
  return `${name.slice(0, end === 0 ? LONGEST : end)}…`
}
