// Why the hero cannot do something now, and what would help. One sentence for every constant.
import * as reasons from '../../hero-reasons.ts'

const REASONS_EN: Readonly<Record<keyof typeof reasons, string>> = {
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

export const HERO_SENTENCES: readonly (readonly [string, string])[] = Object.entries(reasons).flatMap(
  ([name, { id }]) =>
    Object.entries(REASONS_EN).flatMap(([other, words]) => (other === name ? [[id, words] as const] : [])),
)

/** Those that are about a price. */
export const HERO_PRICES = [
  reasons.PRICE,
  reasons.QUEST_PRICE,
  reasons.USE_PRICE,
  reasons.TOO_LITTLE_XP,
  reasons.SPECIALIST_PRICE,
  reasons.GEAR_PRICE,
]
