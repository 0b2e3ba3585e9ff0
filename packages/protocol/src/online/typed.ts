// What people type to be read by others: a name, a line of chat. What nobody can see, or what would draw over other
// people's lines, is left out; what belongs together stays together.

/** One picture of several signs: joined, colored, a flag, a key. Some of these signs cannot be seen by themselves. */
const PICTURE =
  String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?` +
  String.raw`(?:\u200D\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?)*` +
  String.raw`(?:[\u{E0020}-\u{E007E}]+\u{E007F})?|[0-9#*]\uFE0F?\u20E3`

/** Signs that steer, and signs that take up room at most; the last is an empty pattern of dots. */
const UNSEEN = String.raw`[\p{C}\p{Default_Ignorable_Code_Point}\u2800]`

const PICTURE_OR_UNSEEN = new RegExp(`(${PICTURE})|${UNSEEN}+`, 'gu')
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Accents and the like: no script stacks more of them on a letter, once those that can be are part of it. */
const TOO_MANY_MARKS = /(\p{M}{2})\p{M}+/gu

/** As others read it; empty where there is nothing to be seen. */
export function readable(typed: string): string {
  const text = typed
    .normalize('NFC')
    .replaceAll(PICTURE_OR_UNSEEN, (_, picture?: string) => picture ?? ' ')
    .replaceAll(TOO_MANY_MARKS, '$1')
    .trim()
  return SEEN.test(text) ? text : ''
}
