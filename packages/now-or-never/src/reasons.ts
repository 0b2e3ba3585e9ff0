// Why something cannot be done now, each with the rule that says so.
import { reason } from './reason.ts'

export const HERO_TAKEN = reason('hero-taken', 'N-SETUP-7')
export const ALL_KEPT = reason('all-kept', 'N-SETUP-10')

export const NO_HEARTS = reason('no-hearts', 'N-TURN-2')
export const NO_TOKEN = reason('no-token', 'N-TURN-2')
export const CANNOT_PAY = reason('cannot-pay', 'N-PURSE-1')
export const FACE_DOWN = reason('face-down', 'N-SPECIALIST-1')
export const NOTHING_GAINED = reason('nothing-gained', 'N-SPECIALIST-5')

export const FIRST_ON_BORDER = reason('first-on-border', 'N-BUILD-1')
export const NO_GAP_BESIDE = reason('no-gap-beside', 'N-BUILD-1')
export const FULL = reason('full', 'N-BUILD-2')
export const FIRST_IN_START_ROW = reason('first-in-start-row', 'N-BUILD-2')
export const NO_NEIGHBOUR = reason('no-neighbour', 'N-BUILD-2')

export const NO_ROOM = reason('no-room', 'N-HOUSE-1')
export const NOT_ENOUGH_XP = reason('not-enough-xp', 'N-VILLAGER-3')
export const ROW_FULL = reason('row-full', 'N-VILLAGER-3')
export const NO_SUPPLY = reason('no-supply', 'N-VILLAGER-3')
export const NO_GOODS = reason('no-goods', 'N-MARKET-1')
export const SALE_GOODS = reason('sale-goods', 'N-MARKET-1')
export const GOODS_MISSING = reason('goods-missing', 'N-ORDER-1')
