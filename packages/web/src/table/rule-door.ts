// Where a link to a rule leads: at a table the rule is shown over the board, elsewhere the link is one.
import { createContext } from 'react'

export const RuleDoor = createContext<((rule: string) => void) | null>(null)
