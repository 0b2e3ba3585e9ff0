// Finds the game's terms in a text.
import type { Shown } from '../view.ts'

/** The meaning of each term, in one sentence. A term may have several forms: `convert|converts|converting`. */
export type Glossary = Readonly<Record<string, string>>

/** The glossary for the table on screen; null: for the rules in general. */
export type GlossaryFor = (shown: Shown | null) => Glossary

export interface Term {
  /** The first form of the term, under which it is explained. */
  readonly word: string
  /** As written in the text. */
  readonly said: string
  readonly means: string
}

/** Splits the text into plain pieces and terms. Each term is marked only where it first occurs. */
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
