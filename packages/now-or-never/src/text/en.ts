// Every word of the game in English.
import type { Texts } from '@lorehall/kernel'
import type { State } from '../state.ts'
import type { Values } from '../values/index.ts'

export const text: Texts<State, Values> = {
  prompt: ({ prompt }) => prompt,
  label: (_f, { id }) => id,
  reason: ({ id }) => id,
  event: (_f, { type, seat }, names) => (seat === undefined ? null : `${names[seat] ?? seat}: ${type}`),
  score: (what) => what,
  position: ({ state }, names) =>
    state.players.map(({ hero, coins }, seat) => `${names[seat] ?? seat}: ${hero}, ${coins} coins`),
  progress: ({ state }) => `Season ${state.season}`,
}
