// The results of an arena as one HTML page without anything else: tables, and a chart of the shares.
import { percent } from '../columns.ts'
import { escaped, PAGE_STYLE, tableRow } from '../page.ts'
import type { ArenaReport, MeetingReport } from './report.ts'
import { between, leadText, meetingName } from './words.ts'

export function arenaPage(title: string, report: ArenaReport): string {
  const { seats, games, deals, seed, machine, meetings, players } = report
  const heading = `${title}: how strong the bots are`
  const rows = meetings.map((one) =>
    tableRow([
      meetingName(one, seats),
      String(one.games),
      percent(one.share),
      between(one),
      String(one.points),
      leadText(one),
      String(one.rounds),
    ]),
  )
  const pace = players.map(({ bot, rating, pace: { mean, median, p99, most } }) =>
    tableRow([
      bot,
      rating === null ? '–' : `${rating.points} ± ${rating.give}`,
      ...[mean, median, p99, most].map(String),
    ]),
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(heading)}</title>
<style>${PAGE_STYLE}</style>
<h1>${escaped(heading)}</h1>
<p>${games} games per meeting at ${seats} ${seats === 1 ? 'seat' : 'seats'}, deals for ${deals}, seed ${escaped(seed)}. ${escaped(machine)}.</p>
${chart(meetings, report.even, seats)}
<table>
<tr><th>Meeting<th>Games<th>Won<th>95 % sure<th>Points<th>Lead<th>Rounds</tr>
${rows.join('\n')}
</table>
<table>
<tr><th>Bot<th>Rating<th>ms per turn<th>Median<th>p99<th>Most</tr>
${pace.join('\n')}
</table>
<p>Each deal is played once from every seat. A rating 400 points higher means ten times the odds to win. Times are CPU time of one core.</p>
</html>
`
}

const [NAME, WIDTH, LINE] = [220, 420, 28]

/** A line for each meeting: the share that was won, and its interval; the dashed line is an even share. */
function chart(meetings: readonly MeetingReport[], even: number, seats: number): string {
  const x = (share: number) => Math.round(NAME + share * WIDTH)
  const height = meetings.length * LINE + 20
  const lines = meetings.map((one, i) => {
    const y = i * LINE + 20
    const [low, high] = one.interval
    return `<text x="0" y="${y + 5}">${escaped(meetingName(one, seats))}</text>
<line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" stroke="currentColor" stroke-width="3"/>
<circle cx="${x(one.share)}" cy="${y}" r="6" fill="currentColor"/>
<text x="${NAME + WIDTH + 12}" y="${y + 5}">${percent(one.share)}</text>`
  })
  return `<svg viewBox="0 0 ${NAME + WIDTH + 70} ${height}" width="${NAME + WIDTH + 70}" role="img" aria-label="Shares of wins with 95 % intervals" font-size="14" fill="currentColor">
<line x1="${x(even)}" x2="${x(even)}" y1="0" y2="${height}" stroke="currentColor" stroke-dasharray="4 4" opacity="0.5"/>
${lines.join('\n')}
</svg>`
}
