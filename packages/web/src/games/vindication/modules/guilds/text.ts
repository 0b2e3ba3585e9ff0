// Favor and monuments in the text view: the use of each token, the fortified regions, the progress of monuments.
import type { Update } from '@lorehall/host'
import { listOf, type Topic, type TextSection } from '../../../../table-ui/text-view.ts'
import type { ModuleText } from '../../../../table-ui/module-parts.ts'
import { nameOf } from '../../../../table-ui/players/seats.ts'
import { viewOf } from '../../view.ts'
import { regionName } from '../../text-view/places.ts'
import { favorNamed, favors, risingOf, useOf } from './favor.ts'
import { type OwnWords, wordsOf } from './own.ts'
import { guildsIn } from './seen.ts'

/** Where a token is, unless the card or region itself says so. */
function placeWords(update: Update, at: string, words: OwnWords): string {
  const [kind, id = ''] = at.split(':')
  if (kind === 'space') return ` (${words.t('board.space', { n: Number(id) })})`
  return kind === 'region' ? ` (${regionName(update, Number(id), words)})` : ''
}

function tokenLine(update: Update, seat: number, words: OwnWords): string {
  const { t, say } = words
  const { use = '', at = '' } = guildsIn(viewOf(update))?.favor[seat] ?? {}
  const face = favorNamed(use)
  const own = seat === update.eyes
  const name = say(nameOf(update, seat))
  if (face === undefined) return own ? t('favor.own.hand') : t('favor.theirs.hand', { name })
  const told = { use: `${say(face.name)}${placeWords(update, at, words)}`, text: say(face.text) }
  return own ? t('favor.own', told) : t('favor.theirs', { name, ...told })
}

function monumentLine(update: Update, seat: number, { t }: OwnWords): string {
  const monument = guildsIn(viewOf(update))?.monuments[seat]
  if (monument === undefined) return ''
  const { filled, of, built } = risingOf(monument)
  return built ? `${t('monument.built')}.` : `${t('monument.filled', { n: filled, of })}.`
}

/** The lines about one player. */
function guildLines(update: Update, seat: number, words: OwnWords): string[] {
  if (guildsIn(viewOf(update)) === null) return []
  return [tokenLine(update, seat, words), monumentLine(update, seat, words)]
}

function fortifiedLine(update: Update, words: OwnWords): string {
  const { fortified = [] } = guildsIn(viewOf(update)) ?? {}
  const names = fortified.map(({ hex }) => regionName(update, hex, words))
  return names.length === 0
    ? words.t('fortified.none')
    : words.t('fortified.list', { list: listOf(names, words) })
}

const useLines = ({ say }: OwnWords) => favors().map(({ name, text }) => `${say(name)}. ${say(text)}`)

function everybody(update: Update, words: OwnWords): string[] {
  return viewOf(update).players.map(({ seat }) => tokenLine(update, seat, words))
}

function guildSections(update: Update, words: OwnWords): TextSection[] {
  if (guildsIn(viewOf(update)) === null) return []
  const { t } = words
  return [
    {
      id: 'guilds',
      title: t('favor.board'),
      lines: [
        t('favor.text'),
        ...everybody(update, words),
        fortifiedLine(update, words),
        ...useLines(words),
        t('monument.text'),
      ],
    },
  ]
}

function guildTopics(update: Update, words: OwnWords): Topic[] {
  if (guildsIn(viewOf(update)) === null) return []
  const { t, say } = words
  return [
    {
      names: ['guild favor', 'favor', 'favor tokens', 'favor token', 'guilds', 'guild'],
      where: () => everybody(update, words),
      what: () => [t('favor.text'), ...useLines(words)],
    },
    {
      names: ['monument', 'monuments'],
      where: () =>
        viewOf(update).players.map(
          ({ seat }) => `${say(nameOf(update, seat))}: ${monumentLine(update, seat, words)}`,
        ),
      what: () => [t('monument.text')],
    },
    {
      names: ['fortified regions', 'fortified', 'fortified region'],
      where: () => [fortifiedLine(update, words)],
      what: () => [say(favorNamed('fortify')?.text ?? ''), fortifiedLine(update, words)],
    },
    ...favors()
      .filter((face) => useOf(face) !== 'monument')
      .map(({ name, text }): Topic => {
        const told = () => [say(text)]
        return {
          names: [name.toLowerCase(), name.toLowerCase().replace('’', "'")],
          where: () => everybody(update, words),
          what: told,
        }
      }),
  ]
}

export const TEXT: ModuleText = {
  lines: (seat, update, words) => guildLines(update, seat, wordsOf(words)),
  sections: (update, words) => guildSections(update, wordsOf(words)),
  topics: (update, words) => guildTopics(update, wordsOf(words)),
  about: (at, _update, words) => {
    const [kind, use = ''] = at.split(':')
    return kind === 'favor' ? words.say(favorNamed(use)?.text ?? '') : null
  },
}
