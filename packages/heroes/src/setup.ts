// Setup: an empty table and random choices, then factions, Capitals, the closed Continent and tokens. (H-SETUP)
import { byName, draw, laySlots } from '@lorehall/grammar'
import type { GameOptions, Option, Reason } from '@lorehall/kernel'
import { CLOSE, CONTINENT, FACTION } from './choices.ts'
import { keptFor } from './kept.ts'
import { isClosed, land, type Place } from './map/world.ts'
import { factionsOut } from './options.ts'
import { FACTION_OUT, FACTION_TAKEN, NOT_BESIDE, OCCUPIED } from './reasons.ts'
import { clockwise, factionOf, player } from './rules/lookup.ts'
import { drawSpells } from './rules/piles.ts'
import { place } from './rules/pieces.ts'
import { foe, RIVAL } from './rules/solo/enemy.ts'
import type { F, StepOf, T } from './rules/step.ts'
import { teamSize } from './rules/teams.ts'
import { freshTurn, type InSlot, type Player, type State, SUPPLY } from './state.ts'
import { ENEMY_CARDS } from './cards/enemy.ts'
import { sheet } from './cards/tokens.ts'
import type { Values } from './values/index.ts'
import { HEROES, RESOURCES, type Slot } from './values/words.ts'

const emptyBar = (): Record<Slot, InSlot> => ({
  recruit: 'free',
  build: 'free',
  research: 'free',
  tax: 'free',
  'march-1': 'free',
  'march-2': 'free',
  sail: 'free',
  fly: 'free',
  cast: 'free',
})

/** The places where Units can be without a Vessel. Includes Sea Regions only if some Unit can swim or fly. */
const footing = keptFor(({ modes, factions, world }: Values): readonly unknown[] => {
  const all = Object.values(factions).flatMap(({ abilities }) => abilities.flatMap(({ rules = [] }) => rules))
  const leaveLand = Object.values(modes)
    .flat()
    .some((mode) => mode.how !== 'march')
  return leaveLand || all.some((rule) => rule.rule === 'mode') ? world.ids : world.lands
})

/** The starting counters of a board; empty if the table has none. */
const countersOf = ({ counters }: Values): Pick<Player, 'counters'> => {
  const all = Object.entries(counters).map(([id, { start }]): [string, number] => [id, start])
  return all.length === 0 ? {} : { counters: Object.fromEntries(all) }
}

function newPlayer(values: Values, resources = values.start.resources): Player {
  const nobody = () => footing(values).map(() => 0)
  const hero = () => ({ at: SUPPLY, aboard: '' as const })
  const vessel = () => ({ at: SUPPLY, serfs: 0, warriors: 0 })
  return {
    faction: '',
    capital: SUPPLY,
    level: 1,
    out: false,
    score: 0,
    ore: resources,
    mana: resources,
    food: resources,
    serfs: nobody(),
    warriors: nobody(),
    heroes: { a: hero(), b: hero(), c: hero() },
    vessels: { sea: vessel(), air: vessel() },
    guests: [],
    bar: emptyBar(),
    tokens: values.tokens,
    buildings: [],
    towers: [],
    hand: [],
    scribed: [],
    used: [],
    ...countersOf(values),
  }
}

export function setup(seats: number, options: GameOptions, values: Values): State {
  const players = Array.from({ length: seats }, () => newPlayer(values))
  const alone = seats === 1
  const { slots } = values.box
  return {
    players: alone ? [...players, newPlayer(values, enemyStart(values, options))] : players,
    enemy: alone ? { deck: Object.keys(ENEMY_CARDS), discards: [], slots: [], track: 0 } : null,
    phase: 'setup',
    round: 1,
    first: 0,
    pass: 1,
    turn: freshTurn(0),
    move: null,
    tax: [...RESOURCES],
    closed: null,
    came: values.world.lands.map(() => SUPPLY),
    ...(teamSize(seats, options) > 2 ? { later: values.world.lands.map(() => []) } : {}),
    down: values.world.ids.map(() => 0),
    shown: [],
    live: [],
    landPool: sheet(values.explorationTokens, 'land').toSorted(byName),
    seaPool: sheet(values.explorationTokens, 'sea').toSorted(byName),
    gone: [],
    deck: values.deck.toSorted(byName),
    discards: [],
    casting: [],
    marks: [],
    made: [],
    end: null,
    battle: null,
    ...(slots.length === 0 ? {} : { slots: laySlots({}, slots, seats, values) }),
  }
}

