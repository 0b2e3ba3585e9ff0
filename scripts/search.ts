// Searches for questions that come back without any option after the player took an extra. First at the questions of
// all golden games, then at positions with 0, 1 and 2 of everything and those a few answers further on.
// `npm run search vindication layouts=300 rows=81`: the game (all if omitted), and any of
//   every    search one in so many questions of golden games (1)
//   layouts  number of positions set up in mid-game (750: in Vindication every card, without and with favor)
//   holding  the card of Vindication that is held in all of them: `holding=conviction-siphon rows=81`
//   rows     how many of the 81 rows of levels each position is searched with (3)
//   answers  depth of the search, in answers (2)
//   most     most positions to examine for one question (2000)
//   seconds  begin no further layout after this time (no limit)
// `npm test` searches a sample of these.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  readGolden,
  type SearchedGame,
  searchGolden,
  type SearchReport,
  searchScarce,
} from '@lorehall/kernel/testing'
import { searched as heroes } from '../packages/heroes/test/laws/search.ts'
import { searched as nowOrNever } from '../packages/now-or-never/test/laws/search.ts'
import { searched as vindication } from '../packages/vindication/test/laws/search.ts'

const args = process.argv.slice(2)
const wanted = args.find((arg) => !arg.includes('='))

function givenFor(name: string): string | undefined {
  return args.find((arg) => arg.startsWith(`${name}=`))?.slice(name.length + 1)
}

function numberOf(name: string, usual: number): number {
  const given = givenFor(name)
  return given === undefined ? usual : Number(given)
}

const most = numberOf('most', 2000)

const PACKAGES = join(import.meta.dirname, '..', 'packages')

function goldenOf(id: string) {
  const folder = join(PACKAGES, id, 'test', 'golden')
  return readdirSync(folder).map(
    (name) => [name, readGolden(readFileSync(join(folder, name), 'utf8'))] as const,
  )
}

function say(what: string, report: SearchReport, began: number): void {
  const { positions, questions, bare, acts, pairs, cut, violations, kinds } = report
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(
    `${what}: ${positions} positions, ${questions} questions (${bare} with nothing beside them, ${cut} not searched to the end), ${acts} acts tried, ${pairs} of them the second of a pair, ${seconds} s`,
  )
  for (const violation of violations) console.log(`  ${violation}`)
  for (const [kind, times] of kinds) console.log(`  ${times} times: ${kind}`)
  if (violations.length > 0) process.exitCode = 1
}

function search<S, V>(searched: SearchedGame<S, V>): void {
  const { game } = searched
  if (wanted !== undefined && wanted !== game.id) return
  let began = performance.now()
  say(`${game.id}, golden games`, searchGolden(game, goldenOf(game.id), numberOf('every', 1), most), began)
  began = performance.now()
  const report = searchScarce({
    ...searched,
    seed: game.id,
    layouts: numberOf('layouts', 750),
    holding: givenFor('holding') ?? null,
    rows: numberOf('rows', 3),
    answers: numberOf('answers', searched.answers),
    most,
    after: () => performance.now() - began > 1000 * numberOf('seconds', Infinity),
  })
  say(`${game.id}, with 0, 1 and 2 of everything`, report, began)
}

search(vindication)
search(nowOrNever)
search(heroes)
