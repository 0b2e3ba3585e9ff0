// Where a long word of a name may be broken on a narrow card. A browser that has no dictionary for the language would
// break it anywhere, and without a hyphen.

/** Before the consonant that opens a syllable; three letters or more stay on either side. */
const SYLLABLE = /(?<=\w\w[aeiouy][^aeiouy]?)(?!(?<=c)k)(?=(?:[^aeiouyh]|(?<=[dlmnr])h)[aeiouy]\w)/g

/** The name with places for a hyphen, which shows only where a line ends there. Short words fit on every card. */
export const softened = (name: string): string =>
  name.replaceAll(/\w{9,}/g, (word) => word.replaceAll(SYLLABLE, '\u00AD'))