/** The Enemy's starting amount of each resource. (H-SOLO-9) */
const enemyStart = ({ enemy }: Values, options: GameOptions): number =>
  options['enemy'] === 'easy' ? enemy.easyResources : enemy.resources

export function begin(t: T): void {
  const { state } = t
  const kinds = [...RESOURCES]
  state.first = t.chance(t.seats)
  state.tax = [draw(t, kinds), draw(t, kinds), draw(t, kinds)]
  state.turn = freshTurn(state.first)
  t.emit({ type: 'firstPlayer', seat: state.first })
  t.push({ do: 'beginRound', seat: state.first })
  t.values.box.begins?.(t)
  t.push({ do: 'layTokens', seat: state.first })
  const order = clockwise(t, state.first)
  // With one or two players, the player who is not first closes a free Continent. (H-SETUP-7)
  if (t.seats <= 2) t.push({ do: 'closeContinent', seat: order.at(-1) ?? state.first })
  // Counter-clockwise from the first player's right, so that the first player chooses last. (H-SETUP-6)
  if (state.enemy !== null) t.push({ do: 'settleEnemy', seat: state.first })
  for (const seat of order) t.push({ do: 'pickCapital', seat })
  // Where a player may settle can depend on the Enemy's faction. (H-SOLO-1)
  if (state.enemy !== null && t.values.world.floating !== null) t.push({ do: 'drawEnemy', seat: state.first })
  for (const seat of order.toReversed()) t.push({ do: 'pickFaction', seat })
}

/** Each faction is taken once. With random factions, chance decides. (H-SETUP-1) */
function pickFaction(t: T, { seat }: StepOf<'pickFaction'>, answer: Option | undefined): void {
  if (answer !== undefined) return takeFaction(t, seat, answer.name)
  if (t.options['factions'] === 'random') return takeFaction(t, seat, draw(t, freeFactions(t)))
  t.ask(seat, 'pick', 'pickFaction')
  for (const id of Object.keys(t.values.factions)) t.may(FACTION(id), againstFaction(t, id))
}

function againstFaction({ state, options }: F, id: string): Reason | null {
  if (factionsOut(options).includes(id)) return FACTION_OUT
  return state.players.some(({ faction }) => faction === id) ? FACTION_TAKEN : null
}

const freeFactions = (f: F): string[] =>
  Object.keys(f.values.factions).filter((id) => againstFaction(f, id) === null)

function takeFaction(t: T, seat: number, faction: string): void {
  player(t, seat).faction = faction
  t.emit({ type: 'factionTaken', seat, faction })
  drawSpells(t, seat, t.values.start.spells)
}

/** A random faction that the player does not lead. */
const foeFaction = (t: T): string => draw(t, freeFactions(t).toSorted(byName))

/** The Enemy's faction is known before anybody settles. (H-SOLO-1) */
function drawEnemy(t: T): void {
  const p = player(t, foe(t))
  p.faction = foeFaction(t)
  t.emit({ type: 'enemyDrawn', rival: RIVAL, faction: p.faction })
}

