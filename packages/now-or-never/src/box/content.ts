// The parts of a module besides its rules. Data only, because a page draws from it, too.
import type { ModuleContent } from '@lorehall/grammar'
import type { Json } from '@lorehall/kernel'
import type { Table } from '../values/file.ts'

export interface Content extends ModuleContent {
  /** Records it adds to the base, by table and id, in the form of a values file. */
  readonly records: Readonly<Partial<Record<Table, Readonly<Record<string, Json>>>>>
  /** The names of its records. */
  readonly names: Readonly<Record<string, string>>
}
