// A table as the lobby and the lists of tables show it to one person.
import { hashOf } from '@lorehall/host/fair'
import type { GameOptions } from '@lorehall/kernel'
import type { OnlineGives } from '@lorehall/protocol'
import type { HouseGame } from '../games.ts'
import type { Person, Proposal, Settled, ListedTable } from '../storage.ts'
import { sayUntil } from './clocks.ts'
import type { LiveTable } from './live-table.ts'

type LobbyView = OnlineGives<'room'>
type Listed = OnlineGives<'tables'>['tables'][number]

export function lobbyOf(live: LiveTable, person: Person | null): LobbyView {
  const { row } = live
  return {
    table: row.id,
    code: row.code,
    game: row.game,
    options: row.options,
    stage: row.stage,
    ended: row.ended,
    seats: row.seats.map((seat, i) => ({
      kind: seat.kind,
      name: seat.name,
      person: seat.person,
      bot: seat.bot,
      away: seat.away,
      presence: seat.person === null ? 'gone' : live.audience.presenceOf(seat.person),
      botFrom: live.botFrom(seat),
      deadline: row.deadlines[i] ?? null,
      say: sayUntil(seat, live.absence),
    })),
    yours: live.seatOf(person?.id ?? null),
    hosting: person !== null && row.host === person.id,
    watchers: live.audience.watchers,
    limit: row.limit,
    public: row.public,
    spectatorsChat: row.spectatorsChat,
    chances: row.chances,
    fair: fairnessOf(live),
    ...companyOf(live),
    carried: row.carried,
    ownNumbers: row.stage === 'gathering' && live.ownNumbers,
    after: live.after,
    proposal: row.proposal === null ? null : shown(row.proposal),
    settled: row.settled === null ? null : ended(row.settled),
    rematch: rematchFor(row, person),
    progress: row.progress,
    created: row.created,
    updated: row.updated,
  }
}

/** The sides and rivals that follow from the options. */
function companyOf({ game, row }: LiveTable): Pick<LobbyView, 'sides' | 'rivals'> {
  const { options } = row
  const seats = row.seats.length
  const sides = game?.form.sides?.(seats, options) ?? row.seats.map((_, seat) => [seat])
  const rivals = game?.play.rivals?.at(seats, options) ?? []
  return {
    sides: sides.map((side) => [...side]),
    rivals: rivals.map((id) => ({ id, name: game?.say.rival?.(id) ?? id })),
  }
}

function shown({ id, kind, by, seat, agreed }: Proposal): LobbyView['proposal'] {
  return { id, kind, by, seat: seat ?? null, agreed: [...agreed] }
}

/** The rematch as this person may see it: null if they have blocked the person who requested it. */
export function rematchFor({ rematch, rematchBy }: ListedTable, person: Person | null): string | null {
  return person?.blocked.some(({ id }) => id === rematchBy) === true ? null : rematch
}

function ended({ id, kind, by, how, who }: Settled): LobbyView['settled'] {
  return { id, kind, by, how, who }
}

export function fairnessOf({ row, seed }: LiveTable): LobbyView['fair'] {
  const fair = { hash: hashOf(seed), nonces: row.seats.map(({ nonce }) => nonce) }
  return row.stage === 'over' ? { ...fair, seed } : fair
}

/** The options that differ from the defaults. */
function unusual(options: GameOptions, form: HouseGame['form'] | undefined): GameOptions {
  const fields = form?.options.properties ?? {}
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => fields[name]?.default !== value),
  )
}

export function listed(
  summary: ListedTable,
  person: Person | null,
  form: HouseGame['form'] | undefined,
): Listed {
  const yours = person === null ? -1 : summary.seats.findIndex((seat) => seat.person === person.id)
  const ends = summary.deadlines.filter((end) => end !== null)
  return {
    table: summary.id,
    game: summary.game,
    stage: summary.stage,
    seats: summary.seats.map(({ kind, name, away }) => ({ kind, name, away })),
    yours: yours === -1 ? null : yours,
    waiting: [...summary.waiting],
    winners: [...summary.winners],
    rivals: [...summary.rivals],
    limit: summary.limit,
    options: unusual(summary.options, form),
    carried: summary.carried,
    deadline: ends.length === 0 ? null : Math.min(...ends),
    progress: summary.progress,
    updated: summary.updated,
  }
}
