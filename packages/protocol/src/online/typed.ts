// What people type to be read by others: a name, a line of chat. What nobody can see, or what would draw over other
// people's lines, is left out; what belongs together stays together.

/** One picture of several signs: joined, colored, a flag, a key. Some of these signs cannot be seen by themselves. */
const PICTURE =
  String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?` +
  String.raw`(?:\u200D\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?)*` +
  String.raw`(?:[\u{E0020}-\u{E007E}]+\u{E007F})?|[0-9#*]\uFE0F?\u20E3`

/** Signs that steer, and signs that take up room at most; the last is an empty pattern of dots. */
const UNSEEN = String.raw`[\p{C}\p{Default_Ignorable_Code_Point}\u2800]`

/** What shapes the letters around it, in scripts that need it: between letters, or after a mark that joins them. */
const SHAPING = String.raw`(?<=[\p{L}\p{M}])\u200C(?=\p{L})|(?<=\p{M})\u200D(?=\p{L})`

const KEPT_OR_UNSEEN = new RegExp(`(${PICTURE}|${SHAPING})|${UNSEEN}`, 'gu')
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Accents and the like beyond so many on one letter, once those that can be are part of it. */
const marksBeyond = (most: number) => new RegExp(String.raw`(\p{M}{${most}})\p{M}+`, 'gu')

/** A name stands in narrow places; what is said may be in a script that marks its letters more than names do. */
export const MARKS = { name: marksBeyond(2), saying: marksBeyond(4) }

/** As others read it; empty where there is nothing to be seen. */
export function readable(typed: string, marks: RegExp): string {
  const text = typed
    .normalize('NFC')
    .replaceAll(KEPT_OR_UNSEEN, (_, kept?: string) => kept ?? ' ')
    .replaceAll(marks, '$1')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
  return SEEN.test(text) ? text : ''
}
