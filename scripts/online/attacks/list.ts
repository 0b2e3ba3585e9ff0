// Every attack by its name.
import type { Attack } from './attack.ts'
import { bots } from './bots.ts'
import { nothing, openapi, page, refused } from './floods.ts'
import { largeMessages } from './large-messages.ts'
import { longGames } from './long-games.ts'
import { pings } from './pings.ts'
import { presence } from './presence.ts'
import { slowImports } from './slow-imports.ts'

export const attacks: ReadonlyMap<string, Attack> = new Map([
  ['openapi', openapi],
  ['page', page],
  ['nothing', nothing],
  ['refused', refused],
  ['large-messages', largeMessages],
  ['pings', pings],
  ['slow-imports', slowImports],
  ['bots', bots],
  ['long-games', longGames],
  ['presence', presence],
])
