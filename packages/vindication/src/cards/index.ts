// All cards by id.
import { type Deck, EVERY_ATTRIBUTE } from '../state.ts'
import { BLUE } from './blue.ts'
import type { Card } from './card.ts'
import { MONSTER_CARDS } from './monsters.ts'
import { type Quest, QUESTS } from './quests.ts'
import { RED } from './red.ts'
import { RELIC_CARDS } from './relics.ts'
import { TRAIT_CARDS } from './traits.ts'
import { type Trigger, TRIGGERS } from './triggers.ts'
import { YELLOW } from './yellow.ts'

export const CARDS: readonly Card[] = [
  ...YELLOW,
  ...BLUE,
  ...RED,
  ...MONSTER_CARDS,
  ...TRAIT_CARDS,
  ...RELIC_CARDS,
]

export const DECK_CARDS: readonly (readonly string[])[] = EVERY_ATTRIBUTE.map((deck: Deck) =>
  CARDS.filter((card) => card.deck === deck).map((card) => card.id),
)

export const QUEST_IDS: readonly string[] = QUESTS.map((quest) => quest.id)
export const TRIGGER_IDS: readonly string[] = TRIGGERS.map((trigger) => trigger.id)
export const CARD_IDS: readonly string[] = [...CARDS.map((card) => card.id), ...QUEST_IDS, ...TRIGGER_IDS]

function byId<T extends { readonly id: string }>(list: readonly T[]): (id: string) => T {
  const known = new Map(list.map((item) => [item.id, item]))
  return (id) => {
    const found = known.get(id)
    if (found === undefined) throw new Error(`no card '${id}'`)
    return found
  }
}

export const quest: (id: string) => Quest = byId(QUESTS)
export const trigger: (id: string) => Trigger = byId(TRIGGERS)
