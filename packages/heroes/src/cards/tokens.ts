// Exploration tokens of the box, each a record of what it is and does. Numbers come from the file of values.
import type { Act } from './effect.ts'
import ours from '../values/numbers.json' with { type: 'json' }
import type { Price } from '../values/words.ts'

/** What a token does to an army: verbs of effects, and those that only tokens have. */
export type TokenVerb =
  | Extract<Act, { readonly do: 'gain' | 'swap' }>
  /** A Unit for a price, if its owner likes; without room it comes to the Courtyard. */
  | { readonly do: 'hire'; readonly unit: 'serf' | 'warrior'; readonly cost: Price }
  /** A Serf comes aboard the Sea Vessel, if its owner likes. */
  | { readonly do: 'welcome' }
  /** A Research for a price, if its owner likes. */
  | { readonly do: 'research'; readonly cost: Price }
  /** Points for an army of this Natural Strength; a weaker one is driven home. */
  | { readonly do: 'challenge'; readonly strength: number; readonly vp: number }
  /** Pay and look into a hand, or lose a Unit. */
  | { readonly do: 'rob'; readonly cost: Price }
  /** All on foot go to one adjacent Region; the Sea Vessel with all aboard goes to any Shore. */
  | { readonly do: 'throwArmy' }
  | { readonly do: 'throwVessel' }
  /** Pay and gain points, or lose a Unit. Then the token goes elsewhere. Sea Vessels that enter meet it, too. */
  | { readonly do: 'waylay'; readonly cost: Price; readonly vp: number }

export interface Token {
  readonly id: string
  /** On which Regions it begins. */
  readonly on: 'land' | 'sea'
  readonly count: number
  /** It stays on the map, live, once it is resolved; `single`: only one of them in a Region. */
  readonly stays: boolean | 'single'
  /** What it gives, and then does, when it is resolved. */
  readonly gives?: Price
  readonly says?: TokenVerb
  /** Live: what it does whenever a move ends there. */
  readonly atEnd?: TokenVerb
  /** Live: adjacent to every other of its kind, for who walks. */
  readonly links?: true
  /** Live: Strength for the defender of a Battle there. */
  readonly defends?: number
  /** Live: Food that each Land Unit pays to leave. */
  readonly charges?: number
  /** Live: what everybody with something in its Region gains in Collection. */
  readonly yields?: Price
  /** Live: points at the end for whoever controls the Region, under a line of the score. */
  readonly scores?: { readonly line: string; readonly vp: number }
}

type Kind = Omit<Token, 'id' | 'on' | 'count' | 'stays'>

/** The numbers of the file that tokens are made with. */
interface TokenNumbers {
  readonly fort: number
  readonly villageVp: number
  readonly explore: {
    readonly entanglement: number
    readonly farm: Price
    readonly knight: Price
    readonly rogue: Price
    readonly wizardTower: Price
    readonly mines: number
    readonly monster: { readonly strength: number; readonly vp: number }
    readonly seaMonster: { readonly strength: number; readonly vp: number }
    readonly pirates: { readonly price: Price; readonly vp: number }
  }
}

type Printed = Omit<Token, 'id' | 'on'>

const gone = (count: number, kind: Kind): Printed => ({ count, stays: false, ...kind })
const stays = (count: number, kind: Kind): Printed => ({ count, stays: true, ...kind })
const single = (count: number, kind: Kind): Printed => ({ count, stays: 'single', ...kind })

const landTokens = ({ explore, fort, villageVp }: TokenNumbers): Readonly<Record<string, Printed>> => ({
  'bonus-food': gone(4, { gives: { food: 1 } }),
  'bonus-ore': gone(4, { gives: { ore: 1 } }),
  'bonus-mana': gone(4, { gives: { mana: 1 } }),
  'bonus-food-ore': gone(4, { gives: { food: 1, ore: 1 } }),
  'bonus-food-mana': gone(4, { gives: { food: 1, mana: 1 } }),
  'bonus-ore-mana': gone(4, { gives: { ore: 1, mana: 1 } }),
  'bonus-all': gone(3, { gives: { food: 1, ore: 1, mana: 1 } }),
  entanglement: single(4, { charges: explore.entanglement }),
  farm: gone(4, { says: { do: 'hire', unit: 'serf', cost: explore.farm } }),
  fort: stays(4, { defends: fort }),
  mines: gone(4, { says: { do: 'gain', kind: 'any', n: explore.mines } }),
  monster: gone(4, { says: { do: 'challenge', ...explore.monster } }),
  'wizard-tower': single(4, { atEnd: { do: 'research', cost: explore.wizardTower } }),
  portal: single(4, { links: true }),
  rogue: gone(4, { says: { do: 'rob', cost: explore.rogue } }),
  unstable: gone(3, { says: { do: 'throwArmy' } }),
  village: stays(4, { scores: { line: 'villages', vp: villageVp } }),
  knight: gone(4, { says: { do: 'hire', unit: 'warrior', cost: explore.knight } }),
})

const seaTokens = ({ explore }: TokenNumbers): Readonly<Record<string, Printed>> => ({
  'sea-bonus-food-ore': gone(2, { gives: { food: 1, ore: 1 } }),
  'sea-bonus-food-mana': gone(2, { gives: { food: 1, mana: 1 } }),
  'sea-bonus-ore-mana': gone(2, { gives: { ore: 1, mana: 1 } }),
  traders: stays(4, { atEnd: { do: 'swap' } }),
  storm: gone(4, { says: { do: 'throwVessel' } }),
  pirates: stays(3, { says: { do: 'waylay', cost: explore.pirates.price, vp: explore.pirates.vp } }),
  'sea-monster': gone(3, { says: { do: 'challenge', ...explore.seaMonster } }),
  fisherman: gone(4, { says: { do: 'welcome' } }),
})

const on = (ground: Token['on'], printed: Readonly<Record<string, Printed>>): [string, Token][] =>
  Object.entries(printed).map(([id, token]) => [id, { ...token, id, on: ground }])

/** Every token with these numbers. */
export const tokensWith = (numbers: TokenNumbers): Readonly<Record<string, Token>> =>
  Object.fromEntries([...on('land', landTokens(numbers)), ...on('sea', seaTokens(numbers))])

/** The tokens with our numbers. */
export const TOKENS = tokensWith(ours)

/** Every piece of a sheet of tokens, those of land or of sea. */
export const sheet = (tokens: Readonly<Record<string, Token>>, ground: Token['on']): string[] =>
  Object.values(tokens).flatMap(({ id, on: where, count }) =>
    where === ground ? Array.from({ length: count }, () => id) : [],
  )
