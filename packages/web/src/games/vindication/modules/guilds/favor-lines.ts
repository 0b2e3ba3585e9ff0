// The lines about a thing that has favor on it or is fortified.
import type { Update } from '@lorehall/host'
import type { Words } from '../../../../text/language.ts'
import { nameOf } from '../../../../table-ui/players/seats.ts'
import { viewOf } from '../../view.ts'
import { favorAt } from './favor.ts'
import { wordsOf } from './own.ts'
import { fortifierOf } from './seen.ts'

export function favorLines(at: string, update: Update, words: Words): readonly string[] {
  const { t, say } = wordsOf(words)
  const view = viewOf(update)
  const found = favorAt(view, at)
  const [kind, n] = at.split(':')
  const fortifier = kind === 'region' ? fortifierOf(view, Number(n)) : null
  const lies =
    found === null
      ? []
      : [
          t('favor.lies', { name: say(nameOf(update, found.seat)), use: say(found.face.name) }),
          say(found.face.text),
        ]
  return fortifier === null ? lies : [...lies, t('fortified.by', { name: say(nameOf(update, fortifier)) })]
}
