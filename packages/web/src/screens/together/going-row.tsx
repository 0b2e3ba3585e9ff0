// An online game in the list of games on this device. Loaded when the first one is listed.
import '../../text/of-hall.ts'
import type { Listed } from '../../online/lists.ts'
import { TableRow } from './table-rows.tsx'

export default function GoingRow({ table }: { readonly table: Listed }) {
  return <TableRow table={table} among />
}
