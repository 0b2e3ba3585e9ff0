// The real games with the lanterns module of their tests. A table has it if its options say so.
import type { Game } from '@lorehall/kernel'
import type { HallGame } from '../../src/games/game.ts'
import type { GameParts } from '../../src/table-ui/parts.ts'

interface Possible {
  readonly rules: () => Promise<Game>
  readonly table: () => Promise<GameParts>
}

const LIT: Readonly<Record<string, Possible>> = {
  vindication: {
    rules: async () => (await import('./vindication.ts')).game,
    table: async () => (await import('./vindication-parts.ts')).parts,
  },
  'now-or-never': {
    rules: async () => (await import('./now-or-never.ts')).game,
    table: async () => (await import('./now-or-never-parts.ts')).parts,
  },
  heroes: {
    rules: async () => (await import('./heroes.ts')).game,
    table: async () => (await import('./heroes-parts.ts')).parts,
  },
}

export function withLanterns(game: HallGame): HallGame {
  const highlighted = LIT[game.id]
  if (highlighted === undefined) return game
  return {
    ...game,
    rules: (options, seats) =>
      options['lanterns'] === true ? highlighted.rules() : game.rules(options, seats),
    table: (options) => (options['lanterns'] === true ? highlighted.table() : game.table(options)),
  }
}
