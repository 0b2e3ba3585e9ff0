// The results of an arena as one HTML page without anything else: tables, and charts of the shares and the ratings.
import { percent } from '../columns.ts'
import { escaped, PAGE_STYLE, tableRow } from '../page.ts'
import { BEGINNING } from './ratings.ts'
import type { ArenaReport } from './report.ts'
import { between, leadText, meetingName, RATED, ratingText } from './words.ts'

export function arenaPage(title: string, report: ArenaReport): string {
  const { seats, sides, games, deals, seed, machine, meetings, players } = report
  const heading = `${title}: how strong the bots are`
  const rows = meetings.map((one) =>
    tableRow([
      meetingName(one, sides.length),
      String(one.games),
      percent(one.share),
      between(one),
      String(one.points),
      leadText(one),
      String(one.rounds),
    ]),
  )
  const pace = players.map(({ bot, rating, pace: { mean, median, p99, most } }) =>
    tableRow([bot, ratingText(rating), ...[mean, median, p99, most].map(String)]),
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(heading)}</title>
<style>${PAGE_STYLE}</style>
<h1>${escaped(heading)}</h1>
<p>${games} games per meeting at ${seats} ${seats === 1 ? 'seat' : 'seats'}, deals for ${deals}, seed ${escaped(seed)}. ${escaped(machine)}.</p>
${chart('Shares of wins with 95 % intervals', shares(report))}
<table>
<tr><th>Meeting<th>Games<th>Won<th>95 % sure<th>Points<th>Lead<th>Rounds</tr>
${rows.join('\n')}
</table>
${chart('Ratings with 95 % intervals', rated(players))}
<table>
<tr><th>Bot<th>Rating<th>ms per turn<th>Median<th>p99<th>Most</tr>
${pace.join('\n')}
</table>
<p>Each deal is played once from every ${sides.length === seats ? 'seat' : 'side'}. ${RATED} Times are CPU time of one core.</p>
</html>
`
}

const [NAME, WIDTH, LINE] = [220, 420, 28]

/** A line of a chart: a value and its interval, from 0 to 1 over the width. */
interface Line {
  readonly name: string
  readonly at: number
  readonly from: number
  readonly to: number
  readonly text: string
}

interface Lines {
  readonly lines: readonly Line[]
  /** Where the dashed line is. */
  readonly middle: number
}

/** The share of each meeting that was won; the dashed line is an even share. */
const shares = ({ meetings, even, sides }: ArenaReport): Lines => ({
  middle: even,
  lines: meetings.map((one) => {
    const [from, to] = one.interval
    return { name: meetingName(one, sides.length), at: one.share, from, to, text: percent(one.share) }
  }),
})

/** The rating of each bot; the dashed line is where everyone began. */
function rated(players: ArenaReport['players']): Lines {
  const ends = players.flatMap(({ rating: { points, give } }) => [points - give, points + give])
  const low = Math.min(BEGINNING, ...ends)
  const width = Math.max(BEGINNING, ...ends) - low || 1
  const at = (points: number) => (points - low) / width
  return {
    middle: at(BEGINNING),
    lines: players.map(({ bot, rating }) => {
      const { points, give } = rating
      return {
        name: bot,
        at: at(points),
        from: at(points - give),
        to: at(points + give),
        text: ratingText(rating),
      }
    }),
  }
}

function chart(title: string, { lines, middle }: Lines): string {
  const x = (share: number) => Math.round(NAME + share * WIDTH)
  const height = lines.length * LINE + 20
  const drawn = lines.map(({ name, at, from, to, text }, i) => {
    const y = i * LINE + 20
    return `<text x="0" y="${y + 5}">${escaped(name)}</text>
<line x1="${x(from)}" x2="${x(to)}" y1="${y}" y2="${y}" stroke="currentColor" stroke-width="3"/>
<circle cx="${x(at)}" cy="${y}" r="6" fill="currentColor"/>
<text x="${NAME + WIDTH + 12}" y="${y + 5}">${escaped(text)}</text>`
  })
  const wide = NAME + WIDTH + 110
  return `<svg viewBox="0 0 ${wide} ${height}" width="${wide}" role="img" aria-label="${escaped(title)}" font-size="14" fill="currentColor">
<line x1="${x(middle)}" x2="${x(middle)}" y1="0" y2="${height}" stroke="currentColor" stroke-dasharray="4 4" opacity="0.5"/>
${drawn.join('\n')}
</svg>`
}
