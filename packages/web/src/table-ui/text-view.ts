// The interface between a game and the text view: everything on the table as lines to read or hear, and the topics a
// player can ask about. Loaded with the text view only.
import type { Update, WireOption } from '@lorehall/host'
import { useEffect, useState } from 'react'
import { gameNamed } from '../games/named.ts'
import type { Words } from '../text/language.ts'

/** A heading with lines under it, and perhaps smaller headings. */
export interface TextSection {
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
  readonly parts?: readonly TextSection[]
}

/** Something a player can ask about. */
export interface Topic {
  /** Its names, in plain lower-case English. */
  readonly names: readonly string[]
  readonly where: () => readonly string[]
  readonly what: () => readonly string[]
}

export interface OptionGroup {
  readonly title: string
  readonly options: readonly WireOption[]
}

export interface GameTextView {
  readonly sections: (update: Update, words: Words) => readonly TextSection[]
  readonly topics: (update: Update, words: Words) => readonly Topic[]
  /** The options of the current ask, by kind, in the order of a turn. */
  readonly groups: (update: Update, words: Words) => readonly OptionGroup[]
  /** The description of a thing. */
  readonly about: (update: Update, at: string, words: Words) => string | null
  /** Do the option's label and effects say everything, so that its thing need not be described? */
  readonly isPlain: (option: WireOption) => boolean
  /** The name of a place that a player can go to: “space 14”. */
  readonly placeName: (at: string, words: Words) => string
  /** The place with this name or number; `said` is in plain lower case. */
  readonly placeNamed: (said: string, update: Update) => string | null
  /** A text that says when the action with this verb is possible; null: the game has no such action. */
  readonly notNow: (verb: string) => string | null
  /** Examples of commands, for the help. */
  readonly examples: WordExamples
}

/** The help shows each in quotation marks; `first` is also the placeholder of the empty field. */
export type WordExamples = {
  readonly first: string
  readonly where: string
  readonly what: string
  readonly show: string
  readonly answer: string
}

export function useGameWords(game: string): GameTextView | null {
  const [found, setFound] = useState<GameTextView | null>(null)
  useEffect(() => {
    let here = true
    void gameNamed(game)
      ?.words()
      .then((words) => here && setFound(words))
    return () => {
      here = false
    }
  }, [game])
  return found
}

/** "a, b and c". */
export function listOf(items: readonly string[], { t }: Words): string {
  const last = items.at(-1)
  if (last === undefined || items.length === 1) return last ?? t('words.none')
  return t('words.and', { list: items.slice(0, -1).join(', '), last })
}
