// How much of a player there is room for where they are shown; without it, for everything.
import { createContext } from 'react'
import type { Strip } from './strips.ts'

export const StripOf = createContext<Strip | undefined>(undefined)
