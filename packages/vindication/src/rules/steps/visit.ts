// Steps of visiting a region, and what each region asks.
import type { By } from '@lorehall/grammar'

export type VisitStep =
  | (By<'visit'> & { readonly region: number })
  | (By<'bring'> & { readonly region: number; readonly at: number })
  | (By<'greet'> & { readonly region: number })
  | (By<'control'> & { readonly region: number })
  | (By<'inn'> & { readonly region: number })
  | (By<'academy'> & { readonly region: number })
  | (By<'academyRolled'> & { readonly region: number })
  | (By<'academyAgain'> & { readonly region: number })
  | (By<'mounts'> & {
      readonly region: number
      /** True: a level is paid for and not yet given. Absent: nothing was paid yet. */
      readonly paid?: boolean
    })
  | (By<'monastery'> & {
      readonly region: number
      /** The free augments of companions have been used; something was paid or taken. */
      readonly freeTaken?: boolean
      readonly leapTaken?: boolean
      readonly begun?: boolean
    })
  | (By<'shrine'> & { readonly region: number; readonly begun?: boolean })
  | (By<'tower'> & {
      /** Relics held when the visit began: only those can be recharged. */
      readonly had: number
      readonly mayAcquire: boolean
      readonly mayRecharge: boolean
      /** A relic must be acquired because it was paid for. */
      readonly must: boolean
      readonly from: string
    })
  | (By<'towerPrice'> & { readonly region: number })
  | (By<'recharge'> & { readonly had: number })
