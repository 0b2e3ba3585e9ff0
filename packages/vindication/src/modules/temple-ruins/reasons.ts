// Why no more quests can be drawn in the Temple Ruins.
import type { Reason } from '@lorehall/kernel'

export const NO_MORE_QUESTS: Reason = Object.freeze({ id: 'no-more-quests', rule: 'V-RUINS-2' })
