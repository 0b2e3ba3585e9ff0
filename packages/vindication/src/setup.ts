// Setup: an empty table, then everything that chance decides, then all players choose their quests together.
// (V-SETUP)
import { byName, draw, laySlots } from '@lorehall/grammar'
import type { GameOptions, Option } from '@lorehall/kernel'
import { COAST, HEXES } from './map/board.ts'
import { QUEST_IDS, trigger, TRIGGER_IDS } from './cards/index.ts'
import { KEEP } from './choices.ts'
import { player } from './rules/counters.ts'
import { uncover } from './rules/discover.ts'
import { deckOf, flip } from './rules/draw.ts'
import { keepQuest } from './rules/quests.ts'
import type { StepOf, T } from './rules/step.ts'
import { revealTrigger } from './rules/triggers.ts'
import { at, DECKS, EVERY_ATTRIBUTE, type Player, type State } from './state.ts'
import type { Terms } from './terms.ts'
import { freshTurn } from './rules/turn.ts'
import type { Values } from './values/index.ts'

function newPlayer({ box }: Values): Player {
  return {
    honor: box.terms.startHonor,
    potential: 8,
    influence: 8,
    conviction: 2,
    spheres: [1, 1, 1, 0, 0, 0],
    space: 0,
    mount: 2,
    speedBlocks: 0,
    vindicated: false,
    party: [],
    traits: [],
    relics: [],
    monsters: [],
    tiles: [0, 0, 0, 0, 0, 0],
    tokens: 0,
    quests: [],
    dealt: [],
    returned: [],
    defeated: 0,
    attained: 0,
    acquired: 0,
    learned: 0,
    sources: { ...box.sources, start: box.terms.startHonor },
    steps: 0,
    paid: [],
    taken: 0,
    used: [],
  }
}

export function setup(seats: number, _options: GameOptions, values: Values): State {
  const each = seats - 1
  const { terms, slots } = values.box
  return {
    players: Array.from({ length: seats }, () => newPlayer(values)),
    regions: laidOut(values),
    owners: Array.from({ length: HEXES + 1 }, () => -1),
    bag: values.box.bag.slice(),
    decks: DECKS.map((_, deck) => ({
      down: at(values.box.decks, deck).toSorted(byName),
      top: '',
      seenBy: [],
      open: [],
    })),
    tiles: [each, each, each, each, each, each],
    questStack: QUEST_IDS.toSorted(byName),
    tokens: terms.tokens.slice(),
    triggers: [],
    triggerStack: TRIGGER_IDS.filter((id) => canBeMet(id, terms)).toSorted(byName),
    round: 1,
    first: 0,
    turn: freshTurn(0, 0),
    white: 0,
    black: 0,
    look: null,
    ending: '',
    lastRound: 0,
    scored: false,
    slots: slots.length === 0 ? null : laySlots({}, slots, seats, values),
  }
}

/** All hexes hidden, except those covered from the start. */
function laidOut({ box }: Values): string[] {
  const regions = Array.from({ length: HEXES + 1 }, () => '')
  for (const { id, lies } of box.regions) if (lies > 0) regions[lies] = id
  return regions
}

/** The journey: a start on the coast, and a first companion of its color that may start. */
function journey(t: T, seat: number, start: number): void {
  const p = player(t, seat)
  p.space = start
  const colour = at(t.values.journeys, start - 1)
  const pile = deckOf(t, colour)
  const first = draw(
    t,
    pile.down.filter((id) => t.values.mayStart[id] === true),
  )
  pile.down.splice(pile.down.indexOf(first), 1)
  p.party.push({ card: first, blocks: 0 })
  const honor = t.values.honor[first] ?? 0
  p.honor += honor
  p.sources['companions'] = honor
  t.emit({ type: 'journey', seat, start, colour: DECKS[colour] })
  t.emit({ type: 'startingCompanion', seat, card: first })
}

export function begin(t: T): void {
  const s = t.state
  const starts = Array.from({ length: COAST }, (_, i) => i + 1)
  for (let seat = 0; seat < t.seats; seat++) journey(t, seat, draw(t, starts))
  for (const deck of EVERY_ATTRIBUTE) flip(t, deck)
  const { questsDealt } = t.values.box.terms
  for (const p of s.players) {
    p.dealt = Array.from({ length: questsDealt }, () => draw(t, s.questStack)).toSorted(byName)
  }
  const byStart = s.players.map((_, seat) => seat).toSorted((a, b) => player(t, a).space - player(t, b).space)
  for (const seat of byStart) uncover(t, seat, player(t, seat).space)
  revealTrigger(t)
  revealTrigger(t)
  s.first = at(byStart, 0)
  s.turn = freshTurn(s.first, player(t, s.first).space)
  t.push({ do: 'beginTurn', seat: s.first })
  t.push({ do: 'settle', seat: s.first })
  t.push({ do: 'keepQuests', seat: s.first })
  t.values.box.begins?.(t)
  t.roundBegins(1)
  t.emit({ type: 'round', n: 1 })
}

/** Can this end trigger be met in this edition? If not, it stays in the box. (V-EDITION-8) */
function canBeMet(id: string, { vindicates }: Terms): boolean {
  return vindicates || trigger(id).count !== 'vindicated'
}

/** All players choose together which quest to keep. A single quest is kept without a question. */
function keepQuests(t: T, _step: StepOf<'keepQuests'>, answer: Option | undefined): void {
  const { questsDealt } = t.values.box.terms
  if (answer === undefined && questsDealt > 1) {
    t.state.players.forEach((p, seat) => {
      t.askTogether(seat, 'pick', 'keepQuest')
      for (const id of p.dealt) t.offer(KEEP(id))
    })
    return
  }
  t.state.players.forEach(({ dealt }, seat) => {
    keepQuest(t, seat, questsDealt > 1 ? t.answerOf(seat).name : at(dealt, 0))
  })
}

export const setupSteps = { keepQuests }
