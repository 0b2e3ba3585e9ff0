// Quiet hours: when they end, by the clock of a person's time zone.
import type { Quiet } from '../storage.ts'

const MINUTE = 60_000
const DAY_MINUTES = 1440

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function timeIn(zone: string, now: number): string {
  const parts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone } as const
  return new Intl.DateTimeFormat('en-GB', parts).format(now)
}

/**
 * When the present quiet hours end; null: it isn't quiet now. If clocks are put forward or back before they end, the
 * time is off by an hour.
 */
export function quietUntil({ from, to, zone }: Quiet, now: number): number | null {
  const after = (begin: number, end: number) => (end - begin + DAY_MINUTES) % DAY_MINUTES
  const length = after(minutesOf(from), minutesOf(to))
  const passed = after(minutesOf(from), minutesOf(timeIn(zone, now)))
  return passed < length ? now - (now % MINUTE) + (length - passed) * MINUTE : null
}
