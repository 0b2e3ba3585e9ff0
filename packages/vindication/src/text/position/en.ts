// The whole public position as text, enough to play without seeing the board. It contains nothing secret.
import { HEXES, SPACES, TOUCHES } from '../../map/board.ts'
import { trigger } from '../../cards/index.ts'
import type { Loaded } from '../../loaded.ts'
import { tilePrice } from '../../rules/bonus.ts'
import { player, speedOf, sum } from '../../rules/counters.ts'
import { faceDown } from '../../rules/draw.ts'
import { mayWalk, stepsLeft } from '../../rules/ground.ts'
import { borrowedBy, granted, grants } from '../../rules/inforce.ts'
import type { F } from '../../rules/step.ts'
import { goal, isArmed, progress } from '../../rules/triggers.ts'
import { inReach } from '../../rules/visit.ts'
import { winners } from '../../scoring.ts'
import { at, DECKS, type DeckState, type Player } from '../../state.ts'
import { GOALS_EN } from '../goals/en.ts'
import {
  attributes,
  blocks,
  capital,
  cardName,
  cardSays,
  cause,
  count,
  DECK_CARD_EN,
  DECKS_EN,
  list,
  named,
  numberedRegion,
  shortName,
} from '../words/en.ts'

type Names = readonly string[]

/** Numbered as on the board, from 1. */
const hexes = Array.from({ length: HEXES }, (_, i) => i + 1)
const spaces = Array.from({ length: SPACES }, (_, i) => i + 1)

export function position(f: F, names: Names): string[] {
  return [
    course(f, names),
    ...present(f, names),
    ...f.state.players.flatMap((p, seat) => sitting(f, names, p, seat)),
    ...island(f, names),
    ...table(f),
    ...triggers(f),
    ...f.values.box.modules.flatMap(({ text }) => text.table?.(f) ?? []),
  ]
}

function course(f: F, names: Names): string {
  const { round, ending, lastRound, scored } = f.state
  if (scored) {
    const best = winners(f).map((seat) => `${named(names, seat)} with ${player(f, seat).honor} honor`)
    return `The game is over after round ${round}. ${best.length === 1 ? 'Winner' : 'Winners'}: ${list(best)}.`
  }
  if (ending === '') return `Round ${round}. ${openEnd(f)}`
  return `Round ${round}. The end is triggered (${cause(f, ending)}), and round ${lastRound} is the last.`
}

/** A house rule may fix the last round, or keep end triggers from working before some round. */
function openEnd(f: F): string {
  const { rounds, armedFrom } = f.values.box.terms
  if (rounds > 0) return `The game lasts ${count(rounds, 'round')}, and no end trigger changes that.`
  return isArmed(f)
    ? 'The end of the game is not yet triggered.'
    : `No end trigger ends the game before round ${armedFrom}.`
}

/** The player whose turn it is, and the actions that are left. */
function present(f: F, names: Names): string[] {
  const { turn, look, scored, players } = f.state
  if (scored) return []
  if (players.every((p) => p.dealt.length > 0)) return ['Everyone chooses which secret quest to keep.']
  const left = stillToDo(f)
  const lines = [
    `${named(names, turn.seat)}'s turn. Still to do: ${left.length === 0 ? 'end the turn' : left.join('; ')}.`,
  ]
  if (turn.active.length > 0) lines.push(`Active this turn: ${turn.active.map(ability(f)).join(', ')}.`)
  if (turn.borrowed.length > 0)
    lines.push(
      `Borrowed for this turn: ${borrowedBy(f)
        .map((id) => shortName(f, id))
        .join(', ')}.`,
    )
  if (granted(f, turn.seat, 'tilePrice'))
    lines.push(`A proficiency tile costs only ${tilePrice(f, turn.seat)} this turn.`)
  if (granted(f, turn.seat, 'freeDraw')) lines.push('The next empowered draw this turn is free.')
  if (granted(f, turn.seat, 'cheaperCard')) lines.push('The next card this turn costs 1 attribute less.')
  const more = grants(f, turn.seat, 'turn')
  if (more > 0) lines.push(`${count(more, 'extra turn')} to follow.`)
  if (look !== null) {
    lines.push(
      `${named(names, look.seat)} is looking at ${topCards(look.cards.length)} of the ${DECK_CARD_EN[at(DECKS, look.deck)]} deck.`,
    )
  }
  return lines
}

const topCards = (n: number) => (n === 1 ? 'the top card' : `the top ${n} cards`)

function stillToDo(f: F): string[] {
  const { turn } = f.state
  const suspended = f.values.box.suspends?.(f) ?? false
  if (suspended) return turn.activated ? [] : ['activate']
  const steps = stepsLeft(f, turn.seat)
  const reached = inReach(f, turn.seat)
  const visits = grants(f, turn.seat, 'visit') + grants(f, turn.seat, 'fullVisit')
  const walks = turn.move === 'walking' ? steps > 0 : mayWalk(f, turn.seat, steps)
  return [
    ...(turn.activated ? [] : ['activate']),
    ...(walks ? [`move, ${count(steps, 'step')} left`] : []),
    ...(turn.visitSpent ? [] : ['visit or rest']),
    ...(visits > 0 ? [count(visits, 'extra visit')] : []),
    ...f.values.box.modules.flatMap(({ text }) => text.left?.(f, turn.seat) ?? []),
    ...(reached.includes(turn.mayControl) ? [`take control of ${numberedRegion(f, turn.mayControl)}`] : []),
  ]
}

