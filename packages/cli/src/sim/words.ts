// The results of a simulation, as text for people.
import type { Game } from '@lorehall/kernel'
import { columns, percent, thousands } from '../columns.ts'
import type { Covered, Rate, Report } from './report.ts'

const CARDS_A_ROW = 3

export function reportLines(game: Game, report: Report): string[] {
  const { scores, coverage } = report
  return [
    `${thousands(report.games)} games of ${game.title} between ${report.bots.join(', ')}; seed ${report.seed}`,
    `${report.seconds} s on ${report.cores} cores: ${thousands(report.gamesPerSecond)} games/s, ${thousands(report.decisionsPerSecond)} decisions/s`,
    `per game: ${report.roundsPerGame} rounds, ${report.decisionsPerGame} decisions`,
    '',
    ...columns([
      ['score', 'mean', 'least', 'most'],
      ['all', String(scores.all.mean), String(scores.all.min), String(scores.all.max)],
      ['winners', String(scores.winners.mean), String(scores.winners.min), String(scores.winners.max)],
    ]),
    '',
    ...section(
      ['score after round', 'mean', 'least', 'most'],
      Object.entries(report.scoresByRound).map(([round, { mean, min, max }]) => [
        round,
        String(mean),
        String(min),
        String(max),
      ]),
    ),
    ...section(
      ['points from', 'per player'],
      sorted(report.sources).map(([what, points]) => [game.say.score(what), points.toFixed(2)]),
    ),
    ...section(
      ['rounds', 'games'],
      Object.entries(report.lengths).map(([rounds, n]) => [rounds, thousands(n)]),
    ),
    ...section(
      ['end triggers', 'games'],
      sorted(report.endTriggers).map(([trigger, n]) => [trigger, thousands(n)]),
    ),
    ...section(['wins', 'rate', '95 % sure', 'mean score'], winRows(report)),
    ...section(
      [`cards taken, and how often the player who took them won (even: ${percent(report.even)})`],
      cardRows(report.cards),
    ),
    ...section(
      ['cards of players without a seat, and how often a player won against them'],
      cardRows(report.faced),
    ),
    ...section(['cards played against each other, and how often they won'], cardRows(report.contests)),
    ...section(['choices', 'offered', 'taken'], offerRows(report)),
    ...neverLines('cards', coverage.cards),
    ...neverLines('steps', coverage.steps),
    ...neverLines('options', coverage.options),
    `digest: ${report.digest}`,
    `coverage: cards ${coverage.cards.percent} %, steps ${coverage.steps.percent} %, options ${coverage.options.percent} %`,
  ]
}

/** A heading and its rows; nothing if there are no rows. */
function section(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return []
  // A single heading is a title above the columns.
  const lines = head.length === 1 ? [...head, ...columns(rows)] : columns([head, ...rows])
  return [...lines, '']
}

function winRows({ bots, bySeat, bySide, byRival, byBot }: Report): string[][] {
  const rates: [string, Rate][] = [
    ...bySeat.map((rate, i): [string, Rate] => [`seat ${i} (${bots[i]})`, rate]),
    ...bySide.map((rate): [string, Rate] => [`side of seats ${rate.seats.join(', ')}`, rate]),
    ...Object.entries(byRival),
    ...Object.entries(byBot),
  ]
  return rates.map(([name, rate]) => [name, percent(rate.winRate), between(rate), rate.meanScore.toFixed(1)])
}

function sorted(numbers: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(numbers).toSorted(([, a], [, b]) => b - a)
}

function cardRows(cards: Report['contests']): string[][] {
  const cells = Object.entries(cards)
    .toSorted(([, a], [, b]) => b.winRate - a.winRate)
    .map(([card, rate]) => [card, thousands(rate.played), percent(rate.winRate), between(rate)])
  const length = Math.ceil(cells.length / CARDS_A_ROW)
  return Array.from({ length }, (_, i) => cells.filter((_cell, n) => n % length === i).flat())
}

/** The kinds of options; their names are in the JSON. */
function offerRows({ offers }: Report): string[][] {
  return Object.entries(offers)
    .filter(([name]) => !name.includes(':'))
    .map(([kind, { offered, taken }]) => [kind, thousands(offered), thousands(taken)])
}

const between = ({ interval: [low, high] }: Pick<Rate, 'interval'>): string =>
  `${tenths(low)} to ${tenths(high)} %`

const tenths = (share: number): string => (share * 100).toFixed(1)

function neverLines(what: string, { never }: Covered): string[] {
  return never.length === 0 ? [] : [`${what} never seen: ${never.join(', ')}`]
}
