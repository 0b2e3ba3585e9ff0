// The real games, played with the lanterns of their tests at tables that choose them.
import type { Game } from '@lorehall/kernel'
import type { HallGame } from '../../src/games/game.ts'
import type { GameParts } from '../../src/table/parts.ts'

interface Lit {
  readonly rules: () => Promise<Game>
  readonly table: () => Promise<GameParts>
}

const LIT: Readonly<Record<string, Lit>> = {
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
  const lit = LIT[game.id]
  if (lit === undefined) return game
  return {
    ...game,
    rules: (options) => (options['lanterns'] === true ? lit.rules() : game.rules(options)),
    table: (options) => (options['lanterns'] === true ? lit.table() : game.table(options)),
  }
}
