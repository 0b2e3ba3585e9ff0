// The lines for a failed search and for a second one at the same place, in each hero's voice.

export const FAILED_EN = {
  halia: 'Not tonight. You cup the flame, and count the steps back.',
  zeik: 'The road says no. You remember that as well.',
  marklun: '“A useful result,” you tell nobody, and comb it out of your hair.',
  namal: 'You stop, let off steam, and mark the place. Unfinished is not over.',
} as const

export const AGAIN_EN = {
  halia: 'You know where the loose stone is now.',
  zeik: 'Some things want telling twice.',
  marklun: 'Second attempt; one error corrected, one sandwich packed.',
  namal: 'You set your feet in your own old prints.',
} as const
