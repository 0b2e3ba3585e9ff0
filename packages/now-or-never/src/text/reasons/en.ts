// Why something can't be done now and what would help, for every constant in reasons.ts.
import type { Option, Reason } from '@lorehall/kernel'
import * as reasons from '../../reasons.ts'
import { lookup } from '../../rules/lookup.ts'
import type { F } from '../../rules/step.ts'
import { needsSaid } from '../lasting/en.ts'
import { lackSaid } from '../prices/en.ts'

interface Refused {
  readonly seat: number
  readonly option: Option
}

const REASONS_EN: Readonly<Record<keyof typeof reasons, string>> = {
  HERO_TAKEN: 'Another player has this hero. Choose a different one.',
  ALL_KEPT: "You've chosen as many as you can keep. Put one back first.",
  NO_HEARTS: 'Your hero has no hearts left. Use a healer or rest a specialist first.',
  NO_TOKEN: "You've used all three arrows. You can use them again next season.",
  CANNOT_PAY: "You can't pay for this. Try selling goods first.",
  FACE_DOWN: 'This specialist was already used this season. Production turns it face up again.',
  NOTHING_GAINED: 'Your track is full, so this would give you nothing.',
  FIRST_ON_BORDER: 'Your first tile must come from the border of your grid.',
  NO_GAP_BESIDE: 'Only tiles next to a gap can be built. A gap is where an earlier tile was.',
  FULL: "There's already a building here.",
  FIRST_IN_START_ROW: 'Your first building goes in the bottom row.',
  NO_NEIGHBOUR: 'This space is not next to a building. Build next to one you have.',
  NO_ROOM: 'This row has no room left. Build there or choose another row.',
  NOT_ENOUGH_XP: "You don't have enough experience for this.",
  ROW_FULL: 'The villager row is full. Refill it once a villager has left.',
  NO_SUPPLY: 'There are no villagers left in the supply.',
  NO_GOODS: 'You have no goods to sell. Housed villagers make some in every production.',
  SALE_GOODS: "You don't have all the goods for this sale.",
  GOODS_MISSING: "You don't have all the goods for this order.",
  ARROW_COVERED: "You've used this arrow. You can use it again next season.",
  MUST_STEP: 'You have to walk at least one space first.',
  BEGUN_THERE: "You can't return to the space where your move began.",
  LAST_HEART: 'Leaving this enemy would cost your last heart. Stop here instead.',
  PRICE: "You can't pay for this visit. Try selling goods first.",
  NOT_MET: "You don't have what this card requires.",
  QUEST_PRICE: "You can't pay for this card.",
  QUEST_HEARTS: 'This card would cost your last heart. You need at least 1 more.',
  USE_PRICE: "You can't pay for this right now.",
  USE_SPENT: "You've already used this. It's ready again next season.",
  NOTHING_WOULD_CHANGE: 'This would have no effect right now.',
  IN_COMBAT: "You can't use this in combat.",
  IN_ROUND: "You can't do this between a roll and its damage. Wait until the round is over.",
  DIE_WAITS: 'Decide about your roll first. Until then, you can only use things that give mana or goods.',
  PRICE_WAITS:
    'Finish paying first. Until then, you can only sell goods, complete orders and use things you pay for with goods.',
  OPTION_HEARTS: 'This would cost your last heart. You need at least 1 more.',
  PILE_EMPTY: 'This pile and its discard pile are empty. Choose another.',
  LEVEL_BELOW: 'You need an ability of the same color, one level lower. Learn that one first.',
  TOO_LITTLE_XP: "You don't have enough experience for this.",
  SPECIALIST_PRICE: "You can't pay for this specialist. Try selling goods first.",
  GEAR_PRICE: "You can't pay for this gear. Try selling goods first.",
}

const SENTENCES: ReadonlyMap<string, string> = new Map(
  Object.entries(reasons).flatMap(([name, { id }]) =>
    Object.entries(REASONS_EN).flatMap(([other, words]): [string, string][] =>
      other === name ? [[id, words]] : [],
    ),
  ),
)

/** Reasons about a price. The missing part of the price says more than the sentence above. */
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
  if (why === reasons.NOT_MET)
    return `You need ${needsSaid(lookup.quest(f, option.name).needs)} to play this card.`
  const lack = PRICES.has(why) ? lackSaid(f, seat, option) : null
  return lack ?? f.values.box.text.reasons[why.id] ?? SENTENCES.get(why.id) ?? why.id
}
