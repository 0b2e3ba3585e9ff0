// Who touches: a finger has read nothing by pointing at it.
import type { MouseEvent } from 'react'

export const isFinger = ({ nativeEvent }: MouseEvent) =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
