// Why something cannot be done now, and what would help. One sentence for every constant in reasons.ts.
import type { Reason } from '@lorehall/kernel'
import * as reasons from '../../reasons.ts'

const REASONS_EN: Readonly<Record<keyof typeof reasons, string>> = {
  ACTIVATED_ALREADY: 'You have activated already; your character and companions wait for your next turn.',
  ACTIVE_ALREADY: 'This companion is active already; choose one that is not.',
  NO_INFLUENCE: 'Your influence is empty; recover a block first and then go on.',
  NO_BLOCK_TO_ACTIVATE: 'A companion needs 1 block from influence and yours is empty; recover a block first.',
  MOVE_SPENT: 'Your Move is over for this turn; only Zharah lets you spread its steps.',
  NO_WAY_TO_STOP: 'From there no free space is near enough to stop on; try another way.',
  MUST_MOVE: 'Every turn needs a step of your Move; take one before you end it.',
  WHERE_YOU_BEGAN: 'Your turn may not end on the space where it began; go on to another one.',
  OCCUPIED: 'Somebody stands here; you may pass through, so walk on to a free space.',
  STRANDED: 'Your turn began there and your Move could not take you away again; choose another space.',
  VISIT_SPENT: 'You have visited or rested already; your next turn lets you do so again.',
  VISITED_ALREADY: 'You have visited this region already this turn; choose another one beside you.',
  HIDDEN: 'Nobody has discovered this hex yet; it turns up when a figure comes beside it.',
  PRICE: 'You do not have the attributes this costs; gain or convert what is missing first.',
  NO_COMPANION: 'Somebody has to fight for you; find a companion at an Inn first.',
  NOTHING_TO_AUGMENT:
    'No block lies there to be augmented; choose another level, or recover one to influence.',
  PARENTS: 'It takes 1 of each of the two common attributes it is made of; gain the one you lack.',
  TILE_BOUGHT: 'You have bought a proficiency tile this turn; the next one can be yours next turn.',
  TILE_PRICE: "A proficiency tile costs 3 of its attribute, or 2 after Dawn's ability; gain some more of it.",
  NO_TILE_LEFT: 'All proficiency tiles of this attribute are gone; choose another attribute.',
  POTENTIAL_LEFT: 'Your potential must be empty before you can be vindicated; augment the blocks left in it.',
  TOO_LITTLE_HONOR: 'You need at least 25 honor to be vindicated; gather some more first.',
  CONVICTION: 'This costs 1 conviction and you have none; augment a block from influence first.',
  TAKEOVER_CONVICTION:
    'You have too little conviction to take this region from its owner; augment more influence first.',
  GUARDED: 'Oneth keeps watch for the owner, who stands beside a region of theirs; wait until they move on.',
  GIVEN_UP: 'You gave this region up in this turn; you may take it again in a later one.',
  NO_VISIT_WITH_IT:
    'Control goes with a visit, and this region cannot be visited now; make that possible first.',
  ABILITY_SPENT: 'This ability is spent; it comes back the next time you activate the companion.',
  RELIC_USED: 'Each relic works once a turn; use this one again in your next turn.',
  NO_CHARGE: 'No block is left on this relic; recharge it at the Arcane Tower.',
  NOTHING_WOULD_CHANGE: 'Nothing on the table would change; keep it for a better moment.',
  BLOCKS_ON_CARD: 'Too few blocks lie on this card; every activation adds another.',
  NOT_BESIDE: "Your figure must stand beside this companion's kind of region; walk to one first.",
  COST: 'You cannot pay what this ability costs; gather what it asks for first.',
  BEGUN_ALREADY:
    'Patience has to come before anything else in a turn; keep it for the start of your next one.',
  NO_TRAIT_TO_BORROW: 'No other player has a trait that can be borrowed; wait until one is attained.',
  NO_DILUTION: 'No block in conviction or influence is left to dilute; recover one first.',
  STEPS_MADE: 'You still need this speed to end your turn on a free space; finish your Move first.',
  NO_FREE_REGION: 'No region beside you is free to take; walk to one that nobody holds.',
}

const BY_NAME: Readonly<Record<string, string>> = REASONS_EN
const BY_ID = new Map(Object.entries(reasons).map(([name, { id }]) => [id, BY_NAME[name]]))

export function reason({ id }: Reason): string {
  const found = BY_ID.get(id)
  if (found === undefined) throw new Error(`there are no words for the reason '${id}'`)
  return found
}
