// Why something cannot be done now, and what would help. One sentence for every constant in reasons.ts.
import type { Option, Reason } from '@lorehall/kernel'
import * as reasons from '../../reasons.ts'
import { the } from '../../rules/lookup.ts'
import type { F } from '../../rules/step.ts'
import { needsSaid } from '../lasting/en.ts'
import { lackSaid } from '../prices/en.ts'

interface Refused {
  readonly seat: number
  readonly option: Option
}

const REASONS_EN: Readonly<Record<keyof typeof reasons, string>> = {
  HERO_TAKEN: 'Somebody has this hero already; choose another.',
  ALL_KEPT: 'You have chosen as many as you may keep; take one back first.',
  NO_HEARTS: 'Your hero has no hearts left; heal or rest first.',
  NO_TOKEN: 'All three hero tokens are used; they come back with the next season.',
  CANNOT_PAY: 'You cannot pay this; perhaps there is something to sell.',
  FACE_DOWN: 'This specialist was used this season; production turns it up again.',
  NOTHING_GAINED: 'There is no room for it on your track, so it would give nothing.',
  FIRST_ON_BORDER: 'Your first building comes from the border of your tiles.',
  NO_GAP_BESIDE: 'No gap lies beside this tile; only tiles next to a gap can be built.',
  FULL: 'A building stands here already.',
  FIRST_IN_START_ROW: 'Your first building stands in the bottom row.',
  NO_NEIGHBOUR: 'No building stands beside this space; build next to one.',
  NO_ROOM: 'There is no room left in these houses; build, or choose another row.',
  NOT_ENOUGH_XP: 'This takes more experience than you have.',
  ROW_FULL: 'The row of villagers has no empty slot.',
  NO_SUPPLY: 'No villager is left in the supply.',
  NO_GOODS: 'You have no goods to sell.',
  SALE_GOODS: 'You do not have all the goods of this sale.',
  GOODS_MISSING: 'You do not have all the goods this order asks for.',
  ARROW_COVERED: 'This arrow is covered; it is free again next season.',
  MUST_STEP: 'A hero action begins with at least one step.',
  BEGUN_THERE: 'The move began here, and cannot come back.',
  LAST_HEART: 'Leaving this enemy would take the last heart; stop here instead.',
  PRICE: 'You cannot pay what this visit asks; perhaps there is something to sell.',
  NOT_MET: 'You do not have what this card asks to be shown.',
  QUEST_PRICE: 'You cannot pay the price of this card.',
  QUEST_HEARTS: 'This card would take the last heart; it needs one more.',
  USE_PRICE: 'You cannot pay for this now.',
  USE_SPENT: 'This is used up for the season.',
  NOTHING_WOULD_CHANGE: 'It would change nothing now.',
  IN_COMBAT: 'This cannot be used in combat.',
  IN_ROUND: 'Not between a roll and its damage; wait for the end of the round.',
  DIE_WAITS: 'A die waits; only what gives mana or goods can be used beside it.',
  PRICE_WAITS: 'You are paying for something. Until then, you can only sell goods or trade them in.',
  OPTION_HEARTS: 'This would take the last heart.',
  PILE_EMPTY: 'This pile and its discards are empty.',
  LEVEL_BELOW: 'It needs an ability of the level below, in its colour, on your board.',
  TOO_LITTLE_XP: 'This takes more experience than you have.',
  SPECIALIST_PRICE: 'You cannot pay this specialist.',
  GEAR_PRICE: 'You cannot pay this gear; perhaps there is something to sell.',
}

const SENTENCES: ReadonlyMap<string, string> = new Map(
  Object.entries(reasons).flatMap(([name, { id }]) =>
    Object.entries(REASONS_EN).flatMap(([other, words]): [string, string][] =>
      other === name ? [[id, words]] : [],
    ),
  ),
)

/** Those that are about a price: what of it is lacking says more. */
const PRICES: ReadonlySet<Reason> = new Set([
  reasons.CANNOT_PAY,
  reasons.NOT_ENOUGH_XP,
  reasons.SALE_GOODS,
  reasons.GOODS_MISSING,
  reasons.PRICE,
  reasons.QUEST_PRICE,
  reasons.USE_PRICE,
  reasons.TOO_LITTLE_XP,
  reasons.SPECIALIST_PRICE,
  reasons.GEAR_PRICE,
])

export function reason(why: Reason, f: F, { seat, option }: Refused): string {
  if (why === reasons.NOT_MET) return `This card asks for ${needsSaid(the.quest(f, option.name).needs)}.`
  const lack = PRICES.has(why) ? lackSaid(f, seat, option) : null
  return lack ?? f.values.box.text.reasons[why.id] ?? SENTENCES.get(why.id) ?? why.id
}
