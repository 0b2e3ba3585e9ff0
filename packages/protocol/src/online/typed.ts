// Cleans text that people type for others: names and lines of chat. Removes characters that are invisible or would draw
// over other lines, and keeps combined characters whole.

/** An emoji of several characters: joined, with a skin tone, a flag, a keycap. Some of them are invisible alone. */
const PICTURE =
  String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?` +
  String.raw`(?:\u200D\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?)*` +
  String.raw`(?:[\u{E0020}-\u{E007E}]+\u{E007F})?|[0-9#*]\uFE0F?\u20E3`

/** Control characters and invisible characters; the last one is the empty Braille pattern. */
const UNSEEN = String.raw`[\p{C}\p{Default_Ignorable_Code_Point}\u2800]`

/** Joiners that shape the letters around them, in scripts that need it: between letters, or after a joining mark. */
const SHAPING = String.raw`(?<=[\p{L}\p{M}])\u200C(?=\p{L})|(?<=\p{M})\u200D(?=\p{L})`

const KEPT_OR_UNSEEN = new RegExp(`(${PICTURE}|${SHAPING})|${UNSEEN}`, 'gu')
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** More than `most` combining marks on one letter, after NFC has composed those it can. */
const marksBeyond = (most: number) => new RegExp(String.raw`(\p{M}{${most}})\p{M}+`, 'gu')

/** Names are shown in narrow places; chat may use scripts that put more marks on a letter. */
export const MARKS = { name: marksBeyond(2), saying: marksBeyond(4) }

/** The text as others read it; empty if nothing is visible. */
export function readable(typed: string, marks: RegExp): string {
  const text = typed
    .normalize('NFC')
    .replaceAll(KEPT_OR_UNSEEN, (_, kept?: string) => kept ?? ' ')
    .replaceAll(marks, '$1')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
  return SEEN.test(text) ? text : ''
}
