// Effects as data: abilities, Spells and tokens are records of this vocabulary. None of it is code. A record has a
// trigger, conditions, a price, and either steps (verbs, carried out in order), rules (standing changes) or a tally
// (a count that scores).
import type { Need } from './need.ts'
import { type Level, LEVELS, type Price, type Resource, type Terrain, type Unit } from '../values/words.ts'

/** The moment that triggers an effect. `turn.own`: offered on the owner's turn, before and after the action. */
export type Moment =
  | 'battle.started'
  | 'attacked'
  /** In this order: the winner is known; before the loser takes Damage; all survivors are home. */
  /** Both totals are first shown; both Combat Spells are over; both Tactic cards are revealed. */
  | 'battle.bonuses'
  | 'battle.tactics'
  | 'battle.revealed'
  | 'battle.won'
  | 'battle.damage'
  | 'battle.over'
  /** For players who don't fight in it. */
  | 'battle.others'
  /** The winner's movement has ended there. */
  | 'battle.left'
  | 'spell.cast'
  | 'unit.recruited'
  /** Once for everything that was bought together. */
  | 'recruited'
  | 'unit.destroyed'
  | 'built'
  | 'followed'
  | 'mustered'
  | 'march.ended'
  | 'sail.ended'
  | 'fly.ended'
  /** A token was explored; before a token does anything; a movement of any kind has ended. */
  | 'explored'
  | 'explored.before'
  | 'move.ended'
  | 'collection'
  | 'turn.own'

/** A kind of Unit, or all Heroes, or all Vessels. */
export type Sort = Unit | 'hero' | 'vessel'

/**
 * A place in an effect. `bearer`: where the Hero of the ability is, or the Hero or Vessel that the Building unlocks.
 * `event`: where the trigger happened. `r`, `to`: Regions that were picked.
 */
export type Where = 'bearer' | 'event' | 'battle' | 'courtyard' | 'r' | 'to'

/** Selects Regions. All given conditions must hold. */
export interface RegionFilter {
  readonly land?: boolean
  readonly shore?: true
  readonly terrain?: Terrain
  /** It yields a resource. */
  readonly resource?: true
  /** `false`: no Capital is there, whoever owns it. */
  readonly capital?: false
  /** Whether it is the seat's own Capital Region. */
  readonly home?: boolean
  /** Whether it is on the Continent of the seat's Capital. */
  readonly own?: boolean
  /** Adjacent to a place, or to some of the seat's pieces. */
  readonly near?: Where | 'units' | 'units-or-towers' | 'heroes-or-towers'
  /** Adjacent by border only: flying Units use no ferries. */
  readonly byBorder?: true
  /** It has a Sea Region in common with this Land Region. */
  readonly sameCoast?: Where
  /** The owner of a Unit or Structure there. */
  readonly held?: 'you' | 'enemy' | 'nobody-else'
  readonly worked?: true
  /** The number of Units that one enemy has there. */
  readonly enemy?: Crowd
  readonly mine?: Crowd
  /** `alone`: an enemy's Tower without Units of its owner. `none`: no enemy Tower. */
  readonly enemyTower?: 'alone' | 'none'
  /** Room for the Units that would go there. */
  readonly room?: true
  readonly downTokens?: true
  /** Not this Region. */
  readonly not?: Where
  /** No live token of this kind. */
  readonly without?: string
  /** This Region. */
  readonly at?: Where
  /** It fits one of these. */
  readonly any?: readonly RegionFilter[]
  /** Room for the bearer, a Vessel, and everyone aboard. */
  readonly holdsBearer?: true
  /** An enemy's Tower is there. */
  readonly tower?: 'enemy'
}

/** A number of Units of one player in one Region, by kind. */
export interface Crowd {
  readonly kinds?: readonly Sort[]
  readonly min?: number
  readonly max?: number
}

/** A choice the owner makes before the steps. `as` is the name under which the steps find it. */
export type Pick =
  | { readonly as: 'r' | 'to'; readonly region: RegionFilter; readonly may?: true }
  | { readonly as: 'continent'; readonly continent: true }
  /** `coast`: an enemy with a Land Region on the coast of the event's Sea Region. */
  | {
      readonly as: 'who'
      readonly player: 'enemy' | 'other' | 'coast'
      /** Conditions on this player's pieces in the Region that was picked. Allies may be there together. */
      readonly of?: RegionFilter
    }
  /** Units of one owner in a Region: first the owner, if several are possible, then one Unit at a time. */
  | {
      readonly as: 'units'
      readonly at: Where | 'near-battle'
      readonly owner: 'you' | 'enemy'
      readonly kinds: readonly Sort[]
      readonly min: number
      /** Absent: any number. */
      readonly max?: number
    }

