// The results of an arena, as text.
import { columns, percent, thousands } from '../columns.ts'
import { BEGINNING, type Rating, TEN_TIMES } from './ratings.ts'
import type { ArenaReport, MeetingReport } from './report.ts'

/** The meaning of a rating. */
export const RATED = `Everyone begins at a rating of ${BEGINNING}. ${TEN_TIMES} points more mean ten times the odds to win a game of two.`

export function arenaLines(title: string, report: ArenaReport): string[] {
  const { seats, sides, games, deals, seed, machine, meetings, players } = report
  return [
    `${title}: ${games} games per meeting at ${seats} ${seats === 1 ? 'seat' : 'seats'}; deals for ${deals}, seed ${seed}`,
    machine,
    '',
    ...columns([
      ['meeting', 'games', 'won', '95 % sure', 'points', 'lead', 'rounds'],
      ...meetings.map((one) => [
        meetingName(one, sides.length),
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
        ratingText(rating),
        String(pace.mean),
        String(pace.median),
        String(pace.p99),
        String(pace.most),
      ]),
    ]),
    '',
    RATED,
  ]
}

export function meetingName({ one, other }: MeetingReport, sides: number): string {
  if (other === null) return `${one} alone`
  return sides === 2 ? `${one} : ${other}` : `one ${one}, ${sides - 1} ${other}`
}

export const ratingText = ({ points, give }: Rating): string => `${points.toFixed(1)} ± ${give.toFixed(1)}`

export const between = ({ interval: [low, high] }: MeetingReport): string =>
  `${Math.round(low * 100)}–${percent(high)}`

export const leadText = ({ lead }: MeetingReport): string =>
  lead === null ? '–' : `${lead.mean > 0 ? '+' : ''}${lead.mean} ± ${lead.give}`
