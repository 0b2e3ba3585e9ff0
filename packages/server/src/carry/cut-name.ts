// Names in records from elsewhere may be of any length.

const LONGEST = 120

/** Marks, what colors or joins, and the second half of a letter that takes two. */
const GOES_ON = /^[\p{M}\p{Emoji_Modifier}\u200D\uDC00-\uDFFF]/u

function isWithinSign(text: string, at: number): boolean {
  return text[at - 1] === '\u200D' || GOES_ON.test(text.slice(at, at + 2))
}

/** So much of a name as stands in a line. What is one sign to who reads it, e.g. a joined emoji, stays whole. */
export function cutName(name: string): string {
  if (name.length <= LONGEST) return name
  let end = LONGEST
  while (end > 0 && isWithinSign(name, end)) end--
  return `${name.slice(0, end === 0 ? LONGEST : end)}…`
}
