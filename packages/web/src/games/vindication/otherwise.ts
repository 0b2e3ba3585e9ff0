// Words in place of others, by what of the rules is not as those of 2018 have it.
import type { Shown } from '../../table/view.ts'
import { valuesOf } from './facts.ts'
import { TERMS_EN } from './terms/en.ts'

/** By the term or the reading that they go with. */
export type Otherwise<Key extends string> = Readonly<Record<string, Readonly<Partial<Record<Key, string>>>>>

/** What that is at the table that is shown. */
export const otherwiseAt = (shown: Shown | null): readonly string[] =>
  shown === null ? [] : valuesOf(shown).box.otherwise

/** All that is said otherwise at a table of these. */
export function saidAt<Key extends string>(
  others: Otherwise<Key>,
  otherwise: readonly string[],
): Readonly<Partial<Record<Key, string>>> {
  return otherwise.reduce<Partial<Record<Key, string>>>((all, name) => ({ ...all, ...others[name] }), {})
}

/** What that is, in words. */
export const termsIn = (otherwise: readonly string[]): readonly string[] =>
  otherwise.flatMap((name) => TERMS_EN[name] ?? [])
