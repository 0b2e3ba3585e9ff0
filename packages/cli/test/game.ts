// The game for tests that work with any game.
import { games, wholeGame } from '@lorehall/server/games'

export const GAME = await wholeGame(games[0])
