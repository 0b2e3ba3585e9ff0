// Whether an action would give a player anything now. The rules allow useless actions; players are warned of them.
import type { Option } from '@lorehall/kernel'
import type { Bag, Deed } from '../cards/vocabulary.ts'
import { lookup, player } from './lookup.ts'
import { bestSum } from './market.ts'
import { usesOf } from './owned.ts'
import { deedsOf, visitPrice } from './places.ts'
import { gearCost, recruitCost } from './prices.ts'
import { room } from './purse.ts'
import { canBuild } from './sites.ts'
import type { F } from './step.ts'
import { would } from './uses.ts'

/** The deeds of an option and the price that is paid first. */
interface Action {
  readonly deeds: readonly Deed[]
  readonly price: Bag
}

/** The action behind an option; null: not one of those that could give nothing. */
function actionOf(f: F, seat: number, { kind, name }: Option): Action | null {
  if (kind === 'use' || kind === 'borrow' || kind === 'recruit') {
    const { use, do: deeds } = lookup.specialist(f, name)
    return { deeds, price: { coin: kind === 'recruit' ? recruitCost(f, seat, name) : use } }
  }
  if (kind === 'visit') return { deeds: deedsOf(f, name), price: visitPrice(f, name) }
  const visited = f.state.turn.hero?.visited ?? ''
  if (kind !== 'power' || visited === '') return null
  const use = usesOf(f, seat).find(({ key }) => key === name)?.use
  if (use?.do.some(({ verb }) => verb === 'visitAgain') !== true) return null
  return { deeds: deedsOf(f, visited), price: visitPrice(f, visited) }
}

function gives(f: F, seat: number, deed: Deed, price: Bag): boolean {
  const coins = player(f, seat).coins - (price.coin ?? 0)
  const { gearRow, orders, first } = f.state
  switch (deed.verb) {
    case 'pay':
    case 'loseHearts':
      return false
    case 'heal':
      return room(f, seat, 'heart') > 0
    case 'buyGear':
      return [...gearRow.red, ...gearRow.blue].some((id) => id !== '' && gearCost(f, id, deed.off) <= coins)
    case 'takeFirstPlayer':
      return first !== seat
    case 'drawOrders':
      return orders.down.length + orders.under.length > 0
    default:
      return would(f, seat, deed, price)
  }
}

/**
 * Why an action would disappoint. `nothing`: it gives nothing at all. `build`: no building could be paid for.
 * `sell-first`: one could, after selling goods.
 */
export type Useless = 'nothing' | 'build' | 'sell-first'

export function uselessFor(f: F, seat: number, option: Option): Useless | null {
  const action = actionOf(f, seat, option)
  if (action === null) return null
  const { deeds, price } = action
  const builds = deeds.some(({ verb }) => verb === 'build')
  if (builds && !canBuild(f, seat, price)) {
    const raised = bestSum(f, seat, player(f, seat).goods)
    return canBuild(f, seat, { ...price, coin: (price.coin ?? 0) - raised }) ? 'sell-first' : 'build'
  }
  // Previews of other tables reach the end of the action, and the page says so itself. Alone, the bot's card follows.
  // A recruit stays with the player, whatever its action gives now.
  if (f.state.bot === null || option.kind === 'recruit') return null
  return deeds.some((deed) => gives(f, seat, deed, price)) ? null : 'nothing'
}
