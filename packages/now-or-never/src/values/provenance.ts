// Where a number comes from. Our own numbers are never presented as printed.
import { CARDS } from '../cards/index.ts'
import onTable from './table.json' with { type: 'json' }

const PROVENANCES = ['printed', 'public', 'derived', 'house'] as const
export type Provenance = (typeof PROVENANCES)[number]

interface Sourced {
  readonly id: string
  readonly from: Readonly<Record<string, string>>
}

const RECORDS: readonly Sourced[] = [
  ...onTable.market,
  ...CARDS.locations,
  ...CARDS.heroes,
  ...CARDS.heroes.flatMap(({ ability, faces, tokens }) => [ability, ...faces, ...tokens]),
  ...CARDS.enemies,
  ...CARDS.buildings,
  ...CARDS.specialists,
  ...CARDS.orders,
  ...CARDS.gear,
  ...CARDS.search,
  ...CARDS.quests,
  ...CARDS.solo,
]

/** The provenance of this name; any other name is our own. */
export const asProvenance = (named: string | undefined): Provenance =>
  PROVENANCES.find((provenance) => provenance === named) ?? 'house'

/** The sources of a record's fields by name; `*` stands for all others. */
export function provenancesOf(id: string): Readonly<Record<string, Provenance>> {
  const from = RECORDS.find((record) => record.id === id)?.from ?? {}
  return Object.fromEntries(Object.entries(from).map(([field, named]) => [field, asProvenance(named)]))
}

/** The source of a record's field. A field without a source is our own. */
export function provenanceOf(id: string, field: string): Provenance {
  const from = provenancesOf(id)
  return from[field] ?? from['*'] ?? 'house'
}
