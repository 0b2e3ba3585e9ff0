// An online table, from its start to after its end: the table screen with everything online play adds.
import '../../text/of-company.ts'
import '../../text/of-table.ts'
import { useTheCompany } from '../../online/company.ts'
import { remote } from '../../online/remote-port.ts'
import type { Lobby } from '../../online/lobby.ts'
import { Extras } from './extras.ts'
import { ONLINE_EXTRAS } from './online/online-extras.ts'
import { TableScreen } from './table.tsx'

export default function OnlineTable({ lobby }: { readonly lobby: Lobby }) {
  useTheCompany(lobby)
  return (
    <Extras value={ONLINE_EXTRAS}>
      <TableScreen id={lobby.table} port={remote} />
    </Extras>
  )
}
