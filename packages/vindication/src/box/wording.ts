// What cards and regions say at a table: a term it is played by, or a reading that was chosen, may change that.
import type { GameOptions } from '@lorehall/kernel'
import { termsOf, unusual } from '../terms.ts'
import type { Content, Texts } from './content.ts'

/** The names of all that is played otherwise than the rules of 2018 have it. */
export function otherwiseBy(contents: readonly Content[], options: GameOptions): readonly string[] {
  const readings = contents.flatMap((content) => Object.keys(content.settings ?? {}))
  return [...unusual(termsOf(options)), ...readings.filter((name) => options[name] === true)]
}

/** The texts, with what is said in place of some of them where this is played otherwise. */
export function worded(texts: Texts, contents: readonly Content[], otherwise: readonly string[]): Texts {
  if (otherwise.length === 0) return texts
  const others = new Map(
    contents.flatMap(({ text }) => otherwise.flatMap((name) => Object.entries(text.otherwise?.[name] ?? {}))),
  )
  return Object.fromEntries(
    Object.entries(texts).map(([id, said]) => [id, { ...said, text: others.get(id) ?? said.text }]),
  )
}
