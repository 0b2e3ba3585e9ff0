// Texts that replace others when a table's rules differ from those of 2018.
import type { Shown } from '../../table-ui/view.ts'
import { valuesOf } from './facts.ts'
import { modulesInPlay } from './in-play.ts'
import { TERMS_EN } from './terms/en.ts'

/** Replacement texts, keyed by the rule they go with. */
export type Otherwise<Key extends string> = Readonly<Record<string, Readonly<Partial<Record<Key, string>>>>>

/** The rules that differ at this table. */
export const otherwiseAt = (shown: Shown | null): readonly string[] =>
  shown === null ? [] : valuesOf(shown).box.otherwise

/** The expansions at this table, and what each adds. */
export const expansionsAt = (shown: Shown) =>
  valuesOf(shown).box.contents.flatMap(({ field }) => (field === null ? [] : [field]))

/** The rules that differ at this table, without those of its expansions. */
export function ownOtherwiseAt(shown: Shown | null): readonly string[] {
  if (shown === null) return []
  const { contents, otherwise } = valuesOf(shown).box
  return otherwise.filter((name) => !contents.some(({ settings = {} }) => Object.hasOwn(settings, name)))
}

/** All replacement texts for these rules. */
export function saidAt<Key extends string>(
  others: Otherwise<Key>,
  otherwise: readonly string[],
): Readonly<Partial<Record<Key, string>>> {
  return otherwise.reduce<Partial<Record<Key, string>>>((all, name) => ({ ...all, ...others[name] }), {})
}

/** One sentence for each of these rules. */
export const termsIn = (otherwise: readonly string[]): readonly string[] =>
  otherwise.flatMap((name) => TERMS_EN[name] ?? modulesInPlay().terms[name] ?? [])
