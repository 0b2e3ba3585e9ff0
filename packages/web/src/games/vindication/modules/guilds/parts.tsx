// The Guilds on the page: favor tokens on things, a guild board on every mat, and a fourth action.
import type { Update } from '@lorehall/host'
import type { Mark, Marked } from '../../../../table-ui/module-parts.ts'
import type { Words } from '../../../../text/language.ts'
import { offers } from '../../advice/fits.ts'
import { ICONS } from '../../icons/icons.ts'
import type { ModuleParts } from '../../module-parts.ts'
import { playerOf } from '../../players/player-facts.ts'
import { viewOf } from '../../view.ts'
import { EMBLEM } from './emblems.ts'
import { aboutFavor } from './about.ts'
import { ADVICE_EN, GLOSSARY_EN, GUILDS_EN, HEADINGS_EN, SOURCES_EN, TERMS_EN } from './en.ts'
import { favorLines } from './favor-lines.ts'
import { FavorAt, FavorOver, FavorToken, FortifiedAt } from './favor-token.tsx'
import { tokenAt } from './favor.ts'
import { GuildRow, GuildWall, OwnGuild } from './guild.tsx'
import { type OwnWords, wordsOf } from './own.ts'
import { fortifierOf, guildsIn } from './seen.ts'
import { TEXT } from './text.ts'

type Draw = NonNullable<Mark['draw']>

function fortified(at: string, marked: Marked, { t }: OwnWords): readonly Mark[] {
  const [kind, hex] = at.split(':')
  const seat = kind === 'region' ? fortifierOf(marked, Number(hex)) : null
  if (seat === null) return []
  const said = t('fortified.on', { name: marked.names[seat] ?? '' })
  const draw: Draw = ({ x, y }) => <FortifiedAt seat={seat} x={x} y={y + 62} />
  return [{ id: `fortified ${seat}`, said, under: true, draw }]
}

/** A token on a power board always belongs to that board's owner. */
function leading(at: string, { modules, seat = -1 }: Marked, { t }: OwnWords): readonly Mark[] {
  if (guildsIn({ modules })?.favor[seat]?.at !== at) return []
  return [{ id: `favor ${seat}`, said: t('favor.here'), draw: () => <FavorToken seat={seat} size={18} /> }]
}

function favor(at: string, marked: Marked, words: OwnWords): readonly Mark[] {
  const { t } = words
  const [kind] = at.split(':')
  if (kind === 'power') return leading(at, marked, words)
  const seat = tokenAt(marked, at)
  if (seat === null) return []
  const id = `favor ${seat}`
  const name = marked.names[seat] ?? ''
  const drawAt =
    (right: number, up: number): Draw =>
    ({ x, y }) => <FavorAt seat={seat} x={x + right} y={y - up} />
  if (kind === 'region') return [{ id, said: t('favor.on', { name }), draw: drawAt(54, 36) }]
  if (kind === 'space') return [{ id, said: t('favor.barricade', { name }), draw: drawAt(0, 26) }]
  const title = t('favor.board')
  return [{ id, said: title, title, draw: () => <FavorOver seat={seat} /> }]
}

function marksAt(at: string, marked: Marked, said: Words): readonly Mark[] {
  if (guildsIn(marked) === null) return []
  const words = wordsOf(said)
  return [...fortified(at, marked, words), ...favor(at, marked, words)]
}

/** The fourth action; lending to the monument goes with it. */
function laid(update: Update): boolean {
  return playerOf(update, viewOf(update).turn.seat)?.used.includes('favor') === true
}

export const GUILDS: ModuleParts = {
  sources: SOURCES_EN,
  glossary: GLOSSARY_EN,
  terms: TERMS_EN,
  headings: HEADINGS_EN,
  emblems: EMBLEM,
  panels: { mat: OwnGuild, row: GuildRow, whole: GuildWall },
  things: { favor: aboutFavor },
  marksAt,
  linesAt: favorLines,
  turn: {
    parts: {
      favor: {
        name: GUILDS_EN['turn.favor'],
        group: GUILDS_EN['words.group.favor'],
        sign: ICONS['triangle-target'],
        // You may lend to a monument any number of times.
        kinds: ['favor', 'lend', 'lend-tile'],
        mayStay: ['lend', 'lend-tile'],
      },
    },
    also: (update) => [{ id: 'favor', done: laid(update) }],
  },
  text: TEXT,
  advice: [{ id: 'favor', ...ADVICE_EN.favor, when: (update) => offers(update, 'favor'), weight: 6 }],
  gallery: async () => (await import('./gallery.ts')).GALLERY,
}
