// Our drawings of the heroes' figures: a cloak in the color of the seat, and the features of each hero. The foot is at
// 0,0; a figure is at most 20 wide to each side and 50 high.
import type { Stroke } from './ink.tsx'

/** Filled with the color of the seat. */
export const CLOAK = 'M-15 1C-14-14-11-22-7-27Q0-32 7-27C11-22 14-14 15 1Q0 6-15 1Z'

export const HERO: Readonly<Record<string, readonly Stroke[]>> = {
  // A hood, and a lamp held high.
  halia: [
    ['roof', 'M-9-27C-12-44 12-44 9-27Q0-22-9-27Z'],
    ['bone', 'M-5-29Q0-38 5-29Q4-25 0-25T-5-29Z'],
    ['line', 'M10-18L17-30'],
    ['light', 'M13-40H21V-30H13Z'],
  ],
  // A beard, a brim and a staff.
  zeik: [
    ['bone', 'M-7-30H7V-22Q0-10-7-22Z'],
    ['metal', 'M-14-32Q0-37 14-32L8-35L5-45Q0-49-5-45L-8-35Z'],
    ['line', 'M16 2V-42'],
    ['gem', 'M16-50L20-44L16-38L12-44Z'],
  ],
  // Hair in the wind: always half gone.
  marklun: [
    ['bone', 'M-7-32C-7-42 7-42 7-32C7-25-7-25-7-32Z'],
    ['straw', 'M-9-34C-8-48 8-47 14-42L20-46L16-38L21-36L8-36Q-4-42-9-34Z'],
    ['roof', 'M-9-27Q0-22 9-27L11-22Q0-17-11-22ZM-9-25L-20-21L-17-27Z'],
  ],
  // A helmet and a shield.
  namal: [
    ['metal', 'M-9-25V-37C-9-46 9-46 9-37V-25Q0-21-9-25Z'],
    ['dark', 'M-6-35H6V-31H2V-26H-2V-31H-6Z'],
    ['roof', 'M-2-45H2L3-51H-3Z'],
    ['metal', 'M9-20H23V-10Q22-2 16 1Q10-2 9-10Z'],
    ['light', 'M16-16L18-11L16-5L14-11Z'],
  ],
}
