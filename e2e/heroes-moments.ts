// Moments in games of Heroes, with a person in the seat that must decide.
import { botNamed, think } from '@lorehall/bots'
import { heroes } from '@lorehall/heroes'
import { type Ask, Chance, type Seat, Table, type TableRecord } from '@lorehall/kernel'
import { LESSON } from '../packages/web/src/games/heroes/lesson/lesson.ts'
import { judge } from '@lorehall/heroes/judge'

/** How many games to search for a moment. */
const GAMES = 40

/** Whether a game is at the moment: by its questions and its last entry. */
type Wanted = (asks: readonly Ask[], last: unknown) => boolean

/** Lets two bots play until such a question is open. Returns null if it never is. */
function within(seed: string, wanted: Wanted): TableRecord | null {
  const seats = [1, 2].map((n) => ({ name: `Bot ${n}`, kind: 'bot' as const }))
  const table = new Table(heroes, { seats, seed })
  const chance = new Chance(seed)
  const bot = botNamed('quick', judge)
  while (!table.over) {
    if (wanted(table.asks, table.entries.at(-1))) {
      const { digest: _unfinished, ...record } = table.record()
      return { ...record, seats: [{ name: 'Person', kind: 'person' }, ...seats.slice(1)] }
    }
    const [ask] = table.asks
    if (ask === undefined) throw new Error('nobody is asked')
    table.take(ask, think(table.machine, ask.seat, bot, chance))
  }
  return null
}

/** Searches for the moment: the bots' moves change whenever they improve, so a fixed game would go stale. */
function moment(wanted: Wanted): TableRecord {
  for (let n = 0; n < GAMES; n++) {
    const found = within(`moment ${n}`, wanted)
    if (found !== null) return found
  }
  throw new Error(`not asked in ${GAMES} games`)
}

/** Whether the first seat has this question, and a choice. */
const isAsked =
  (prompt: string) =>
  (asks: readonly Ask[]): boolean =>
    asks.some((ask) => ask.seat === 0 && ask.prompt === prompt && !ask.hides)

/** The first seat's turn begins, with a token to place. */
export const atTurn = (): TableRecord => moment(isAsked('turn'))

/** The first seat chooses who marches and where to, and could leave somebody behind. */
export const onMarch = (): TableRecord =>
  moment((asks) =>
    asks.some(
      ({ seat, prompt, options }) =>
        seat === 0 && prompt === 'marchOut' && options.some(({ kind }) => kind === 'stay'),
    ),
  )

/** The first seat's turn, when it could march from several Regions. */
export function beforeMarch(): TableRecord {
  const from = moment((asks, last) => isAsked('marchFrom')(asks) && last === '0 slot:march-1')
  return { ...from, entries: from.entries.slice(0, -1) }
}

/** The first seat chooses where to march, and a Battle waits in a Region within reach. */
export function beforeBattle(): TableRecord {
  const from = moment(
    (asks, last) =>
      asks.some(({ prompt }) => prompt === 'tactic' || prompt === 'combatSpell') &&
      typeof last === 'string' &&
      /^0 go:\S+$/.test(last),
  )
  return { ...from, entries: from.entries.slice(0, -1) }
}

/** Another player builds or recruits, and the first seat may follow. */
export const atFollow = (): TableRecord =>
  moment((asks) => asks.some(({ seat, prompt }) => seat === 0 && prompt.startsWith('follow-')))

/** Another player has cast a Spell, and the first seat may react. */
export const atSpell = (): TableRecord => moment(isAsked('interrupt'))

/** A token offers the first seat a Serf or a Warrior. */
export const atHire = (): TableRecord =>
  moment((asks) => asks.some(({ seat, prompt }) => seat === 0 && /^(?:farm|knight)$/.test(prompt)))

/** The first seat chooses whom to recruit. */
export const atRecruit = (): TableRecord => moment(isAsked('recruit'))

/** Both sides choose their Tactic cards. */
export const inBattle = (): TableRecord => moment(isAsked('tactic'))

/** Plays the lesson's own moves until this question comes up. `opposite`: the kind of the other player. */
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

/** The Battle of the lesson, when both players must choose a Tactic card: 9 to 6, the same every time. */
export const taughtBattle = (opposite: 'person' | 'bot' = 'bot'): TableRecord => asTaught('tactic', opposite)

/** The same Battle, when the first player pays for the Tactic that wins it. */
export const taughtPayment = (): TableRecord => asTaught('payTactic', 'bot')

/** The first March of the lesson: the army is about to leave for Plains I-3, where a token lies. */
export const taughtMarch = (): TableRecord => asTaught('march', 'bot')
