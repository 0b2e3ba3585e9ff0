// The names of markers.

export const MARKERS_EN: Readonly<Record<string, string>> = {
  shaken: 'Shaken Tower',
}