/** Things to count. */
export type Counted =
  /** The seat's own Units in play, wherever they are. */
  | { readonly units: Sort }
  /** The other side's Units in the Battle. `siege`: in a siege, also Serfs on the Action Bar and in Buildings. */
  | { readonly enemies: readonly Sort[]; readonly siege?: true }
  /** Units destroyed in the Battle, including sacrificed ones. */
  | { readonly destroyed: 'own' | 'enemy' | 'both'; readonly kinds: readonly Sort[] }
  /** Regions the seat controls, without its Capital Region. */
  | { readonly regions: RegionFilter }
  /** Regions of this terrain adjacent to the Battle. */
  | { readonly neighbours: Terrain }
  | { readonly what: 'towers' | 'scribed' | 'paidMana' | 'once' }
  /** Units of the owner's side in the Battle, without the first `beyond`. */
  | { readonly army: readonly Sort[]; readonly beyond?: number }
  /** Souls on the owner's card. */
  | { readonly souls: true }
  /** The enemies' Heroes outside their Capital Regions. */
  | { readonly enemyHeroes: 'out' }
  /** Continents on which the owner controls a Region. */
  | { readonly continents: 'held' }
  /** The Regions that the attacker marched. */
  | { readonly marched: true }
  /** The owner's Units that are sacrificed for the Tactic card. */
  | { readonly sacrificed: readonly Sort[] }

/** Scores `each` (default 1) per `per` counted (default 1), up to `max`. */
export interface Tally {
  readonly count: Counted
  readonly each?: number
  readonly per?: number
  readonly max?: number
}

export type Amount = number | Tally

