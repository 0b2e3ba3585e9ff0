// What a game brings to the table screen. Each game's parts are loaded when a table of it is opened.
import type { LogLine, Update } from '@lorehall/host'
import type { GameEvent } from '@lorehall/kernel'
import { type ComponentType, useEffect, useState } from 'react'
import { gameNamed } from '../games/named.ts'
import type { Words } from '../text/language.ts'
import type { About, AboutThing } from './about.ts'
import type { CardLook } from './cards/look.ts'
import type { GameNames } from './names.ts'
import { aboutRace, RACE } from './ruler/race.ts'
import type { Scale } from './ruler/scale.ts'
import type { StandingOf } from './standing.ts'
import type { Checklist } from './turn/checklist.ts'
import type { Turn } from './turn/turn.ts'

/** What is shown of a seat. */
type OfSeat = ComponentType<{ readonly update: Update; readonly seat: number }>

/** A sign, which is a path on the grid of the icon set, or a few letters. */
export type DieFace = {
  readonly colour: string
} & ({ readonly sign: string } | { readonly text: string })

export interface Die {
  /** Dark dice beside light ones, or the other way round. */
  readonly dark: boolean
  readonly faces: readonly DieFace[]
  /** The face that lies up. */
  readonly up: number
}

export interface BoardPart {
  readonly id: string
  readonly name: string
  readonly Board: ComponentType<{ readonly update: Update }>
  /** Whether a thing is on it, drawn or not. */
  readonly has: (at: string) => boolean
  /** Whether it is on this table at all; unsaid: it is. */
  readonly there?: (update: Update) => boolean
  /** Whether it is what the present question is about, whatever else could be touched. */
  readonly calls?: (update: Update) => boolean
  /** Whether what lies now here, now there lies on it at present: someone to be had, and had by somebody. */
  readonly holds?: (at: string, update: Update) => boolean
  /** The pixels of width it can be read in: two that have them stand side by side. */
  readonly reads?: number
  /** The least of it, while another stands in front: 88 pixels wide, some 70 high. */
  readonly Glance?: ComponentType<{ readonly update: Update }>
}

/** What plays over the boards for a while: a fight, a battle. */
export interface Scene {
  /** The same for as long as it is the same one. */
  readonly id: string
  readonly name: string
  /** `aside`: it has stepped aside, and has one line. */
  readonly Scene: ComponentType<{ readonly update: Update; readonly aside: boolean }>
  /** It is over when it comes, and is looked at for so many beats, or until the next touch. */
  readonly beats?: number
}

/** What a game brings to the table screen. What it has not is null, an empty list or a function that gives one. */
export interface GameParts {
  /** What the hall calls things of this game: its points, its rounds. */
  readonly names: GameNames
  /** Called before anything of an update is drawn. */
  readonly prepare: (update: Update) => void
  readonly boards: BoardParts
  readonly players: PlayerParts
  readonly score: ScoreParts
  readonly turns: TurnParts
  readonly telling: TellingParts
  readonly cards: CardParts
  readonly chance: ChanceParts
}

/** The middle of the screen: the boards, what plays over them, and what each thing on the table is. */
export interface BoardParts {
  /** One or several: a map, a town, a hero's own; the first stands in front. */
  readonly all: readonly [BoardPart, ...BoardPart[]]
  /** What plays over them now; null: nothing does. */
  readonly scene: ((update: Update) => Scene | null) | null
  /** What a thing on the table is, for whoever points at it. */
  readonly thing: AboutThing
}

/**
 * What lies before a player, from one line to everything. The hall shows names and points itself; these show what else
 * there is.
 */
export interface PlayerParts {
  /** What stands in the corner of one's own side, and all that lies there. */
  readonly OwnCounts: OfSeat
  readonly Own: OfSeat
  /** The same in one line of a phone: what one can pay with, counted. */
  readonly OwnLine: OfSeat
  /** What there is of another player at a glance, and in full. */
  readonly Other: OfSeat
  readonly Whole: OfSeat
  /** Lines by which `Other` is longer at this table than at others. */
  readonly moreLines?: (update: Update) => number
}

