// The meaning of words that no card of the base uses (in cards/effect.ts, cards/need.ts and cards/enemy.ts). It is code
// that only tables with such cards fetch. The base asks here wherever it reads a record. See src/words.
import type { Option, Reason, Turn } from '@lorehall/kernel'
import type { About } from '../cards/about.ts'
import type { Act, Counted, RegionFilter } from '../cards/effect.ts'
import type { Deed, Gift } from '../cards/enemy.ts'
import type { Place } from '../map/world.ts'
import type { Case } from '../rules/abilities/needs.ts'
import type { Spell } from '../cards/spells.ts'
import type { Coming } from '../rules/move/come.ts'
import type { Borne, InForce } from '../rules/abilities/standing.ts'
import type { Yield } from '../rules/abilities/yields.ts'
import type { F } from '../rules/step.ts'
import type { Battle, Casting, Move, Owned, Side, SideName, Stage, State } from '../state.ts'
import type { Values } from '../values/index.ts'
import type { CapitalSlot, HeroKind, Piece, Price, Resource, Slot } from '../values/words.ts'

type T = Turn<State, Values>

type Add = (what: string, n: number) => void

// Functions are written as methods because TypeScript compares the parameters of methods loosely.

export interface Words {
  /** Whether the further conditions of an ability hold. */
  meets(f: F, borne: Borne, about: Case): boolean
  /** Whether a Region fits the further conditions of a filter. */
  fits(f: F, about: About, place: Place, filter: RegionFilter): boolean
  /** The options for a list of Regions that is too long for one question; null: it is not. */
  byContinent(f: F, places: readonly Place[]): readonly Option[] | null
  count(f: F, seat: number, counted: Counted): number
  act(t: T, about: About, verb: Act, from: string): void
  /** Whether a further verb could do anything now. */
  canDo(f: F, about: About, verb: Act): boolean
  /** Strength that a side gains or loses by markers and by the other side's abilities, line by line. */
  addStrength(f: F, battle: Battle, name: SideName, add: Add): void
  /** The resources of a seat that can pay for a Tactic card; null: only those of the card's kind can. */
  purse(f: F, seat: number): number | null
  /** Pays what a side still owes for its Tactic card. False: it can pay only with the card's resource. */
  pays(t: T, seat: number, kind: Resource, n: number, from: string): boolean
  /** The amount that a sacrifice pays beyond Strength: of this Unit, and of all Units together. */
  sacrificed(f: F, side: Side, piece: Piece): number
  sacrificedAll(f: F, side: Side): number
  /** Resources that an ability yields in Collection, and those of a kind that their owner chooses. */
  yields(f: F, seat: number, one: InForce<'yield'>): readonly Yield[]
  chosen(f: F, seat: number): readonly Yield[]
  collects(t: T, seat: number): void
  /** How often a Strength rule for Units that flew in applies. */
  flown(f: F, side: Side, one: InForce<'str'>): number
  /** Mana that may pay for Food in the price of a Recruit; pays such a price. False: it is paid as usual. */
  canPayRecruit(f: F, seat: number, what: string, price: Price): boolean
  paysRecruit(t: T, seat: number, what: string, price: Price): boolean
  /** A Battle has reached this stage. Tactic cards that are shown are settled here. */
  inBattle(t: T, battle: Battle, stage: Stage): void
  /** The pieces that a losing side may lose now. */
  losable(f: F, side: Side, pieces: readonly Owned[]): readonly Owned[]
  /** The Regions that a piece may retreat to besides those of its owner's Towers. */
  refuges(f: F, seat: number, piece: Piece, from: Place): readonly Place[]
  /** Whether a Combat Spell may not be cast by this seat. */
  barsSpell(f: F, seat: number, spell: Spell): Reason | null
  /** A token is about to be explored: asks what to do with it. False: nothing to ask. A token was explored. */
  lifts(t: T, seat: number, place: Place, token: string): boolean
  explored(t: T, seat: number, place: Place): void
  /** The first Pirates of a round are free by an ability. False: the seat pays. A seat has paid Pirates. */
  smuggles(t: T, seat: number): boolean
  paidPirates(t: T, seat: number, cost: Price): void
  /** Units have entered a Region where pieces of nobody are, and are captors or driven back. False: none are there. */
  metWanderers(t: T, coming: Omit<Coming, 'marched'>): boolean
  /** Whether an Interrupt with this verb could do anything to the Spell cast last. */
  answers(f: F, seat: number, last: Casting, verb: Act): boolean
  /** Whether markers stop a movement there, or let it pass; null: by the usual rules. */
  stops(f: F, move: Move, place: Place): boolean | null
  /** Those of the places one step away that markers leave open. */
  ways(f: F, move: Move, from: Place, near: readonly Place[]): readonly Place[]
  /** Whether a seat's Units may retreat only to its Capital. */
  isRouted(f: F, seat: number): boolean
  /** Whether a seat may start on this Continent; undefined: by the usual rules. Everybody has chosen. */
  againstHome(f: F, seat: number, continent: number): Reason | null | undefined
  settled(t: T): void
  /** The home of a Sea Vessel whose Capital Region has no Shore; −1: it can't go home; undefined: the Capital. */
  harbor(f: F, seat: number): Place | undefined
  /** Of an army that flies, some Units land where there is no room for all. False: nobody can land. */
  landsSome(t: T, seat: number, sea: Place): boolean
  /** The place where Units board a seat's Sea Vessel while it is elsewhere; undefined: where it is. */
  quay(f: F, seat: number): Place | undefined
  /** The Spell cards that a seat draws in addition in Collection. */
  drawsMore(t: T, seat: number): number
  /** These seats are about to follow a seat in this slot. */
  follows(t: T, seat: number, slot: Slot, others: readonly number[]): void
  /** A seat is out of the game. */
  out(t: T, seat: number): void
  /** A movement has ended. */
  moved(t: T, move: Move): void
  /** Whether a seat may place its Action Token where one of its Serfs is; takes the Serf back. */
  mayRetake(f: F, seat: number, slot: CapitalSlot): boolean
  retake(t: T, seat: number, slot: CapitalSlot): void
  /** Offers what else a movement may do on its way. Carries out such an option; false: it is another option. */
  offerOnWay(t: T, move: Move): void
  actOnWay(t: T, move: Move, kind: string): boolean

  // The Enemy

  /** The Strength that a gift gives in a Battle. */
  gift(f: F, battle: Battle, name: SideName, gift: Gift): number
  deed(t: T, hero: HeroKind, deed: Deed, from: string): void
  /** The Enemy has taken tokens; one of its Heroes has entered a Region and taken this many there. */
  foeTook(t: T, n: number): void
  foeEntered(t: T, hero: HeroKind, place: Place, taken: number): void
  /** The Enemy has recruited a Serf with this Hero. */
  foeRecruitedSerf(t: T, hero: HeroKind): void
  /** The Enemy has built a Tower. */
  foeBuiltTower(t: T, place: Place): void
  /** A Hero of the Enemy is destroyed. */
  foeHeroFell(t: T, hero: HeroKind): void
}
