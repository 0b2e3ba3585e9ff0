// Soft hyphens in the long words of a name, for narrow cards. A browser without a dictionary for the language would
// break words anywhere, and without a hyphen.

/** The place after the first word of a name made of two. The patterns below would break inside one of them. */
const WORD = /(?<=^(?:bone|counter|court|fizz|giga|glow|jewel|lore|mile|stone|winter))(?=[a-z]{4})/i

/** The place before an ending that is a syllable of its own. */
const ENDING =
  /(?<=\w{3})(?=(?:(?<!th|tn)ings?|[ts]ion(?:s|al)?|ments?|ness|less|ship|ful|hood|(?<!st)able|ity|tive|man|ist|fly|east|west)$)/

/** The place between two consonants that don't begin a syllable together; never before a last -er, -ed or -en. */
const BETWEEN =
  /(?<=\w[aeiouy](?:[cgst]h|ck|[^aeiouy]))(?!(?<=[bcdfgkptw])[lr]|(?<=[cgpstw])h|(?<=c)k|(?<=t)ch|\we[dnr]s?$)(?=(?:[cst]h|[^aeiouy])[aeiouy]\w)/g

/** The place before a consonant that starts a syllable, with at least three letters on either side. */
const SYLLABLE = /(?<=\w\w[aeiouy][^aeiouy]?)(?!(?<=c)k)(?=(?:[^aeiouyh]|[cst]h|(?<=[dlmnr])h)[aeiouy]\w)/g

/** Parts with at least this many letters are broken once more. */
const LONG = 9

function parts(word: string): string[] {
  return word
    .split(WORD)
    .flatMap((part) => part.split(ENDING))
    .flatMap((part) => part.split(BETWEEN))
    .flatMap((part) => (part.length < LONG ? [part] : part.split(SYLLABLE)))
}

/** The name with soft hyphens, which show only at the end of a line. Words of up to 7 letters fit on every card. */
export const softened = (name: string): string =>
  name.replaceAll(/\w{8,}/g, (word) => parts(word).join('\u00AD'))
