// The view of a seat; null is a spectator. Views and events start empty and add only what the seat may know.
import { seenBy, viewModules } from '@lorehall/grammar'
import type { GameEvent } from '@lorehall/kernel'
import { goal, progress } from './rules/triggers.ts'
import type { F } from './rules/step.ts'
import { at, DECKS, type DeckState, type Player, type TurnState } from './state.ts'

function player(f: F, p: Player, seat: number, viewer: number | null) {
  const mine = viewer === seat
  return {
    seat,
    honor: p.honor,
    potential: p.potential,
    influence: p.influence,
    conviction: p.conviction,
    spheres: p.spheres.slice(),
    space: p.space,
    mount: p.mount,
    speedBlocks: p.speedBlocks,
    vindicated: p.vindicated,
    party: p.party.map(({ card, blocks }) => ({ card, blocks })),
    traits: p.traits.slice(),
    relics: p.relics.map(({ card, blocks }) => ({ card, charges: blocks })),
    monsters: p.monsters.slice(),
    tiles: p.tiles.slice(),
    tokens: p.tokens,
    defeated: p.defeated,
    attained: p.attained,
    acquired: p.acquired,
    learned: p.learned,
    sources: { ...p.sources },
    used: p.used.slice(),
    steps: p.steps,
    taken: p.taken,
    quests: mine || f.state.scored || f.values.box.terms.openQuests ? p.quests.slice() : p.quests.length,
    dealt: mine ? p.dealt.slice() : p.dealt.length,
    returned: mine ? p.returned.slice() : p.returned.length,
  }
}

function deck(pile: DeckState, i: number, viewer: number | null) {
  const knows = viewer !== null && pile.seenBy.includes(viewer)
  return {
    deck: at(DECKS, i),
    down: pile.down.length + (pile.top === '' ? 0 : 1),
    open: pile.open.slice(),
    seenBy: pile.seenBy.slice(),
    top: knows ? pile.top : null,
  }
}

function turn(t: TurnState) {
  const waiting = (kind: string) => t.grants.filter(({ what }) => what === kind)
  return {
    seat: t.seat,
    began: t.began,
    activated: t.activated,
    active: t.active.slice(),
    spent: t.spent.slice(),
    move: t.move,
    walked: t.walked,
    visitSpent: t.visitSpent,
    extraVisits: waiting('visit').length + waiting('fullVisit').length,
    visited: t.visited.slice(),
    mayControl: t.mayControl,
    gaveUp: t.gaveUp.slice(),
    grants: t.grants.map(({ what }) => what),
    borrowed: t.borrowed.map(({ card }) => card),
    extraTurns: waiting('turn').length,
  }
}

export function view(f: F, viewer: number | null) {
  const s = f.state
  return {
    seat: viewer,
    round: s.round,
    first: s.first,
    turn: turn(s.turn),
    players: s.players.map((p, seat) => player(f, p, seat, viewer)),
    regions: s.regions.slice(1).map((kind, i) => ({
      hex: i + 1,
      kind: kind === '' ? null : kind,
      owner: at(s.owners, i + 1) === -1 ? null : at(s.owners, i + 1),
    })),
    bag: s.bag.slice(),
    decks: s.decks.map((pile, i) => deck(pile, i, viewer)),
    tiles: s.tiles.slice(),
    tokens: s.tokens.slice(),
    triggers: s.triggers.map((id) => ({ id, now: progress(f, id), goal: goal(f, id) })),
    triggersLeft: s.triggerStack.length,
    white: s.white,
    black: s.black,
    look:
      s.look === null
        ? null
        : {
            seat: s.look.seat,
            deck: at(DECKS, s.look.deck),
            cards: s.look.seat === viewer ? s.look.cards.slice() : s.look.cards.length,
          },
    ending: s.ending === '' ? null : s.ending,
    lastRound: s.lastRound,
    scored: s.scored,
    modules: viewModules(f.values.box.modules, f, viewer),
  }
}

/** The table as a client sees it. */
export type View = ReturnType<typeof view>

/** Of an event meant for one seat, others see that it happened, in which deck, to how many cards, and why. */
export const sees = (event: GameEvent, viewer: number | null): GameEvent | null =>
  seenBy(event, viewer, ['deck', 'n', 'from'])
