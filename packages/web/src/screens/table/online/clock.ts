// The time left, ticking by the server's clock.
import { useEffect, useState } from 'react'
import { useLive } from '../../../online/live.ts'
import type { Words } from '../../../text/language.ts'

const HOUR = 3_600_000

/** Milliseconds left; null without a limit. Under an hour it ticks every second. */
export function useLeft(deadline: number | null): number | null {
  const ahead = useLive((line) => line.ahead)
  const [now, setNow] = useState(() => Date.now())
  const left = deadline === null ? null : Math.max(0, deadline - now - ahead)
  const pause = left === null ? null : left < HOUR ? 1000 : 30_000
  useEffect(() => {
    if (pause === null) return undefined
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), pause)
    return () => clearInterval(timer)
  }, [pause, deadline])
  return left
}

/** Minutes and seconds under an hour, hours and days above. */
export function timeWords(left: number, { t }: Words): string {
  const s = Math.ceil(left / 1000)
  if (s < 3600) return t('company.time.clock', { m: Math.floor(s / 60), s: String(s % 60).padStart(2, '0') })
  const h = Math.floor(s / 3600)
  if (h < 24) return t('company.time.hours', { h, m: Math.floor((s % 3600) / 60) })
  const d = Math.floor(h / 24)
  const key = d === 1 ? 'company.time.day' : 'company.time.days'
  return h % 24 === 0 ? t(`${key}.whole`, { d }) : t(key, { d, h: h % 24 })
}

/**
 * With a limit under an hour: the last quarter, but at most 60 and at least 15 seconds. Otherwise: the last quarter.
 */
export function isLow(left: number, limit: number | null): boolean {
  const quarter = (limit ?? 0) * 250
  return left <= ((limit ?? 0) >= 3600 ? quarter : Math.max(15_000, Math.min(60_000, quarter)))
}