/** A verb. If a resource, slot or card is left open, the verb asks for it. */
export type Act =
  | { readonly do: 'gain'; readonly kind: Resource | 'any'; readonly n: Amount }
  | { readonly do: 'lose'; readonly who: 'who' | 'caster'; readonly kind?: Resource; readonly n: number }
  | {
      readonly do: 'take'
      /**
       * `others`: several players, one after another. `who`: the player that was picked. `holder`: whoever holds `r`.
       * `loser`: the loser of the Battle. `attacker`: the player who attacked.
       */
      readonly from: 'others' | 'who' | 'holder' | 'loser' | 'attacker'
      readonly kind: 'any' | 'region'
      readonly n: number
      readonly maxEach?: number
    }
  /** `n`: at most this many; absent: any number. */
  | { readonly do: 'swap'; readonly n?: number }
  | { readonly do: 'vp'; readonly n: Amount }
  | { readonly do: 'draw'; readonly n: number }
  | { readonly do: 'keep' }
  | {
      readonly do: 'place'
      readonly unit: Unit
      readonly n: Amount
      readonly to: Where
      /** The place to use if there is no room; absent: the Unit stays in the supply. */
      readonly else?: 'courtyard'
    }
  /** `quiet`: they explore nothing. */
  | { readonly do: 'move'; readonly to: Where; readonly free?: true; readonly quiet?: true }
  | { readonly do: 'send'; readonly how: 'home' }
  | {
      readonly do: 'kill'
      /** The player who chooses: the acting player, or the owner of the Units. */
      readonly chooser: 'you' | 'owner'
      /** A Region, the Battle, or every Region of the Continent that was picked. */
      readonly at: Where | 'continent'
      readonly whose: 'enemy' | 'own' | 'others'
      readonly kinds?: readonly Sort[]
      readonly n?: number
      /** Until this much Natural Strength is destroyed. */
      readonly strength?: number
      /** Only in Regions with at least this many Units. */
      readonly of?: number
    }
  | { readonly do: 'raze' }
  | { readonly do: 'damage'; readonly n: number }
  | { readonly do: 'harm'; readonly side: 'own' | 'enemy'; readonly add: number }
  | {
      readonly do: 'mark'
      readonly marker: string
      readonly until: 'round' | 'next-round' | 'collection' | 'ever'
    }
  /** `of`: in these Regions; absent: next to Units and Towers. */
  | { readonly do: 'reveal'; readonly n: number; readonly of?: RegionFilter }
  | { readonly do: 'battle'; readonly at: Where; readonly entering?: false }
  | { readonly do: 'cease' }
  | {
      readonly do: 'go'
      readonly how: 'march' | 'sail' | 'fly'
      /**
       * The Units that move; absent: any army. `aboard`: those aboard the bearer. `bearer`: only the bearer. `army`:
       * the army of the Battle.
       */
      readonly who?: 'aboard' | 'bearer' | 'army'
      readonly speed?: number
      readonly faster?: number
      /** The two Regions that were picked are adjacent for this movement. */
      readonly bridge?: true
    }
  | {
      readonly do: 'act'
      /** `unit`: a Hero or Vessel. `again`: another Unit of the kind just recruited. `bearer`: the bearer itself. */
      readonly what: 'recruit-or-tax' | 'build' | 'unit' | 'again' | 'bearer' | 'tower' | 'cast'
      readonly less?: number
      /** For a Tower: the Region, and the Unit that stands in for its Serf. */
      readonly at?: 'event' | 'bearer'
      readonly standin?: 'bearer'
    }
  | { readonly do: 'cancel' }
  | { readonly do: 'copy' }
  | { readonly do: 'bar' }
  | { readonly do: 'unveil' }
  | { readonly do: 'recall'; readonly reopen?: true }
  | { readonly do: 'turn' }
  | { readonly do: 'ward' }
  /** The loser of the Battle retreats to its Capital only, and loses this many points. */
  | { readonly do: 'rout'; readonly vp: number }
  /** Puts Souls on the owner's card. */
  | { readonly do: 'souls'; readonly n: number }
  /** The owner may spend up to so many Souls for 1 Strength each. */
  | { readonly do: 'boost'; readonly most: number }
  /** Places a Serf or Warrior in the army, of a kind that the enemy lost in the Battle. */
  | { readonly do: 'enlist' }
  /** An enemy of the owner's choice loses a Unit of this kind next to the bearer; the enemy chooses which one. */
  | { readonly do: 'reap'; readonly kind: 'serf' | 'warrior' }
  /** The player who was picked loses 1 of this for each Region with a Hero of theirs outside their Capital. */
  | { readonly do: 'levy'; readonly kind: Resource; readonly most: number }
  /** The player who was picked loses a Warrior in `r`, or a Serf if none is there. */
  | { readonly do: 'fell' }
  /** The token that is about to be explored is discarded instead. */
  | { readonly do: 'lift' }
  /** The bearer, a Vessel, goes to this Region with everyone aboard. It explores nothing. */
  | { readonly do: 'transfer'; readonly to: Where }
  /** The loser of the Battle takes no Damage. */
  | { readonly do: 'spare' }
  /** Puts the owner's Tactic card back and plays another one. `paid`: the Mana that this costs. */
  | { readonly do: 'rechoose'; readonly paid: number }
  /** A Serf goes from the Courtyard to this Region. It explores nothing. */
  | { readonly do: 'deploy'; readonly to: Where }
  /** Destroys one of the owner's Units of this kind aboard the bearer. */
  | { readonly do: 'spend'; readonly aboard: 'serf' | 'warrior' }
  /** Places Units of this kind, one in each Region with a Hero of the owner, the rest in the Courtyard. */
  | { readonly do: 'spread'; readonly unit: 'serf' | 'warrior'; readonly n: number }

/** Things with a price. `spell`: all Spells. `combat`: only Combat Spells. */
export type Priced =
  | Unit
  | 'pair'
  | 'building'
  | 'level'
  | 'tower'
  | 'spell'
  | 'combat'
  | 'interrupt'
  | 'tactic'

