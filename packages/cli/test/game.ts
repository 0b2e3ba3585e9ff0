// What is played where any game would do.
import { games } from '@lorehall/server/games'

export const GAME = await games[0].load()
