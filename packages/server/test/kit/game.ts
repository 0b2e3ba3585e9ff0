// The game for tests in which any game would do.
import { games } from '../../src/games.ts'

export const GAME = await games[0].load()
