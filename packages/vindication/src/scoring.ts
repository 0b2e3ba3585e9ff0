// Final scoring: mastery, card bonuses, quests, regions; then the winners. (V-END-4 to 7)
import type { Score } from '@lorehall/kernel'
import type { ScoreLine } from './box/module.ts'
import type { Tally } from './cards/card.ts'
import { quest } from './cards/index.ts'
import type { Counter } from './cards/counter.ts'
import type { Half } from './cards/quests.ts'
import { masterOf, masteryTotal } from './rules/mastery.ts'
import { bestOfOthers, cardsOf, count, counts, player, regionsThatCount } from './rules/counters.ts'
import { card, controlHonor } from './rules/lookup.ts'
import type { F, StepOf, T } from './rules/step.ts'
import { type Attribute, at, ATTRIBUTES, EVERY_ATTRIBUTE, type Player } from './state.ts'

/** The cards and tiles that count for mastery, by seat. */
const holdings = (f: F) =>
  f.state.players.map((p) => ({ tiles: p.tiles, cards: cardsOf(p), relics: p.relics }))

/** The seat that wins the mastery of an attribute; −1: nobody. */
function master(f: F, attribute: Attribute, held = holdings(f)): number {
  return masterOf(held.map((one) => masteryTotal(f.values.box.cards, one, attribute)))
}

/** Is this half of a quest done in this position? (V-QUEST-2, V-QUEST-3) */
function done(f: F, seat: number, half: Half): boolean {
  if ('hold' in half) {
    const { owners, regions } = f.state
    return owners.some((owner, hex) => owner === seat && regions[hex] === half.hold && counts(f, hex))
  }
  if ('mastery' in half) return master(f, half.mastery) === seat
  if ('most' in half) {
    const own = counted(f, seat, half.most)
    return own > 0 && half.most !== 'cardColours' && own > bestOfOthers(f, seat, half.most)
  }
  const own = counted(f, seat, half.count)
  return 'atLeast' in half ? own >= half.atLeast : own <= half.atMost
}

/** How many halves of quests are done; 0 for a viewer who can't see them. */
function halvesDone(f: F, seat: number, hidden: boolean): number {
  if (hidden) return 0
  return player(f, seat).quests.reduce(
    (n, id) => n + quest(id).halves.filter((half) => done(f, seat, half)).length,
    0,
  )
}

/** The points of all halves not done yet. */
export function pointsUndone(f: F, seat: number): number {
  const halves = player(f, seat).quests.flatMap((id) => quest(id).halves)
  return halves.reduce((n, half) => (done(f, seat, half) ? n : n + half.points), 0)
}

/** Colors among the player's cards. A quest counts once one of its halves is done. (V-END-6) */
function cardColours(f: F, seat: number, hidden: boolean): number {
  const colours = new Set<number>()
  for (const id of cardsOf(player(f, seat))) {
    const { deck, alsoColour } = card(f, id)
    colours.add(deck)
    if (alsoColour !== undefined) colours.add(alsoColour)
  }
  const quests = halvesDone(f, seat, hidden) > 0 ? 1 : 0
  return colours.size + quests + (f.values.box.colours?.(f, seat) ?? 0)
}

function counted(f: F, seat: number, counter: Counter, hidden = false): number {
  if (counter === 'cardColours') return cardColours(f, seat, hidden)
  return counter === 'regions' ? regionsThatCount(f, seat) : count(f, seat, counter)
}

function tallied(f: F, seat: number, tally: Tally, hidden: boolean): number {
  if ('perHalf' in tally) return tally.perHalf * halvesDone(f, seat, hidden)
  if ('sum' in tally) return counted(f, seat, tally.sum, hidden) + tally.plus
  if ('per' in tally) return tally.points * Math.floor(counted(f, seat, tally.per, hidden) / tally.every)
  const n = counted(f, seat, tally.when, hidden)
  return ('atLeast' in tally ? n >= tally.atLeast : n <= tally.atMost) ? tally.points : 0
}

