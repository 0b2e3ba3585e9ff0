// Steps of moving.
import type { By } from '@lorehall/grammar'

export type MoveStep =
  | By<'walk'>
  | By<'discover'>
  | (By<'teleport'> & {
      readonly from: string
      /** The spaces it may lead to; absent: any. */
      readonly to?: readonly number[]
      /** It replaces the Move. */
      readonly instead?: boolean
    })
