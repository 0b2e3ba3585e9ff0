// The season board as a board of the table screen.
import type { BoardPart } from '../../../../table-ui/parts.ts'
import { TABLE_EN } from '../../text/en.ts'
import { viewOf } from '../../view.ts'
import { MarketGlance } from './glance.tsx'
import { Market } from './market.tsx'

export const MARKET: BoardPart = {
  id: 'market',
  name: TABLE_EN['market.name'],
  Board: Market,
  has: (at) => /^(?:market$|villagers$|(?:sale|good|villager|gear|pile):)/.test(at),
  holds: (at, update) => viewOf(update).specialistRow.some((id) => at === `specialist:${id}`),
  reads: 470,
  Glance: MarketGlance,
}
