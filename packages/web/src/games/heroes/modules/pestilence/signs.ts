// A sign on a grid of 512, drawn by us.

const wave = (y: number): string =>
  `M40 ${y}q54-56 108 0t108 0t108 0t108 0v44q-54 56-108 0t-108 0t-108 0t-108 0Z`

export const WAVES = [140, 246, 352].map(wave).join('')
