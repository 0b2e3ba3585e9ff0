// Effects as data: what abilities, Spells and tokens are records of. None holds code. A record has a moment, needs,
// a price, and either steps (verbs, done in order), or a rule (a standing change), or a tally (a count that scores).
import type { Need } from './need.ts'
import { type Level, LEVELS, type Price, type Resource, type Terrain, type Unit } from '../values/words.ts'

/** When an effect answers. `turn.own`: offered on the own turn, before and after its action. */
export type Moment =
  | 'battle.started'
  | 'attacked'
  /** The result is known; then, before the loser's Damage; then, when all survivors are home. */
  | 'battle.won'
  | 'battle.damage'
  | 'battle.over'
  /** The winner's movement has ended there. */
  | 'battle.left'
  | 'spell.cast'
  | 'unit.recruited'
  | 'unit.destroyed'
  | 'built'
  | 'followed'
  | 'march.ended'
  | 'sail.ended'
  | 'fly.ended'
  | 'turn.own'

/** A kind of Unit, or all Heroes, or all Vessels. */
export type Sort = Unit | 'hero' | 'vessel'

/**
 * A place, as an effect names it. The bearer is the Hero whose ability it is, or the Hero or Vessel that the
 * Building opens; `event`: where what it answers to happened; `r` and `to`: what was picked.
 */
export type Where = 'bearer' | 'event' | 'battle' | 'courtyard' | 'r' | 'to'

/** Which Regions are meant: all that is said must hold. */
export interface RegionFilter {
  readonly land?: boolean
  readonly shore?: true
  readonly terrain?: Terrain
  /** It yields something. */
  readonly resource?: true
  /** False: no Capital stands there, whoever's. */
  readonly capital?: false
  /** The own Capital Region, or not. */
  readonly home?: boolean
  /** On the Continent of the own Capital, or on another. */
  readonly own?: boolean
  /** Beside a place, or beside some of one's own pieces. */
  readonly near?: Where | 'units' | 'units-or-towers' | 'heroes-or-towers'
  /** Only over borders: what flies uses no ferries. */
  readonly byBorder?: true
  /** On a coast with this Land Region. */
  readonly sameCoast?: Where
  /** Who has a Unit or Structure there. */
  readonly held?: 'you' | 'enemy' | 'nobody-else'
  readonly worked?: true
  /** Units of one enemy there, so many at least and at most. */
  readonly enemy?: Crowd
  readonly mine?: Crowd
  /** A Tower of an enemy, and none of its Units: `alone`; no enemy Tower: `none`. */
  readonly enemyTower?: 'alone' | 'none'
  /** Room for one's own Units, or for those of their owner. */
  readonly room?: true
  readonly downTokens?: true
  /** Another Region than this one. */
  readonly not?: Where
  /** No live token of this name. */
  readonly without?: string
}

/** Units of one player in one Region. */
export interface Crowd {
  readonly kinds?: readonly Sort[]
  readonly min?: number
  readonly max?: number
}

/** Something the owner chooses before the steps; each gives what was chosen a name. */
export type Pick =
  | { readonly as: 'r' | 'to'; readonly region: RegionFilter; readonly may?: true }
  | { readonly as: 'continent'; readonly continent: true }
  /** `coast`: an enemy with a Land Region on the coast of the Sea Region of the event. */
  | {
      readonly as: 'who'
      readonly player: 'enemy' | 'other' | 'coast'
      /** What must be so of who is meant in the Region that was picked: allies may stand there together. */
      readonly of?: RegionFilter
    }
  /** Units of one owner in a Region: the player where there are several, then one Unit after the other. */
  | {
      readonly as: 'units'
      readonly at: Where | 'near-battle'
      readonly owner: 'you' | 'enemy'
      readonly kinds: readonly Sort[]
      readonly min: number
      /** Absent: any number. */
      readonly max?: number
    }

/** What is counted. */
export type Counted =
  /** Own Units in play, wherever they are. */
  | { readonly units: Sort }
  /** Units of the enemy in the Battle; `siege`: in a siege also those on the Action Bar and in Buildings. */
  | { readonly enemies: readonly Sort[]; readonly siege?: true }
  /** Units destroyed in the Battle, sacrificed ones too. */
  | { readonly destroyed: 'own' | 'enemy' | 'both'; readonly kinds: readonly Sort[] }
  /** Regions one controls, the own Capital Region left out. */
  | { readonly regions: RegionFilter }
  /** Neighbours of the Region of the Battle. */
  | { readonly neighbours: Terrain }
  | { readonly what: 'towers' | 'scribed' | 'paidMana' | 'once' }

/** Each counts `each` (1 unless told) for every `per` (1 unless told), no more than `max`. */
export interface Tally {
  readonly count: Counted
  readonly each?: number
  readonly per?: number
  readonly max?: number
}

export type Amount = number | Tally

