// A row that is wider than its room moves with a wheel as well, though that turns up and down.
import type { WheelEvent } from 'react'

export function sideways({ currentTarget, deltaX, deltaY }: WheelEvent<HTMLElement>): void {
  if (deltaX === 0) currentTarget.scrollLeft += deltaY
}
