// Searches this game for questions without an option: from the middle of a game, with or without favor placed this
// turn, and with 0, 1 and 2 of everything a player can be short of.
import type { Table } from '@lorehall/kernel'
import type { Resource, SearchedGame } from '@lorehall/kernel/testing'
import type { Loaded } from '../../src/loaded.ts'
import { at, type Attribute, EVERY_ATTRIBUTE, type Player, type State } from '../../src/state.ts'
import type { Values } from '../../src/values/index.ts'
import { layOut } from '../../testing/scenario.ts'
import { midgame } from './midgame.ts'
import { wholeVindication } from '../../testing/whole.ts'

type Blocks = 'influence' | 'conviction'

/** Blocks come from potential, as many as there are, and go back there. */
function lay<Where extends PropertyKey>(
  p: Player,
  place: Record<Where, number>,
  where: Where,
  n: number,
): void {
  const lain = Math.min(n, p.potential + place[where])
  p.potential += place[where] - lain
  place[where] = lain
}

function layInto(p: Player, attributes: readonly Attribute[], n: number): void {
  for (const a of attributes) lay(p, p.spheres, a, n)
}

function load(p: Player, cards: readonly Loaded[], n: number): void {
  for (const one of cards) lay(p, one, 'blocks', n)
}

const own = (name: string, set: (p: Player, n: number) => void): Resource<State> => ({
  name,
  set: ({ players }, seat, n) => set(at(players, seat), n),
})

const ofOthers = (name: string, where: Blocks): Resource<State> => ({
  name,
  set({ players }, seat, n) {
    for (const p of players) if (p !== players[seat]) lay(p, p, where, n)
  },
})

const RESOURCES: readonly Resource<State>[] = [
  own('influence', (p, n) => lay(p, p, 'influence', n)),
  own('conviction', (p, n) => lay(p, p, 'conviction', n)),
  own('each common attribute', (p, n) => layInto(p, EVERY_ATTRIBUTE.slice(0, 3), n)),
  own('each heroic attribute', (p, n) => layInto(p, EVERY_ATTRIBUTE.slice(3), n)),
  own('blocks on each relic', (p, n) => load(p, p.relics, n)),
  own('blocks on each companion', (p, n) => load(p, p.party, n)),
  own('honor', (p, n) => {
    p.honor = n
    for (const source in p.sources) p.sources[source] = 0
    p.sources['start'] = n
  }),
  {
    name: 'tiles',
    // One each of the first kinds that are left on the board.
    set({ players, tiles }, seat, n) {
      const p = at(players, seat)
      let due = n
      for (const a of EVERY_ATTRIBUTE) {
        const held = due > 0 && p.tiles[a] + tiles[a] > 0 ? 1 : 0
        tiles[a] += p.tiles[a] - held
        p.tiles[a] = held
        due -= held
      }
    },
  },
  ofOthers('conviction of the others', 'conviction'),
  ofOthers('influence of the others', 'influence'),
]

const BUILDING = { 'building-sites': true, 'temple-ruins': true, 'sacred-stones': true }

/** The use of favor on a card, by the deck of the card. */
const USES = ['allegiance', 'allegiance', 'allegiance', 'destiny', 'commendation', 'empowerment']

/** Places favor for that use if possible, and on the card if possible. */
function favor(table: Table<State, Values>, use: string, card: string): void {
  const [ask] = table.asks
  const chosen = ask?.options.find(({ id }) => id === `favor:${use}`)
  if (ask === undefined || chosen === undefined) return
  table.take(ask, chosen)
  const [where] = table.asks
  if (where === undefined || where.prompt === ask.prompt) return
  table.take(where, where.options.find(({ name }) => name === card) ?? at(where.options, 0))
}

export const searched: SearchedGame<State, Values> = {
  game: wholeVindication,
  given: [
    { roundLimit: true },
    { roundLimit: true, treachery: true, guilds: true, jewelcrafter: true, menagerie: true, myths: true },
    { ...BUILDING, roundLimit: true, treachery: true, guilds: true },
  ],
  // Every card is tried twice before any card is tried again, the second time with favor on it.
  layOut(table, chance, n, holding) {
    const { values, seats } = table.machine
    const all = values.box.decks.flatMap((ids, deck) => ids.map((id) => ({ id, use: at(USES, deck) })))
    const named = all.filter(({ id }) => id === holding)
    const cards = named.length > 0 ? named : all
    const { id, use } = at(cards, Math.floor(n / 2) % cards.length)
    layOut(table, midgame(values.box, seats, chance, id))
    if (n % 2 === 1) favor(table, use, id)
  },
  resources: RESOURCES,
  answers: 2,
}
