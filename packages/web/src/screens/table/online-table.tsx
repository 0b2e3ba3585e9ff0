// An online table under way, and after its end: the table screen, with the company around it.
import '../../text/of-company.ts'
import '../../text/of-table.ts'
import { useTheCompany } from '../../online/company.ts'
import { remote } from '../../online/remote-port.ts'
import type { Room } from '../../online/room.ts'
import { Extras } from './extras.ts'
import { ONLINE_EXTRAS } from './online/online-extras.ts'
import { TableScreen } from './table.tsx'

export default function OnlineTable({ room }: { readonly room: Room }) {
  useTheCompany(room)
  return (
    <Extras value={ONLINE_EXTRAS}>
      <TableScreen id={room.table} port={remote} />
    </Extras>
  )
}
