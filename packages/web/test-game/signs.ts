// The toy's icons, on the 512 grid of the icon set: a square, a coin, a sheet of paper.
export const DIE = 'M64 64H448V448H64Z'
export const COIN = 'M448 256A192 192 0 1 1 64 256A192 192 0 1 1 448 256Z'
export const LEAF = 'M128 32H384V480H128Z'
