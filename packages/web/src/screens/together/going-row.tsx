// A game online among those of this device, fetched with the first of them.
import '../../text/of-hall.ts'
import type { Listed } from '../../online/lists.ts'
import { TableRow } from './table-rows.tsx'

export default function GoingRow({ table }: { readonly table: Listed }) {
  return <TableRow table={table} among />
}
