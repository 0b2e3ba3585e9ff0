// The space that a stub has for its text; null: none.
import { createContext } from 'react'
import type { Size } from '../use-size.ts'

export const StubArea = createContext<Size | null>(null)
