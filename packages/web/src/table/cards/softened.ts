// Where a long word of a name may be broken on a narrow card. A browser that has no dictionary for the language would
// break it anywhere, and without a hyphen.

const SOFT_HYPHEN = '\u00AD'

/** Shorter words fit on every card. */
const LONG = 9
/** So many letters stay on either side of a break. */
const LEAST = 3

/** Before a consonant between two vowels, and between two consonants, of which the second opens a syllable. */
const SYLLABLE =
  /(?<=[aeiouy])(?=[bcdfghjklmnprstvwxz][aeiouy])|(?<=[aeiouy][b-df-hj-np-tv-xz])(?=[bcdfgjlmnprstvwz][aeiouy])|(?<=[dlmnr])(?=h[aeiouy])/gi

const breakable = (word: string): string =>
  word.length < LONG
    ? word
    : word.replaceAll(SYLLABLE, (_, at: number) =>
        at < LEAST || word.length - at < LEAST ? '' : SOFT_HYPHEN,
      )

/** The name with places for a hyphen, which shows only where a line ends there. */
export const softened = (name: string): string => name.split(' ').map(breakable).join(' ')