/** A verb. What it leaves open (a resource, a slot, a card) it asks for itself. */
export type Act =
  | { readonly do: 'gain'; readonly kind: Resource | 'any'; readonly n: Amount }
  | { readonly do: 'lose'; readonly who: 'who' | 'caster'; readonly kind?: Resource; readonly n: number }
  | {
      readonly do: 'take'
      /** Several: from players one after the other; otherwise who was picked, who holds `r`, or who lost. */
      readonly from: 'others' | 'who' | 'holder' | 'loser'
      readonly kind: 'any' | 'region'
      readonly n: number
      readonly maxEach?: number
    }
  | { readonly do: 'swap' }
  | { readonly do: 'vp'; readonly n: Amount }
  | { readonly do: 'draw'; readonly n: number }
  | { readonly do: 'keep' }
  | {
      readonly do: 'place'
      readonly unit: Unit
      readonly n: Amount
      readonly to: Where
      /** Where it goes if there is no room; otherwise it stays in the supply. */
      readonly else?: 'courtyard'
    }
  | { readonly do: 'move'; readonly to: Where; readonly free?: true }
  | { readonly do: 'send'; readonly how: 'home' }
  | {
      readonly do: 'kill'
      /** Who chooses: the acting player, or who loses the Unit. */
      readonly chooser: 'you' | 'owner'
      /** Where: a Region, the Battle, or every Region of the Continent that was picked. */
      readonly at: Where | 'continent'
      readonly whose: 'enemy' | 'own' | 'others'
      readonly kinds?: readonly Sort[]
      readonly n?: number
      /** As many as have this Natural Strength together. */
      readonly strength?: number
      /** Only where there are as many. */
      readonly of?: number
    }
  | { readonly do: 'raze' }
  | { readonly do: 'damage'; readonly n: number }
  | { readonly do: 'harm'; readonly side: 'own' | 'enemy'; readonly add: number }
  | { readonly do: 'mark'; readonly marker: string; readonly until: 'next-round' | 'collection' | 'ever' }
  | { readonly do: 'reveal'; readonly n: number }
  | { readonly do: 'battle'; readonly at: Where; readonly entering?: false }
  | { readonly do: 'cease' }
  | {
      readonly do: 'go'
      readonly how: 'march' | 'sail' | 'fly'
      /** Who goes: any army, those aboard the bearer, the bearer alone, the army of the Battle. */
      readonly who?: 'aboard' | 'bearer' | 'army'
      readonly speed?: number
      readonly faster?: number
      /** Two Regions that were picked are adjacent for it. */
      readonly bridge?: true
    }
  | {
      readonly do: 'act'
      /** `unit`: a Hero or Vessel; `again`: another of what was just recruited; `bearer`: that one. */
      readonly what: 'recruit-or-tax' | 'build' | 'unit' | 'again' | 'bearer' | 'tower' | 'cast'
      readonly less?: number
      /** For a Tower: where, and who counts as its Serf. */
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

/** What has a price. Of Spells: all, or only those cast in a Battle. */
export type Priced = Unit | 'pair' | 'building' | 'level' | 'tower' | 'spell' | 'combat' | 'tactic'

/** A standing change. Those of a Spell hold for the Battle in which it was cast. */
export type Rule =
  /** Each own Unit of a sort, the bearer, the bearer and all aboard it, or the army as a whole. */
  | {
      readonly rule: 'str'
      readonly who: Sort | 'bearer' | 'crew' | 'army' | 'enemy'
      readonly add: number
      readonly per?: Tally
    }
  /** Enemy Units that count nothing in the total; `strongest`: one Hero, whose Natural Strength counts nothing. */
  | { readonly rule: 'zero'; readonly units: Sort; readonly only?: 'strongest' }
  | { readonly rule: 'harm'; readonly side: 'own' | 'enemy'; readonly add: number }
  | {
      readonly rule: 'speed'
      readonly who: Sort | 'bearer'
      /** A number, or the value of the table of this name. */
      readonly add?: number | 'airSpeedLevel2'
      readonly set?: number
    }
  | { readonly rule: 'capacity'; readonly n: number }
  | { readonly rule: 'pass'; readonly over: 'desert' | 'serfs' | 'centre' }
  | { readonly rule: 'adjacent'; readonly among: 'towers' }
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
      /** One worked Region of the terrain, the bearer's Region, each Tower's, or nowhere in particular. */
      readonly where: 'worked' | 'bearer' | 'towers' | 'purse'
      readonly terrain?: Terrain
      readonly kind?: Resource
      readonly n: number
    }
  /** Spell cards in hand, Scribed ones, Units in a Region. */
  | { readonly rule: 'limit'; readonly of: 'hand' | 'scribed' | 'region'; readonly n: number }
  /** Units of a sort move so without a Vessel; `rests`: they may end at sea. */
  | {
      readonly rule: 'mode'
      readonly who: Sort | 'bearer'
      readonly how: 'sail' | 'fly'
      readonly rests?: true
    }
  | { readonly rule: 'immune' }
  | { readonly rule: 'standin'; readonly as: 'serf' }

export interface Effect {
  readonly id: string
  /** House unless told. */
  readonly from?: 'printed' | 'public'
  readonly at?: Moment
  readonly once?: 'turn' | 'round'
  /** The owner is asked. */
  readonly may?: true
  /** All must hold. */
  readonly need?: Need
  readonly cost?: Price
  readonly pick?: readonly Pick[]
  readonly steps?: readonly Act[]
  readonly rules?: readonly Rule[]
  readonly tally?: Tally
  /** Among effects of one owner at one moment: the lower first. */
  readonly order?: number
}

/** The three abilities of a Building or a Hero, by the level of the Capital. */
export type Three = readonly [Deed, Deed, Deed]
type Deed = Omit<Effect, 'id'>

/** An ability works from a level of the Capital on, while its Building stands or its Hero is in play. */
export interface Ability extends Effect {
  readonly level: Level
  /** The Building or the Hero it is printed on, among the records. */
  readonly on: string
}

/** All abilities of a faction by what they are printed on. */
export const abilitiesOf = (printed: Readonly<Record<string, Three>>): readonly Ability[] =>
  Object.entries(printed).flatMap(([on, three]) =>
    LEVELS.map((level) => ({ ...three[level - 1], id: `${on}.${level}`, on, level })),
  )
