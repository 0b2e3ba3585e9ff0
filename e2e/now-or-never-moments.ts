// Moments of a recorded game of Now or Never, with somebody in person who is asked there.
import { half } from './hall.ts'

const GAME = 'now-or-never'

const lines = (): readonly string[] => half([], 1, GAME).entries.map(String)

const seatOf = (line: string | undefined): number => Number(line?.split(' ')[0])

/** The game before that entry, which its player gives in person. */
function before(entry: number, seat = seatOf(lines()[entry])): object {
  const record = half([seat], 1, GAME)
  record.entries.length = entry
  return record
}

const find = (is: (line: string, i: number, all: readonly string[]) => boolean): number =>
  lines().findIndex(is)

/** Heroes lie open, and one of them is chosen. */
export const atHeroes = (): object => before(find((line) => / hero:/.test(line)))

/** Eight quests, of which four are kept. */
export const atQuests = (): object => before(find((line) => / keep:/.test(line)))

/** The first turn of a season's first player. */
export const atTurn = (): object => before(find((line) => /^0 (?:use|go|recruit|rest)\b/.test(line)))

/** The last of them passes, and towns produce. */
export function atProduction(): object {
  const passes = lines().flatMap((line, i) => (line.endsWith(' pass') ? [i] : []))
  return before(passes[3] ?? 0)
}

/** A fight that goes on, after its first roll. */
export function inFight(): object {
  const begun = find((line, i, all) => {
    const goesOn = new RegExp(`^${seatOf(line)} (?:roll-on|retreat|keep-die|strike)`)
    return / fight:/.test(line) && goesOn.test(all[i + 1] ?? '')
  })
  return before(begun + 1, seatOf(lines()[begun]))
}

/** Where a token is about to be searched for. */
export const atSearch = (): object => before(find((line) => / search:/.test(line)))

/** Before a walk that ends with a visit. */
export function beforeVisit(): object {
  const visit = find((line) => / visit:/.test(line))
  const own = seatOf(lines()[visit])
  const walk = lines().findLastIndex((line, i) => i < visit && line === `${own} go`)
  return before(walk, own)
}
