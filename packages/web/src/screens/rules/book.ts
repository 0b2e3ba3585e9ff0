// The rules of a game, loaded when somebody opens them.
import { useMemo } from 'react'
import { gameNamed } from '../../games/named.ts'
import { useFetched } from '../../state/use-fetched.ts'
import { parseRules, type RuleBook } from './parse.ts'

/** Null while it is loading. */
export function useRuleBook(game: string): RuleBook | null {
  const text = useFetched(gameNamed(game)?.book)
  return useMemo(() => (text === null ? null : parseRules(text)), [text])
}
