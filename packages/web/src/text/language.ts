// Texts in the player's language. `t` looks up the client's own texts, `say` translates texts that come from the host
// or a game. The test language is derived from English: an unmarked word on a screen is a string that is not in any
// en.ts file.
import { createContext, useContext } from 'react'
import { EN, type TextKey } from './en.ts'
import { pointed, type Pointing } from './pointing.ts'

export type Language = 'en' | 'pseudo'

const PLAIN = 'aeiouyclnstdhzAEIOUYCLNSTDHZ'
const MARKED = 'áéíóúýçłñšťďħžÁÉÍÓÚÝÇŁÑŠŤĎĦŽ'

/** Marks every word; leaves placeholders and numbers alone. */
function pseudo(text: string): string {
  return text.replace(/\{\w+[:}]|[A-Za-z]/g, (part) => {
    const i = PLAIN.indexOf(part)
    return i === -1 ? (part.length > 1 ? part : `${part}\u0335`) : (MARKED[i] ?? part)
  })
}

const APOSTROPHE = /(?<=\w)'/g
/** In a text with quotation marks of the same form, one at the end of a word may close a quotation. */
const WITHIN_A_WORD = /(?<=\w)'(?=\w)/g
const OPENS = /(?:^|[\s(])'/

/** Names and game texts have both kinds of apostrophes, and names from players any; a page shows one kind. */
const curled = (text: string) =>
  text.includes("'") ? text.replace(OPENS.test(text) ? WITHIN_A_WORD : APOSTROPHE, '’') : text

export function sayIn(language: Language, text: string, by: Pointing = 'keys'): string {
  const said = curled(pointed(text, by))
  return language === 'pseudo' ? pseudo(said) : said
}

type Facts = Readonly<Record<string, string | number>>

/** Fills the facts into “Round {n}”. “{n:step|steps}” becomes the word that fits the number. */
export const filled = (text: string, facts: Facts = {}) =>
  // Fast path: most texts have no placeholder, and hundreds are looked up per click.
  !text.includes('{')
    ? text
    : text.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, many?: string) =>
        String((one === undefined ? facts[name] : facts[name] === 1 ? one : many) ?? whole),
      )

/** If a screen forgot to import its texts, log it and show the key. */
function english(key: TextKey): string {
  if (key in EN) return EN[key]
  console.error(`the words of '${key}' were not fetched`)
  return key
}

export function tellIn(language: Language, key: TextKey, facts?: Facts, by?: Pointing): string {
  return filled(sayIn(language, english(key), by), facts)
}

export interface WordsOf<Key extends string> {
  /** Texts by key: `t('home.play')`, `t('table.round', { n: 3 })`. */
  readonly t: (key: Key, facts?: Facts) => string
  /** Texts that come from the host or a game. */
  readonly say: (text: string) => string
}

/** The client's own texts. */
export type Words = WordsOf<TextKey>

const inLanguage = (language: Language, by: Pointing): Words => ({
  t: (key, facts) => tellIn(language, key, facts, by),
  say: (text) => sayIn(language, text, by),
})

const forEachPointing = (language: Language): Readonly<Record<Pointing, Words>> => ({
  mouse: inLanguage(language, 'mouse'),
  finger: inLanguage(language, 'finger'),
  keys: inLanguage(language, 'keys'),
})

/** One object each: results computed from them are cached by identity. */
const WORDS: Readonly<Record<Language, Readonly<Record<Pointing, Words>>>> = {
  en: forEachPointing('en'),
  pseudo: forEachPointing('pseudo'),
}

/** All texts in one language, for a person who points this way. */
export const wordsIn = (language: Language, by: Pointing = 'keys'): Words => WORDS[language][by]

/** Provided once at the top, because two hundred components of a table read it on every click. */
export const Spoken = createContext(WORDS.en.keys)

export const useWords = (): Words => useContext(Spoken)

type Others<Key extends string> = () => Readonly<Partial<Record<Key, string>>>

/** The client's texts plus a game's own; `others`: replacements for the game's texts at this table. */
export function withTexts<Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
  others: Others<keyof Texts & string> = () => texts,
) {
  type Own = keyof Texts & string
  const isOwn = (key: Own | TextKey): key is Own => key in texts
  const made = new Map<Words, WordsOf<Own | TextKey>>()
  const make = ({ t, say }: Words): WordsOf<Own | TextKey> => ({
    say,
    t: (key, facts) => (isOwn(key) ? filled(say(others()[key] ?? texts[key]), facts) : t(key, facts)),
  })
  const wordsOf = (words: Words) => {
    const own = made.get(words) ?? make(words)
    made.set(words, own)
    return own
  }
  return { wordsOf, useWords: () => wordsOf(useWords()) }
}
