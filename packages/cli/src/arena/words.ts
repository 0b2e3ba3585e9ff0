// The results of an arena, as text.
import { columns, percent, thousands } from '../columns.ts'
import type { ArenaReport, MeetingReport } from './report.ts'

export function arenaLines(title: string, report: ArenaReport): string[] {
  const { seats, games, deals, seed, machine, meetings, players } = report
  return [
    `${title}: ${games} games per meeting at ${seats} ${seats === 1 ? 'seat' : 'seats'}; deals for ${deals}, seed ${seed}`,
    machine,
    '',
    ...columns([
      ['meeting', 'games', 'won', '95 % sure', 'points', 'lead', 'rounds'],
      ...meetings.map((one) => [
        meetingName(one, seats),
        thousands(one.games),
        percent(one.share),
        between(one),
        String(one.points),
        leadText(one),
        String(one.rounds),
      ]),
    ]),
    '',
    ...columns([
      ['bot', 'rating', 'ms per turn', 'median', 'p99', 'most'],
      ...players.map(({ bot, rating, pace }) => [
        bot,
        rating === null ? '–' : `${rating.points} ± ${rating.give}`,
        String(pace.mean),
        String(pace.median),
        String(pace.p99),
        String(pace.most),
      ]),
    ]),
  ]
}

export function meetingName({ one, other }: MeetingReport, seats: number): string {
  if (other === null) return `${one} alone`
  return seats === 2 ? `${one} : ${other}` : `one ${one}, ${seats - 1} ${other}`
}

export const between = ({ interval: [low, high] }: MeetingReport): string =>
  `${Math.round(low * 100)}–${percent(high)}`

export const leadText = ({ lead }: MeetingReport): string =>
  lead === null ? '–' : `${lead.mean > 0 ? '+' : ''}${lead.mean} ± ${lead.give}`
