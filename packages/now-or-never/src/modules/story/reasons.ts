// Why a choice can't be made.
import type { Reason } from '@lorehall/kernel'

export const SCENE_PRICE: Reason = { id: 'scene-price', rule: 'N-STORY-9' }
