// The campaign: what a chapter leaves for the next, and the sheet of all heroes. Pages read it, too. (N-STORY-44,
// N-STORY-45)
import { type Checked, list, orNull, shape, whole, words } from '@lorehall/grammar'
import { type GameOptions, type Json, type Lines, Refusal } from '@lorehall/kernel'
import { type Hero, HEROES } from './cards/chapter.ts'
import { CAMPAIGN } from './values/numbers.ts'

/** The results of a hero by chapter; null: the hero missed it. `wins`: chapters won. */
const line = shape(
  { vp: list(orNull(whole(-99, 999))), rep: list(orNull(whole(-9, 99))), wins: whole(0, 6) },
  {},
)
export type Line = Checked<typeof line>

const hero = words(...HEROES)

/** The data that a chapter leaves: its number, its heroes by seat, and the lines of all heroes who have played. */
const leaving = shape(
  {
    chapter: whole(1, 6),
    seats: list(hero, 1, 4),
    lines: shape({}, { halia: line, zeik: line, marklun: line, namal: line }),
  },
  {},
)
export type Left = Checked<typeof leaving>

/** A campaign under way: what was left, and whom each seat continues. */
const continuing = shape({ left: leaving, seats: list(orNull(hero), 1, 4) }, {})
export type Before = Checked<typeof continuing>

const no = (why: string) => new Refusal('bad-carried', why)

function checked(left: unknown): Left {
  try {
    if (leaving(left, []) && agrees(left)) return left
  } catch (error) {
    if (error instanceof Refusal) throw no(`this is not what a chapter of the story leaves: ${error.message}`)
    throw error
  }
  throw no('this is not what a chapter of the story leaves: a hero has too few or too many chapters')
}

const agrees = ({ chapter, seats, lines }: Left): boolean =>
  seats.every((one) => lines[one] !== undefined) &&
  Object.values(lines).every(({ vp, rep }) => vp.length === chapter && rep.length === chapter)

const heroesIn = ({ lines }: Left): Hero[] => HEROES.filter((one) => lines[one] !== undefined)

/** First the heroes of the last chapter by seat, then those who missed it. */
function linesOf(left: unknown): readonly string[] {
  const found = checked(left)
  const { seats } = found
  return [...seats, ...heroesIn(found).filter((one) => !seats.includes(one))]
}

/** Refused unless the next chapter is played and everybody new finds a hero. */
function read(given: Json, seats: Lines, options: GameOptions): Json {
  const left = checked(given)
  if (options['story'] !== true || options['chapter'] !== String(left.chapter + 1)) {
    throw no(
      left.chapter === CAMPAIGN.chapters
        ? 'the campaign is over'
        : `chapter ${left.chapter + 1} of the story comes next`,
    )
  }
  if (options['heroes'] === 'random') throw no('in a campaign, heroes are not drawn at random')
  const free = HEROES.length - heroesIn(left).length
  if (seats.filter((one) => one === null).length > free) {
    throw no('every hero has a line; say whose line each new player takes over')
  }
  return plain({ left, seats })
}

/** As a state carries it. */
function plain(before: { readonly left: Left; readonly seats: Lines }): Json
function plain(before: unknown): unknown {
  return before
}

/** The result of `read`; null: the table continues nothing. */
export function beforeIn(left: Json): Before | null {
  if (left === null) return null
  if (!continuing(left, [])) throw new Error('a check refuses or agrees')
  return left
}

/** The result of an earlier table; refused if it is anything else. */
export const leftIn = (left: Json): Left => checked(left)

export const campaignLines = { lines: linesOf, read }

/** One chapter's result of a hero. */
interface Result {
  readonly hero: Hero
  readonly vp: number
  readonly rep: number
  readonly won: boolean
}

/** The lines after a chapter; null: a later chapter alone, which belongs to no campaign. */
export function leftAfter(before: Before | null, chapter: number, results: readonly Result[]): Left | null {
  if (before === null && chapter !== 1) return null
  const earlier = before?.left.lines ?? {}
  const missed = Array.from({ length: chapter - 1 }, () => null)
  const lines: Partial<Record<Hero, Line>> = {}
  for (const one of HEROES) {
    const result = results.find((found) => found.hero === one)
    const known = earlier[one]
    if (result === undefined && known === undefined) continue
    const { vp, rep, wins } = known ?? { vp: missed, rep: missed, wins: 0 }
    lines[one] = {
      vp: [...vp, result?.vp ?? null],
      rep: [...rep, result?.rep ?? null],
      wins: wins + (result?.won === true ? 1 : 0),
    }
  }
  return { chapter, seats: results.map((result) => result.hero), lines }
}

