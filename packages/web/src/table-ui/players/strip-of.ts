// How much of a player there is space for; undefined: everything.
import { createContext } from 'react'
import type { Strip } from './strips.ts'

export const StripOf = createContext<Strip | undefined>(undefined)
