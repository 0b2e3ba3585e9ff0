// What the modules of a table show of themselves; null where a table is played without them.
import { isRecord } from '@lorehall/kernel'
import type { GameView } from '../view.ts'

export interface Jewels {
  /** Crystals nobody has. */
  readonly supply: number
  readonly crystals: readonly number[]
  /** Who holds the infused crystal of each attribute. */
  readonly infused: readonly (number | null)[]
}

export interface BlackBlocks {
  /** What they lie on. */
  readonly cards: readonly string[]
  readonly regions: readonly number[]
  readonly left: number
}

export interface Guilds {
  /** What each player's favor is used for and where it lies, as things are named; empty: it is in hand. */
  readonly favor: readonly { readonly use: string; readonly at: string }[]
  /** What is lent to each player's monument. */
  readonly monuments: readonly {
    readonly spheres: readonly number[]
    readonly conviction: number
    readonly tiles: readonly number[]
    readonly built: boolean
  }[]
  /** Who fortified which region. */
  readonly fortified: readonly { readonly hex: number; readonly seat: number }[]
}

export interface Well {
  /** The wishes that lie open. */
  readonly showing: readonly string[]
}

export interface Sites {
  /** The kinds of what is left to build, one entry a tile. */
  readonly open: readonly string[]
}

export interface Pet {
  readonly card: string
  /** The companion it stays with; empty: it sleeps. */
  readonly master: string
}

export interface Pets {
  readonly market: readonly string[]
  /** Those face down. */
  readonly down: number
  /** Those of each player. */
  readonly held: readonly (readonly Pet[])[]
}

/** A place on the battle board, and whose block lies there. */
export interface BattleSphere {
  /** By the order of the attributes; the last is conviction's. */
  readonly ring: number
  readonly reward: string
  readonly seat: number | null
}

export interface Myths {
  readonly phase: string
  /** Spaces on which a black block lies. */
  readonly blocks: readonly number[]
  readonly spheres: readonly BattleSphere[]
  /** Who plays next when the event is over. */
  readonly sestra: number | null
  readonly tokens: readonly number[]
  readonly market: readonly string[]
  readonly loot: readonly (readonly string[])[]
}

type Shown = Pick<GameView, 'modules'>

const isList = (value: unknown, type: 'number' | 'string') =>
  Array.isArray(value) && value.every((one) => one === null || typeof one === type)

function isJewels(value: unknown): value is Jewels {
  return (
    isRecord(value) &&
    typeof value['supply'] === 'number' &&
    isList(value['crystals'], 'number') &&
    isList(value['infused'], 'number')
  )
}

function isBlackBlocks(value: unknown): value is BlackBlocks {
  return (
    isRecord(value) &&
    typeof value['left'] === 'number' &&
    isList(value['cards'], 'string') &&
    isList(value['regions'], 'number')
  )
}

const isWell = (value: unknown): value is Well => isRecord(value) && isList(value['showing'], 'string')
const isSites = (value: unknown): value is Sites => isRecord(value) && isList(value['open'], 'string')

export function wellIn({ modules }: Shown): Well | null {
  const seen = modules['well-of-wishes']
  return isWell(seen) ? seen : null
}

export function sitesIn({ modules }: Shown): Sites | null {
  const seen = modules['building-sites']
  return isSites(seen) ? seen : null
}

const isPet = (value: unknown) =>
  isRecord(value) && typeof value['card'] === 'string' && typeof value['master'] === 'string'

function isPets(value: unknown): value is Pets {
  return (
    isRecord(value) &&
    typeof value['down'] === 'number' &&
    isList(value['market'], 'string') &&
    Array.isArray(value['held']) &&
    value['held'].every((pets) => Array.isArray(pets) && pets.every(isPet))
  )
}

export function petsIn({ modules }: Shown): Pets | null {
  const seen = modules['menagerie']
  return isPets(seen) ? seen : null
}

const isSphere = (value: unknown) =>
  isRecord(value) && typeof value['ring'] === 'number' && typeof value['reward'] === 'string'

function isMyths(value: unknown): value is Myths {
  return (
    isRecord(value) &&
    typeof value['phase'] === 'string' &&
    isList(value['blocks'], 'number') &&
    isList(value['tokens'], 'number') &&
    isList(value['market'], 'string') &&
    Array.isArray(value['spheres']) &&
    value['spheres'].every(isSphere) &&
    Array.isArray(value['loot']) &&
    value['loot'].every((own) => isList(own, 'string'))
  )
}

export function mythsIn({ modules }: Shown): Myths | null {
  const seen = modules['myths']
  return isMyths(seen) ? seen : null
}

export function jewelsIn({ modules }: Shown): Jewels | null {
  const seen = modules['jewelcrafter']
  return isJewels(seen) ? seen : null
}

export function blackBlocksIn({ modules }: Shown): BlackBlocks | null {
  const seen = modules['treachery']
  return isBlackBlocks(seen) ? seen : null
}

function isGuilds(value: unknown): value is Guilds {
  return (
    isRecord(value) &&
    Array.isArray(value['favor']) &&
    Array.isArray(value['monuments']) &&
    Array.isArray(value['fortified'])
  )
}

export function guildsIn({ modules }: Shown): Guilds | null {
  const seen = modules['guilds']
  return isGuilds(seen) ? seen : null
}

/** Who fortified a region; null: nobody. */
export const fortifierOf = (view: Shown, hex: number): number | null =>
  guildsIn(view)?.fortified.find((one) => one.hex === hex)?.seat ?? null

export const isMarked = (view: Shown, card: string) => blackBlocksIn(view)?.cards.includes(card) ?? false

/** Whether a table is played with what lies in this box. */
export const playsWith = ({ modules }: Shown, box: string) => box === 'base' || box in modules
