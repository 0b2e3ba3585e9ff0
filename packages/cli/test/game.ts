// What is played where any game would do.
import { games, wholeGame } from '@lorehall/server/games'

export const GAME = await wholeGame(games[0])
