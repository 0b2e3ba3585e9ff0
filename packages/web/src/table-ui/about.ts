// Descriptions of things on the table, from the game they belong to.
import type { Update } from '@lorehall/host'
import type { ReactNode } from 'react'
import type { Words } from '../text/language.ts'

export interface About {
  readonly title: string
  /** A description of what it is or does. */
  readonly text: string
  /** Its current state, one fact per line. */
  readonly lines: readonly string[]
  /** A short description, for lists of several things. */
  readonly brief?: string
  /** Self-explanatory: needs no reading before the first tap. */
  readonly plain?: boolean
  /** The thing drawn large, with its name and text on it. */
  readonly picture?: ReactNode
}

/** The brief description to show with an option; undefined if the option's label already contains it. */
export function unsaid(brief: string | undefined, label: string): string | undefined {
  const said = brief?.replace(/\.$/, '').toLowerCase()
  return said === undefined || label.toLowerCase().includes(said) ? undefined : brief
}

export type AboutThing = (update: Update, at: string, words: Words) => About | null