function regionPoints(f: F, seat: number): number {
  let points = 0
  f.state.owners.forEach((owner, hex) => {
    if (owner === seat && counts(f, hex)) points += controlHonor(f, hex)
  })
  return points
}

/** The winner of each mastery. */
function masters(f: F): readonly number[] {
  const held = holdings(f)
  return EVERY_ATTRIBUTE.map((attribute) => master(f, attribute, held))
}

/** The viewer: a seat, a spectator (null), or the table itself, which knows everything. */
type Viewer = number | null | 'host'

/** All points a seat would get if the game ended now, as far as the viewer may know. */
export function endPoints(f: F, seat: number, viewer: Viewer = 'host', mastering = masters(f)): ScoreLine[] {
  const hidden = viewer !== 'host' && viewer !== seat && !f.values.box.terms.openQuests
  const p = player(f, seat)
  const points: ScoreLine[] = []
  for (const a of EVERY_ATTRIBUTE) {
    if (mastering[a] !== seat) continue
    points.push({ source: 'mastery', from: ATTRIBUTES[a], points: f.values.mastery[a] })
    for (const id of cardsOf(p)) {
      if (card(f, id).alsoColour === a) points.push({ source: 'mastery', from: id, points: 0 })
    }
  }
  for (const id of cardsOf(p)) {
    const { end, blocksCount } = card(f, id)
    if (end !== undefined) points.push({ source: 'bonuses', from: id, points: tallied(f, seat, end, hidden) })
    else if (blocksCount === true) points.push({ source: 'bonuses', from: id, points: 0 })
  }
  for (const id of hidden ? [] : p.quests) {
    quest(id).halves.forEach((half, i) => {
      if (done(f, seat, half)) points.push({ source: 'quests', from: `${id}/${i + 1}`, points: half.points })
    })
  }
  points.push({ source: 'regions', from: 'regions', points: regionPoints(f, seat) })
  points.push(...(f.values.box.score?.(f, seat, viewer) ?? []))
  return points
}

function score(t: T, _step: StepOf<'score'>): void {
  // The quests are revealed.
  t.reveal()
  const all = t.state.players.map((_, seat) => endPoints(t, seat))
  all.forEach((list, seat) => {
    const p = player(t, seat)
    for (const { source, from, points } of list) {
      p.honor += points
      p.sources[source] = (p.sources[source] ?? 0) + points
      t.emit({ type: 'scored', seat, what: source, points, from })
    }
  })
  t.state.scored = true
  t.emit({ type: 'over', winners: winners(t) })
}

/** Current honor and what the end would add, as far as the seat may know. */
export function standing(f: F, viewer: Viewer): Score[] {
  const mastering = masters(f)
  return f.state.players.map((p, seat) => {
    const sums = new Map(Object.entries(p.sources))
    if (!f.state.scored) {
      for (const { source, points } of endPoints(f, seat, viewer, mastering)) {
        sums.set(source, (sums.get(source) ?? 0) + points)
      }
    }
    const lines = [...sums].flatMap(([what, points]) => (points === 0 ? [] : [{ what, points }]))
    return { seat, total: lines.reduce((n, line) => n + line.points, 0), lines }
  })
}

/** Most honor; then most conviction, least potential, fewest tokens; then shared. (V-END-7, V-EDITION-9) */
export function winners(f: F): number[] {
  const { tieBreaks } = f.values.box.terms
  const rank = (p: Player) => (tieBreaks ? [p.honor, p.conviction, -p.potential, -p.tokens] : [p.honor])
  const better = (a: readonly number[], b: readonly number[]) => {
    const i = a.findIndex((n, j) => n !== b[j])
    return i !== -1 && at(a, i) > at(b, i)
  }
  const ranks = f.state.players.map(rank)
  return ranks.flatMap((own, seat) => (ranks.some((other) => better(other, own)) ? [] : [seat]))
}

export const scoringSteps = { score }
