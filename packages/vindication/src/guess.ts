// Re-deals everything a seat cannot know: other players' quests, a top card that only others have looked at, and the
// cards of another player's empowered draw. Face-down cards have no order to re-deal.
import { byName, guessSlots, takenFrom } from '@lorehall/grammar'
import type { Chance } from '@lorehall/kernel'
import { QUEST_IDS } from './cards/index.ts'
import type { F } from './rules/step.ts'
import { at } from './state.ts'

function guessQuests(f: F, seat: number | null, chance: Chance): void {
  const s = f.state
  if (s.scored) return
  const own = seat === null ? null : at(s.players, seat)
  const { openQuests } = f.values.box.terms
  const open = openQuests ? s.players.flatMap((p) => p.quests) : []
  const mine = own === null ? [] : [...own.dealt, ...own.quests, ...own.returned]
  const pool = QUEST_IDS.filter((id) => !mine.includes(id) && !open.includes(id))
  for (const p of s.players) {
    if (p === own) continue
    p.dealt = takenFrom(pool, p.dealt.length, chance).toSorted(byName)
    if (!openQuests) p.quests = takenFrom(pool, p.quests.length, chance)
    p.returned = takenFrom(pool, p.returned.length, chance)
  }
  const held = new Set(s.players.flatMap((p) => [...p.dealt, ...p.quests]))
  s.questStack = QUEST_IDS.filter((id) => !held.has(id)).toSorted(byName)
}

function guessDecks(f: F, seat: number | null, chance: Chance): void {
  const { decks, look } = f.state
  decks.forEach((pile, deck) => {
    const hiddenLook = look !== null && look.deck === deck && look.seat !== seat ? look : null
    const hiddenTop = pile.top !== '' && (seat === null || !pile.seenBy.includes(seat))
    if (hiddenLook === null && !hiddenTop) return
    if (hiddenLook !== null) pile.down.push(...hiddenLook.cards)
    if (hiddenTop) pile.down.push(pile.top)
    // Where a card lies among the others would tell that it was one of the hidden ones.
    pile.down.sort(byName)
    if (hiddenLook !== null) hiddenLook.cards = takenFrom(pile.down, hiddenLook.cards.length, chance)
    if (hiddenTop) pile.top = at(takenFrom(pile.down, 1, chance), 0)
  })
}

export function guess(f: F, seat: number | null, chance: Chance): void {
  guessQuests(f, seat, chance)
  guessDecks(f, seat, chance)
  guessSlots(f.values.box.slots, f, seat, chance)
}
