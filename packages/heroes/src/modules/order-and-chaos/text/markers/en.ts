// The names of markers.

export const MARKERS_EN: Readonly<Record<string, string>> = {
  shaken: 'Shaken Tower',
  hex: 'Hex',
  // The marker of the Enemy's spell of the same name.
  challenge: 'Challenge',
}
