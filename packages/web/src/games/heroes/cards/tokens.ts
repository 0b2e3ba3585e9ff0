// The name and the text of an exploration token, with the numbers in play.
import { tokenName as named, tokenText } from '@lorehall/heroes/client'
import { valuesInPlay } from './box.ts'

export const tokenName = (id: string): string => named({ values: valuesInPlay() }, id)

/** Empty for what is not a token. */
export function tokenTextOf(id: string): string {
  const { explorationTokens, shallow } = valuesInPlay()
  const token = explorationTokens[id]
  const as = shallow[id]
  return token === undefined ? '' : tokenText(token, as === undefined ? as : tokenName(as))
}
