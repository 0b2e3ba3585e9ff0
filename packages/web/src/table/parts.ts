// What a game brings to the table screen. Each game's parts are loaded when a table of it is opened.
import type { LogLine, Update, WireOption } from '@lorehall/host'
import type { GameEvent } from '@lorehall/kernel'
import { type ComponentType, useEffect, useState } from 'react'
import { gameNamed } from '../games/named.ts'
import type { IconName } from '../components/icon.tsx'
import type { Words } from '../text/language.ts'
import type { AboutThing } from './about.ts'
import type { GameNames } from './names.ts'

type Shown = ComponentType<{ readonly update: Update }>

export interface DieFace {
  readonly icon: IconName
  readonly colour: string
}

export interface Die {
  readonly black: boolean
  readonly faces: readonly DieFace[]
  /** The face that lies up. */
  readonly up: number
}

export interface GameParts {
  readonly names: GameNames
  /** Called before anything of an update is drawn. */
  readonly prepare: (update: Update) => void
  readonly Board: Shown
  readonly Own: Shown
  readonly Other: ComponentType<{ readonly update: Update; readonly seat: number }>
  readonly Checklist: Shown
  /** Has the turn had all it is made of, so that ending it is what comes next? */
  readonly turnDone: (update: Update) => boolean
  readonly Status: Shown
  /** The number of my turn, growing from one to the next; null while it is not mine. */
  readonly myTurn: (update: Update) => number | null
  /** What concerns me of what happened between two of my turns, the weightiest first. */
  readonly news: (before: Update, now: Update, words: Words) => Promise<readonly string[]>
  /** What a line of the log begins. */
  readonly begins: (line: Pick<LogLine, 'type'>) => 'round' | 'turn' | null
  /** What a thing on the table is. */
  readonly thing: AboutThing
  /** What an answer points at shows plainly enough what it is: it need not be said beside the question. */
  readonly showsItself: (option: WireOption) => boolean
  readonly About: ComponentType<{ readonly update: Update; readonly line: LogLine }>
  /** Cards held out to the player, and how many. */
  readonly Offered: Shown
  readonly offered: (update: Update) => number
  /** They lie open on the board as well, where they can be read if there is room. */
  readonly lieOpen: (update: Update) => boolean
  /** The dice an event has thrown. */
  readonly dice: (event: GameEvent) => readonly Die[]
  /** What came of them, in a few words. */
  readonly outcome: (update: Update, words: Words) => string
  /** The card that came from where nobody could see it, if one did. */
  readonly drawn: (
    update: Update,
    before: Update | null,
  ) => { readonly seat: number; readonly card: string } | null
  readonly Card: ComponentType<{ readonly id: string }>
  /** The other seats, in the order they sit around the table. */
  readonly others: (update: Update) => readonly number[]
}

/** Those that have been loaded. */
const here = new Map<string, GameParts>()

/** What a game brings, at a table that is laid out. */
export const partsOf = (game: string | undefined) => here.get(game ?? '')

/** What its things are. */
export const thingsOf = (game: string): AboutThing => partsOf(game)?.thing ?? (() => null)

export function useParts(game: string | undefined): GameParts | null {
  const [parts, setParts] = useState<GameParts | null>(null)
  useEffect(() => {
    let wanted = true
    const load = async (name: string) => {
      const loaded = await gameNamed(name)?.table()
      if (loaded === undefined) return
      here.set(name, loaded)
      if (wanted) setParts(loaded)
    }
    void load(game ?? '')
    return () => {
      wanted = false
    }
  }, [game])
  return parts
}
