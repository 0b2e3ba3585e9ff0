// Offered cards and scenes cover the boards. The player can hide them to see the boards.
import { useEffect } from 'react'
import { create } from 'zustand'

interface Over {
  /** The ids of everything that covers the boards; the last is on top. */
  readonly lying: readonly string[]
  /** The id that the player has hidden. Everything else is shown. */
  readonly gone: string | null
}

const useOver = create<Over>()(() => ({ lying: [], gone: null }))

/** Whether this id is hidden. While mounted, it is what the button and the key apply to. */
export function useIsAside(id: string): boolean {
  useEffect(() => {
    useOver.setState(({ lying }) => ({ lying: [...lying, id] }))
    return () => useOver.setState(({ lying }) => ({ lying: lying.filter((one) => one !== id) }))
  }, [id])
  return useOver(({ gone }) => gone === id)
}

/** Hides what is on top, or shows it again. */
export function stepAside(): void {
  const { lying, gone } = useOver.getState()
  const top = lying.at(-1)
  if (top !== undefined) useOver.setState({ gone: gone === top ? null : top })
}
