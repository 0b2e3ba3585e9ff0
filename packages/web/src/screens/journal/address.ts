// The address of a journal, for the table screen, which loads nothing else of it.
import type { TablePort } from '../../host/table-port.ts'

/** The journal of the campaign that leads to this table, on this device or online. */
export const journalOf = ({ shared }: Pick<TablePort, 'shared'>, table: string): string =>
  shared ? `/journal/${table}` : `/t/${table}/journal`
