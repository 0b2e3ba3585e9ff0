export const TALE = [
  'You wish her luck and keep dry. When you look again the awning is empty, and a coin lies where the lantern stood.',
]
