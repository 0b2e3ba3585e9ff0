// The state of the Menagerie, its steps, and the type they work with.
import type { Turn } from '@lorehall/kernel'
import type { F, VStep } from '../../rules/step.ts'
import { type Attribute, at, type DeckState, type State } from '../../state.ts'
import type { Values } from '../../values/index.ts'

export interface Pet {
  card: string
  /** Its master; empty: it waits beside the character. */
  master: string
}

export interface Pets {
  /** The pile; its open cards are the market. */
  pile: DeckState
  /** Those of each seat, in the order they came. */
  held: Pet[][]
  /** The pets of an empowered draw, known to the seat that draws. */
  look: { seat: number; cards: string[] } | null
  /** For a companion that gave another's attributes when last activated: that other companion. */
  gave: { card: string; like: string }[]
}

declare module '../../state.ts' {
  interface Slots {
    menagerie?: Pets
  }
}

export function petsIn(f: F): Pets {
  const found = f.state.slots?.menagerie
  if (found === undefined) throw new Error('this table plays without the Menagerie')
  return found
}

export function petsOf(f: F, seat: number): Pet[] {
  return at(petsIn(f).held, seat)
}

const NONE: readonly string[] = []

// These are called all the time, and most players have no pet.

/** The pets a seat holds, by card. */
export function held(f: F, seat: number): readonly string[] {
  const pets = petsOf(f, seat)
  return pets.length === 0 ? NONE : pets.map(({ card }) => card)
}

/** Pets whose master is active, except one about to leave or to lose its master. */
export function awake(f: F, seat: number, lost: string): readonly string[] {
  const pets = petsOf(f, seat)
  // Called for every rule that a pet could have. Most of the time no master is active.
  if (pets.length === 0 || f.state.turn.active.length === 0) return NONE
  let found = NONE
  for (const pet of pets)
    if (isAwake(f, pet) && pet.card !== lost && pet.master !== lost) found = [...found, pet.card]
  return found
}

/** The pets of a companion. */
export function staying(f: F, seat: number, companion: string): readonly string[] {
  const pets = petsOf(f, seat)
  if (pets.length === 0) return NONE
  return pets.flatMap(({ card, master }) => (master === companion ? [card] : []))
}

/** The seat's pet with that id; undefined: the seat does not have it. */
export function petOf(f: F, seat: number, id: string): Pet | undefined {
  return petsOf(f, seat).find(({ card }) => card === id)
}

export function isAwake(f: F, { master }: Pet): boolean {
  return master !== '' && f.state.turn.active.includes(master)
}

interface By<D extends string> {
  readonly do: `menagerie/${D}`
  readonly seat: number
}

interface OfPet {
  readonly card: string
}

interface For {
  readonly from: string
}

type PetStep =
  | (By<'visit'> & {
      readonly region: number
      /** The attributes that a discount saves. */
      readonly spared?: readonly Attribute[]
    })
  | (By<'draw'> & For)
  | (By<'empower'> & For)
  | (By<'choose'> & For)
  | (By<'arrive'> & OfPet)
  | (By<'attach'> & OfPet)
  | (By<'move'> & OfPet)
  | (By<'more'> & OfPet)
  | (By<'token'> & For)
  | (By<'quest'> & For)
  | (By<'questPaid'> & For)
  | (By<'keep'> & For)
  | (By<'unveil'> & For)

export type T = Turn<State, Values, VStep | PetStep>
export type StepOf<D extends PetStep['do']> = Extract<PetStep, { readonly do: D }>
