// Moments in a recorded game of Now or Never, with a person in the seat that must decide.
import { readRecord, Table } from '@lorehall/kernel'
import { nowOrNever } from '@lorehall/now-or-never'
import { half } from './hall.ts'

const GAME = 'now-or-never'

const lines = (): readonly string[] => half([], 1, GAME).entries.map(String)

const seatOf = (line: string | undefined): number => Number(line?.split(' ')[0])

/** The game before that entry, with a person in the seat that will decide. */
function before(entry: number, seat = seatOf(lines()[entry])): object {
  const record = half([seat], 1, GAME)
  record.entries.length = entry
  return record
}

const find = (is: (line: string, i: number, all: readonly string[]) => boolean): number =>
  lines().findIndex(is)

/** Heroes are offered, and one must be chosen. */
export const atHeroes = (): object => before(find((line) => / hero:/.test(line)))

/** Eight quests, of which four will be kept. */
export const atQuests = (): object => before(find((line) => / keep:/.test(line)))

/** The first turn of a season's first player. */
export const atTurn = (): object => before(find((line) => /^0 (?:use|go|recruit|rest)\b/.test(line)))

/** Before the last player passes and towns produce. */
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

/** Before a fight, with the experience to learn many abilities. */
export function ableToLearn(): object {
  const fight = find((line) => / fight:/.test(line))
  const seat = seatOf(lines()[fight])
  const table = Table.replay(nowOrNever, readRecord(before(fight, seat)))
  table.patch([{ op: 'replace', path: `/game/players/${seat}/xp`, value: 40 }])
  const { digest: _unfinished, ...record } = table.record()
  return record
}

/** Before a search for a token. */
export const atSearch = (): object => before(find((line) => / search:/.test(line)))

/** Before a walk that begins with the choice of an arrow and ends with a visit. */
export function beforeVisit(): object {
  const walk = find((line, i, all) => {
    const own = seatOf(line)
    const next = all.findIndex((one, n) => n > i && (one === `${own} go` || one.startsWith(`${own} visit:`)))
    return (
      line === `${own} go` &&
      all[i + 1]?.startsWith(`${own} arrow:`) === true &&
      / visit:/.test(all[next] ?? '')
    )
  })
  return before(walk)
}
