// Moments in tables of the story, with people in some seats.
import { Chance, type Json, Table } from '@lorehall/kernel'
import { nowOrNever } from '@lorehall/now-or-never'

type Ask = Table['asks'][number]

interface Given {
  readonly seats?: number
  readonly people?: readonly number[]
  readonly seed?: string
  readonly options?: Readonly<Record<string, string | boolean>>
  readonly values?: Json
}

/** More decisions than any of these moments needs. */
const MOST = 20_000

/** Kinds that lead to a scene, the best first. */
const WANTED = ['search', 'mission', 'go']

/** Plays at random, but searches whenever it can, until the moment has come. */
function playedUntil(is: (ask: Ask, table: Table) => boolean, given: Given = {}): object {
  const { seats = 2, people = [0], seed = 'story', options = {}, values = {} } = given
  const chance = new Chance(seed)
  const table: Table = new Table(nowOrNever, {
    seats,
    seed,
    options: { story: true, chapter: '1', ...options },
    values,
  })
  for (let i = 0; i < MOST; i++) {
    const [ask] = table.asks
    if (ask === undefined) break
    if (is(ask, table)) return recordOf(table, seats, people)
    const best = WANTED.flatMap((kind) => ask.options.filter((option) => option.kind === kind))[0]
    const open = ask.options.filter(({ manner }) => manner !== 'unticks')
    table.take(ask, best ?? chance.pick(open))
  }
  throw new Error('the moment never came')
}

function recordOf(table: Table, seats: number, people: readonly number[]): object {
  const { digest: _unfinished, ...record } = table.record()
  return {
    ...record,
    seats: Array.from({ length: seats }, (_, seat) =>
      people.includes(seat)
        ? { name: ['Ann', 'Brin', 'Cato', 'Dora'][seat], kind: 'person' }
        : { name: ['Ann', 'Brin', 'Cato', 'Dora'][seat], kind: 'bot', bot: 'quick' },
    ),
  }
}

const ofPerson = (ask: Ask, { people = [0] }: Given) => people.includes(ask.seat)

/** The first turn of a person. */
export const atOpening = (given: Given = {}): object =>
  playedUntil((ask) => ask.kind === 'turn' && ofPerson(ask, given), given)

/** A person reads a scene and chooses. */
export const atScene = (given: Given = {}): object =>
  playedUntil((ask) => ask.prompt === 'story/choose' && ofPerson(ask, given), given)

/** A person has rolled and may add hearts. */
export const atTest = (given: Given = {}): object =>
  playedUntil((ask) => ask.prompt === 'story/hearts' && ofPerson(ask, given), given)

/** Just before a person's search. */
export const beforeScene = (given: Given = {}): object =>
  playedUntil((ask) => ask.options.some(({ kind }) => kind === 'search') && ofPerson(ask, given), given)
