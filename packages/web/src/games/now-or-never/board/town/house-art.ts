// Our drawings of the twenty buildings, in ink and wash. Each stroke names the wash it is filled with. The ground is 24
// below the middle; a drawing extends at most 44 to each side and 42 upward.

export type Wash =
  | 'wall'
  | 'roof'
  | 'dark'
  | 'line'
  | 'light'
  | 'leaf'
  | 'water'
  | 'shell'
  | 'tool'
  | 'demon'
  | 'crystal'
export type Stroke = readonly [Wash, string]

export const HOUSE: Readonly<Record<string, readonly Stroke[]>> = {
  'bottled-demons-lab': [
    ['wall', 'M-38 24V-4H8V24Z'],
    ['roof', 'M-43-4L-15-25L13-4Z'],
    ['dark', 'M-20 24V9Q-14 3-8 9V24Z'],
    ['light', 'M-33 4h8v9h-8ZM-4 4h7v9h-7ZM-19-10h8v6h-8Z'],
    ['demon', 'M16 24V2Q16-6 22-9V-20H32V-9Q38-6 38 2V24Z'],
    ['roof', 'M21-20H33V-26H21Z'],
    ['light', 'M21 4L26 7L21 9ZM33 4L28 7L33 9Z'],
  ],
  'construction-hq': [
    ['wall', 'M-30 24V-6H8V24Z'],
    ['dark', 'M-16 24V10H-5V24Z'],
    ['light', 'M-25-1h8v7h-8ZM-4-1h8v7h-8Z'],
    ['line', 'M-36 24V-18M14 24V-18M-36 8H14M-36 24L-30 8M14 24L8 8'],
    ['roof', 'M-40-18H18V-13H-40Z'],
    ['line', 'M26 24V-36M14-32H44M26-38L42-32M40-32V-14'],
    ['tool', 'M34-14H46V-4H34Z'],
  ],
  'crystal-lab': [
    ['crystal', 'M-26 0C-26-28 26-28 26 0Z'],
    ['line', 'M0-20V0M-13-16Q-10-8-10 0M13-16Q10-8 10 0'],
    ['wall', 'M-38 24V0H38V24Z'],
    ['dark', 'M-6 24V10Q0 4 6 10V24Z'],
    ['light', 'M-30 6h9v9h-9ZM21 6h9v9h-9Z'],
    ['crystal', 'M0-42L7-33L4-21H-4L-7-33Z'],
  ],
  'garden-house': [
    ['wall', 'M-24 24V-4H24V24Z'],
    ['roof', 'M-31-4Q-18-8-12-26H12Q18-8 31-4Z'],
    ['dark', 'M-6 24V6Q0 0 6 6V24Z'],
    ['light', 'M-18 3h8v8h-8ZM10 3h8v8h-8Z'],
    ['leaf', 'M-44 24Q-46 10-37 11Q-32 0-26 11Q-17 12-18 24ZM18 24Q17 12 26 11Q31 2 37 11Q46 10 44 24Z'],
    ['shell', 'M-38 16h4v4h-4ZM-29 10h4v4h-4ZM25 15h4v4h-4ZM35 17h4v4h-4ZM32 8h4v4h-4Z'],
  ],
  inn: [
    ['wall', 'M-30 24V-10H16V24Z'],
    ['roof', 'M-37-10L-24-32H10L23-10Z'],
    ['line', 'M-30 6H16'],
    ['dark', 'M-12 24V13Q-7 8-2 13V24Z'],
    ['light', 'M-25-5h9v8h-9ZM-11-5h9v8h-9ZM3-5h8v8h-8ZM-26 11h9v7h-9ZM3 11h9v7h-9ZM-12-25h9v9h-9Z'],
    ['line', 'M16-2H38M32-2V4'],
    ['roof', 'M24 4H40V19H24Z'],
    ['light', 'M28 8H35V15H28ZM35 9H38V13H35Z'],
  ],
  library: [
    ['wall', 'M-34 18V-6H34V18Z'],
    ['line', 'M-28 18V-6M-17 18V-6M17 18V-6M28 18V-6'],
    ['dark', 'M-8 18V2Q0-4 8 2V18Z'],
    ['roof', 'M-42-6L0-32L42-6Z'],
    ['light', 'M-11-20Q-5-24 0-20Q5-24 11-20V-11Q5-15 0-11Q-5-15-11-11Z'],
    ['wall', 'M-42 24H42L37 18H-37Z'],
  ],
  'market-hall': [
    ['dark', 'M-33 24V0H33V24Z'],
    ['wall', 'M-37 24V-2H-31V24ZM31 24V-2H37V24ZM-3 24V-2H3V24Z'],
    ['roof', 'M-43-2L-35-22H35L43-2Q35 4 29-2Q22 4 14-2Q7 4 0-2Q-7 4-14-2Q-22 4-29-2Q-35 4-43-2Z'],
    ['light', 'M-28-22L-29-2Q-22 4-14-2L-14-22ZM0-22V-2Q7 4 14-2L14-22Z'],
    ['shell', 'M-26 24V14H-9V24Z'],
    ['crystal', 'M9 24V14H18V24Z'],
    ['tool', 'M18 24V17H26V24Z'],
  ],
  school: [
    ['wall', 'M-34 24V0H34V24ZM-9 0V-24H9V0Z'],
    ['roof', 'M-40 0L-28-14H-9V0ZM40 0L28-14H9V0ZM-13-24L0-41L13-24Z'],
    ['dark', 'M-6 24V9Q0 3 6 9V24Z'],
    ['light', 'M-28 6h9v9h-9ZM19 6h9v9h-9ZM-5-18Q0-24 5-18V-8H-5Z'],
    ['roof', 'M-3-9Q-3-16 0-16Q3-16 3-9Z'],
    ['leaf', 'M0-41V-33L10-37Z'],
  ],
  'snail-ranch': [
    ['wall', 'M-42 24V4H-8V24Z'],
    ['roof', 'M-46 4L-38-14H-12L-4 4Z'],
    ['dark', 'M-32 24V9H-18V24Z'],
    ['line', 'M-32 24L-18 9M-18 24L-32 9'],
    ['light', 'M-29-7h8v7h-8Z'],
    ['wall', 'M2 24Q3 17 12 18H30Q33 8 32-2L37-9L38-2L43-6L42 2Q44 22 34 24Z'],
    ['shell', 'M4 8A13 13 0 1 1 30 8A13 13 0 1 1 4 8Z'],
    ['line', 'M17 8A4 4 0 1 1 21 12A9 9 0 1 1 25 3'],
  ],
  'town-hall': [
    ['wall', 'M-40 24V2H40V24Z'],
    ['roof', 'M-44 2L-36-9H-10V2ZM44 2L36-9H10V2Z'],
    ['wall', 'M-11 24V-20H11V24Z'],
    ['roof', 'M-15-20L0-42L15-20Z'],
    ['light', 'M-7-10A7 7 0 1 1 7-10A7 7 0 1 1-7-10ZM-34 7h8v9h-8ZM-22 7h8v9h-8ZM14 7h8v9h-8ZM26 7h8v9h-8Z'],
    ['line', 'M0-15V-10L4-8'],
    ['dark', 'M-6 24V9Q0 2 6 9V24Z'],
  ],
  workshop: [
    ['roof', 'M22-6V-34H32V-2Z'],
    ['wall', 'M-38 24V-2H38V24Z'],
    ['roof', 'M-38-2V-20L-13-2V-20L12-2V-20L38-2Z'],
    ['dark', 'M-32 24V7H-12V24Z'],
    ['light', 'M-4 6h9v9h-9ZM-34-9L-26-3H-34ZM-9-9L-1-3H-9Z'],
    ['tool', 'M14 12A10 10 0 1 1 34 12A10 10 0 1 1 14 12Z'],
    ['dark', 'M20 12A4 4 0 1 1 28 12A4 4 0 1 1 20 12Z'],
    ['line', 'M24 0V4M24 20V24M12 12H16M32 12H36'],
  ],
  'shell-flats': [
    ['water', 'M-44 24Q-34 10-12 14T24 13Q40 13 44 24Z'],
    ['line', 'M-22 14V-4M2 14V-4M-10 14V-2'],
    ['wall', 'M-26-2V-14H6V-2Z'],
    ['roof', 'M-33-14L-10-32L13-14Z'],
    ['dark', 'M-14-2V-11H-6V-2Z'],
    ['shell', 'M26 16L14 2Q14-9 26-9T38 2ZM-30 22L-38 14Q-38 7-30 7T-22 14ZM8 23L2 17Q2 12 8 12T14 17Z'],
    ['line', 'M26 14V-6M22 12L18-2M30 12L34-2'],
  ],
  'divers-rest': [
    ['water', 'M-44 24Q-36 14-26 17T-6 16T14 17T44 24Z'],
    ['wall', 'M-38 16V-8H0V16Z'],
    ['roof', 'M-44-8L-19-28L6-8Z'],
    ['dark', 'M-24 16V2Q-19-3-14 2V16Z'],
    ['light', 'M-34-3h7v8h-7ZM-11-3h7v8h-7Z'],
    ['tool', 'M8 16V2A13 13 0 0 1 34 2V16Z'],
    ['light', 'M14 4A7 7 0 1 1 28 4A7 7 0 1 1 14 4Z'],
    ['line', 'M21-3V11M14 4H28M21-11V-18H36'],
    ['shell', 'M38 22L31 14Q31 8 38 8T45 14Z'],
  ],
  'tool-smithy': [
    ['wall', 'M12 24V-34H28V24Z'],
    ['roof', 'M9-34H31V-40H9Z'],
    ['wall', 'M-36 24V-2H14V24Z'],
    ['roof', 'M-42-2L-26-20H6L18-2Z'],
    ['dark', 'M8 24V10Q20-2 32 10V24Z'],
    ['shell', 'M14 24Q12 14 17 15Q19 6 22 14Q28 13 26 24Z'],
    ['light', 'M-30 4h8v8h-8Z'],
    ['tool', 'M-18 11H6Q4 17-3 17V20L2 24H-14L-9 20V17Q-17 17-18 11Z'],
  ],
  'tinkers-row': [
    ['wall', 'M-42 24V-2H-16V24ZM-16 24V-14H12V24ZM12 24V0H40V24Z'],
    ['roof', 'M-45-2L-29-18L-14-2ZM-19-14L-2-36L15-14ZM10 0L26-16L43 0Z'],
    ['dark', 'M-33 24V12H-25V24ZM-6 24V11H3V24ZM22 24V13H30V24Z'],
    [
      'light',
      'M-37 3h6v6h-6ZM-26 3h6v6h-6ZM-11-9h7v8h-7ZM1-9h7v8h-7ZM17 4h6v6h-6ZM30 4h6v6h-6ZM-5-22h6v6h-6Z',
    ],
    ['tool', 'M33-18A7 7 0 1 1 47-18A7 7 0 1 1 33-18Z'],
    ['line', 'M40-28V-8M30-18H47M26-16L34-18'],
  ],
  bottlery: [
    ['wall', 'M-40 24V-6H10V24Z'],
    ['roof', 'M-45-6L-34-24H4L15-6Z'],
    ['dark', 'M-33 24V6Q-25-2-17 6V24Z'],
    ['light', 'M-9 2h13v9h-13Z'],
    ['demon', 'M14 24V2Q14-4 19-6V-16H27V-6Q32-4 32 2V24ZM35 24V10Q35 6 38 5V-2H43V5Q46 6 46 10V24Z'],
    ['line', 'M-9 6H4M-4 2V11M14 8H32'],
    ['roof', 'M18-16H28V-21H18ZM37-2H44V-6H37Z'],
  ],
  'imp-cellar': [
    ['leaf', 'M-44 24C-40-8-20-18 0-18S40-8 44 24Z'],
    ['wall', 'M-22 24V4L0-12L22 4V24Z'],
    ['dark', 'M-15 24V6L0-5L15 6V24Z'],
    ['demon', 'M-9 24Q-12 12-6 12L-8 5L-2 10H2L8 5L6 12Q12 12 9 24Z'],
    ['light', 'M-5 15L-1 18L-5 19ZM5 15L1 18L5 19Z'],
    ['roof', 'M-27 5L0-18L27 5L23 9L0-10L-23 9Z'],
    ['wall', 'M24-8V-30H34V-2Z'],
    ['roof', 'M22-30H36V-35H22Z'],
  ],
  'crystal-kiln': [
    ['wall', 'M-22 24C-26 4-14-8-9-32H9C14-8 26 4 22 24Z'],
    ['line', 'M-20 6H20M-15-8H15M-11-22H11'],
    ['roof', 'M-12-32H12V-38H-12Z'],
    ['dark', 'M-11 24V12Q0 0 11 12V24Z'],
    ['light', 'M-6 24Q-8 16-3 15Q0 8 3 15Q8 16 6 24Z'],
    ['crystal', 'M-34-4L-28 6L-30 24H-40L-42 8ZM34 2L40 10L38 24H28L27 12Z'],
  ],
  'prism-terrace': [
    ['wall', 'M-42 24V12H42V24ZM-30 12V0H30V12ZM-18 0V-11H18V0Z'],
    ['line', 'M-42 12H42M-30 0H30'],
    ['dark', 'M-6 24V15Q0 10 6 15V24Z'],
    ['light', 'M-24 3h7v6h-7ZM17 3h7v6h-7ZM-4-8h8v7h-8Z'],
    [
      'crystal',
      'M0-42L8-30L5-11H-5L-8-30ZM-24-18L-18-9L-20 0H-28L-30-9ZM24-18L30-9L28 0H20L18-9ZM-37 1L-33 6V12H-41V6ZM37 1L41 6V12H33V6Z',
    ],
  ],
  'warm-spring': [
    ['wall', 'M-42 14V-8H-12V14Z'],
    ['roof', 'M-46-8L-27-26L-8-8Z'],
    ['dark', 'M-32 14V0H-22V14Z'],
    ['wall', 'M-42 24Q-36 10-24 12L40 12Q46 16 44 24Z'],
    ['water', 'M-24 19Q-20 12 8 12T38 19Q30 24 6 24T-24 19Z'],
    ['line', 'M0 6Q-5 0 0-6T0-18M14 6Q9 0 14-6T14-18M28 6Q23 0 28-6T28-18'],
    ['light', 'M-4 18h10M12 16h12M14 21h12'],
  ],
}
