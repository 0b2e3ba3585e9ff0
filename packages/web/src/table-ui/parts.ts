// The interface between a game and the table screen. A game's parts are loaded when one of its tables is opened.
import type { LogLine, Update, WireOption } from '@lorehall/host'
import type { GameEvent } from '@lorehall/kernel'
import { type ComponentType, useEffect, useState } from 'react'
import { gameNamed } from '../games/named.ts'
import type { Words } from '../text/language.ts'
import type { About, AboutThing } from './about.ts'
import type { CardLook } from './cards/look.ts'
import type { GameNames } from './names.ts'
import { aboutRace, aboutWay, RACE, WAY } from './ruler/race.ts'
import type { Scale } from './ruler/scale.ts'
import type { ScoreOf } from './score.ts'
import type { Checklist } from './turn/checklist.ts'
import type { Turn } from './turn/turn.ts'

/** Props of a component that shows a seat. */
type OfSeat = ComponentType<{ readonly update: Update; readonly seat: number }>

/** A face shows a sign (a path on the grid of the icon set) or a few letters. */
export type DieFace = {
  readonly colour: string
} & ({ readonly sign: string } | { readonly text: string })

export interface Die {
  /** Drawn dark instead of light, to tell two kinds of dice apart. */
  readonly dark: boolean
  readonly faces: readonly DieFace[]
  /** The face that is up. */
  readonly up: number
}

export interface BoardPart {
  readonly id: string
  readonly name: string
  readonly Board: ComponentType<{ readonly update: Update }>
  /** Whether a thing is on it, drawn or not. */
  readonly has: (at: string) => boolean
  /** Whether this table has the board; by default it does. */
  readonly there?: (update: Update) => boolean
  /** Whether the current question is about this board, whatever else can be clicked. */
  readonly calls?: (update: Update) => boolean
  /** Whether a thing that changes places is on it now: a specialist in the market may later be with a player. */
  readonly holds?: (at: string, update: Update) => boolean
  /** The width in pixels that it needs to be readable. Two boards that both have it are shown side by side. */
  readonly reads?: number
  /** A miniature, shown while another board is in front: 88 pixels wide, about 70 high. */
  readonly Glance?: ComponentType<{ readonly update: Update }>
}

/** A scene shown over the boards for a while: a fight, a battle. */
export interface Scene {
  /** Stays the same until another scene begins. */
  readonly id: string
  readonly name: string
  /** `aside`: the player has hidden the scene, and it may show only one line. */
  readonly Scene: ComponentType<{ readonly update: Update; readonly aside: boolean }>
  /** A brief scene: already over, it stays for this many beats or until the next click or key press. */
  readonly beats?: number
  /** It darkens the boards only a little, and clicks go through it: the question may be about them. */
  readonly through?: boolean
  /** A brief scene that this player reads at their own pace: it stays until they click or press a key. */
  readonly waits?: boolean
  /** It shows the long text of the question itself, so the stage has no panel for it. */
  readonly reads?: boolean
}

/** Everything a game provides to the table screen. Absent parts are null, empty lists, or functions that return one. */
export interface GameParts {
  /** The game's words for points, rounds and so on. */
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
  /** One or more boards: a map, a town, a hero's board. The first is in front. */
  readonly all: readonly [BoardPart, ...BoardPart[]]
  /** The scene over the boards now; null: none. */
  readonly scene: ((update: Update) => Scene | null) | null
  /** Describes a thing on the table that the player points at. */
  readonly thing: AboutThing
}

/**
 * A player's things, from one line to everything. The hall shows names and points itself; these components show the
 * rest.
 */
export interface PlayerParts {
  /** The corner of the player's own side, and its contents. */
  readonly OwnCounts: OfSeat
  readonly Own: OfSeat
  /** The same in one line, for a phone: counts of what the player can pay with. */
  readonly OwnLine: OfSeat
  /** Another player, in short and in full. */
  readonly Other: OfSeat
  readonly Whole: OfSeat
  /** How many lines longer `Other` is at this table than usual. */
  readonly moreLines?: (update: Update) => number
}

