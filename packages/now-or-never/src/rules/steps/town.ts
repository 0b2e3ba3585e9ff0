// Steps of the town: specialists, building, people, gear.
import type { By } from '@lorehall/grammar'

export type TownStep =
  /** A specialist's action is chosen and its price paid; then its deeds. */
  | (By<'recruit'> & { readonly name: string })
  | By<'refillSpecialists'>
  | (By<'rest'> & { readonly name: string })
  /** Choose a tile, then a space, then whether it is made cheaper. */
  | (By<'build'> & { readonly from: string })
  | (By<'buildWhere'> & { readonly tile: string; readonly from: string })
  | (By<'buildPay'> & { readonly tile: string; readonly space: number; readonly from: string })
  | (By<'swapTiles'> & { readonly times: number; readonly first?: string; readonly from: string })
  /** Villagers of the row, one at a time. */
  | (By<'gainVillagers'> & { readonly n: number; readonly from: string })
  | (By<'buyGear'> & { readonly off: number; readonly from: string })
  | (By<'placeGear'> & { readonly name: string; readonly off: number; readonly from: string })
