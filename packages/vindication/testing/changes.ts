// All changes an action makes for a player. Anything not named did not change.
import { cardsOf } from '../src/rules/counters.ts'
import { at, ATTRIBUTES, type Player, type State } from '../src/state.ts'
import type { Scenario } from './scenario.ts'

export type Changes = Readonly<Record<string, number>>

/** Everything a player has, by name: blocks by place, cards as 'has …', regions as 'region …'. */
function counts(state: State, seat: number): Map<string, number> {
  const p: Player = at(state.players, seat)
  const { honor, potential, influence, conviction, mount, speedBlocks, space, tokens } = p
  const plain = { honor, potential, influence, conviction, mount, speed: speedBlocks, space, tokens }
  const all = new Map<string, number>(Object.entries(plain))
  ATTRIBUTES.forEach((name, i) => {
    all.set(name, at(p.spheres, i))
    all.set(`${name} tile`, at(p.tiles, i))
  })
  for (const { card, blocks } of [...p.party, ...p.relics]) all.set(card, blocks)
  for (const id of [...cardsOf(p), ...p.quests]) all.set(`has ${id}`, 1)
  state.owners.forEach((owner, hex) => {
    if (owner === seat) all.set(`region ${hex}`, 1)
  })
  return all
}

function difference(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Changes {
  const changes: Record<string, number> = {}
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const change = (after.get(key) ?? 0) - (before.get(key) ?? 0)
    if (change !== 0) changes[key] = change
  }
  return changes
}

/** Plays the lines and says what changed for each seat. */
export function changesOfAll(g: Scenario, ...lines: readonly string[]): Changes[] {
  const before = g.state.players.map((_, seat) => counts(g.state, seat))
  g.play(...lines)
  return before.map((had, seat) => difference(had, counts(g.state, seat)))
}

/** Plays the lines and says what changed for the seat. */
export function changesOf(g: Scenario, seat: number, ...lines: readonly string[]): Changes {
  return changesOfAll(g, ...lines)[seat] ?? {}
}
