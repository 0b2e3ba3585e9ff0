// The game a command is about; by default the first of the list.
import { games } from '@lorehall/server/games'

export const whichGame = { type: 'string', default: games[0].id, description: 'which game' } as const
