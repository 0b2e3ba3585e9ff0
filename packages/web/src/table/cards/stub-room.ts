// How much room a stub has for words; null: none.
import { createContext } from 'react'
import type { Size } from '../use-size.ts'

export const StubRoom = createContext<Size | null>(null)
