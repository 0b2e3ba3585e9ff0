// The texts of cards and regions at a table. Its terms and variants may replace some of them.
import type { GameOptions } from '@lorehall/kernel'
import { termsOf, unusual } from '../terms.ts'
import type { Content, Texts } from './content.ts'

/** The names of all terms and variants that differ from the rules of 2018. */
export function otherwiseBy(contents: readonly Content[], options: GameOptions): readonly string[] {
  const readings = contents.flatMap((content) => Object.keys(content.settings ?? {}))
  return [...unusual(termsOf(options)), ...readings.filter((name) => options[name] === true)]
}

/** The texts, with some of them replaced for these terms and variants. */
export function worded(texts: Texts, contents: readonly Content[], otherwise: readonly string[]): Texts {
  if (otherwise.length === 0) return texts
  const others = new Map(
    contents.flatMap(({ text }) => otherwise.flatMap((name) => Object.entries(text.otherwise?.[name] ?? {}))),
  )
  return Object.fromEntries(
    Object.entries(texts).map(([id, said]) => [id, { ...said, text: others.get(id) ?? said.text }]),
  )
}
