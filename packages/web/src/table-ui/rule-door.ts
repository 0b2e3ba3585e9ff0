// Opens a linked rule over the board. Null outside a table, where the link is an ordinary link.
import { createContext } from 'react'

export const RuleDoor = createContext<((rule: string) => void) | null>(null)
