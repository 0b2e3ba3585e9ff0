// Keeps the screen awake while somebody reads, where the browser can do that.
import { useEffect } from 'react'

export function useScreenAwake(): void {
  useEffect(() => {
    let held: WakeLockSentinel | null = null
    let wanted = true
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        const got = await navigator.wakeLock.request('screen')
        if (wanted) held = got
        else await got.release()
      } catch {
        // The browser refuses, for instance because the battery is low.
      }
    }
    // The browser lets go of it when the page is hidden.
    const again = () => void hold()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      wanted = false
      document.removeEventListener('visibilitychange', again)
      void held?.release()
    }
  }, [])
}
