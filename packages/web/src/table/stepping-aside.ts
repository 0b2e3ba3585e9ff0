// What lies over the boards, cards held out or a scene, steps aside on request, so that they can be seen.
import { useEffect } from 'react'
import { create } from 'zustand'

interface Over {
  /** What lies there, the last on top. */
  readonly lying: readonly string[]
  /** What has stepped aside; another comes back by itself. */
  readonly gone: string | null
}

const useOver = create<Over>()(() => ({ lying: [], gone: null }))

/** Whether it has stepped aside; while it lies there, the key is about it. */
export function useIsAside(id: string): boolean {
  useEffect(() => {
    useOver.setState(({ lying }) => ({ lying: [...lying, id] }))
    return () => useOver.setState(({ lying }) => ({ lying: lying.filter((one) => one !== id) }))
  }, [id])
  return useOver(({ gone }) => gone === id)
}

/** Steps aside, or comes back. */
export function stepAside(): void {
  const { lying, gone } = useOver.getState()
  const top = lying.at(-1)
  if (top !== undefined) useOver.setState({ gone: gone === top ? null : top })
}
