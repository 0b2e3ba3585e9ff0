// Whether a click came from a finger, which can't read a thing by pointing at it first.
import type { MouseEvent } from 'react'

export const isFinger = ({ nativeEvent }: MouseEvent) =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
