// Why favor can't be placed or nothing can be lent.
import type { Reason } from '@lorehall/kernel'

const reason = (id: string, rule: string): Reason => Object.freeze({ id, rule })

export const FAVOR_LAID = reason('favor-laid', 'V-GUILDS-2')
export const NO_REGION_TO_FORTIFY = reason('no-region-to-fortify', 'V-GUILDS-4')
export const FORTIFIED = reason('fortified', 'V-GUILDS-5')
export const NO_REGION_OF_OTHERS = reason('no-region-of-others', 'V-GUILDS-6')
export const NO_COMPANION_TO_FAVOR = reason('no-companion-to-favor', 'V-GUILDS-11')
export const NO_RELIC_TO_FAVOR = reason('no-relic-to-favor', 'V-GUILDS-12')
export const NO_TRAIT_TO_FAVOR = reason('no-trait-to-favor', 'V-GUILDS-16')
export const NO_MONSTER_TO_FAVOR = reason('no-monster-to-favor', 'V-GUILDS-17')
export const MONUMENT_STANDS = reason('monument-stands', 'V-GUILDS-15')
export const ON_IT_ALREADY = reason('on-it-already', 'V-GUILDS-3')
export const NOWHERE_OPEN = reason('nowhere-open', 'V-GUILDS-7')
export const PLACE_FILLED = reason('place-filled', 'V-GUILDS-13')
export const NOTHING_TO_LEND = reason('nothing-to-lend', 'V-GUILDS-13')
