// Why the Jewelcrafter cannot help now.
import type { Reason } from '@lorehall/kernel'

const reason = (id: string, rule: string): Reason => Object.freeze({ id, rule })

export const NOTHING_TO_CRAFT = reason('nothing-to-craft', 'V-JEWEL-3')
export const TOO_FEW_CRYSTALS = reason('too-few-crystals', 'V-JEWEL-3')
export const NOBODY_TO_PAY_OFF = reason('nobody-to-pay-off', 'V-JEWEL-4')
export const INFUSED_ALREADY = reason('infused-already', 'V-JEWEL-6')
export const INFUSION_PRICE = reason('infusion-price', 'V-JEWEL-6')
