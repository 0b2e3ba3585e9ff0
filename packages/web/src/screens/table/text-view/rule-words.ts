// Explains a term of the game, from the glossary or from a rule with that heading: "what is mastery", "what is
// resting".
import type { Glossary } from '../../../table-ui/lesson/glossary.ts'
import type { Rule, RuleBook } from '../../rules/parse.ts'

/** Only the first rules of a chapter are read out. */
const FIRST = 4

/** "diluting", "dilutes" and "dilute" count as the same word. */
const stem = (word: string) => word.replace(/(?:ing|es|s|e)$/, '')
const stems = (text: string) => text.toLowerCase().split(/\s+/).map(stem).join(' ')

/** A heading may name several things: "Potential, influence, conviction". */
const namedBy = (title: string) => [title, ...title.split(/, | and /)].map(stems)

const lineOf = ({ title, text }: Rule) => `${title}: ${text.join(' ')}`

/** The sentence that explains it; empty if there is none. */
export function meaning(said: string, glossary: Glossary | null): readonly string[] {
  return Object.entries(glossary ?? {}).flatMap(([forms, means]) =>
    forms.split('|').includes(said) ? [means] : [],
  )
}

/** The text of the rules under that heading; empty if there is none. */
export function ruleWords(said: string, book: RuleBook | null): readonly string[] {
  const wanted = stems(said)
  const fits = ({ title }: { readonly title: string }) => namedBy(title).includes(wanted)
  const chapters = book?.chapters ?? []
  const chapter = chapters.find(fits)
  const rules = chapters.flatMap((one) => one.rules).filter(fits)
  const lines = rules.length > 0 ? rules.map(lineOf) : (chapter?.rules ?? []).slice(0, FIRST).map(lineOf)
  return [...(chapter?.text ?? []), ...lines]
}
