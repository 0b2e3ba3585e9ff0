// The laws of every position: nothing is created or lost. (V-SETUP-1, V-POWER-1)
import { checkSlots } from '@lorehall/grammar'
import { HEXES } from './map/board.ts'
import { cardsOf, sum } from './rules/counters.ts'
import type { F } from './rules/step.ts'
import type { Loaded } from './loaded.ts'
import { at, EVERY_ATTRIBUTE, type Player } from './state.ts'

const BLOCKS = 21

const add = (list: readonly number[]) => list.reduce((n, x) => n + x, 0)
const lying = (cards: readonly Loaded[]) => cards.reduce((n, { blocks: own }) => n + own, 0)

function blocks(f: F, p: Player, seat: number): number {
  const regions = f.state.owners.filter((owner) => owner === seat).length
  return (
    p.potential +
    p.influence +
    p.conviction +
    sum(p.spheres) +
    lying(p.party) +
    lying(p.relics) +
    p.speedBlocks +
    regions +
    (f.values.box.blocks?.(f, seat) ?? 0)
  )
}

function checkPlayer(f: F, p: Player, seat: number, broken: string[]): void {
  const say = (what: string) => broken.push(`seat ${seat}: ${what}`)
  const have = blocks(f, p, seat)
  if (have !== BLOCKS) say(`has ${have} blocks instead of ${BLOCKS}`)
  const counts = [
    p.potential,
    p.influence,
    p.conviction,
    ...p.spheres,
    ...p.party.map(({ blocks: n }) => n),
    ...p.relics.map(({ blocks: n }) => n),
    ...p.tiles,
  ]
  if (counts.some((n) => n < 0 || !Number.isInteger(n))) say('has a negative or broken count')
  if (p.relics.some(({ blocks: n }) => n > 3)) say('has a relic with more than 3 blocks')
  const honor = add(Object.values(p.sources))
  if (honor !== p.honor) say(`has ${p.honor} honor, but its sources add up to ${honor}`)
  if (p.honor < 0) say('has less than no honor')
  if (p.mount < 2 || p.mount > 5) say(`has a mount of ${p.mount}`)
}

/** Every card is in at most one place. Tests check this after every answer, so it builds no lists. */
function checkCards(f: F, broken: string[]): void {
  const s = f.state
  const found = new Set<string>()
  let places = 0
  const add = (ids: readonly string[]) => {
    places += ids.length
    for (const id of ids) found.add(id)
  }
  for (const { down, open, top } of s.decks) {
    add(down)
    add(open)
    if (top !== '') add([top])
  }
  for (const p of s.players) {
    for (const ids of [cardsOf(p), p.quests, p.dealt]) add(ids)
  }
  add(s.questStack)
  add(s.look?.cards ?? [])
  if (found.size !== places) broken.push('a card is in two places')
  const triggers = [...s.triggers, ...s.triggerStack]
  if (new Set(triggers).size !== triggers.length) broken.push('a trigger is in two places')
}

export function check(f: F): string[] {
  const s = f.state
  const broken: string[] = []
  s.players.forEach((p, seat) => checkPlayer(f, p, seat, broken))
  checkCards(f, broken)
  const revealed = s.regions.filter((kind) => kind !== '').length
  const inBag = s.bag.reduce((n, x) => n + x, 0)
  if (revealed + inBag !== HEXES)
    broken.push(`there are ${revealed + inBag} region tiles instead of ${HEXES}`)
  for (const a of EVERY_ATTRIBUTE) {
    const tiles = s.tiles[a] + s.players.reduce((n, p) => n + p.tiles[a], 0)
    if (tiles > f.seats - 1) broken.push('there are more proficiency tiles than were laid out')
  }
  const taken = s.players.reduce((n, p) => n + p.tokens, 0)
  if (s.ending === '' && taken + s.tokens.length !== 4) broken.push('a trigger token is lost')
  s.owners.forEach((owner, hex) => {
    if (owner !== -1 && at(s.regions, hex) === '') broken.push(`hidden hex ${hex} is controlled`)
  })
  broken.push(...checkSlots(f.values.box.slots, f))
  return broken
}