const ability = (f: F) => (id: string) =>
  f.state.turn.spent.includes(id) ? `${shortName(f, id)} (ability used)` : shortName(f, id)

function sitting(f: F, names: Names, p: Player, seat: number): string[] {
  const state = p.vindicated ? ', vindicated' : f.values.box.terms.vindicates ? ', not yet vindicated' : ''
  const fast = p.speedBlocks > 0 ? `, ${speedOf(p)} with ${blocks(p.speedBlocks)}` : ''
  return [
    `${named(names, seat)}: ${p.honor} honor${state}.`,
    `  On space ${p.space}${beside(f, p)}. Mount speed ${p.mount}${fast}.`,
    `  Power: ${p.potential} potential, ${p.influence} influence, ${p.conviction} conviction.`,
    `  Attributes: ${attributes(p.spheres, 'none')}.`,
    `  Companions: ${loaded(f, p.party)}.`,
    ...pile(f, 'Traits', p.traits),
    ...(p.relics.length === 0 ? [] : [`  Relics: ${loaded(f, p.relics)}.`]),
    ...pile(f, 'Monsters defeated', p.monsters),
    ...(sum(p.tiles) === 0 ? [] : [`  Proficiency tiles: ${attributes(p.tiles)}.`]),
    ...(p.tokens === 0 ? [] : [`  Trigger tokens: ${p.tokens}.`]),
    ...quests(f, p),
    ...f.values.box.modules.flatMap(({ text }) => text.player?.(f, seat) ?? []).map((line) => `  ${line}`),
  ]
}

function beside(f: F, p: Player): string {
  return p.space === 0 ? '' : `, beside ${list(at(TOUCHES, p.space).map((hex) => numberedRegion(f, hex)))}`
}

/** Cards with the blocks on them. */
function loaded(f: F, cards: readonly Loaded[]): string {
  if (cards.length === 0) return 'none'
  return cards.map(({ card: id, blocks: n }) => `${cardName(f, id)} (${blocks(n)})`).join('; ')
}

function pile(f: F, what: string, cards: readonly string[]): string[] {
  return cards.length === 0 ? [] : [`  ${what}: ${cards.map((id) => cardName(f, id)).join('; ')}.`]
}

/** Secret until the end, unless the house rule for open quests is on. */
function quests(f: F, p: Player): string[] {
  if (p.quests.length === 0) return []
  return [
    f.state.scored || f.values.box.terms.openQuests
      ? `  Secret quest: ${list(p.quests.map((id) => cardName(f, id)))}.`
      : '  Has a secret quest.',
  ]
}

/** Regions with their owners and the spaces beside them. */
function island(f: F, names: Names): string[] {
  const { regions, owners } = f.state
  const hidden = hexes.filter((hex) => regions[hex] === '')
  const shown = hexes.filter((hex) => regions[hex] !== '')
  return [
    'Regions:',
    ...shown.map((hex) => {
      const owner = at(owners, hex)
      const held = owner === -1 ? 'unclaimed' : `controlled by ${named(names, owner)}`
      const near = spaces.filter((space) => at(TOUCHES, space).includes(hex))
      return `  ${capital(numberedRegion(f, hex))}: ${held}; beside spaces ${list(near.map(String))}.`
    }),
    hidden.length === 0 ? '  All hexes are discovered.' : `  Still hidden: ${hexesIn(hidden)}.`,
  ]
}

function hexesIn(hidden: readonly number[]): string {
  return `${hidden.length === 1 ? 'hex' : 'hexes'} ${list(hidden.map(String))}`
}

/** Decks, tiles and tokens on the board. */
function table(f: F): string[] {
  const { decks, tiles, tokens } = f.state
  return [
    'Face-up cards:',
    ...decks.map((deck, i) => `  ${capital(DECKS_EN[at(DECKS, i)])}: ${opened(f, deck)}.`),
    `Proficiency tiles left: ${attributes(tiles, 'none')}.`,
    `Trigger tokens on the honor track: ${tokens.length === 0 ? 'none' : `at ${list(tokens.map(String))}`}.`,
  ]
}

/** The top card first: only that one can be taken. */
function opened(f: F, deck: DeckState): string {
  const [top, ...under] = deck.open
    .toReversed()
    .map((id) => `${cardName(f, id)} (${f.values.honor[id] ?? 0} honor)`)
  const covered = under.length === 0 ? '' : `, covering ${under.join('; ')}`
  return `${top === undefined ? 'none' : `${top}${covered}`}; ${faceDown(deck)} face down`
}

function triggers(f: F): string[] {
  const active = f.state.triggers
  if (active.length === 0) return ['No end trigger is active.']
  return ['End triggers:', ...active.map((id) => `  ${cardName(f, id)}: ${says(f, id)} ${reached(f, id)}`)]
}

/** The condition, with the number for this many players. */
function says(f: F, id: string): string {
  return GOALS_EN[id]?.replace('{n}', String(goal(f, id))) ?? cardSays(f, id)
}

function reached(f: F, id: string): string {
  const now = Math.max(0, progress(f, id))
  return trigger(id).atMost === true
    ? `Closest: ${now}, goal ${goal(f, id)}.`
    : `Now ${now} of ${goal(f, id)}.`
}
