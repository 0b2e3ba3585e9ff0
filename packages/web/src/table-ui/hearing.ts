// Plays the sounds of the updates that are shown: the game's own, the dice, and a bell when the player's turn begins.
import type { Update } from '@lorehall/host'
import { gameNamed } from '../games/named.ts'
import { useSession } from '../state/session/store.ts'
import { partsOf } from './parts.ts'
import type { Sounds } from './sound.ts'
import { bell, dice } from './tones.ts'
import { myTurn } from './turn/turn.ts'

/** More sounds at the same time would be noise. */
const AT_ONCE = 2

function play(sounds: Sounds, { events }: Update, rolled: boolean): void {
  const heard = sounds.flatMap(([type, sound]) => {
    const event = events.find((one) => one.type === type)
    return event === undefined || (rolled && sound === dice) ? [] : [() => sound(event)]
  })
  for (const sound of heard.slice(0, AT_ONCE)) sound()
}

/** Has my turn just begun? */
function begins(shown: Update, before: Update | null): boolean {
  const turns = partsOf(shown.game)?.turns
  if (turns === undefined || before === null) return false
  const mine = myTurn(shown, turns)
  return mine !== null && mine !== myTurn(before, turns)
}

/** Plays what is shown from now on. Returns a function that stops it. */
export async function hear(game: string | undefined): Promise<() => void> {
  const sounds = (await gameNamed(game)?.sounds()) ?? []
  return useSession.subscribe(({ shown, coming }, { shown: before, coming: last }) => {
    // Dice are heard while they roll.
    if (coming !== null && coming !== last) dice()
    if (shown === null || shown === before || shown.fresh) return
    play(sounds, shown, coming !== null)
    if (begins(shown, before)) bell()
  })
}
