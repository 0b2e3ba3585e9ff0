// Words in the language the player reads. `t` says the client's own, `say` passes on what the host
// or a game has worded. The test language is made from English: a plain word on a screen is a
// string that was never put into an en.ts file.
import { createContext, useContext } from 'react'
import { EN, type TextKey } from './en.ts'

export type Language = 'en' | 'pseudo'

const PLAIN = 'aeiouyclnstdhzAEIOUYCLNSTDHZ'
const MARKED = 'áéíóúýçłñšťďħžÁÉÍÓÚÝÇŁÑŠŤĎĦŽ'

/** Every word marked, placeholders and numbers left alone. */
function pseudo(text: string): string {
  return text.replace(/\{\w+[:}]|[A-Za-z]/g, (part) => {
    const i = PLAIN.indexOf(part)
    return i === -1 ? (part.length > 1 ? part : `${part}\u0335`) : (MARKED[i] ?? part)
  })
}

export function sayIn(language: Language, text: string): string {
  return language === 'pseudo' ? pseudo(text) : text
}

type Facts = Readonly<Record<string, string | number>>

/** “Round {n}” with its facts in it; “{n:step|steps}” is the word that goes with the number. */
export const filled = (text: string, facts: Facts = {}) =>
  // Most of what is said has none, and hundreds of words are said at every touch.
  !text.includes('{')
    ? text
    : text.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, many?: string) =>
        String((one === undefined ? facts[name] : facts[name] === 1 ? one : many) ?? whole),
      )

/** What was not fetched with its screen is missed, but breaks nothing. */
function english(key: TextKey): string {
  if (key in EN) return EN[key]
  console.error(`the words of '${key}' were not fetched`)
  return key
}

export function tellIn(language: Language, key: TextKey, facts?: Facts): string {
  return filled(sayIn(language, english(key)), facts)
}

export interface WordsOf<Key extends string> {
  /** Words by their key: `t('home.play')`, `t('table.round', { n: 3 })`. */
  readonly t: (key: Key, facts?: Facts) => string
  /** Words that come from the host or a game. */
  readonly say: (text: string) => string
}

/** The client's own. */
export type Words = WordsOf<TextKey>

const inLanguage = (language: Language): Words => ({
  t: (key, facts) => tellIn(language, key, facts),
  say: (text) => sayIn(language, text),
})

/** One object each: what is worked out from them is kept as long as they stay. */
const WORDS: Readonly<Record<Language, Words>> = { en: inLanguage('en'), pseudo: inLanguage('pseudo') }

/** Everything said in one language. */
export const wordsIn = (language: Language): Words => WORDS[language]

/** Two hundred parts of a table ask for them at every touch: they are told, and none looks for itself. */
export const Spoken = createContext(WORDS.en)

export const useWords = (): Words => useContext(Spoken)

type Others<Key extends string> = () => Readonly<Partial<Record<Key, string>>>

/** The client's words, and beside them those a game brings for its table; `others`: what it says there instead. */
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
