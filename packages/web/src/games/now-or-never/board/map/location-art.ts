// Our drawings of the fourteen locations, in ink and wash. Each stroke names the wash it is filled with. The ground is
// 24 below the middle; a drawing extends at most 44 to each side and 44 upward.
import type { Stroke } from './ink.tsx'

export const LOCATION: Readonly<Record<string, readonly Stroke[]>> = {
  // A tower over a shaft, with its winding wheel.
  'tower-of-miners': [
    ['stone', 'M-44 24C-36 10-28 8-20 12L-8 8L8 14L26 8C36 12 40 18 44 24Z'],
    ['wall', 'M-22 20L-17-26H7L12 20Z'],
    ['line', 'M-19-4h8M-6 6h9M-20 10h7M-4-14h8'],
    ['roof', 'M-22-26L-5-44L12-26Z'],
    ['dark', 'M-10 20V8Q-5 1 0 8V20Z'],
    ['light', 'M-9-14V-20Q-6-24-3-20V-14Z'],
    ['line', 'M10-20L30-8M30-8V22M24 22H38'],
    ['roof', 'M30-18A10 10 0 1 1 29.9-18Z'],
    ['line', 'M30-18V2M20-8H40M23-15L37-1M37-15L23-1'],
  ],
  // A round hut under thatch, with flowers in front of it.
  'hermits-hut': [
    ['wall', 'M-24 22V-2Q-4-10 18-2V22Z'],
    ['dark', 'M-9 22V6Q-3 0 3 6V22Z'],
    ['light', 'M8 4h7v7H8ZM-20 4h7v7h-7Z'],
    ['straw', 'M-34 2C-26-20-14-36-3-36S22-20 28 2Q12-8-3-8T-34 2Z'],
    ['line', 'M-22-8Q-14-22-6-30M-2-12V-34M14-8Q10-20 2-30'],
    ['wall', 'M10-30V-40H17V-24Z'],
    ['line', 'M14-42q-6-5 1-9'],
    [
      'leaf',
      'M28 23Q25 12 30 8Q35 12 32 23ZM37 24Q34 15 38 12Q43 15 41 24ZM-40 24Q-43 15-38 12Q-34 15-36 24Z',
    ],
    [
      'light',
      'M27 8a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0ZM35 11a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM-41 11a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z',
    ],
  ],
  // A fallen star in its crater.
  'crystal-meteorite': [
    ['stone', 'M-44 24C-42 8-34 2-26 6L-18-2L-8 8H10L22-4L30 6C38 4 42 12 44 24Z'],
    ['dark', 'M-30 24C-28 12-14 8 0 8S28 12 30 24Z'],
    ['gem', 'M-20 20L-26-10L-17-22L-8-8L-9 20Z'],
    ['gem', 'M8 20L10-12L20-24L27-8L20 20Z'],
    ['gem', 'M-12 22L-14-24L0-44L13-22L11 22Z'],
    ['line', 'M0-44V-18L-14-24M0-18L13-22M0-18V22M-17-22L-17-4M20-24L18-6'],
    ['line', 'M-36-22l-6-4M-30-34l-4-7M32-34l5-6M38-22l6-3'],
  ],
  // Tents around a fire.
  'nomad-camp': [
    ['wall', 'M-44 22L-24-22L-4 22Z'],
    ['roof', 'M-44 22L-24-22L-31 22ZM-4 22L-24-22L-17 22Z'],
    ['dark', 'M-29 22L-24-2L-19 22Z'],
    ['line', 'M-24-22L-28-31M-24-22L-20-31'],
    ['wall', 'M6 16L26-26L44 16Z'],
    ['leaf', 'M6 16L26-26L20 16ZM44 16L26-26L33 16Z'],
    ['line', 'M26-26L22-34M26-26L30-34'],
    ['light', 'M6 22C-3 15 1 9 5 1C7 7 11 6 10 2C17 9 17 17 10 22Z'],
    ['line', 'M-2 24L18 19M-2 19L18 24'],
  ],
  // A tower of beams with a stopped clock.
  'ublo-tower': [
    ['line', 'M-20 24L-12-10M20 24L12-10M-18 14L16-2M18 14L-16-2M-20 24H20'],
    ['wall', 'M-18-8V-26H18V-8Z'],
    ['light', 'M-10-17A10 10 0 1 0 10-17A10 10 0 1 0-10-17Z'],
    ['line', 'M0-17V-24M0-17L5-14'],
    ['roof', 'M-24-26L0-44L24-26Z'],
    ['roof', 'M-24-8H24V-3H-24Z'],
    ['metal', 'M26 4l3-4 4 2 4-2 3 4-1 4 3 3-3 4-5-1-3 3-4-3 0-4-3-3Z'],
    ['dark', 'M30 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0Z'],
    ['metal', 'M-40 14l3-3 3 2 4-2 2 4-1 3 2 3-3 3-4-1-3 2-3-3 1-3Z'],
  ],
  // Steps, a pillar and a cup, in memory of the old town.
  monument: [
    ['stone', 'M-36 24H36V17H-36ZM-28 17H28V10H-28ZM-20 10H20V4H-20Z'],
    ['wall', 'M-11 4L-8-14H8L11 4Z'],
    ['line', 'M-6 0h12M-5-6h10'],
    ['light', 'M-16-38H16C16-24 10-18 4-16V-14H-4V-16C-10-18-16-24-16-38Z'],
    ['line', 'M-16-34C-24-34-24-24-12-22M16-34C24-34 24-24 12-22M-6-32V-26'],
    ['leaf', 'M-34 10q-8-2-8-10q8 2 8 10ZM34 10q8-2 8-10q-8 2-8 10Z'],
  ],
  // A tall tower with a telescope.
  'scholars-tower': [
    ['wall', 'M-16 24L-13-14H13L16 24Z'],
    ['line', 'M-14 6h8M4 0h9M-4-8h8M-15 16h6M5 14h9'],
    ['dark', 'M-5 24V12Q0 6 5 12V24Z'],
    ['roof', 'M-18-14C-18-36 18-36 18-14Z'],
    ['dark', 'M-3-14V-31H7V-14Z'],
    ['metal', 'M-2-22L26-42L32-34L4-14Z'],
    ['light', 'M26-42L34-46L40-38L32-34Z'],
    ['wall', 'M18 24V6H36V24Z'],
    ['roof', 'M14 6L27-6L40 6Z'],
    ['light', 'M23 12h8v7h-8ZM-4-3Q0-8 4-3V3H-4Z'],
    ['leaf', 'M-40 24q-2-14 8-20q10 6 6 20Z'],
  ],
  // Plants with teeth and eyes.
  undergarden: [
    ['stone', 'M-44 24V14H-30V24ZM30 24V12H44V24Z'],
    ['line', 'M0 24C2 8-4 2 0-12M-22 24C-24 14-18 8-24-4M22 24C20 12 26 8 22-2'],
    ['leaf', 'M0 16C-12 16-16 8-20 4C-8 2-2 8 0 16ZM1 10C12 10 16 4 18-2C8-2 2 2 1 10Z'],
    ['bloom', 'M-20-12C-24-34-8-44 0-36C8-44 24-34 20-12Q0-2-20-12Z'],
    ['dark', 'M-13-16Q0-8 13-16Q10-26 0-26T-13-16Z'],
    ['light', 'M-11-18L-7-12L-4-20ZM-2-20L1-12L4-20ZM6-20L9-13L11-19Z'],
    ['bloom', 'M-24-4C-34-6-34-18-24-18C-14-18-14-6-24-4ZM22-2C13-4 13-15 22-15C32-15 32-4 22-2Z'],
    ['light', 'M-27-11a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM19-9a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z'],
  ],
  // Trees with faces.
  'forest-of-faces': [
    ['wood', 'M-32 24L-29 0H-17L-14 24ZM16 24L18 4H30L34 24Z'],
    ['leaf', 'M-44-2C-46-18-34-30-22-30S2-18-2-2Q-23 8-44-2ZM8 2C6-14 14-24 24-24S44-14 42 2Q25 10 8 2Z'],
    ['wood', 'M-11 24L-8-10H10L13 24Z'],
    ['leaf', 'M-22-8C-24-30-10-44 1-44S26-30 24-8Q1 2-22-8Z'],
    ['dark', 'M-11-22Q-7-27-3-22Q-7-18-11-22ZM5-22Q9-27 13-22Q9-18 5-22ZM-9-12Q1-4 11-12Q6-2 1-2T-9-12Z'],
    ['dark', 'M-33-14h7v4h-7ZM-20-14h7v4h-7ZM-30-4H-16V-1H-30ZM16-10h6v4h-6ZM28-10h6v4h-6Z'],
  ],
  // A hole in a hill, and the snail that lives in it.
  'snail-caves': [
    ['stone', 'M-44 24C-42-8-26-28-6-28S38-12 44 24Z'],
    ['line', 'M-32 2q8-12 18-16M26-8q8 8 10 18M-38 14h8'],
    ['dark', 'M-26 24C-26 4-16-8-4-8S18 4 18 24Z'],
    ['hide', 'M-6 24C-8 14 0 14 4 18H24C30 18 32 10 30 4L34 2C38 8 40 18 32 24Z'],
    ['straw', 'M-2 12A13 13 0 1 1 24 12A13 12 0 0 1 11 23A11 10 0 0 1-2 12Z'],
    ['line', 'M18 13A7 7 0 1 0 11 18A5 4 0 0 0 13 11M31 4L28-3M34 3L37-3'],
  ],
  // A balloon with a gondola, a die and playing cards.
  'flying-casino': [
    ['bloom', 'M0-44C20-44 32-32 32-20C32-10 18-2 10 2H-10C-18-2-32-10-32-20C-32-32-20-44 0-44Z'],
    ['light', 'M-8-43C-16-32-14-10-6 2H6C14-10 16-32 8-43Q0-45-8-43Z'],
    ['line', 'M-26-8L-12 12M26-8L12 12M-8 2L-6 12M8 2L6 12'],
    ['wood', 'M-16 11H16L12 24H-12Z'],
    ['wall', 'M-9-4L3-9L9 6L-3 11Z'],
    ['dark', 'M-4 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM1 3a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z'],
    ['roof', 'M-44-4l7-5 5 8-7 5ZM36 8l8-3 3 9-8 3Z'],
  ],
  // A city of stone, and a spirit at the gate.
  'city-of-spirits': [
    ['stone', 'M-42 24V-2L-35-14L-28-2V24ZM28 24V-6L35-20L42-6V24ZM-20 24V-22L-11-36L-2-22V24Z'],
    ['dark', 'M-38 8V2Q-35-2-32 2V8ZM32 4V-2Q35-6 38-2V4ZM-15-6V-13Q-11-18-7-13V-6Z'],
    ['ghost', 'M-2 24C-4 0 2-22 13-22S30 0 28 24L21 19L17 25L13 19L8 25L4 19Z'],
    [
      'dark',
      'M7-8a2.6 3.4 0 1 0 5.2 0a2.6 3.4 0 1 0-5.2 0ZM15-8a2.6 3.4 0 1 0 5.2 0a2.6 3.4 0 1 0-5.2 0ZM10 1Q13 6 17 1Z',
    ],
  ],
  // A city of towers.
  istreka: [
    ['wall', 'M-14 24V-18H14V24Z'],
    ['roof', 'M-18-18L0-44L18-18Z'],
    ['wall', 'M-38 24V-10H-22V24ZM22 24V-10H38V24Z'],
    ['roof', 'M-42-10L-30-30L-18-10ZM42-10L30-30L18-10Z'],
    ['wall', 'M-44 24V8H-38V12H-31V8H-24V12H-17V8H-10V12H-4V8H4V12H10V8H17V12H24V8H31V12H38V8H44V24Z'],
    ['dark', 'M-8 24V18Q0 9 8 18V24Z'],
    ['light', 'M-5-4V-10Q0-15 5-10V-4ZM-33 2V-3Q-30-7-27-3V2ZM27 2V-3Q30-7 33-3V2Z'],
    ['line', 'M0-44V-50'],
  ],
  // A face in the rock, and a spirit in its mouth.
  'wailing-cavern': [
    ['stone', 'M-44 24C-44-4-30-34-2-38C26-36 44-6 44 24Z'],
    ['dark', 'M-26-8Q-18-20-8-10Q-16 0-26-8ZM8-10Q18-20 26-8Q16 0 8-10Z'],
    ['dark', 'M-20 24C-22 6-12 0 0 0S22 6 20 24Z'],
    ['line', 'M-34 6q6-6 4-14M34 6q-6-6-4-14M-6-22q6-4 12 0'],
    ['ghost', 'M-12 20Q-4 12 0 18T12 18Q8 26 0 24T-12 20Z'],
    ['line', 'M-8 12Q0 6 8 12'],
  ],
}
