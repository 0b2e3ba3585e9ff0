// The game's own words, found in a text.
import type { Shown } from '../view.ts'

/** What each word means, in a sentence. A word may have other forms: `convert|converts|converting`. */
export type Glossary = Readonly<Record<string, string>>

/** As it is at the table that is shown; null: as the rules of the game have it. */
export type GlossaryFor = (shown: Shown | null) => Glossary

export interface Term {
  /** As it is explained. */
  readonly word: string
  /** As it stands in the text. */
  readonly said: string
  readonly means: string
}

/** The text in pieces: what is plain, and each word that has a meaning, where it first stands. */
export function glossed(text: string, glossary: Glossary): readonly (string | Term)[] {
  const terms = Object.entries(glossary).flatMap(([forms, means]) => {
    const all = forms.split('|')
    return all.map((form) => ({ form, word: all[0] ?? forms, means }))
  })
  if (terms.length === 0) return [text]
  const longest = terms.map(({ form }) => form).toSorted((a, b) => b.length - a.length)
  const met = new Set<string>()
  return text
    .split(new RegExp(`\\b(${longest.join('|')})\\b`, 'i'))
    .filter((piece) => piece !== '')
    .map((said) => {
      const term = terms.find(({ form }) => form.toLowerCase() === said.toLowerCase())
      if (term === undefined || met.has(term.word)) return said
      met.add(term.word)
      return { word: term.word, said, means: term.means }
    })
}