/** Who is ahead: the points so far, the ruler they are drawn on, and what the end would add. */
export interface ScoreParts {
  /** What a seat has scored so far, for all to see; and the sign of it, a path on the grid of the icon set. */
  readonly points: (update: Update, seat: number) => number
  readonly sign: string
  /** The race as the ruler shows it: its scale, what stands on it, and what ends it. */
  readonly ruler: (update: Update, words: Words) => Scale
  /** How it stands with all that scores at the end; fetched when somebody asks. */
  readonly standing: () => Promise<StandingOf>
}

/** Whose turn it is, what it is made of, and where in the log turns and rounds begin. */
export interface TurnParts {
  readonly at: (update: Update) => Turn
  /** What the turn is made of; null where there is no such list. */
  readonly checklist: (update: Update, words: Words) => Checklist | null
  /** Has the turn had all it is made of, so that ending it is what comes next? */
  readonly isDone: (update: Update) => boolean
  /** What a line of the log begins. */
  readonly begins: (line: Pick<LogLine, 'type'>) => 'round' | 'turn' | null
}

/** What others did, told to the player it concerns. Both are fetched when others have played, the weightiest first. */
export interface TellingParts {
  /** What concerns me of what happened between two of my turns. */
  readonly news: () => Promise<News>
  /** What touches me of one step of others. */
  readonly touches: () => Promise<Touches>
  /** What a line of the log comes from: a card, by its id, or a place. */
  readonly cause: (update: Update, line: LogLine, words: Words) => Cause
}

/** The cards, by their ids, and those that a question holds out to the player. */
export interface CardParts {
  /** A card as it looks with the numbers in play. */
  readonly look: (id: string) => CardLook | undefined
  /** The ids of cards that are held out to the player. */
  readonly offered: (update: Update) => readonly string[]
  /** They lie open on the board as well, where they can be read if there is room. */
  readonly lieOpen: (update: Update) => boolean
}

/** What chance brought: it is shown large for a moment, before play goes on. */
export interface ChanceParts {
  /** The dice an event of this update has thrown, but for those that a scene of the game shows. */
  readonly dice: (event: GameEvent, update: Update) => readonly Die[]
  /** What came of them, in a few words. */
  readonly outcome: (update: Update, words: Words) => string
  /** The card that came from where nobody could see it, if one did. */
  readonly drawn: (
    update: Update,
    before: Update | null,
  ) => { readonly seat: number; readonly card: string } | null
}

export type News = (before: Update, now: Update, words: Words) => readonly string[]

export type Touches = (before: Update, now: Update, words: Words) => readonly Touch[]

/** Something one must not miss. */
export interface Touch {
  /** In a few words: "You lose the Inn". */
  readonly text: string
  /** The thing on the table it is about. */
  readonly at: string | null
  /** It takes something from me, or sets the end in motion. */
  readonly grave: boolean
}

export interface Cause {
  readonly card: string | null
  readonly place: Pick<About, 'title' | 'text'> | null
}

/** Those that have been loaded. */
const here = new Map<string, GameParts>()

/** What a game brings, at a table that is laid out. */
export const partsOf = (game: string | undefined) => here.get(game ?? '')

/** What its things are: its own, and the race on the ruler above them. */
export const thingsOf =
  (game: string): AboutThing =>
  (update, at, words) => {
    const parts = partsOf(game)
    if (parts === undefined) return null
    return at === RACE ? aboutRace(update, parts, words) : parts.boards.thing(update, at, words)
  }

/** What the game of a table brings to it; null until that is fetched. */
export function useParts(shown: Pick<Update, 'game' | 'options'> | null): GameParts | null {
  const [found, setFound] = useState<{ readonly of: string; readonly parts: GameParts } | null>(null)
  const of = shown === null ? '' : JSON.stringify([shown.game, shown.options])
  useEffect(() => {
    let wanted = true
    const load = async ({ game, options }: Pick<Update, 'game' | 'options'>) => {
      const parts = await gameNamed(game)?.table(options)
      if (parts === undefined || !wanted) return
      here.set(game, parts)
      setFound({ of, parts })
    }
    if (shown !== null) void load(shown)
    return () => {
      wanted = false
    }
  }, [of])
  return found?.of === of ? found.parts : null
}
