// The options of the hero's chapters. What each points at is named as the table draws it.
import type { Option } from '@lorehall/kernel'
import { each, nth, priced, word } from './choices.ts'

export const ARROW = nth('arrow', 'arrow')
export const MOVE = nth('move', 'space', 'way')
export const STOP = word('stop', 'figure', 'stays')
export const VISIT = each('visit', 'location')
export const FIGHT = each('fight', 'enemy')
export const SEARCH = nth('search', 'space')
export const PLAY = each('play', 'quest')
export const LEAVE = word('leave', 'figure', 'declines')

/** Any use a record gives its owner. */
export const POWER = each('power', 'power')

export const REROLL = each('reroll', 'die')
export const KEEP_DIE = word('keep-die', 'die', 'declines')

export const OPTION = each('option', 'option')
export const STRIKE = word('strike', 'enemy')
export const ROLL_ON = word('roll-on', 'die')
export const RETREAT = word('retreat', 'figure', 'ends')

export const PILE = each('pile', 'pile')
export const PUT_AWAY = each('put-away', 'quest')
export const KEEP_ORDER = each('keep-order', 'order')

export const TAKE_TOKEN = nth('token', 'space')
export const CHANGE = each('change', 'goods')
export const READY = each('ready', 'specialist')
export const BORROW = each('borrow', 'specialist')

export const GEAR = priced('gear', 'gear')
/** One of the four faces, and one of the four blue slots. */
export const FACE = nth('face', 'face')
export const BLUE = nth('blue', 'blue')

const learning = each('learn', 'slot')
/** By ability and slot: standing offers name them at every decision. */
const learned = new Map<string, readonly Option[]>()
/** An ability and where it goes, in one for each slot: bought off turn, it keeps nobody waiting. */
export function LEARN(id: string): readonly Option[] {
  const known = learned.get(id)
  if (known !== undefined) return known
  const made = [1, 2, 3, 4].map((slot) => learning(`${id}-${slot}`))
  learned.set(id, made)
  return made
}
