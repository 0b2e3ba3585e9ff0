// What a module brings besides rules. Data only: a page draws from it, too.
import type { ModuleContent } from '@lorehall/grammar'
import type { Json } from '@lorehall/kernel'
import type { Table } from '../values/file.ts'

export interface Content extends ModuleContent {
  /** Records it adds to those of the base, by table and id, in the form a file of values has. */
  readonly records: Readonly<Partial<Record<Table, Readonly<Record<string, Json>>>>>
  /** What its records are called. */
  readonly names: Readonly<Record<string, string>>
}
