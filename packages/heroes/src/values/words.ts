// The basic vocabulary of the game's records.

export const RESOURCES = ['ore', 'mana', 'food'] as const
export type Resource = (typeof RESOURCES)[number]

/** Resources that something costs or gives; a missing kind means 0. */
export type Price = Readonly<Partial<Record<Resource, number>>>

/** Kinds of Units. A faction has three Heroes: a strong one, a medium one and a fast one. */
export const HEROES = ['a', 'b', 'c'] as const
export type HeroKind = (typeof HEROES)[number]

/**
 * Units for hire, by the card that brings them: Heroes, and a band of Units that are all alike. No faction has them.
 * (H-HIRE-1)
 */
export const HIRELINGS = ['m1', 'm2', 'm3', 'm4'] as const
export type Hireling = (typeof HIRELINGS)[number]
export const HIRED = [...HIRELINGS, 'band'] as const
export type Hired = (typeof HIRED)[number]

/** A Hero of a faction or for hire. */
export type Hero = HeroKind | Hireling

export const VESSELS = ['sea', 'air'] as const
export type VesselKind = (typeof VESSELS)[number]

/** The most seats that any box allows. */
export const MOST_SEATS = 7

/** How a seat's options name an ally: `ally` in a team of two, the seat's number in a larger one. */
export type AllyName = 'ally' | `${number}`
const SEAT_NAMES = Array.from({ length: MOST_SEATS }, (_, seat): AllyName => `${seat}`)
const ALLY_NAMES: readonly AllyName[] = ['ally', ...SEAT_NAMES]

/** The carrier of a Unit: its owner's Vessel or an ally's. (H-TEAM-14) */
export type AlliedCarrier = `${AllyName}-${VesselKind}`
export type Carrier = VesselKind | AlliedCarrier
export const ALLIED: readonly AlliedCarrier[] = ALLY_NAMES.flatMap((ally) =>
  VESSELS.map((vessel): AlliedCarrier => `${ally}-${vessel}`),
)

/** The Units of every faction. Those that a table may have are in its values (`kinds`). */
export const UNITS = ['serf', 'warrior', ...HEROES, ...VESSELS] as const
export type Unit = (typeof UNITS)[number] | Hired
export const EVERY_UNIT: readonly Unit[] = [...UNITS, ...HIRED]

/**
 * A Unit as options name it: Serfs and Warriors aboard a Vessel have other names than those on land. (H-BATTLE-13)
 */
export type Piece = Unit | `${'serf' | 'warrior'}@${Carrier}`
/** The pieces every player may have; Units aboard an ally's Vessel are named separately. */
export const PIECES: readonly Piece[] = [...UNITS, 'serf@sea', 'warrior@sea', 'serf@air', 'warrior@air']

export const isVessel = (unit: Unit): unit is VesselKind => unit === 'sea' || unit === 'air'

export const isHireling = (unit: Unit): unit is Hireling =>
  unit === 'm1' || unit === 'm2' || unit === 'm3' || unit === 'm4'

/** Whether it is a Hero of a faction. */
export const isOwnHero = (unit: Unit): unit is HeroKind => unit === 'a' || unit === 'b' || unit === 'c'

export const isHero = (unit: Unit): unit is Hero => isOwnHero(unit) || isHireling(unit)

export const isHired = (unit: Unit): unit is Hired => unit === 'band' || isHireling(unit)

/** Whether it is a Unit that a name of its own is printed for: a Hero, a Vessel or a Unit for hire. */
export const isNamed = (unit: Unit): unit is Exclude<Unit, 'serf' | 'warrior'> =>
  unit !== 'serf' && unit !== 'warrior'

/** Kinds of Units that march, and those of them that a Vessel can carry. */
export type LandUnit = Exclude<Unit, VesselKind>
export type CarriedUnit = Exclude<LandUnit, 'band'>

/** The three ways to move. */
export type How = 'march' | 'sail' | 'fly'

export type Terrain = 'capital' | 'plains' | 'forest' | 'mountains' | 'desert' | 'swamp'

export const LEVELS = [1, 2, 3] as const
export type Level = (typeof LEVELS)[number]

/** The slots of an Action Bar from left to right: four Capital actions, five Command actions. (H-TURN-1) */
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
