// Game code, loaded when the first table of a game is opened.
import { type Game, Refusal } from '@lorehall/kernel'

export async function loadGame(id: string): Promise<Game> {
  if (id === 'vindication') return (await import('@lorehall/vindication')).vindication
  throw new Refusal('unknown-game', `this version of Lorehall does not know the game '${id}'`)
}
