// A common thing that players do, as data: the question at which it begins and what the player wants to pick, in order.
import type { Game, Judge } from '@lorehall/kernel'
import type { Played } from './hall.ts'

export interface Pick {
  readonly wish: 'pick'
  /** Matches the whole id of an option. */
  readonly option: RegExp
  /** Only at this question. */
  readonly at?: string
  /** `must`: the option has to be offered. `may`: picked if it is offered. `each`: picked as long as it is offered. */
  readonly how: 'must' | 'may' | 'each'
}

/** A place that is not offered itself and that this many picks lead to, at least. */
export interface Walk {
  readonly wish: 'walk'
  readonly steps: number
}

/** A control of the page that is no option: a window, a card, undo. */
export interface Press {
  readonly wish: 'press'
  /** Any of these elements. */
  readonly control: string
  /** Visible once the press has shown an effect; without it, the table gets another entry. */
  readonly shows?: string
  /** Gone once the press has shown an effect. */
  readonly hides?: string
}

export type Wish = Pick | Walk | Press

export interface Thing {
  readonly name: string
  /** The question at which the player begins. */
  readonly asked: string
  /** Picks that lead to the beginning and are not counted. */
  readonly before?: readonly Wish[]
  readonly wishes: readonly Wish[]
  /** Events that the thing causes: all of these, each with at least these fields. */
  readonly causes?: readonly Cause[]
}

/** An event, or the part of it that matters. The seat `own` is the player's. */
export interface Cause {
  readonly type: string
  readonly seat?: 'own'
  readonly [field: string]: string | number | undefined
}

/** A game with the things that are counted in it. */
export interface Counted {
  readonly id: Played
  readonly game: Game
  readonly judge: Judge
  /** Questions at which a click on an adjacent place also stops there. */
  readonly arrives?: readonly string[]
  readonly things: readonly Thing[]
}

const wish =
  (how: Pick['how']) =>
  (option: string, at?: string): Pick => ({
    wish: 'pick',
    option: new RegExp(`^(?:${option})$`),
    how,
    ...(at === undefined ? {} : { at }),
  })

export const must = wish('must')
export const may = wish('may')
export const each = wish('each')

export const walk = (steps: number): Walk => ({ wish: 'walk', steps })

export const press = (control: string, effect: Omit<Press, 'wish' | 'control'> = {}): Press => ({
  wish: 'press',
  control,
  ...effect,
})
