// Why something with pets can't be done now.
import type { Reason } from '@lorehall/kernel'

const reason = (id: string, rule: string): Reason => Object.freeze({ id, rule })

export const PET_PRICE = reason('pet-price', 'V-PETS-2')
export const MASTER_RESTS = reason('master-rests', 'V-PETS-6')
export const PET_SLEEPS = reason('pet-sleeps', 'V-PETS-5')
export const NO_OTHER_MASTER = reason('no-other-master', 'V-PETS-7')
export const NO_BLOCK_TO_MOVE = reason('no-block-to-move', 'V-PETS-7')
export const NO_TOKEN_TO_MOVE = reason('no-token-to-move', 'V-PETS-14')
export const NO_QUEST_LEFT = reason('no-quest-left', 'V-PETS-19')
export const NO_DECK_LEFT = reason('no-deck-left', 'V-PETS-22')
