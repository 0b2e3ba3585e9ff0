// The number of players and the playing time, as shown on the home page.
import type { HallGame } from '../../games/game.ts'
import type { Words } from '../../text/language.ts'

export function factsOf({ seats, minutes }: HallGame, { t }: Words): readonly string[] {
  return [
    t(seats.min === seats.max ? 'home.players.just' : 'home.players', { ...seats }),
    t(minutes.min === minutes.max ? 'home.minutes.just' : 'home.minutes', { ...minutes }),
  ]
}
