// What a game brings to the table in words: everything that lies there as lines to be read or heard,
// and what can be asked about. Loaded with the text view only.
import type { Update, WireOption } from '@lorehall/host'
import { useEffect, useState } from 'react'
import { gameNamed } from '../games/named.ts'
import type { Words } from '../text/language.ts'

/** A heading with lines under it, and perhaps smaller headings. */
export interface WordSection {
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
  readonly parts?: readonly WordSection[]
}

/** Something a player can ask about. */
export interface Topic {
  /** What it is called, in plain lower-case English. */
  readonly names: readonly string[]
  readonly where: () => readonly string[]
  readonly what: () => readonly string[]
}

export interface OptionGroup {
  readonly title: string
  readonly options: readonly WireOption[]
}

export interface GameWords {
  readonly sections: (update: Update, words: Words) => readonly WordSection[]
  readonly topics: (update: Update, words: Words) => readonly Topic[]
  /** The options of the present ask, by kind, in the order of a turn. */
  readonly groups: (update: Update, words: Words) => readonly OptionGroup[]
  /** What a thing says of itself. */
  readonly about: (update: Update, at: string, words: Words) => string | null
  /** What an answer says of itself and would do is all there is to say: its thing need not be read out. */
  readonly isPlain: (option: WireOption) => boolean
  /** What a place one can go to is called: “space 14”. */
  readonly placeName: (at: string, words: Words) => string
  /** The place that is called so, in plain lower case, wholly or by its number alone. */
  readonly placeNamed: (said: string, update: Update) => string | null
  /** When something one can do in this game is possible, by its verb; null: no such thing. */
  readonly notNow: (verb: string) => string | null
  /** What one may type, for who asks for help. */
  readonly examples: WordExamples
}

/** Each in the quotation marks of a line of help; `first` is shown in the empty field. */
export type WordExamples = {
  readonly first: string
  readonly where: string
  readonly what: string
  readonly show: string
  readonly answer: string
}

export function useGameWords(game: string): GameWords | null {
  const [found, setFound] = useState<GameWords | null>(null)
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
