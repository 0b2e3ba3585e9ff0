// What a tag says of a thing: whether a touch does something, and what that brings, or only lists what there
// is to choose from. Nobody should have to try it.
import type { Hints, WireOption } from '@lorehall/host'
import type { Words } from '../../text/language.ts'
import { type Lit, touched } from '../touched.ts'

export function answerSaid({ id, label }: WireOption, hints: Hints | null, { t, say }: Words): string {
  const { effects, idle } = hints?.options[id] ?? { effects: [], idle: false }
  return [say(label), ...(idle ? [t('table.idle')] : []), ...effects.map(say)].join(' · ')
}

export function tagSaid(lit: Lit, title: string, hints: Hints | null, words: Words): string {
  const what = touched(lit)
  if (what.does === 'answer') return answerSaid(what.option, hints, words)
  if (what.does === 'walk') return [words.t('table.route'), title].join(' · ')
  const n = lit.options.length
  return n === 0 ? title : [words.t('answers.n', { n }), title].join(' · ')
}
