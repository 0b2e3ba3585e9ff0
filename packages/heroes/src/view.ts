// The part of a position that a seat may see. Every field is copied by name, so a new field of the state stays hidden
// until it is added here. (H-KNOWN-1)
import { seenBy, shownEach, viewModules } from '@lorehall/grammar'
import type { GameEvent, Seat } from '@lorehall/kernel'
import type { F } from './rules/step.ts'
import { givenOf } from './rules/move/given.ts'
import { strength } from './rules/battle/strength.ts'
import type {
  Army,
  Battle,
  BattleEffect,
  Casting,
  Enemy,
  Ending,
  Guest,
  HeroPiece,
  Mark,
  Met,
  Move,
  Player,
  Scribed,
  SideName,
  Token,
  TurnState,
  Vessel,
} from './state.ts'
import { type Hired, type HeroKind, type Hireling, HIRELINGS } from './values/words.ts'

const viewHero = ({ at, aboard }: HeroPiece) => ({ at, aboard })

type SeenHero = ReturnType<typeof viewHero>
type SeenHeroes = Record<HeroKind, SeenHero> & Partial<Record<Hireling, SeenHero>>

/** Heroes for hire are there while the player employs them. */
function viewHeroes({ heroes }: Player): SeenHeroes {
  const seen: SeenHeroes = { a: viewHero(heroes.a), b: viewHero(heroes.b), c: viewHero(heroes.c) }
  for (const unit of HIRELINGS) {
    const hero = heroes[unit]
    if (hero !== undefined) seen[unit] = viewHero(hero)
  }
  return seen
}

const viewVessel = ({ at, serfs, warriors }: Vessel) => ({ at, serfs, warriors })

const viewGuest = ({ unit, vessel, at, of }: Guest) => ({
  unit,
  vessel,
  at,
  ...(of === undefined ? {} : { of }),
})

const viewBar = (bar: Player['bar']) => ({
  recruit: bar.recruit,
  build: bar.build,
  research: bar.research,
  tax: bar.tax,
  'march-1': bar['march-1'],
  'march-2': bar['march-2'],
  sail: bar.sail,
  fly: bar.fly,
  cast: bar.cast,
})

/** The counters that the table's values name. */
const viewCounters = ({ values }: F, counters: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.keys(values.counters).map((id) => [id, counters[id] ?? 0]))

const viewScribed = ({ card, turned }: Scribed) => ({ card, turned })

/** Fields of a player that few tables have. */
type Rare = {
  counters?: Record<string, number>
  hired?: Hired[]
  band?: number[]
  captives?: { ready: number; used: number }
}

function viewPlayer(f: F, p: Player, own: boolean) {
  const seen = {
    faction: p.faction,
    capital: p.capital,
    level: p.level,
    out: p.out,
    score: p.score,
    ore: p.ore,
    mana: p.mana,
    food: p.food,
    serfs: p.serfs,
    warriors: p.warriors,
    heroes: viewHeroes(p),
    vessels: { sea: viewVessel(p.vessels.sea), air: viewVessel(p.vessels.air) },
    guests: shownEach(p.guests, viewGuest),
    bar: viewBar(p.bar),
    tokens: p.tokens,
    buildings: p.buildings,
    towers: p.towers,
    scribed: shownEach(p.scribed, viewScribed),
    used: p.used,
    hand: own ? p.hand : null,
    cards: p.hand.length,
  }
  // A spread inside the literal would slow down every view, and few tables have these.
  const plain: typeof seen & Rare = seen
  if (p.counters === undefined && p.hired === undefined && p.captives === undefined) return plain
  return {
    ...plain,
    ...(p.counters === undefined ? {} : { counters: viewCounters(f, p.counters) }),
    ...(p.hired === undefined ? {} : { hired: p.hired }),
    ...(p.band === undefined ? {} : { band: p.band }),
    ...(p.captives === undefined ? {} : { captives: { ready: p.captives.ready, used: p.captives.used } }),
  }
}

/** A side with its Strength, line by line. */
function viewSide(f: F, battle: Battle, name: SideName) {
  const { natural, lines, total } = strength(f, battle, name)
  const side = battle[name]
  return {
    seat: side.seat,
    cast: side.cast,
    heroes: side.heroes.slice(),
    allies: side.allies,
    at: side.at,
    vessel: side.vessel,
    card: side.card,
    tactic: side.tactic,
    cancelled: side.cancelled,
    owed: side.owed,
    lying: side.lying.map(({ seat, piece }) => ({ seat, piece })),
    natural,
    lines: lines.map(({ what, n }) => ({ what, n })),
    total,
  }
}

const viewEffect = ({ from, by, on, rule, n, max, unit, kinds, tactic }: BattleEffect) => ({
  from,
  by,
  on,
  rule,
  ...(n === undefined ? {} : { n }),
  ...(max === undefined ? {} : { max }),
  ...(unit === undefined ? {} : { unit }),
  ...(kinds === undefined ? {} : { kinds }),
  ...(tactic === undefined ? {} : { tactic }),
})

