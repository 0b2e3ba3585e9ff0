// The story's part of the view.
import type { Update } from '@lorehall/host'
import type { Bag, Deed } from '@lorehall/now-or-never/client'
import { viewOf } from '../../view.ts'

export type Test =
  | { readonly skill: number }
  | { readonly fight: { readonly health: number; readonly attack: number } }

export interface ChoiceSeen {
  readonly id: string
  readonly pay: Bag
  readonly test: Test
  /** The rewards of success; null: not shown before it. */
  readonly gives: {
    readonly do: readonly (Deed | { readonly verb: string; readonly piece?: string })[]
    readonly bonus: readonly Deed[]
    readonly reputation: number
  } | null
}

export interface SceneSeen {
  readonly seat: number
  readonly event: string
  /** Empty before the choice. */
  readonly choice: string
  readonly again: boolean
  readonly done: boolean
  /** A letter, a location or a piece. */
  readonly at: string
  /** The hero's own event or mission. */
  readonly own: boolean
  readonly tale: string
  readonly choices: readonly ChoiceSeen[]
  /** Hearts that cost nothing to add. */
  readonly free: number
  readonly test: { readonly skill: number; readonly total: number } | null
}

export interface StorySeen {
  readonly reputation: readonly number[]
  readonly missions: readonly { readonly done: number; readonly at: string }[]
  /** The spaces of pieces on the map. */
  readonly pieces: Readonly<Record<string, number>>
  readonly items: readonly (readonly string[])[]
  readonly threatened: readonly number[]
  /** The viewer's own letters. */
  readonly own: readonly string[]
  readonly scene: SceneSeen | null
}

const isStory = (value: unknown): value is StorySeen =>
  typeof value === 'object' && value !== null && 'reputation' in value && 'scene' in value

function storyIn(modules: Readonly<Record<string, unknown>>): StorySeen | null {
  const { story } = modules
  return isStory(story) ? story : null
}

export const storyOf = (update: Update): StorySeen | null => storyIn(viewOf(update).modules)

export const sceneOf = (update: Update): SceneSeen | null => storyOf(update)?.scene ?? null

/** A field of an event that is a text. */
export const wordIn = (value: unknown): string => (typeof value === 'string' ? value : '')
