// The record of a chapter, as its file has it: who reads what where, and what each choice asks, costs and gives. Its
// titles are in text/, its beats in brief/ and its prose in prose/.
import {
  anyId,
  byId,
  type Check,
  type Checked,
  list,
  orNull,
  shape,
  tagged,
  whole,
  words,
} from '@lorehall/grammar'
import { isRecord } from '@lorehall/kernel'
import { bag, type Deed, deed, deeds } from '../../../cards/vocabulary.ts'

export const CHAPTERS = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] as const
export type ChapterId = (typeof CHAPTERS)[number]

/** The heroes of the story, in the order of the campaign sheet. */
export const HEROES = ['halia', 'zeik', 'marklun', 'namal'] as const
export type Hero = (typeof HEROES)[number]

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N'] as const

const hero = words(...HEROES)
const letter = words(...LETTERS)
const forEachHero = <T>(each: Check<T>) => shape({ halia: each, zeik: each, marklun: each, namal: each }, {})

/** Deeds that only the story has. `else`: the reward if somebody has taken the piece before. */
const ownDeed = tagged('verb', {
  takePiece: shape({ piece: anyId, else: deeds }, {}),
  removePiece: shape({ piece: anyId }, {}),
  gainGlogo: shape({ n: whole(1, 9) }, {}),
})
export type OwnDeed = Checked<typeof ownDeed>

const OWN_VERBS: readonly unknown[] = ['takePiece', 'removePiece', 'gainGlogo']

export const isOwnDeed = (reward: Deed | OwnDeed): reward is OwnDeed => OWN_VERBS.includes(reward.verb)

/** A deed of a reward: of the base, or of the story. */
const reward: Check<Deed | OwnDeed> = (value, path): value is Deed | OwnDeed =>
  isRecord(value) && OWN_VERBS.includes(value['verb']) ? ownDeed(value, path) : deed(value, path)

const skillTest = shape({ skill: whole(1, 12) }, {})
const fightTest = shape({ fight: shape({ health: whole(1, 99), attack: whole(0, 99) }, {}) }, {})

type Test = Checked<typeof skillTest> | Checked<typeof fightTest>

const test: Check<Test> = (value, path): value is Test =>
  isRecord(value) && 'fight' in value ? fightTest(value, path) : skillTest(value, path)

const choice = shape(
  { id: words('a', 'b', 'c', 'd', 'e'), test, do: list(reward, 1) },
  {
    /** Paid on choosing, whatever the test brings. */
    pay: bag,
    /** Gained as well if the test is passed by 2. Fights have none. */
    bonus: list(deed, 1),
    reputation: whole(-3, 3),
    /** Flags that its success sets. */
    sets: list(anyId, 1),
    /** Offered only if this flag is set, or is not set. */
    if: anyId,
    un: anyId,
    /** The common choice that its hero sees it instead of. */
    replaces: anyId,
  },
)
export type Choice = Checked<typeof choice>

const choices = list(choice, 2, 5)
const heroes = list(hero, 3, 4)

const event = tagged('kind', {
  /** A letter, for every hero who has no event of their own there. `extra`: choices of one hero only. */
  shared: shape(
    { at: letter, heroes, choices },
    {
      extra: shape(
        {},
        { halia: list(choice, 1), zeik: list(choice, 1), marklun: list(choice, 1), namal: list(choice, 1) },
      ),
    },
  ),
  /** A letter, for its hero. Success places the mission token at `opens`, if the chain has not begun. */
  own: shape({ at: letter, hero, opens: anyId, choices }, {}),
  /** A mission of its hero, at a location, a rift or the deck. Success moves the token to `next`; null: off the board. */
  mission: shape({ at: anyId, hero, mission: whole(1, 3), next: orNull(anyId), choices }, {}),
  /** A meeting with a piece, once for each hero. */
  meet: shape({ at: anyId, heroes, choices }, {}),
})
export type StoryEvent = Checked<typeof event>

export const chapterRecord = shape(
  {
    id: words(...CHAPTERS),
    map: words('above', 'under'),
    /** The pieces that this chapter adds to the game. */
    pieces: list(anyId),
    /** Each hero's own letters: near the Monument, farther, far. */
    own: forEachHero(list(letter, 3, 3)),
    /** Each hero's missions in their order. */
    missions: forEachHero(list(anyId, 3, 3)),
    events: byId(event),
  },
  {
    /** The reputation for each hero's first visit to this location. */
    firstSteps: shape({ at: anyId, reputation: whole(1, 3) }, {}),
    /** The season in whose production these pieces each remove the nearest search token. */
    digs: shape({ season: whole(1, 6), by: list(anyId, 1) }, {}),
  },
)
export type ChapterRecord = Checked<typeof chapterRecord>
