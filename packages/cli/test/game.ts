// What is played where any game would do.
import { games } from '@lorehall/server/games'

export const [GAME] = games
