// The fifteen wish tokens, by what they give. The numbers on them are values. (V-WELL-4)
import { type Attribute, ATTRIBUTES, COMMON, HEROIC } from '../../state.ts'

export interface Wish {
  readonly id: string
  /** How many tokens of this kind there are. */
  readonly copies: number
  /** The thing it gives, and the name of the value that says how many. */
  readonly gives: Attribute | 'honor'
  readonly amount: 'common' | 'heroic' | 'honor' | 'muchHonor'
}

const wish = (a: Attribute, amount: Wish['amount']): Wish => ({
  id: `wish-${ATTRIBUTES[a]}`,
  copies: 2,
  gives: a,
  amount,
})

export const WISHES: readonly Wish[] = [
  ...COMMON.map((a) => wish(a, 'common')),
  ...HEROIC.map((a) => wish(a, 'heroic')),
  { id: 'wish-honor', copies: 2, gives: 'honor', amount: 'honor' },
  { id: 'wish-much-honor', copies: 1, gives: 'honor', amount: 'muchHonor' },
]

/** How many wishes are open in the well. */
export const SHOWING = 3
