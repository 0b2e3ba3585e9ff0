// The text of a route: it goes to a distant place, or begins an action there.
import type { Words } from '../text/language.ts'
import { namesOf } from './names.ts'

export function routeSaid(game: string, route: readonly string[], { t, say }: Words): string {
  const begun = namesOf(game).begins?.(route)
  return begun === undefined ? t('table.route') : say(begun)
}
