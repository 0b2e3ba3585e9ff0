// The words all records of the game are made of.

export const RESOURCES = ['ore', 'mana', 'food'] as const
export type Resource = (typeof RESOURCES)[number]

/** What something costs or brings; a kind that is not named counts nothing. */
export type Price = Readonly<Partial<Record<Resource, number>>>

/** Kinds of Units. A faction has three Heroes: the strong one, the one between, the fast one. */
export const HEROES = ['a', 'b', 'c'] as const
export type HeroKind = (typeof HEROES)[number]

export const VESSELS = ['sea', 'air'] as const
export type VesselKind = (typeof VESSELS)[number]

/** So many play at most, with every box. */
export const MOST_SEATS = 7

/** How a seat calls an ally: in a team of two `ally`, in a larger one by its seat. */
export type AllyName = 'ally' | `${number}`
const SEAT_NAMES = Array.from({ length: MOST_SEATS }, (_, seat): AllyName => `${seat}`)
const ALLY_NAMES: readonly AllyName[] = ['ally', ...SEAT_NAMES]

/** What carries a Unit: a Vessel of its owner's, or that of an ally. (H-TEAM-14) */
export type AlliedCarrier = `${AllyName}-${VesselKind}`
export type Carrier = VesselKind | AlliedCarrier
export const ALLIED: readonly AlliedCarrier[] = ALLY_NAMES.flatMap((ally) =>
  VESSELS.map((vessel): AlliedCarrier => `${ally}-${vessel}`),
)

export const UNITS = ['serf', 'warrior', ...HEROES, ...VESSELS] as const
export type Unit = (typeof UNITS)[number]

/** A Unit as one points at it: Serfs and Warriors aboard a Vessel are named apart from those on land. (H-BATTLE-13) */
export type Piece = Unit | `${'serf' | 'warrior'}@${Carrier}`
/** All that everybody may have; who is aboard a Vessel of an ally comes on top. */
export const PIECES: readonly Piece[] = [...UNITS, 'serf@sea', 'warrior@sea', 'serf@air', 'warrior@air']

export const isVessel = (unit: Unit): unit is VesselKind => unit === 'sea' || unit === 'air'

export const isHero = (unit: Unit): unit is HeroKind => unit === 'a' || unit === 'b' || unit === 'c'

/** Kinds that walk: they march, and are carried. */
export type LandUnit = Exclude<Unit, VesselKind>

/** The three ways to move. */
export type How = 'march' | 'sail' | 'fly'

export type Terrain = 'capital' | 'plains' | 'forest' | 'mountains' | 'desert' | 'swamp'

export const LEVELS = [1, 2, 3] as const
export type Level = (typeof LEVELS)[number]

/** The slots of an Action Bar from the left: four Capital actions, five Command actions. (H-TURN-1) */
export const SLOTS = [
  'recruit',
  'build',
  'research',
  'tax',
  'march-1',
  'march-2',
  'sail',
  'fly',
  'cast',
] as const
export type Slot = (typeof SLOTS)[number]
export type CapitalSlot = 'recruit' | 'build' | 'research' | 'tax'
export type CommandSlot = Exclude<Slot, CapitalSlot>

export const isCapitalSlot = (slot: Slot): slot is CapitalSlot =>
  slot === 'recruit' || slot === 'build' || slot === 'research' || slot === 'tax'

export const isCommandSlot = (slot: Slot): slot is CommandSlot => !isCapitalSlot(slot)
