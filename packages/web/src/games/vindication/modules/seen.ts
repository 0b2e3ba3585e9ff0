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

export function jewelsIn({ modules }: Shown): Jewels | null {
  const seen = modules['jewelcrafter']
  return isJewels(seen) ? seen : null
}

export function blackBlocksIn({ modules }: Shown): BlackBlocks | null {
  const seen = modules['treachery']
  return isBlackBlocks(seen) ? seen : null
}

export const isMarked = (view: Shown, card: string) => blackBlocksIn(view)?.cards.includes(card) ?? false

/** Whether a table is played with what lies in this box. */
export const playsWith = ({ modules }: Shown, box: string) => box === 'base' || box in modules
