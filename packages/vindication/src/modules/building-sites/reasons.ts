// Why nothing can be built now, and why an empty site can't be controlled.
import type { Reason } from '@lorehall/kernel'

const reason = (id: string, rule: string): Reason => Object.freeze({ id, rule })

export const BARE_SITE = reason('bare-site', 'V-SITES-3')
export const BUILDING_PRICE = reason('building-price', 'V-SITES-2')
export const BUILT_BY_A_VISIT = reason('built-by-a-visit', 'V-SITES-5')
