// What a thing on the table is, in words: each game says it of its own things.
import type { Update } from '@lorehall/host'
import type { ReactNode } from 'react'
import type { Words } from '../text/language.ts'

export interface About {
  readonly title: string
  /** What it is or does. */
  readonly text: string
  /** How it stands with it now. */
  readonly lines: readonly string[]
  /** Said of it in a list of several things. */
  readonly brief?: string
  /** So plain that nobody needs to read it first. */
  readonly plain?: boolean
  /** Itself, large: its name and its words are on it. */
  readonly picture?: ReactNode
}

/** What a list says of a thing beside its answer: nothing that the answer has said already. */
export function unsaid(brief: string | undefined, label: string): string | undefined {
  const said = brief?.replace(/\.$/, '').toLowerCase()
  return said === undefined || label.toLowerCase().includes(said) ? undefined : brief
}

export type AboutThing = (update: Update, at: string, words: Words) => About | null
