// Checks across records: references between them, and counts that must fit.
import { bad } from '@lorehall/grammar'
import type { Records } from '../cards/records.ts'
import { GOODS } from '../cards/vocabulary.ts'

const SEATS = 4
const LETTERS = 14

function knows(
  records: Readonly<Record<string, unknown>>,
  id: string,
  what: string,
  path: readonly string[],
): void {
  if (!Object.hasOwn(records, id)) bad(path, `the id of ${what}`, id)
}

function mapAgrees(box: Records, side: 'above' | 'under'): void {
  const path = ['maps', side]
  const { start, orders, enemies, spaces } = box.maps[side]
  const all = Object.values(spaces)
  knows(spaces, start, 'a space', [...path, 'start'])
  knows(box.locations, orders, 'a location', [...path, 'orders'])
  enemies.forEach((id, i) => {
    knows(box.enemies, id, 'an enemy', [...path, 'enemies', String(i)])
    const { level } = box.enemies[id] ?? {}
    if (level !== i + 1) bad(['enemies', id, 'level'], `${i + 1}, as it stands there on the map`, level)
  })
  if (new Set(all.map(({ row, col }) => `${row}-${col}`)).size !== 40 || all.length !== 40) {
    bad([...path, 'spaces'], '40 spaces, 4 rows of 10', all.length)
  }
  for (const space of all) {
    if (space.kind === 'location') knows(box.locations, space.location, 'a location', [...path, 'spaces'])
  }
  for (let level = 1; level <= 9; level++) {
    const found = all.filter((space) => space.kind === 'enemy' && space.level === level).length
    if (found !== 1) bad([...path, 'spaces'], `one space of level ${level}`, found)
  }
  const letters = all.filter(({ kind }) => kind === 'search').length
  if (letters !== LETTERS) bad([...path, 'spaces'], `${LETTERS} search spaces`, letters)
  const slots = all.filter(({ kind }) => kind === 'random').length
  const tiles = Object.values(box.locations).filter(({ random }) => random).length
  if (slots !== tiles) bad([...path, 'spaces'], `${tiles} slots for random locations`, slots)
}

/** The box has enough of everything for a setup with four players. */
function enough(box: Records): void {
  const { setup } = box
  const least = (found: number, needed: number, what: string, path: string) => {
    if (found < needed) bad([path], `at least ${needed} ${what}`, found)
  }
  const starting = Object.values(box.specialists).filter((one) => one.starting)
  for (const action of ['build', 'heal'] as const) {
    const found = starting.filter((one) => one.action === action).length
    least(found, SEATS, `starting specialists who ${action}`, 'specialists')
  }
  for (const pile of ['basic', 'artifact', 'advanced'] as const) {
    const found = Object.values(box.quests).filter((quest) => quest.pile === pile).length
    least(found, SEATS * setup.deal[pile], `${pile} quests`, 'quests')
  }
  const { basic, artifact, advanced, keep } = setup.deal
  least(basic + artifact + advanced, keep, 'cards to keep from', 'setup')
  const tokens = Object.values(box.search).reduce((sum, { copies }) => sum + copies, 0)
  least(tokens, LETTERS, 'search tokens', 'search')
  const villagers = GOODS.reduce((sum, good) => sum + box.villagers[good], 0)
  least(villagers, setup.villagerRow, 'villagers', 'villagers')
  least(Object.keys(box.heroes).length, SEATS, 'heroes', 'heroes')
  const buildings = Object.keys(box.buildings).length
  if (buildings !== 20) bad(['buildings'], '20 tiles', buildings)
}

export function agrees(box: Records): void {
  mapAgrees(box, 'above')
  mapAgrees(box, 'under')
  for (const [id, { hero }] of Object.entries(box.abilities)) {
    knows(box.heroes, hero, 'a hero', ['abilities', id, 'hero'])
  }
  for (const [id, { at }] of Object.entries(box.quests)) {
    knows(box.locations, at, 'a location', ['quests', id, 'at'])
  }
  enough(box)
}