/** A hero's row of the sheet. */
export interface Row {
  readonly hero: Hero
  readonly chapters: readonly { readonly vp: number; readonly rep: number; readonly missed: boolean }[]
  readonly vp: number
  readonly rep: number
  /** For the highest reputation. */
  readonly most: number
  readonly total: number
  readonly wins: number
  /** Missed the last chapter: can neither win nor have the highest reputation, unless the hero comes back. */
  readonly away: boolean
}

export interface Sheet {
  readonly chapter: number
  readonly over: boolean
  readonly rows: readonly Row[]
  /** Empty before the end, and if nobody has won. */
  readonly winners: readonly Hero[]
  /** How well a hero did alone; null: before the end, or with others. */
  readonly mark: 'won' | 'well' | 'forEver' | 'lost' | null
}

type Kind = 'vp' | 'rep'

/** Every chapter counts: a missed one as the lowest result of all who played it. */
function credited({ lines }: Left, one: Line, kind: Kind): number[] {
  return one[kind].map((n, chapter) => {
    if (n !== null) return n
    const played = Object.values(lines).flatMap((other) => other[kind][chapter] ?? [])
    return played.length === 0 ? 0 : Math.min(...played)
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** Those who are ahead of all others in the first number that differs. */
function ahead(rows: readonly Row[]): readonly Hero[] {
  const rankOf = ({ total, rep, wins }: Row) => [total, rep, wins]
  const beats = (a: Row, b: Row) => {
    const [one, other] = [rankOf(a), rankOf(b)]
    const differs = one.findIndex((n, i) => n !== other[i])
    return differs !== -1 && (one[differs] ?? 0) > (other[differs] ?? 0)
  }
  return rows.filter((row) => !rows.some((other) => beats(other, row))).map((row) => row.hero)
}

export function sheetOf(left: Left): Sheet {
  const heroes = heroesIn(left)
  const plainRows = heroes.flatMap((one) => {
    const own = left.lines[one]
    if (own === undefined) return []
    const [vp, rep] = [credited(left, own, 'vp'), credited(left, own, 'rep')]
    const away = own.vp[left.chapter - 1] === null
    return [{ hero: one, own, vp, rep, away }]
  })
  const alone = heroes.length === 1
  const best = Math.max(...plainRows.flatMap(({ rep, away }) => (away ? [] : [sum(rep)])))
  const rows = plainRows.map(({ hero: one, own, vp, rep, away }): Row => {
    const has = !away && sum(rep) === best && (!alone || sum(rep) > 0)
    const most = has ? CAMPAIGN.most : 0
    return {
      hero: one,
      chapters: vp.map((n, i) => ({ vp: n, rep: rep[i] ?? 0, missed: own.vp[i] === null })),
      vp: sum(vp),
      rep: sum(rep),
      most,
      total: sum(vp) + most,
      wins: own.wins,
      away,
    }
  })
  const over = left.chapter === CAMPAIGN.chapters
  const [only] = rows
  const mark = over && alone && only !== undefined ? markOf(only.total) : null
  const running = rows.filter(({ away }) => !away)
  const won = mark === null ? running.length > 1 : mark !== 'lost'
  return { chapter: left.chapter, over, rows, winners: over && won ? ahead(running) : [], mark }
}

function markOf(total: number): NonNullable<Sheet['mark']> {
  if (total >= CAMPAIGN.forEver) return 'forEver'
  if (total >= CAMPAIGN.well) return 'well'
  return total >= CAMPAIGN.won ? 'won' : 'lost'
}

/** The benefits of the chapter before. */
export interface Benefits {
  /** More coins and reputation at the start. */
  readonly helped: readonly Hero[]
  /** May begin on any space. */
  readonly anywhere: readonly Hero[]
}

/** Of those who played the chapter before: the lowest is helped, the highest begins anywhere. `alone`: points to win. */
export function benefitsOf({ left, seats }: Before, win: number): Benefits {
  const last = left.chapter - 1
  const played = heroesIn(left).flatMap((one) => {
    const vp = left.lines[one]?.vp[last] ?? null
    return vp === null ? [] : [{ hero: one, vp }]
  })
  if (seats.length === 1) {
    const own = played.filter((one) => seats.includes(one.hero))
    return {
      helped: own.filter(({ vp }) => vp < win).map((one) => one.hero),
      anywhere: own.filter(({ vp }) => vp >= win).map((one) => one.hero),
    }
  }
  const points = played.map(({ vp }) => vp)
  const [least, most] = [Math.min(...points), Math.max(...points)]
  if (least === most) return { helped: [], anywhere: [] }
  return {
    helped: played.filter(({ vp }) => vp === least).map((one) => one.hero),
    anywhere: played.filter(({ vp }) => vp === most).map((one) => one.hero),
  }
}
