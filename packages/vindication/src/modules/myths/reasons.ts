// Why something can't be done now because of Ronak or a piece of loot; each with its rule.
import type { Reason } from '@lorehall/kernel'

const reason = (id: string, rule: string): Reason => Object.freeze({ id, rule })

export const RONAK_SLEEPS = reason('ronak-sleeps', 'V-MYTHS-1')
export const NEVER_HELD = reason('never-held', 'V-MYTHS-15')
export const ACTIVATION_FIRST = reason('activation-first', 'V-MYTHS-6')
export const CONTRIBUTED_ALREADY = reason('contributed-already', 'V-MYTHS-7')
export const SPHERE_TAKEN = reason('sphere-taken', 'V-MYTHS-7')
export const NOTHING_TO_CONTRIBUTE = reason('nothing-to-contribute', 'V-MYTHS-7')
export const AFTER_THE_ROLL = reason('after-the-roll', 'V-MYTHS-6')
export const NOT_IN_THE_EVENT = reason('not-in-the-event', 'V-MYTHS-11')
export const ONLY_BEFORE_MOVING = reason('only-before-moving', 'V-LOOT-4')
export const NOWHERE_TO_RIDE = reason('nowhere-to-ride', 'V-LOOT-4')
export const NOTHING_TO_SWAP = reason('nothing-to-swap', 'V-LOOT-2')
export const NOTHING_TO_UNEARTH = reason('nothing-to-unearth', 'V-LOOT-6')
export const NO_ONE_TO_LEARN_FROM = reason('no-one-to-learn-from', 'V-LOOT-10')