/** A Battle hides nothing: Tactic cards enter the state only when they are revealed. */
const viewBattle = (f: F, battle: Battle) => ({
  place: battle.place,
  stage: battle.stage,
  attacker: viewSide(f, battle, 'attacker'),
  defender: viewSide(f, battle, 'defender'),
  how: battle.how,
  came: battle.came,
  marched: battle.marched,
  pulled: battle.pulled,
  effects: battle.effects.map(viewEffect),
  joined: battle.joined.map(({ seat, piece, from, by }) => ({ seat, piece, from, by })),
  fallen: battle.fallen.map(({ seat, unit }) => ({ seat, unit })),
  winner: battle.winner,
  ceased: battle.ceased,
  damage: battle.damage,
})

const viewArmy = ({ serfs, warriors, heroes, band }: Army) => ({
  serfs,
  warriors,
  heroes,
  ...(band === undefined ? {} : { band }),
})

const viewMove = (move: Move) => ({
  seat: move.seat,
  how: move.how,
  from: move.from,
  at: move.at,
  before: move.before,
  steps: move.steps,
  left: move.left,
  ...(move.afoot === undefined ? {} : { afoot: move.afoot }),
  ...(move.calm === undefined ? {} : { calm: move.calm }),
  army: viewArmy(move.army),
  ...(move.gathering === undefined ? {} : { gathering: givenOf(move.gathering) }),
  carried: move.carried,
  ally: move.ally,
  allies: viewArmy(move.allies),
  ...(move.further === undefined
    ? {}
    : { further: move.further.map(({ seat, army }) => ({ seat, army: viewArmy(army) })) }),
  held: move.held,
  fought: move.fought,
  victors: move.victors.slice(),
  ended: move.ended,
  bridge: move.bridge,
})

const viewMet = ({ seat, at }: Met) => ({ seat, at })

const viewTurn = ({ seat, slot, met }: TurnState) => ({
  seat,
  slot,
  met: shownEach(met, viewMet),
})

/** The Enemy's deck is an unordered set; its contents follow from the cards that are face up. */
const viewEnemy = ({ deck, discards, slots, track }: Enemy) => ({ deck, discards, slots, track })

const viewEnding = ({ by, seat, last }: Ending) => ({ by, seat, last })

const viewToken = ({ at, id }: Token) => ({ at, id })

const viewMark = ({ id, at, seat, until }: Mark) => ({
  id,
  at,
  seat,
  ...(until === undefined ? {} : { until }),
})

const viewCasting = (casting: Casting) => ({
  seat: casting.seat,
  card: casting.card,
  source: casting.source,
  free: casting.free,
  paid: casting.paid,
  countered: casting.countered,
  warded: casting.warded,
  copied: casting.copied,
  taken: casting.taken,
})

export function view(f: F, seat: Seat | null) {
  const { state } = f
  const { battle, enemy, move, end } = state
  const seen = {
    seat,
    phase: state.phase,
    round: state.round,
    first: state.first,
    pass: state.pass,
    turn: viewTurn(state.turn),
    move: move === null ? null : viewMove(move),
    tax: state.tax,
    closed: state.closed,
    came: state.came,
    down: state.down,
    shown: shownEach(state.shown, viewToken),
    live: shownEach(state.live, viewToken),
    gone: state.gone,
    casting: shownEach(state.casting, viewCasting),
    marks: shownEach(state.marks, viewMark),
    made: state.made,
    end: end === null ? null : viewEnding(end),
    battle: battle === null ? null : viewBattle(f, battle),
    enemy: enemy === null ? null : viewEnemy(enemy),
    players: state.players.map((p, i) => viewPlayer(f, p, i === seat)),
    landPool: state.landPool.length,
    seaPool: state.seaPool.length,
    deck: state.deck.length,
    discards: state.discards.length,
    modules: viewModules(f.values.box.modules, f, seat),
  }
  return {
    ...seen,
    ...(state.sunken === undefined ? {} : { sunken: state.sunken }),
    ...(state.later === undefined ? {} : { later: state.later }),
    ...(state.unused === undefined ? {} : { unused: state.unused }),
    ...(state.started === undefined ? {} : { started: state.started }),
    ...(state.forHire === undefined ? {} : { forHire: state.forHire }),
    ...(state.wandering === undefined
      ? {}
      : { wandering: { at: state.wandering.at, stock: state.wandering.stock } }),
  }
}

export type View = ReturnType<typeof view>

/** If an event is private, other seats learn only its type and the number of cards. */
export const sees = (event: GameEvent, seat: Seat | null): GameEvent | null => seenBy(event, seat, ['n'])