/** In a solo game, the player chooses a neighboring Continent for the Enemy; its faction is random. (H-SOLO-1) */
function settleEnemy(t: T, { seat }: StepOf<'settleEnemy'>, answer: Option | undefined): void {
  const { capital } = player(t, seat)
  const p = player(t, foe(t))
  if (answer === undefined) {
    t.ask(seat, 'pick', 'settleEnemy')
    for (const { capital: place } of t.values.world.continents)
      t.may(CONTINENT(t, place), againstContinent(t, foe(t), [land(t, capital).continent], place))
    return
  }
  p.capital = answer.n
  if (p.faction === '') p.faction = foeFaction(t)
  for (const hero of HEROES) place(p, hero, answer.n)
  t.emit({ type: 'enemySettled', rival: RIVAL, faction: p.faction, region: answer.name })
  sink(t, foe(t))
}

/** The Continent of some factions is Shallow Water to the end of the game. (H-SUNKEN-1) */
function sink(t: T, seat: number): void {
  if (factionOf(t, seat).home !== 'sunken') return
  const { continent } = land(t, player(t, seat).capital)
  t.state.sunken = continent
  t.emit({ type: 'sunk', continent: t.values.world.continents[continent]?.id ?? '' })
}

/** The first to choose takes any Continent, each later one a Continent next to one that is taken. (H-SETUP-6) */
function pickCapital(t: T, { seat }: StepOf<'pickCapital'>, answer: Option | undefined): void {
  const taken = t.state.players.flatMap(({ capital }) =>
    capital === SUPPLY ? [] : [land(t, capital).continent],
  )
  if (answer === undefined) {
    t.ask(seat, 'pick', 'pickCapital')
    for (const { capital } of t.values.world.continents)
      t.may(CONTINENT(t, capital), againstContinent(t, seat, taken, capital))
    return
  }
  const p = player(t, seat)
  p.capital = answer.n
  for (let i = 0; i < t.values.start.serfs; i++) place(p, 'serf', answer.n)
  for (let i = 0; i < t.values.start.warriors; i++) place(p, 'warrior', answer.n)
  t.emit({ type: 'settled', seat, region: answer.name })
  sink(t, seat)
}

function againstContinent(f: F, seat: number, taken: readonly number[], capital: Place): Reason | null {
  const { continent } = land(f, capital)
  if (taken.includes(continent)) return OCCUPIED
  const against = f.values.box.words?.againstHome(f, seat, continent)
  if (against !== undefined) return against
  const beside =
    taken.length === 0 || taken.some((one) => f.values.world.continents[one]?.beside.includes(continent))
  return beside ? null : NOT_BESIDE
}

/** Nothing can enter the Continent; its ferries and wraps are closed. (H-SETUP-7) */
function closeContinent(t: T, { seat }: StepOf<'closeContinent'>, answer: Option | undefined): void {
  const taken = t.state.players.map(({ capital }) => capital)
  if (answer === undefined) {
    t.ask(seat, 'pick', 'closeContinent')
    const { continents, floating } = t.values.world
    continents.forEach(({ capital }, i) => {
      if (i !== floating?.continent) t.may(CLOSE(t, capital), taken.includes(capital) ? OCCUPIED : null)
    })
    return
  }
  t.state.closed = land(t, answer.n).continent
  t.emit({ type: 'closed', seat, continent: t.values.world.continents[t.state.closed]?.id ?? '' })
}

/** One token per Region, two in a Swamp and the Central Sea, none where a Capital is. (H-SETUP-8) */
function layTokens(t: T): void {
  const { state } = t
  t.values.box.words?.settled(t)
  const capitals = new Set(state.players.map(({ capital }) => capital))
  t.values.world.lands.forEach(({ continent, terrain, tokens }, i) => {
    const free = terrain === 'capital' && !capitals.has(i) ? 1 : 0
    state.down[i] = isClosed(t, continent) ? 0 : tokens + free
  })
  for (const { place: sea, tokens } of t.values.world.seas) state.down[sea] = tokens
}

export const setupSteps = { pickFaction, pickCapital, drawEnemy, settleEnemy, closeContinent, layTokens }
