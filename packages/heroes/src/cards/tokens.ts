// The Exploration tokens of the box: a record of what each is and does. Their numbers come from the values file.
import type { Act } from './effect.ts'
import ours from '../values/numbers.json' with { type: 'json' }
import type { Price } from '../values/words.ts'

/** The verbs of tokens: some verbs of effects, and verbs only tokens have. */
export type TokenVerb =
  | Extract<Act, { readonly do: 'gain' | 'swap' }>
  /** The owner may buy a Unit; without room, it is placed in the Courtyard. */
  | { readonly do: 'hire'; readonly unit: 'serf' | 'warrior'; readonly cost: Price }
  /** The owner may take a Serf aboard the Sea Vessel. */
  | { readonly do: 'welcome' }
  /** The owner may pay for a Research. */
  | { readonly do: 'research'; readonly cost: Price }
  /** An army with this Natural Strength gains points; a weaker one is driven home. */
  | { readonly do: 'challenge'; readonly strength: number; readonly vp: number }
  /** Pay and look at a Spell card in another player's hand, or lose a Unit. */
  | { readonly do: 'rob'; readonly cost: Price }
  /** All Units on foot go to one adjacent Region; the Sea Vessel goes to any Shore with everyone aboard. */
  | { readonly do: 'throwArmy' }
  | { readonly do: 'throwVessel' }
  /**
   * Pay and gain points, or lose a Unit. Then the token moves. Sea Vessels meet it whenever they enter its Region.
   */
  | { readonly do: 'waylay'; readonly cost: Price; readonly vp: number }

export interface Token {
  readonly id: string
  /** The kind of Regions it starts on. */
  readonly on: 'land' | 'sea'
  readonly count: number
  /** Whether it stays on the map, live, after it is resolved. `single`: only one per Region. */
  readonly stays: boolean | 'single'
  /** When resolved: first it gives these resources, then it carries out this verb. */
  readonly gives?: Price
  readonly says?: TokenVerb
  /** Live: carried out whenever a move ends there. */
  readonly atEnd?: TokenVerb
  /** Live: adjacent to all tokens of its kind, for marching Units. */
  readonly links?: true
  /** Live: Strength for the defender of a Battle there. */
  readonly defends?: number
  /** Live: Food that each Land Unit pays to leave. */
  readonly charges?: number
  /** Live: each player with a piece in its Region gains this in Collection. */
  readonly yields?: Price
  /** Live: points at the end for the player who controls the Region, under this score line. */
  readonly scores?: { readonly line: string; readonly vp: number }
}

type Kind = Omit<Token, 'id' | 'on' | 'count' | 'stays'>

/** The numbers of a values file that tokens use. */
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

/** All tokens with these numbers. */
export const tokensWith = (numbers: TokenNumbers): Readonly<Record<string, Token>> =>
  Object.fromEntries([...on('land', landTokens(numbers)), ...on('sea', seaTokens(numbers))])

/** The same with more pieces of some. */
export const withMore = (
  tokens: Readonly<Record<string, Token>>,
  more: Readonly<Record<string, number>>,
): Readonly<Record<string, Token>> =>
  Object.keys(more).length === 0
    ? tokens
    : Object.fromEntries(
        Object.entries(tokens).map(([id, token]) => [id, { ...token, count: token.count + (more[id] ?? 0) }]),
      )

/** The tokens with our numbers. */
export const TOKENS = tokensWith(ours)

/** Every piece of the land or sea tokens, each as often as it is in the box. */
export const sheet = (tokens: Readonly<Record<string, Token>>, ground: Token['on']): string[] =>
  Object.values(tokens).flatMap(({ id, on: where, count }) =>
    where === ground ? Array.from({ length: count }, () => id) : [],
  )
