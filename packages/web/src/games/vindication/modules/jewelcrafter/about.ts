// The tooltip of crystals.
import type { TellThing } from '../../../../table-ui/module-parts.ts'
import { nameOf, ownSeat } from '../../../../table-ui/players/seats.ts'
import { viewOf } from '../../view.ts'
import { holderOf, infusedNamed } from './crystals.ts'
import { wordsOf } from './own.ts'
import { jewelsIn } from './seen.ts'

export const aboutCrystals: TellThing = (_id, update, words) => {
  const { t } = wordsOf(words)
  const jewels = jewelsIn(viewOf(update))
  if (jewels === null) return null
  return {
    title: t('crystals.n', { n: jewels.crystals[ownSeat(update)] ?? 0 }),
    text: t('crystals.text'),
    lines: [t('crystals.supply', { n: jewels.supply })],
  }
}

export const aboutInfused: TellThing = (id, update, words) => {
  const { t, say } = wordsOf(words)
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
  }
}
