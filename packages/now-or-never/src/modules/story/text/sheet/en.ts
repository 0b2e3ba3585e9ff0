// The sheet of a campaign as text. (N-STORY-44, N-STORY-45)
import type { CampaignSheet, Json } from '@lorehall/kernel'
import { listed } from '@lorehall/grammar'
import { leftIn, type Row, type Sheet, sheetOf } from '../../campaign.ts'
import type { Hero } from '../../cards/chapter.ts'
import { CAMPAIGN } from '../../values/numbers.ts'
import { CHAPTER_EN } from '../lobby/en.ts'

const HEROES_EN: Readonly<Record<Hero, string>> = {
  halia: 'Halia',
  zeik: 'Zeik',
  marklun: 'Marklun',
  namal: 'Namal',
}

const MARKS_EN: Readonly<Record<NonNullable<Sheet['mark']>, string>> = {
  lost: `The campaign ends below ${CAMPAIGN.won} points.`,
  won: `${CAMPAIGN.won} points or more: the campaign is won.`,
  well: `${CAMPAIGN.well} points or more: the story was well told.`,
  forEver: `${CAMPAIGN.forEver} points or more: the story will be told forever.`,
}

const nameOf = (hero: Hero): string => HEROES_EN[hero]

function cell(row: Row, chapter: number): string {
  const result = row.chapters[chapter]
  if (result === undefined) return ''
  const said = `${result.vp} points, ${result.rep} reputation`
  return result.missed ? `${said} (missed: the lowest)` : said
}

function notes({ over, rows, winners, mark }: Sheet): string[] {
  const most = rows.filter((row) => row.most > 0).map((row) => nameOf(row.hero))
  const away = rows.filter((row) => row.away).map((row) => nameOf(row.hero))
  return [
    ...(winners.length > 0 && mark === null ? [`${listed(winners.map(nameOf))} won the campaign.`] : []),
    ...(mark === null ? [] : [MARKS_EN[mark]]),
    ...(most.length === 0
      ? []
      : [
          over
            ? `The highest reputation gave ${CAMPAIGN.most} points to ${listed(most)}.`
            : `The highest reputation adds ${CAMPAIGN.most} points after the last chapter. Now it would be ${listed(most)}.`,
        ]),
    ...(away.length === 0 || over ? [] : [`${listed(away)} missed the last chapter and may come back.`]),
  ]
}

/** The sheet of the campaign, from the result of a chapter. */
export function sheetSaid(left: Json): CampaignSheet {
  const sheet = sheetOf(leftIn(left))
  const { rows, over } = sheet
  return {
    columns: rows.map(({ hero, away }) => ({ line: hero, name: nameOf(hero), away })),
    chapters: Object.values(CHAPTER_EN.names).map((title, n) => ({
      title,
      cells: rows.map((row) => cell(row, n)),
    })),
    sums: [
      { title: 'Points', cells: rows.map(({ vp }) => `${vp}`) },
      { title: 'Reputation', cells: rows.map(({ rep }) => `${rep}`) },
      ...(over ? [{ title: 'Total', cells: rows.map(({ total }) => `${total}`) }] : []),
    ],
    notes: notes(sheet),
  }
}
