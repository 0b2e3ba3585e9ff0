// The Floating Continent.
export const MAP_EN = {
  skyhold: 'Skyhold',
}
