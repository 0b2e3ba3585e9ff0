// The texts of cards and regions at a table. Its terms and variants may replace some of them.
import type { GameOptions } from '@lorehall/kernel'
import { termsOf, unusual } from '../terms.ts'
import type { Content, Texts } from './content.ts'

/** The names of all terms and variants that differ from the rules of 2018. */
export function otherwiseBy(contents: readonly Content[], options: GameOptions): readonly string[] {
  const readings = contents.flatMap((content) => Object.keys(content.settings ?? {}))
  return [...unusual(termsOf(options)), ...readings.filter((name) => options[name] === true)]
}

/** Numbers of modules, by module and name. */
export type Amounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Our numbers of these modules. */
export const ourAmounts = (contents: readonly Content[]): Amounts =>
  Object.fromEntries(
    contents.map(({ id, amounts }) => [
      id,
      Object.fromEntries(Object.entries(amounts).map(([name, { value }]) => [name, value])),
    ]),
  )

/** A text with numbers of its module in it, such as `{price}`. */
export const filled = (text: string, amounts: Readonly<Record<string, number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (name, key: string) => String(amounts[key] ?? name))

/** The texts of modules, with the numbers of the table. */
export function numbered(texts: Texts, contents: readonly Content[], amounts: Amounts): Texts {
  const all: Record<string, Texts[string]> = { ...texts }
  for (const { id: module, text } of contents) {
    if (Object.keys(amounts[module] ?? {}).length === 0) continue
    for (const id of Object.keys({ ...text.cards, ...text.regions })) {
      const said = all[id]
      if (said !== undefined) all[id] = { ...said, text: filled(said.text, amounts[module]) }
    }
  }
  return all
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