/** A standing change. Rules of a Spell hold for the Battle in which it was cast. */
export type Rule =
  /**
   * Strength: each of the seat's Units of a sort, the bearer, the bearer and everyone aboard, or the army as a whole.
   */
  | {
      readonly rule: 'str'
      /** `flown`: the bearer and everyone who flew in aboard it this turn. */
      readonly who: Sort | 'bearer' | 'crew' | 'flown' | 'army' | 'enemy'
      readonly add: number
      readonly per?: Tally
      /** The most that all of it adds. */
      readonly max?: number
    }
  /** Enemy Units that add no Strength. `strongest`: only one Hero, whose Natural Strength counts 0. */
  | { readonly rule: 'zero'; readonly units: Sort; readonly only?: 'strongest' }
  | { readonly rule: 'harm'; readonly side: 'own' | 'enemy'; readonly add: number }
  | {
      readonly rule: 'speed'
      readonly who: Sort | 'bearer'
      /** A number, or the name of a value of the table. */
      readonly add?: number | 'airSpeedLevel2'
      readonly set?: number
    }
  | { readonly rule: 'capacity'; readonly n: number }
  | { readonly rule: 'pass'; readonly over: 'desert' | 'serfs' | 'enemies' | 'centre' | 'toll' }
  /**
   * For marching, `coast`: all Land Regions on the coast of the Sea Region where the bearer is. `dock`: the Region where
   * the bearer is docked, and the Capital.
   */
  | { readonly rule: 'adjacent'; readonly among: 'towers' | 'coast' | 'dock' }
  | {
      readonly rule: 'price'
      readonly of: Priced
      readonly less: Price | number
      readonly min?: number
      /** For a Tower: only in the bearer's Region. */
      readonly at?: 'bearer'
    }
  | {
      readonly rule: 'yield'
      /**
       * One worked Region of this terrain, the bearer's Region, the Region of each Tower, each controlled Region of this
       * terrain, or no Region.
       */
      readonly where: 'worked' | 'bearer' | 'towers' | 'controlled' | 'purse'
      readonly terrain?: Terrain
      readonly kind?: Resource
      /** One of these, as the owner chooses in Collection. */
      readonly kinds?: readonly Resource[]
      readonly n: number
    }
  /** Raises a limit: Spell cards in hand, Scribed Spells, or Units in a Region. */
  | { readonly rule: 'limit'; readonly of: 'hand' | 'scribed' | 'region'; readonly n: number }
  /** Units of a sort can move this way without a Vessel. `rests`: they may end at sea. */
  | {
      readonly rule: 'mode'
      readonly who: Sort | 'bearer'
      readonly how: 'sail' | 'fly'
      readonly rests?: true
    }
  | { readonly rule: 'immune' }
  /** The strongest enemy Hero has this much less Strength. */
  | { readonly rule: 'weaken'; readonly by: number }
  /** Others can't cast Combat Spells that cost more Mana than this. */
  | { readonly rule: 'barSpell'; readonly over: number }
  /** The bearer and another Unit are not lost while others can be, and the bearer retreats anywhere. */
  | { readonly rule: 'protect' }
  /** Resources of any kind pay for Tactic cards; Mana pays for Food when Serfs and Warriors are recruited. */
  | { readonly rule: 'paywith'; readonly of: 'tactic' | 'recruit' }
  /** The bearer can be raised; raised Units may be placed with Heroes and Towers. */
  | { readonly rule: 'raise'; readonly what: 'bearer' | 'anywhere' }
  /** Sacrificed Units pay this much more for a Tactic card: in all, or each Unit of a kind. */
  | { readonly rule: 'sacrifice'; readonly more: number; readonly each?: 'serf' | 'warrior' }
  /** Once per round, an Action Token may take the place of a Serf on a Capital slot. */
  | { readonly rule: 'retake' }
  /** Once per flight, the bearer may set down Units on its way. */
  | { readonly rule: 'setDown' }
  | { readonly rule: 'standin'; readonly as: 'serf' }

export interface Effect {
  readonly id: string
  /** Where the effect comes from; absent: our own. */
  readonly from?: 'printed' | 'public'
  readonly at?: Moment
  readonly once?: 'turn' | 'round'
  /** The owner may decline. */
  readonly may?: true
  /** All conditions must hold. */
  readonly need?: Need
  readonly cost?: Price
  readonly pick?: readonly Pick[]
  readonly steps?: readonly Act[]
  readonly rules?: readonly Rule[]
  readonly tally?: Tally
  /** Of an owner's effects at the same moment, lower numbers come first. */
  readonly order?: number
}

/** The three abilities of a Building or a Hero, for levels 1, 2 and 3 of the Capital. */
export type Three = readonly [Deed, Deed, Deed]
type Deed = Omit<Effect, 'id'>

/** An ability is in force from a certain level of the Capital, while its Building stands or its Hero is in play. */
export interface Ability extends Effect {
  readonly level: Level
  /** The id of the Building or Hero it is printed on. */
  readonly on: string
}

/** The abilities of a faction, from records keyed by Building or Hero. */
export const abilitiesOf = (printed: Readonly<Record<string, Three>>): readonly Ability[] =>
  Object.entries(printed).flatMap(([on, three]) =>
    LEVELS.map((level) => ({ ...three[level - 1], id: `${on}.${level}`, on, level })),
  )
