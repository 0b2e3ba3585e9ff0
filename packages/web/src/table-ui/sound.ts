// Small sounds, synthesized from tones and noise. Off until the player turns them on, and fetched only then.
import type { GameEvent } from '@lorehall/kernel'
import { useEffect } from 'react'
import { useSettings } from '../state/settings.ts'

/** The sound of each event of a game; the earlier in the list, the more it matters. */
export type Sounds = readonly (readonly [type: string, sound: (event: GameEvent) => void])[]

/** Plays the sounds of each update as it is shown. */
export function useSounds(game: string | undefined): void {
  const on = useSettings((settings) => settings.sound)
  useEffect(() => {
    if (!on) return undefined
    let stop: (() => void) | null = null
    let wanted = true
    const listen = async () => {
      const { hear } = await import('./hearing.ts')
      const end = await hear(game)
      if (wanted) stop = end
      else end()
    }
    void listen()
    return () => {
      wanted = false
      stop?.()
    }
  }, [on, game])
}
