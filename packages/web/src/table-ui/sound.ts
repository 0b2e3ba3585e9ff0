// Small sounds, synthesized from tones and noise. Off until the player turns them on.
import type { GameEvent } from '@lorehall/kernel'
import type { Update } from '@lorehall/host'
import { useEffect } from 'react'
import { useSession } from '../state/session/store.ts'
import { useSettings } from '../state/settings.ts'
import { gameNamed } from '../games/named.ts'
import { partsOf } from './parts.ts'
import { myTurn } from './turn/turn.ts'

/** The sound of each event of a game; the earlier in the list, the more it matters. */
export type Sounds = readonly (readonly [type: string, sound: (event: GameEvent) => void])[]

/** More sounds at the same time would be noise. */
const AT_ONCE = 2

/** The hall's own sounds, and the game's. */
interface Heard {
  readonly bell: () => void
  readonly dice: () => void
  readonly sounds: Sounds
}

async function load(game: string | undefined): Promise<Heard> {
  const [{ bell, dice }, sounds = []] = await Promise.all([import('./tones.ts'), gameNamed(game)?.sounds()])
  return { bell, dice, sounds }
}

function play({ sounds, dice }: Heard, { events }: Update, rolled: boolean): void {
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

/** Plays the sounds of each update as it is shown. */
export function useSounds(game: string | undefined): void {
  const on = useSettings((settings) => settings.sound)
  useEffect(() => {
    if (!on) return undefined
    let heard: Heard | null = null
    void load(game).then((found) => (heard = found))
    return useSession.subscribe(({ shown, coming }, { shown: before, coming: last }) => {
      if (heard === null) return
      // Dice are heard while they roll.
      if (coming !== null && coming !== last) heard.dice()
      if (shown === null || shown === before || shown.fresh) return
      play(heard, shown, coming !== null)
      if (begins(shown, before)) heard.bell()
    })
  }, [on, game])
}
