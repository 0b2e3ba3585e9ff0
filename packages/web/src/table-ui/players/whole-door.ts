// Opens the window with everything a player has, from any part of their side.
import { createContext } from 'react'

export const WholeDoor = createContext<() => void>(() => undefined)
