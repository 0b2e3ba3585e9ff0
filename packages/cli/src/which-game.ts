// Which game a command is about: the first of the list where nobody says.
import { games } from '@lorehall/server/games'

export const whichGame = { type: 'string', default: games[0].id, description: 'which game' } as const
