// The campaign that a new table continues.
import type { Campaign } from '@lorehall/host'
import { Refusal } from '@lorehall/kernel'

export interface Continued {
  readonly campaign: Campaign
  /** The names of the earlier table's seats. */
  readonly names: readonly string[]
}

/** Refused after the last chapter. */
export function checkGoesOn({ next }: Pick<Campaign, 'next'>): void {
  if (next === null)
    throw new Refusal('bad-carried', 'this campaign is over: its last chapter has been played')
}
