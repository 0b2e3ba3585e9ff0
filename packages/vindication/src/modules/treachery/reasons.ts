// Why treachery can't be done now, or what it prevents; each with its rule.
import type { Reason } from '@lorehall/kernel'

const reason = (id: string, rule: string): Reason => Object.freeze({ id, rule })

export const MARKED_COMPANION = reason('marked-companion', 'V-TREACHERY-7')
export const MARKED_CARD = reason('marked-card', 'V-TREACHERY-8')
export const MARKED_REGION = reason('marked-region', 'V-TREACHERY-9')
export const NO_BLACK_BLOCK = reason('no-black-block', 'V-TREACHERY-6')
export const NOBODY_NEAR = reason('nobody-near', 'V-TREACHERY-3')
export const NOTHING_THERE = reason('nothing-there', 'V-TREACHERY-3')
export const NO_HELD_REGION = reason('no-held-region', 'V-TREACHERY-15')
export const HONOR_PRICE = reason('honor-price', 'V-TREACHERY-4')
export const CHARGE_PRICE = reason('charge-price', 'V-TREACHERY-5')
export const DILUTION_PRICE = reason('dilution-price', 'V-TREACHERY-5')
export const CONVICTION_PRICE = reason('conviction-price', 'V-TREACHERY-5')
export const TRAIT_USED = reason('trait-used', 'V-TREACHERY-14')
