// Effects as data: abilities, Spells and tokens are records of this vocabulary. None of it is code. A record has a
// trigger, conditions, a price, and either steps (verbs, carried out in order), rules (standing changes) or a tally
// (a count that scores).
import type { Need } from './need.ts'
import {
  type How,
  type Level,
  LEVELS,
  type Price,
  type Resource,
  type Terrain,
  type Unit,
} from '../values/words.ts'

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
  /** Other players have followed the owner, and all of them are done. */
  | 'was.followed'
  | 'mustered'
  | 'march.ended'
  | 'sail.ended'
  | 'fly.ended'
  /** A Fly is over, wherever it led, and everyone has left the Vessel who wants to. */
  | 'fly.over'
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
  /** An enemy's Tower is there, or one of the seat's own. */
  readonly tower?: 'enemy' | 'own'
  /** A live token of this kind is there. */
  readonly with?: string
  /** It is a Central Sea. */
  readonly centre?: true
  /** Nobody has a piece there, and nobody wanders there. */
  readonly empty?: true
  /** It is adjacent to a Region of this terrain. */
  readonly beside?: Terrain
  /** The player who was picked has Units there. */
  readonly theirs?: true
  /** A face-up token of one of these kinds or a marker is there. */
  readonly purgeable?: readonly string[]
  /** It is Shallow Water. */
  readonly shallow?: true
}

