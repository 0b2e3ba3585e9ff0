// Moments of games of Heroes, with somebody in person who is asked there.
import { botNamed, think } from '@lorehall/bots'
import { heroes } from '@lorehall/heroes'
import { type Ask, Chance, type Seat, Table, type TableRecord } from '@lorehall/kernel'
import { LESSON } from '../packages/web/src/games/heroes/lesson/lesson.ts'
import { judge } from '@lorehall/heroes/judge'

/** Games that are looked through for a moment before it is said that there is none. */
const GAMES = 40

/** The first time something like it is asked among two bots, or nothing. */
function within(seed: string, wanted: (asks: readonly Ask[]) => boolean): TableRecord | null {
  const seats = [1, 2].map((n) => ({ name: `Bot ${n}`, kind: 'bot' as const }))
  const table = new Table(heroes, { seats, seed })
  const chance = new Chance(seed)
  const bot = botNamed('quick', judge)
  while (!table.over) {
    if (wanted(table.asks)) {
      const { digest: _unfinished, ...record } = table.record()
      return { ...record, seats: [{ name: 'Person', kind: 'person' }, ...seats.slice(1)] }
    }
    const [ask] = table.asks
    if (ask === undefined) throw new Error('nobody is asked')
    table.take(ask, think(table.machine, ask.seat, bot, chance))
  }
  return null
}

/** What bots do changes with how well they play, so that a moment is looked for and not known. */
function moment(wanted: (asks: readonly Ask[]) => boolean): TableRecord {
  for (let n = 0; n < GAMES; n++) {
    const found = within(`moment ${n}`, wanted)
    if (found !== null) return found
  }
  throw new Error(`not asked in ${GAMES} games`)
}

/** The first seat is asked this. */
const isAsked =
  (prompt: string) =>
  (asks: readonly Ask[]): boolean =>
    asks.some((ask) => ask.seat === 0 && ask.prompt === prompt)

/** A turn of the first seat begins, with its token to place. */
export const atTurn = (): TableRecord => moment(isAsked('turn'))

/** An army of the first seat is on its way. */
export const onMarch = (): TableRecord => moment(isAsked('march'))

/** Somebody else builds or recruits, and the first seat may follow. */
export const atFollow = (): TableRecord =>
  moment((asks) => asks.some(({ seat, prompt }) => seat === 0 && prompt.startsWith('follow-')))

/** Somebody else has cast a Spell, and the first seat may answer it. */
export const atSpell = (): TableRecord => moment(isAsked('interrupt'))

/** Both sides choose their Tactic cards. */
export const inBattle = (): TableRecord => moment(isAsked('tactic'))

/** Played as the lesson teaches it until somebody is asked this; who sits opposite. */
function asTaught(prompt: string, opposite: 'person' | 'bot'): TableRecord {
  const { seed, values, steps, others } = LESSON
  const table = new Table(heroes, {
    seats: [
      { name: 'Ada', kind: 'person' },
      { name: 'Ben', kind: opposite },
    ],
    seed: seed ?? '',
    values: values ?? {},
  })
  const own = steps.flatMap(({ answers = [] }) => answers.flatMap((answer) => answer.split(' ')))
  const given = [own.values(), (others[0]?.opening ?? []).values()]
  const next = (seat: Seat) => given[seat]?.next().value ?? ''
  while (!table.asks.some((ask) => ask.prompt === prompt)) {
    const [ask] = table.asks
    if (ask === undefined) throw new Error(`nobody is asked '${prompt}' in the lesson`)
    table.answer(ask.seat, ask.id, next(ask.seat))
  }
  const { digest: _unfinished, ...record } = table.record()
  return record
}

/** The Battle of the lesson, where both are to lay a Tactic card: 9 to 6, the same every time. */
export const taughtBattle = (opposite: 'person' | 'bot' = 'bot'): TableRecord => asTaught('tactic', opposite)
