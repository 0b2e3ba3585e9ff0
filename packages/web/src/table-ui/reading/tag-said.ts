// The text of a tag: the option that a click chooses and its effects, or how many options the click lists. Players
// should not have to try it out.
import type { Hints, WireOption } from '@lorehall/host'
import type { Words } from '../../text/language.ts'
import { type Possible, clicked } from '../clicked.ts'
import { routeSaid } from '../route-said.ts'

const BETWEEN = ' · '

/** As many of its parts as have at most so many letters, at least the first: a sentence that breaks off says nothing. */
export function fitting(text: string, letters: number): string {
  const parts = text.split(BETWEEN)
  const fits = parts.findLastIndex((_, i) => parts.slice(0, i + 1).join(BETWEEN).length <= letters)
  return parts.slice(0, Math.max(1, fits + 1)).join(BETWEEN)
}

export function answerSaid({ id, label }: WireOption, hints: Hints | null, { t, say }: Words): string {
  const { effects, idle } = hints?.options[id] ?? { effects: [], idle: false }
  return [say(label), ...(idle ? [t('table.idle')] : []), ...effects.map(say)].join(BETWEEN)
}

/** The option that a click on the thing chooses, also as the first of a route. */
export function optionTagged(possible: Possible): WireOption | undefined {
  const what = clicked(possible)
  return what.does === 'answer' ? what.option : what.does === 'walk' ? possible.options[0] : undefined
}

export function tagSaid(
  possible: Possible,
  title: string,
  hints: Hints | null,
  words: Words,
  game = '',
): string {
  const option = optionTagged(possible)
  if (option !== undefined) return answerSaid(option, hints, words)
  const what = clicked(possible)
  if (what.does === 'walk') return [routeSaid(game, what.route, words), title].join(BETWEEN)
  const n = possible.options.length
  return n === 0 ? title : [words.t('answers.n', { n }), title].join(BETWEEN)
}
