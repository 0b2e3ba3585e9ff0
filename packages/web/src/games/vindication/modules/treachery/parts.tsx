// Treachery on the page: black blocks on cards and regions.
import type { Update } from '@lorehall/host'
import type { Mark, Marked } from '../../../../table-ui/module-parts.ts'
import type { Words } from '../../../../text/language.ts'
import { offers } from '../../advice/fits.ts'
import type { ModuleParts } from '../../module-parts.ts'
import { BlackBlock, BlackBlockAt } from '../../pieces/black-block.tsx'
import { viewOf } from '../../view.ts'
import { EMBLEM } from './emblems.ts'
import { ADVICE_EN, SOURCES_EN } from './en.ts'
import { wordsOf } from './own.ts'
import { blackBlocksIn } from './seen.ts'
import { TEXT } from './text.ts'

/** The kind of thing that has a black block; null: no block is on it. */
function under(at: string, shown: Pick<Marked, 'modules'>): 'card' | 'region' | null {
  const blocks = blackBlocksIn(shown)
  const [kind, id = ''] = at.split(':')
  if (kind === 'card' && blocks?.cards.includes(id) === true) return kind
  return kind === 'region' && blocks?.regions.includes(Number(id)) === true ? kind : null
}

function marksAt(at: string, marked: Marked, words: Words): readonly Mark[] {
  const kind = under(at, marked)
  if (kind === null) return []
  const { t } = wordsOf(words)
  const mark = { id: 'black', said: t('black.on') }
  if (kind === 'card') return [{ ...mark, title: t('black.card'), draw: () => <BlackBlock /> }]
  return [{ ...mark, draw: ({ x, y }) => <BlackBlockAt x={x} y={y - 22} /> }]
}

function linesAt(at: string, update: Update, words: Words): readonly string[] {
  const kind = under(at, viewOf(update))
  return kind === null ? [] : [wordsOf(words).t(`black.on.${kind}`)]
}

/** The options include putting down or lifting a black block. */
const blackens = (update: Update) =>
  ['mark', 'mark-region', 'lift', 'lift-region'].some((kind) => offers(update, kind))

export const TREACHERY: ModuleParts = {
  sources: SOURCES_EN,
  emblems: EMBLEM,
  marksAt,
  linesAt,
  text: TEXT,
  advice: [{ id: 'black-blocks', ...ADVICE_EN['black-blocks'], when: blackens, weight: 1 }],
}
