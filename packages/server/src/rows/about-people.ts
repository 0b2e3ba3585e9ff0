// Where people are stored: every table of the database with ids of people, how they are taken out of it when they are
// deleted, and what of it they can download. A table that is missing here fails a test.
import type { Json } from '@lorehall/kernel'
import type { OwnDataSection } from '../people/en.ts'
import { IS_FROM_SEAT } from './report.ts'
import { flag, int, intOrNull, type Row, text, textOrNull } from './row.ts'
import { readJson } from './words.ts'

/** Rows that a person can download. */
export interface Shown {
  readonly section: OwnDataSection
  readonly columns: string
  /** Tables and conditions. The person is `:id`. */
  readonly from: string
  /** The columns by which the rows are ordered and told apart; empty if there is only one row. */
  readonly key: readonly string[]
  /** Rows that are read at the same time, if they are longer than others. */
  readonly atOnce?: number
  readonly read: (row: Row) => Json
}

export interface AboutPeople {
  readonly table: string
  /** Its columns with the id of a person, or with an address that leads to one. */
  readonly columns: readonly string[]
  /** Takes a person (`:id`) out of one table (`:n`) that they have a seat at or created. */
  readonly leaving?: readonly string[]
  /** Deletes what is left about a person (`:id`), also what references would delete, because a restore has none. */
  readonly goodbye: readonly string[]
  readonly shown: readonly Shown[]
}

/** Replaces the name of a deleted person in lists and records. */
export const NOBODY = 'Someone'

const moment = (at: number): string => new Date(at).toISOString()
const momentOrNull = (at: number | null): string | null => (at === null ? null : moment(at))

/** A row with the id, the game and the stage of a table. */
const tableIn = (row: Row) => ({
  table: text(row, 'id'),
  game: text(row, 'game'),
  stage: text(row, 'stage'),
  address: `/t/${text(row, 'id')}`,
})