/** A number of Units of one player in one Region, by kind. */
export interface Crowd {
  readonly kinds?: readonly Sort[]
  readonly min?: number
  readonly max?: number
  /** No Vessel of theirs is there, and none of them is aboard an ally's. */
  readonly onFoot?: true
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
  /** Continents on which the owner controls a Region: all, or without its own. */
  | { readonly continents: 'held' | 'other' }
  /** The Regions that the attacker marched. */
  | { readonly marched: true }
  /** The owner's Towers on Continents other than its own. */
  | { readonly towers: 'abroad' }
  /** The owner's Buildings, without the first `beyond`. */
  | { readonly buildings: 'built'; readonly beyond: number }
  /** The owner's Units that are sacrificed for the Tactic card. */
  | { readonly sacrificed: readonly Sort[] }

/** Scores `each` (default 1) per `per` counted (default 1), plus `plus`, from `min` up to `max`. */
export interface Tally {
  readonly count: Counted
  readonly each?: number
  readonly per?: number
  readonly plus?: number
  readonly min?: number
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
  /** `quiet`: they explore nothing. `fight`: they may enter a Region with enemies and fight there. */
  | {
      readonly do: 'move'
      readonly to: Where
      readonly free?: true
      readonly quiet?: true
      readonly fight?: true
    }
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
      /** Those aboard a Vessel that is destroyed in a Battle retreat with the rest. */
      readonly savesCrew?: true
    }
  | { readonly do: 'raze' }
  | { readonly do: 'damage'; readonly n: number }
  | { readonly do: 'harm'; readonly side: 'own' | 'enemy'; readonly add: number }
  | {
      readonly do: 'mark'
      readonly marker: string
      readonly until: 'round' | 'next-round' | 'collection' | 'ever'
      /** Default: `r`. */
      readonly at?: 'r' | 'to'
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
       * the army of the Battle. `others`: Units that did not take part in the flight that is over.
       */
      readonly who?: 'aboard' | 'bearer' | 'army' | 'others'
      readonly speed?: number
      readonly faster?: number
      /** The two Regions that were picked are adjacent for this movement. */
      readonly bridge?: true
      /** The Central Sea costs it only 1. */
      readonly calm?: true
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
  /** Gains resources of the kind that the owner has least of; the player who was picked loses some of that kind. */
  | { readonly do: 'scarcest'; readonly gain: number; readonly lose: number }
  /** The player who was picked gives a resource of their choice; without any, a random Spell card from their hand. */
  | { readonly do: 'tribute' }
  /** A Serf goes from the Courtyard to this Region. It explores nothing. */
  | { readonly do: 'deploy'; readonly to: Where }
  /**
   * Moves a live token of this kind to any Sea Region; an enemy Sea Vessel there meets it as if it had entered. If there
   * is none, the owner gains resources instead.
   */
  | { readonly do: 'unleash'; readonly token: string; readonly else: Price }
  /** Destroys one of the owner's Units of this kind aboard the bearer. */
  | { readonly do: 'spend'; readonly aboard: 'serf' | 'warrior' }
  /** The Sea Vessel of the player who was picked goes home; if none is away from home, they lose this. */
  | { readonly do: 'ebb'; readonly else: Price }
  /** Each other player loses this much Food, or a Serf outside their Capital Region, as they choose. */
  | { readonly do: 'afflict'; readonly food: number }
  /** The player in the trigger loses a Serf outside their Capital Region; without one there, this much Food. */
  | { readonly do: 'infect'; readonly food: number }
  /** Others lose 1 Unit in the Sea Region `r`, and 1 in each Region on its coast where they have at least `of`. */
  | { readonly do: 'flood'; readonly of: number }
  /** 1 resource for each Region in which a Serf of the owner works. */
  | { readonly do: 'harvest'; readonly most: number }
  /** Removes a face-up token of these kinds, or a marker, from `r`. */
  | { readonly do: 'purge'; readonly tokens: readonly string[] }
  /** An enemy Serf or Warrior leaves the Battle for its Courtyard. */
  | { readonly do: 'blow' }
  /** The Units of the player who was picked go from `r` to this Region. They explore nothing. */
  | { readonly do: 'herd'; readonly to: Where }
  /** A wandering piece helps the owner until the end of the round; at other tables, places a Serf. */
  | { readonly do: 'befriend'; readonly else: 'serf' }
  /** Counters a Spell that costs at most this much Mana, and gains its cost. */
  | { readonly do: 'drain'; readonly most: number }
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
      /** Adds this much instead while the army's Natural Strength is at most half of the enemy's. */
      readonly outmatched?: number
    }
  /** Enemy Units or Towers that add no Strength. `strongest`: only one Hero, whose Natural Strength counts 0. */
  | { readonly rule: 'zero'; readonly units: Sort | 'tower'; readonly only?: 'strongest' }
  | { readonly rule: 'harm'; readonly side: 'own' | 'enemy'; readonly add: number }
  | {
      readonly rule: 'speed'
      readonly who: Sort | 'bearer'
      /** A number, or the name of a value of the table. */
      readonly add?: number | 'airSpeedLevel2'
      readonly set?: number
      /** Only in this kind of movement. */
      readonly by?: How
      /** Only from this level of the Capital on. */
      readonly level?: Level
    }
  | { readonly rule: 'capacity'; readonly n: number }
  | { readonly rule: 'pass'; readonly over: 'desert' | 'serfs' | 'units' | 'enemies' | 'centre' | 'toll' }
  /** The Speed that a flight with the bearer pays for a Central Sea. */
  | { readonly rule: 'crossing'; readonly cost: number }
  /** Spell cards that the owner draws in addition in Collection. */
  | { readonly rule: 'draw'; readonly n: number }
  /**
   * For marching, `coast`: all Land Regions on the coast of the Sea Region where the bearer is. `dock`: the Region where
   * the bearer is docked, and the Capital. For boarding, `below`: the Capital, and the Sea Region below it.
   */
  | { readonly rule: 'adjacent'; readonly among: 'towers' | 'coast' | 'dock' | 'below' }
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
      /** For controlled Regions: those that fit, at most so many. */
      readonly of?: RegionFilter
      readonly most?: number
      readonly kind?: Resource
      /** One of these, as the owner chooses in Collection. */
      readonly kinds?: readonly Resource[]
      readonly n: number
    }
  /** Raises a limit: Spell cards in hand, Scribed Spells, or Units in a Region. */
  | { readonly rule: 'limit'; readonly of: 'hand' | 'scribed' | 'region'; readonly n: number }
  /** Units of a sort can move this way without a Vessel. `rests`: they may stay at sea, and so may a Vessel. */
  | {
      readonly rule: 'mode'
      readonly who: Sort | 'bearer'
      readonly how: 'sail' | 'fly'
      readonly rests?: true
    }
  /** Units that swim with the bearer may enter Sea Regions with enemies. */
  | { readonly rule: 'raid' }
  /**
   * The first Pirates that the owner meets in a round cost nothing; what others pay to Pirates, the owner gains. The
   * ability is used up for the round when the first are met.
   */
  | { readonly rule: 'smuggle' }
  /** Units without a Vessel may board the bearer, an Air Vessel, at sea, and leave it there. */
  | { readonly rule: 'dips' }
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
