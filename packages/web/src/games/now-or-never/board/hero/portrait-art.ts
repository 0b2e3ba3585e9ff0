// Our portraits of the four heroes: head and shoulders in flat washes, in a square of 96 around the middle.

export type Paint = 'back' | 'cloth' | 'trim' | 'skin' | 'hair' | 'ink' | 'glow' | 'metal'
export type Stroke = readonly [Paint, string]

export const PORTRAIT: Readonly<Record<string, readonly Stroke[]>> = {
  // A lamp bearer with a hood full of red hair.
  halia: [
    ['cloth', 'M-46 48C-44 24-30 14-16 10H16C30 14 44 24 46 48Z'],
    ['hair', 'M-26 18C-36-12-26-40 0-40S36-12 26 18C20 26-20 26-26 18Z'],
    ['skin', 'M-8 6H8V20Q0 26-8 20Z'],
    ['skin', 'M-16-12C-16-32 16-32 16-12C16 4 8 12 0 12S-16 4-16-12Z'],
    ['hair', 'M-18-6C-20-30-6-36 4-32C-2-24-12-20-18-6ZM18-8C18-22 12-30 2-32C8-26 14-18 18-8Z'],
    ['ink', 'M-9-9h6v3h-6ZM4-9h6v3h-6ZM-4 4Q1 7 6 3L5 2Q1 4-3 3Z'],
    ['trim', 'M-20 12L0 34L20 12L26 16L0 46L-26 16Z'],
    ['metal', 'M26 20H42V40H26ZM30 14H38V20H30Z'],
    ['glow', 'M30 24H38V36H30Z'],
  ],
  // A broad wanderer with a gray beard, a stone charm and a staff.
  zeik: [
    ['hair', 'M32-44H37V48H32Z'],
    ['cloth', 'M-48 48C-46 22-32 14-18 10H18C32 14 46 22 48 48Z'],
    ['skin', 'M-20-12C-20-36 20-36 20-12C20 6 10 14 0 14S-20 6-20-12Z'],
    ['hair', 'M-21-10C-20 2-18 26 0 36C18 26 20 2 21-10C16-2 10 2 0 0C-10 2-16-2-21-10Z'],
    ['trim', 'M-25-18C-24-42 24-42 25-18C12-24-12-24-25-18Z'],
    ['ink', 'M-12-12L-4-11V-8L-12-9ZM12-12L4-11V-8L12-9ZM-4 10H4V12H-4Z'],
    ['trim', 'M-34 24L-14 18L-2 44L-14 48H-40ZM34 24L14 18L2 44L14 48H40Z'],
    ['metal', 'M0 36L8 42L4 48H-4L-8 42Z'],
    ['glow', 'M29-48L34-56L40-48L38-40H31Z'],
  ],
  // A young engineer with goggles on the forehead and a floating orb.
  marklun: [
    ['cloth', 'M-44 48C-42 26-30 16-14 12H14C30 16 42 26 44 48Z'],
    ['skin', 'M-7 6H7V20Q0 25-7 20Z'],
    ['skin', 'M-17-12C-17-34 17-34 17-12C17 4 8 12 0 12S-17 4-17-12Z'],
    [
      'hair',
      'M-20-12C-26-30-18-36-22-44C-10-38-8-46 0-42C10-48 14-38 22-42C18-32 26-26 20-12C16-24 8-26 0-26S-16-24-20-12Z',
    ],
    ['metal', 'M-19-25Q0-33 19-25V-17Q0-24-19-17Z'],
    ['glow', 'M-14-22A6 6 0 1 1-2-22A6 6 0 1 1-14-22ZM2-22A6 6 0 1 1 14-22A6 6 0 1 1 2-22Z'],
    ['ink', 'M-9-9h5v4h-5ZM4-9h5v4h-5ZM-5 4H4V6H-5Z'],
    ['trim', 'M-14 12L-4 18L-8 48H-20ZM14 12L4 18L8 48H20Z'],
    ['glow', 'M22 18A11 11 0 1 1 44 18A11 11 0 1 1 22 18Z'],
    ['ink', 'M18 20Q33 10 48 16L47 19Q33 14 20 23Z'],
  ],
  // A tall machine with a lamp for an eye and riveted shoulders.
  namal: [
    ['metal', 'M-48 48V24Q-46 12-30 12H-12V48ZM48 48V24Q46 12 30 12H12V48Z'],
    ['trim', 'M-20 10H20L14 48H-14Z'],
    ['cloth', 'M-9 4H9V16H-9Z'],
    ['metal', 'M-20 6V-26Q-18-40 0-40T20-26V6Q10 12 0 12T-20 6Z'],
    ['ink', 'M-15-20H15V-8H-15Z'],
    ['glow', 'M-11-18H-3V-10H-11ZM3-18H11V-10H3Z'],
    ['trim', 'M-3-40H3V-50H-3ZM-24-20H-20V0H-24ZM20-20H24V0H20Z'],
    ['ink', 'M-10 0H10V2H-10ZM-8 4H8V6H-8ZM-42 22h3v3h-3ZM-22 18h3v3h-3ZM39 22h3v3h-3ZM19 18h3v3h-3Z'],
    ['glow', 'M-7 24H7V38H-7Z'],
    ['ink', 'M-5 28H5V30H-5ZM-5 33H5V35H-5Z'],
  ],
}
