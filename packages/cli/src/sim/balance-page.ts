// The balance of a game as one HTML page without anything else: charts with intervals, and tables with the numbers.
import { percent, thousands } from '../columns.ts'
import { escaped, PAGE_STYLE, tableRow } from '../page.ts'
import type { Balance, CardBalance } from './balance.ts'
import type { Interval } from './interval.ts'
import type { Met } from './report.ts'

export function balancePage(title: string, balance: Balance): string {
  const { games, bots, seed, even, bySeat, bySide, byRival, byBot, cards, faced, contests } = balance
  const { finishes, sources, endTriggers, lengths, leads, scores, roundsPerGame } = balance
  const heading = `${title}: balance`
  const marked = cards.filter(({ verdict }) => verdict !== null)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(heading)}</title>
<style>${PAGE_STYLE}</style>
<h1>${escaped(heading)}</h1>
<p>${thousands(games)} games of ${escaped(bots.join(', '))}, seed ${escaped(seed)}. An even share of wins is ${percent(even)}. Lines show where the true share lies with a confidence of 95 %.</p>
<p>${roundsPerGame} rounds per game. Scores ${scores.all.min} to ${scores.all.max}, ${scores.all.mean} on average; winners ${scores.winners.mean}. The winner was at most ${finishes.within} points ahead in ${shareText(finishes.close, finishes.of)} of the games (${interval(finishes.interval)}).</p>
<p>${marked.length === 0 ? 'No card is dead, and none is a must.' : `To look at: ${marked.map(({ card, verdict }) => `${escaped(card)} (${verdict})`).join(', ')}.`}</p>
${shares(
  'Seats',
  bySeat.map((rate, i) => [`seat ${i + 1}`, rate]),
  even,
)}
${shares(
  'Sides',
  bySide.map((rate) => [`seats ${rate.seats.map((seat) => seat + 1).join(', ')}`, rate]),
  even,
)}
${shares('Players without a seat', Object.entries(byRival), even)}
${shares('Bots', Object.entries(byBot), even)}
${bars('What ends games', endTriggers, games)}
${bars('Points per player, by source', sources)}
${bars('Rounds', lengths, games)}
${bars('Lead of the winner, in points', leads, games)}
${cardTable(cards)}
${shares(
  'Winners by card',
  cards.map((card) => [card.card, card]),
  even,
)}
${shares('Cards of players without a seat', Object.entries(faced), even)}
${shares('Cards against each other', Object.entries(contests), 0.5)}
</html>
`
}

const shareText = (n: number, of: number) => (of === 0 ? '–' : percent(n / of))

const interval = ([low, high]: Interval) => `${Math.round(low * 100)}–${percent(high)}`

const [NAME, WIDTH, LINE] = [260, 360, 22]

/** A line for each: the share that it won, and its interval; the dashed line is an even share. */
function shares(title: string, rows: readonly (readonly [string, Met])[], even: number): string {
  if (rows.length === 0) return ''
  const x = (share: number) => Math.round(NAME + share * WIDTH)
  const height = rows.length * LINE + 10
  const lines = rows.map(
    (
      [
        name,
        {
          winRate,
          interval: [low, high],
          played,
        },
      ],
      i,
    ) => {
      const y = i * LINE + 14
      return `<text x="0" y="${y + 4}">${escaped(name)}</text>
<line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}" stroke="currentColor" stroke-width="2"/>
<circle cx="${x(winRate)}" cy="${y}" r="4" fill="currentColor"/>
<text x="${NAME + WIDTH + 8}" y="${y + 4}">${percent(winRate)} of ${thousands(played)}</text>`
    },
  )
  return `<h2>${escaped(title)}</h2>
<svg viewBox="0 0 ${NAME + WIDTH + 130} ${height}" width="${NAME + WIDTH + 130}" role="img" aria-label="${escaped(title)}: shares of wins with 95 % intervals" font-size="13" fill="currentColor">
<line x1="${x(even)}" x2="${x(even)}" y1="0" y2="${height}" stroke="currentColor" stroke-dasharray="4 4" opacity="0.5"/>
${lines.join('\n')}
</svg>`
}

/** @param of if the numbers are games, how many there were */
function bars(title: string, numbers: Readonly<Record<string, number>>, of?: number): string {
  const rows = Object.entries(numbers)
  if (rows.length === 0) return ''
  const most = Math.max(...rows.map(([, n]) => Math.abs(n)), 1)
  const height = rows.length * LINE + 10
  const lines = rows.map(([name, n], i) => {
    const y = i * LINE
    return `<text x="0" y="${y + 18}">${escaped(name)}</text>
<rect x="${NAME}" y="${y + 6}" width="${Math.round((Math.abs(n) / most) * WIDTH)}" height="14" fill="currentColor" opacity="0.6"/>
<text x="${NAME + WIDTH + 8}" y="${y + 18}">${of === undefined ? n : `${thousands(n)} (${percent(n / of)})`}</text>`
  })
  return `<h2>${escaped(title)}</h2>
<svg viewBox="0 0 ${NAME + WIDTH + 130} ${height}" width="${NAME + WIDTH + 130}" role="img" aria-label="${escaped(title)}" font-size="13" fill="currentColor">
${lines.join('\n')}
</svg>`
}

function cardTable(cards: readonly CardBalance[]): string {
  if (cards.length === 0) return ''
  const rows = cards.map((card) =>
    tableRow([
      card.card,
      thousands(card.offered),
      card.offered === 0 ? '–' : `${percent(card.takeRate)} (${interval(card.takeInterval)})`,
      card.uses
        .map(({ kind, offered, taken }) => `${kind} ${thousands(taken)} of ${thousands(offered)}`)
        .join(', '),
      thousands(card.played),
      `${percent(card.winRate)} (${interval(card.interval)})`,
      `${card.lift > 0 ? '+' : ''}${Math.round(card.lift * 100)}`,
      card.verdict ?? '',
    ]),
  )
  return `<h2>Cards</h2>
<table>
<tr><th>Card<th>Offered<th>Taken<th>Options<th>Owners<th>Won<th>Points above even<th></tr>
${rows.join('\n')}
</table>`
}