/** The score: points so far, the ruler they are drawn on, and what the end would add. */
export interface ScoreParts {
  /** A seat's public points so far, and their sign: a path on the icon grid. */
  readonly points: (update: Update, seat: number) => number
  readonly sign: string
  /** The ruler: its scale, the marks on it, and what ends the game. */
  readonly ruler: (update: Update, words: Words) => Scale
  /** The score if the game ended now; loaded on demand. */
  readonly standing: () => Promise<ScoreOf>
  /** Another track, beside the ruler. */
  readonly Track?: ComponentType | undefined
  /** The game's words when it is over, above the scores. */
  readonly Closing?: ComponentType<{ readonly update: Update }> | undefined
}

/** The turn: whose it is, what it consists of, and where turns and rounds begin in the log. */
export interface TurnParts {
  readonly at: (update: Update) => Turn
  /** The checklist of a turn; null: the game has none. */
  readonly checklist: (update: Update, words: Words) => Checklist | null
  /** Is everything in the turn done, so that only ending it is left? */
  readonly isDone: (update: Update) => boolean
  /** Whether a click on an adjacent place also stops there, like a click on a distant one. */
  readonly arrives?: (update: Update) => boolean
  /** Some options of the current question, drawn by the game in the row of the question; null: none. */
  readonly tray?: (update: Update) => Tray | null
  /** Whether a log line begins a round or a turn. */
  readonly begins: (line: Pick<LogLine, 'type'>) => 'round' | 'turn' | null
}

/** Options that a game draws itself in the row of the question, such as the Units of an army. */
export interface Tray {
  /** Whether it draws this option, so that the row has no button for it. */
  readonly draws: (option: WireOption) => boolean
  /** Whether its options keep their digit keys: then the things that draw them show the keys. */
  readonly keyed: boolean
  /** The space it needs, in pixels. */
  readonly width: number
  readonly Tray: ComponentType<{ readonly update: Update }>
}

/** Others' turns, as they affect this player. `news` and `touches` are loaded later; the most important come first. */
export interface TellingParts {
  /** News for this player between two of their turns. */
  readonly news: () => Promise<News>
  /** How one step of others affects this player. */
  readonly touches: () => Promise<Touches>
  /** The source of a log line: a card id or a place. */
  readonly cause: (update: Update, line: LogLine, words: Words) => Cause
}

/** The cards, by id, and the cards that a question offers. */
export interface CardParts {
  /** A card, with the numbers in play. */
  readonly look: (id: string) => CardLook | undefined
  /** The ids of the cards that are offered to choose from. */
  readonly offered: (update: Update) => readonly string[]
  /** Whether the offered cards are also face up on the board, so that a large screen need not show them twice. */
  readonly lieOpen: (update: Update) => boolean
}

/** A result of chance, shown large for a moment before play continues. */
export interface ChanceParts {
  /** The dice rolled in this event, except those that a scene of the game shows. */
  readonly dice: (event: GameEvent, update: Update) => readonly Die[]
  /** A short text for the result. */
  readonly outcome: (update: Update, words: Words) => string
  /** The card that was revealed, if any. */
  readonly drawn: (
    update: Update,
    before: Update | null,
  ) => { readonly seat: number; readonly card: string } | null
}

export type News = (before: Update, now: Update, words: Words) => readonly string[]

export type Touches = (before: Update, now: Update, words: Words) => readonly Touch[]

/** An effect of others' turns that the player must not miss. */
export interface Touch {
  /** A short text: "You lose the Inn". */
  readonly text: string
  /** The thing on the table it is about. */
  readonly at: string | null
  /** The player loses something, or the end is triggered. */
  readonly grave: boolean
}

export interface Cause {
  readonly card: string | null
  readonly place: Pick<About, 'title' | 'text'> | null
}

/** The parts that have been loaded, by game. */
const here = new Map<string, GameParts>()

/** A game's parts for the table on screen. */
export const partsOf = (game: string | undefined) => here.get(game ?? '')

/** Describes the things of a game's table, including the race on the ruler. */
export const thingsOf =
  (game: string): AboutThing =>
  (update, at, words) => {
    const parts = partsOf(game)
    if (parts === undefined) return null
    if (at === RACE) return aboutRace(update, parts, words)
    return at.startsWith(WAY) ? aboutWay(update, at, parts, words) : parts.boards.thing(update, at, words)
  }

/** The parts of a table's game; null until loaded. */
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
