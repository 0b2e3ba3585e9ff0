// Soft hyphens in the long words of a name, for narrow cards. A browser without a dictionary for the language would
// break words anywhere, and without a hyphen.

/** The place before a consonant that starts a syllable, with at least three letters on either side. */
const SYLLABLE = /(?<=\w\w[aeiouy][^aeiouy]?)(?!(?<=c)k)(?=(?:[^aeiouyh]|[cst]h|(?<=[dlmnr])h)[aeiouy]\w)/g

/** The name with soft hyphens, which show only at the end of a line. Words of up to 7 letters fit on every card. */
export const softened = (name: string): string =>
  name.replaceAll(/\w{8,}/g, (word) => word.replaceAll(SYLLABLE, '\u00AD'))
