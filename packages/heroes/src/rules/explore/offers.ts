// Tokens that offer a Unit: Farm, Wandering Knight, Stranded Fisherman. (H-TOKEN-3, H-TOKEN-4)
import type { Option } from '@lorehall/kernel'
import { DECLINE, PAY, WELCOME } from '../../choices.ts'
import { idOf, type Place } from '../../map/world.ts'
import { capacityOf } from '../abilities/moving.ts'
import { lookForEnd } from '../ends.ts'
import { countGuests } from '../guests.ts'
import { player } from '../lookup.ts'
import { aboard } from '../move/army.ts'
import { hasRoom, inSupply, place as put } from '../pieces.ts'
import { canPay, pay } from '../purse.ts'
import type { F, StepOf, T } from '../step.ts'
import { speaker } from '../tokens.ts'

/**
 * Offered only if the player can pay and has one in the supply. Without room, the Unit goes to the Courtyard.
 * (H-TOKEN-3)
 */
function hire(t: T, { seat, place, token }: StepOf<'hire'>, answer: Option | undefined): void {
  const { unit, cost } = speaker(t, 'hire', token).verb
  if (answer === undefined) {
    const why = inSupply(t, seat, unit) === 0 ? 'supply' : canPay(t, seat, cost) ? null : 'price'
    if (why !== null) return t.emit({ type: 'notHired', seat, token, why, from: token })
    t.ask(seat, 'yesno', token, token)
    t.offer(PAY)
    t.offer(DECLINE)
    return
  }
  if (answer === DECLINE) return
  const p = player(t, seat)
  pay(t, seat, cost, token)
  const to = hasRoom(t, seat, place, 1) ? place : p.capital
  put(p, unit, to)
  t.emit({ type: 'placed', seat, unit, region: idOf(t, to), from: token })
  lookForEnd(t, seat)
}

/**
 * Whether the Sea Vessel is there, a Serf is in the supply, and there is room aboard and in the Region. (H-TOKEN-4)
 */
function canWelcome(f: F, seat: number, place: Place): boolean {
  const p = player(f, seat)
  return (
    p.vessels.sea.at === place &&
    inSupply(f, seat, 'serf') > 0 &&
    aboard(p, 'sea') + countGuests(f, seat, 'sea') < capacityOf(f, seat, 'sea') &&
    hasRoom(f, seat, place, 1)
  )
}

function fisherman(t: T, { seat, place, from }: StepOf<'fisherman'>, answer: Option | undefined): void {
  const { id } = speaker(t, 'welcome', from)
  if (answer === undefined) {
    if (!canWelcome(t, seat, place)) return t.emit({ type: 'notWelcomed', seat, token: id, from: id })
    t.ask(seat, 'yesno', 'fisherman', id)
    t.offer(WELCOME)
    t.offer(DECLINE)
    return
  }
  if (answer === DECLINE) return
  player(t, seat).vessels.sea.serfs++
  t.emit({ type: 'placed', seat, unit: 'serf', region: idOf(t, place), from: id })
  lookForEnd(t, seat)
}

export const offerSteps = { hire, fisherman }
