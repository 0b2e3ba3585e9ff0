// Guilds in the middle of a game: every favor is on the power board or a barricade, some regions are fortified, and
// some monuments are finished.
import type { Chance } from '@lorehall/kernel'
import type { Box } from '../../src/box/box.ts'
import type { Six, Slots } from '../../src/state.ts'

const none = (): Six => [0, 0, 0, 0, 0, 0]

/** `spaces`: a free one for each seat; `owners`: of the hexes from the first on. */
export function guildsBy(
  box: Box,
  spaces: readonly number[],
  owners: readonly number[],
  chance: Chance,
): Pick<Slots, 'guilds'> {
  if (!box.modules.some(({ content }) => content.id === 'guilds')) return {}
  return {
    guilds: {
      favor: spaces.map((n) =>
        chance.below(2) === 0
          ? { use: 'barricade', n, on: '', fresh: false }
          : { use: 'leading', n: 0, on: chance.pick(['potential', 'influence']), fresh: false },
      ),
      monuments: spaces.map(() => ({
        spheres: none(),
        conviction: 0,
        tiles: none(),
        built: chance.below(4) === 0,
      })),
      fortified: [-1, ...owners.map((owner) => (chance.below(3) === 0 ? owner : -1))],
    },
  }
}
