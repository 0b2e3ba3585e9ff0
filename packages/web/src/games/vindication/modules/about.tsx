// What crystals are and do, and who a player is that is asked about, for the slip beside them.
import type { Update } from '@lorehall/host'
import type { About } from '../../../table/about.ts'
import { nameOf, ownSeat } from '../../../table/players/seats.ts'
import type { OwnWords } from '../text/own.ts'
import { viewOf } from '../view.ts'
import { Crystal } from './crystal.tsx'
import { holderOf, infusedNamed } from './crystals.ts'
import { jewelsIn } from './seen.ts'

export function aboutCrystals(_id: string, update: Update, { t }: OwnWords): About | null {
  const jewels = jewelsIn(viewOf(update))
  if (jewels === null) return null
  return {
    title: t('crystals.n', { n: jewels.crystals[ownSeat(update)] ?? 0 }),
    text: t('crystals.text'),
    lines: [t('crystals.supply', { n: jewels.supply })],
  }
}

export function aboutInfused(id: string, update: Update, { t, say }: OwnWords): About | null {
  const one = infusedNamed(id)
  if (one === undefined) return null
  const holder = holderOf(viewOf(update), one)
  return {
    title: say(one.face.name),
    text: say(one.face.text),
    brief: say(one.face.text),
    lines: [
      holder === null ? t('crystals.free') : t('crystals.holds', { name: say(nameOf(update, holder)) }),
    ],
    picture: <Crystal of={one.attribute} size={116} />,
  }
}

export function aboutSeat(id: string, update: Update, { t, say }: OwnWords): About {
  const seat = Number(id)
  const { honor = 0, space = 0 } = viewOf(update).players[seat] ?? {}
  return {
    title: say(nameOf(update, seat)),
    text: '',
    lines: [t('player.honor.n', { n: honor }), t('board.space', { n: space })],
  }
}
