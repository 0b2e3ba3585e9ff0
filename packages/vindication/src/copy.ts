// A deep copy of the state that shares nothing mutable. Written by hand for speed: every look ahead of a bot copies.
import { copySlots } from '@lorehall/grammar'
import type { Box } from './box/box.ts'
import type { Loaded } from './loaded.ts'
import type { DeckState, Player, State, TurnState } from './state.ts'

function copyLoaded({ card, blocks }: Loaded): Loaded {
  return { card, blocks }
}

function copyPlayer(p: Player): Player {
  return {
    honor: p.honor,
    potential: p.potential,
    influence: p.influence,
    conviction: p.conviction,
    spheres: [p.spheres[0], p.spheres[1], p.spheres[2], p.spheres[3], p.spheres[4], p.spheres[5]],
    space: p.space,
    mount: p.mount,
    speedBlocks: p.speedBlocks,
    vindicated: p.vindicated,
    party: p.party.map(copyLoaded),
    traits: p.traits.slice(),
    relics: p.relics.map(copyLoaded),
    monsters: p.monsters.slice(),
    tiles: [p.tiles[0], p.tiles[1], p.tiles[2], p.tiles[3], p.tiles[4], p.tiles[5]],
    tokens: p.tokens,
    quests: p.quests.slice(),
    dealt: p.dealt.slice(),
    returned: p.returned.slice(),
    defeated: p.defeated,
    attained: p.attained,
    acquired: p.acquired,
    learned: p.learned,
    sources: { ...p.sources },
    steps: p.steps,
    paid: p.paid.slice(),
    taken: p.taken,
    used: p.used.slice(),
  }
}

function copyDeck(d: DeckState): DeckState {
  return { down: d.down.slice(), top: d.top, seenBy: d.seenBy.slice(), open: d.open.slice() }
}

function copyTurn(t: TurnState): TurnState {
  return {
    seat: t.seat,
    began: t.began,
    untouched: t.untouched,
    activated: t.activated,
    active: t.active.slice(),
    spent: t.spent.slice(),
    move: t.move,
    walked: t.walked,
    struggle: t.struggle,
    trail: t.trail.slice(),
    visitSpent: t.visitSpent,
    visited: t.visited.slice(),
    mayControl: t.mayControl,
    gaveUp: t.gaveUp.slice(),
    grants: t.grants.map(({ what, n, from }) => ({ what, n, from })),
    borrowed: t.borrowed.map((lent) => ({ ...lent, paid: lent.paid.slice() })),
    over: t.over,
  }
}

/** `kept`: the slots of all modules. */
export function copy(s: State, kept: Box['slots']): State {
  return {
    players: s.players.map(copyPlayer),
    regions: s.regions.slice(),
    owners: s.owners.slice(),
    bag: s.bag.slice(),
    decks: s.decks.map(copyDeck),
    tiles: [s.tiles[0], s.tiles[1], s.tiles[2], s.tiles[3], s.tiles[4], s.tiles[5]],
    questStack: s.questStack.slice(),
    tokens: s.tokens.slice(),
    triggers: s.triggers.slice(),
    triggerStack: s.triggerStack.slice(),
    round: s.round,
    first: s.first,
    turn: copyTurn(s.turn),
    white: s.white,
    black: s.black,
    look: s.look === null ? null : { seat: s.look.seat, deck: s.look.deck, cards: s.look.cards.slice() },
    ending: s.ending,
    lastRound: s.lastRound,
    scored: s.scored,
    slots: s.slots === null ? null : copySlots(s.slots, {}, kept),
  }
}
