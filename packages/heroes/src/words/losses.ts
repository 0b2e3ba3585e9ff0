// Units that are spared losses, and where they retreat to. (H-DAMAGE-4, H-RETREAT-1)
import type { Words } from '../box/words.ts'
import { ledBy, owners, upright } from '../rules/battle/army.ts'
import { rulesOf } from '../rules/abilities/standing.ts'
import { player } from '../rules/lookup.ts'
import { holds } from '../rules/pieces.ts'
import type { F } from '../rules/step.ts'
import type { Side } from '../state.ts'

/** A protected Hero on this side. */
function guarded(f: F, side: Side) {
  for (const { bearer } of rulesOf(f, side.seat, 'protect')) {
    if (upright(f, side, bearer) > 0) return bearer
  }
  return null
}

/** The Hero and one other Unit are not named while a third one is there. */
export const losable: Words['losable'] = (f, side, pieces) => {
  const hero = guarded(f, side)
  if (hero === null) return pieces
  const others = pieces.filter(({ seat, piece }) => seat !== side.seat || piece !== hero)
  const n = others.reduce((sum, { seat, piece }) => sum + upright(f, side, piece, seat), 0)
  return n > 1 ? others : pieces
}

/** Whether an ability keeps a seat's beaten Units from going to Towers. */
export const isRouted: Words['isRouted'] = ({ state: { battle } }, seat) =>
  battle !== null &&
  battle.effects.some(({ rule, on }) => rule === 'rout' && owners(battle[on]).includes(seat))

/** A protected Hero who has lost a Battle may go to any Region that its owner controls. */
export const refuges: Words['refuges'] = (f, seat, piece, from) => {
  const { battle } = f.state
  const name = ledBy(f, seat)
  if (battle === null || name === null || battle.winner === '' || battle.winner === name) return []
  if (!rulesOf(f, seat, 'protect').some(({ bearer }) => bearer === piece)) return []
  const p = player(f, seat)
  return f.values.world.places.land.filter(
    (place) => place !== from && place !== p.capital && !p.towers.includes(place) && holds(p, place),
  )
}
