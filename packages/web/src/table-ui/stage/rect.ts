// A box as the attributes of a `<rect>`.
import type { Box } from './board.ts'

/** The rect that fills the box, with rounded corners. */
export const rectOf = ({ x, y, w, h }: Box, round: number) => ({ x, y, width: w, height: h, rx: round })