/** In the order in which a person is deleted. */
export const ABOUT_PEOPLE: readonly AboutPeople[] = [
  {
    table: 'seats',
    columns: ['person'],
    leaving: [
      // At a running server, the person has already left these tables. In a restored backup they may still have a seat:
      // a bot takes it over (due = 0 wakes the caretaker), or it opens again if the game hasn't begun.
      `UPDATE tables SET due = 0 WHERE n = :n AND stage = 'playing'
         AND n IN (SELECT n FROM seats WHERE person = :id AND away = 0)`,
      `UPDATE seats SET kind = 'open', name = '', person = NULL, nonce = NULL WHERE n = :n AND person = :id
         AND n IN (SELECT n FROM tables WHERE stage = 'gathering')`,
      `UPDATE seats SET name = '${NOBODY}', person = NULL,
         stand_in = CASE WHEN away = 0 AND n IN (SELECT n FROM tables WHERE stage = 'playing')
           THEN 'left' ELSE stand_in END,
         away = CASE WHEN n IN (SELECT n FROM tables WHERE stage = 'playing') THEN 1 ELSE away END
       WHERE n = :n AND person = :id`,
    ],
    goodbye: [],
    shown: [
      {
        section: 'seats',
        columns: 'id, game, stage, seat, seats.name, nonce, away, missed, since',
        from: 'seats JOIN tables USING (n) WHERE person = :id',
        key: ['n', 'seat'],
        read: (row) => ({
          ...tableIn(row),
          record: text(row, 'stage') === 'over' ? `/api/tables/${text(row, 'id')}/record` : null,
          seat: int(row, 'seat'),
          name: text(row, 'name'),
          yourNumberForTheDice: textOrNull(row, 'nonce'),
          botPlays: flag(row, 'away'),
          botPlaysSince: momentOrNull(intOrNull(row, 'since')),
          deadlinesMissedInARow: int(row, 'missed'),
        }),
      },
    ],
  },
  {
    table: 'tables',
    columns: ['host', 'rematch_by'],
    leaving: [
      `UPDATE tables SET host = CASE WHEN stage = 'gathering' THEN
         (SELECT person FROM seats WHERE seats.n = tables.n AND kind = 'person' ORDER BY seat LIMIT 1) END
       WHERE n = :n AND host = :id`,
    ],
    goodbye: ['UPDATE tables SET rematch_by = NULL WHERE rematch_by = :id'],
    shown: [
      {
        section: 'createdTables',
        columns: 'id, game, stage, code, public, created',
        from: 'tables WHERE host = :id',
        key: ['n'],
        read: (row) => ({
          ...tableIn(row),
          code: text(row, 'code'),
          public: flag(row, 'public'),
          created: moment(int(row, 'created')),
        }),
      },
      {
        section: 'rematches',
        columns: 'id, game, stage',
        from: 'tables WHERE rematch_by = :id',
        key: ['n'],
        read: tableIn,
      },
    ],
  },
  {
    table: 'chat',
    columns: ['person'],
    goodbye: ['DELETE FROM chat WHERE person = :id'],
    shown: [
      {
        section: 'chat',
        columns: 'id, chat.name, text, at',
        from: 'chat JOIN tables USING (n) WHERE person = :id',
        key: ['n', 'line'],
        read: (row) => ({
          table: text(row, 'id'),
          at: moment(int(row, 'at')),
          name: text(row, 'name'),
          text: text(row, 'text'),
        }),
      },
    ],
  },
  {
    table: 'blocks',
    columns: ['person', 'blocked'],
    goodbye: ['DELETE FROM blocks WHERE blocked = :id OR person = :id'],
    // Nobody learns who has blocked them.
    shown: [
      {
        section: 'blocked',
        columns: 'blocked, name',
        from: 'blocks LEFT JOIN people ON people.id = blocked WHERE person = :id',
        key: ['blocked'],
        read: (row) => ({ person: text(row, 'blocked'), name: textOrNull(row, 'name') }),
      },
    ],
  },
  {
    table: 'removed',
    columns: ['person'],
    goodbye: ['DELETE FROM removed WHERE person = :id'],
    shown: [
      {
        section: 'removedFrom',
        columns: 'id, game, stage',
        from: 'removed JOIN tables USING (n) WHERE person = :id',
        key: ['n'],
        read: tableIn,
      },
    ],
  },
  {
    table: 'letters',
    columns: ['url', 'person'],
    goodbye: [
      'DELETE FROM letters WHERE person = :id OR url = (SELECT webhook FROM people WHERE people.id = :id)',
    ],
    // A group may share one webhook, so a notice may name somebody else.
    shown: [
      {
        section: 'notices',
        columns: 'due, tries',
        from: 'letters WHERE (person = :id OR url = (SELECT webhook FROM people WHERE people.id = :id))',
        key: ['id'],
        read: (row) => ({ due: moment(int(row, 'due')), tries: int(row, 'tries') }),
      },
    ],
  },
  {
    table: 'ways',
    columns: ['person'],
    goodbye: ['DELETE FROM ways WHERE person = :id'],
    shown: [
      {
        section: 'ways',
        columns: 'kind, address, label, confirmed',
        from: 'ways WHERE person = :id',
        key: ['id'],
        read: (row) => ({
          kind: text(row, 'kind'),
          address: text(row, 'address'),
          label: text(row, 'label'),
          confirmed: momentOrNull(intOrNull(row, 'confirmed')),
        }),
      },
    ],
  },
  {
    table: 'table_notices',
    columns: ['person'],
    goodbye: ['DELETE FROM table_notices WHERE person = :id'],
    shown: [
      {
        section: 'tableNotices',
        columns: 'id, choice, sent',
        from: 'table_notices JOIN tables USING (n) WHERE person = :id',
        key: ['n'],
        read: (row) => ({
          table: text(row, 'id'),
          notices: text(row, 'choice'),
          sentSinceYouLooked: int(row, 'sent') > 0,
        }),
      },
    ],
  },
  {
    table: 'devices',
    columns: ['person'],
    goodbye: ['DELETE FROM devices WHERE person = :id'],
    shown: [
      {
        section: 'devices',
        columns: 'count(*) AS many',
        from: 'devices WHERE person = :id',
        key: [],
        read: (row) => ({ signedIn: int(row, 'many') }),
      },
    ],
  },
  {
    table: 'recoveries',
    columns: ['person'],
    goodbye: ['DELETE FROM recoveries WHERE person = :id'],
    shown: [
      {
        section: 'recoveryLinks',
        columns: 'expires',
        from: 'recoveries WHERE person = :id',
        key: ['token'],
        read: (row) => ({ expires: moment(int(row, 'expires')) }),
      },
    ],
  },
  {
    table: 'made',
    columns: ['person'],
    goodbye: ['DELETE FROM made WHERE person = :id'],
    shown: [
      {
        section: 'creationKeys',
        columns: 'id, made.key',
        from: 'made JOIN tables USING (n) WHERE person = :id',
        key: ['made.key'],
        read: (row) => ({ table: text(row, 'id'), key: text(row, 'key') }),
      },
    ],
  },
  {
    // The seat says whose report it is. Its text and the names in it are erased with the seat (nameless.ts).
    table: 'reports',
    columns: ['seat'],
    goodbye: [],
    shown: [
      {
        section: 'reports',
        columns: 'reports.id AS report, tables.id, text, view, versions, at',
        from: `reports JOIN seats ON seats.n = reports.n AND seats.seat = reports.seat
          JOIN tables ON tables.n = reports.n WHERE person = :id AND ${IS_FROM_SEAT}`,
        key: ['reports.id'],
        // A report has everything that its seat saw.
        atOnce: 10,
        read: (row) => ({
          report: text(row, 'report'),
          table: text(row, 'id'),
          at: moment(int(row, 'at')),
          text: text(row, 'text'),
          seen: readJson(text(row, 'view')),
          versions: readJson(text(row, 'versions')),
        }),
      },
    ],
  },
  {
    // It names the people of its table, and can be made again.
    table: 'reviews',
    columns: [],
    leaving: ['DELETE FROM reviews WHERE n = :n'],
    goodbye: [],
    shown: [],
  },
  {
    table: 'people',
    columns: ['id'],
    goodbye: ['DELETE FROM people WHERE id = :id'],
    shown: [
      {
        section: 'you',
        columns: 'people.*',
        from: 'people WHERE id = :id',
        key: [],
        read: (row) => ({
          id: text(row, 'id'),
          name: text(row, 'name'),
          since: moment(int(row, 'created')),
          bannedSince: momentOrNull(intOrNull(row, 'banned')),
          noticesGoTo: textOrNull(row, 'webhook'),
          quietHours: row['quiet'] === null ? null : readJson(text(row, 'quiet')),
        }),
      },
    ],
  },
]

/** Tables without ids of people, but with their names in longer texts, where they are replaced (nameless.ts). */
export const NAMING_PEOPLE: readonly string[] = ['beginnings', 'entries']

export const LEAVINGS: readonly string[] = ABOUT_PEOPLE.flatMap(({ leaving = [] }) => leaving)

export const GOODBYES: readonly string[] = ABOUT_PEOPLE.flatMap(({ goodbye }) => goodbye)
