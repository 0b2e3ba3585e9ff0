// Describes a thing on the table; each board describes its own things.
import { isCapitalSlot, type Slot, slotName, SLOTS } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import type { About } from '../../../table-ui/about.ts'
import { aboutCourt } from '../board/court/about.ts'
import { aboutMap } from '../board/map/about.ts'
import { aboutCard } from '../cards/about.tsx'
import { modulesInPlay } from '../cards/box.ts'
import type { OwnWords } from '../text/own.ts'
import { SLOT_EN } from './slots/en.ts'
import { nameOf } from '../cards/names.ts'

function aboutSlot(at: string, { say }: OwnWords): About | null {
  const name = at.startsWith('slot:') ? at.slice('slot:'.length) : ''
  const slot: Slot | undefined = SLOTS.find((one) => one === name)
  if (slot === undefined) return null
  const { text, capital, command } = SLOT_EN
  return {
    title: say(slotName(slot)),
    text: say(text[slot]),
    brief: say(text[slot]),
    lines: [say(isCapitalSlot(slot) ? capital : command)],
  }
}

export function aboutThing(update: Update, at: string, words: OwnWords): About | null {
  const found =
    aboutMap(update, at, words) ??
    aboutCourt(update, at, words) ??
    aboutCard(at, words) ??
    aboutSlot(at, words)
  const { linesAt, thing } = modulesInPlay()
  if (found !== null) return { ...found, lines: [...linesAt(at, update, words), ...found.lines] }
  const own = thing(at, update, words)
  if (own !== null) return own
  const id = at.slice(at.indexOf(':') + 1)
  return { title: words.say(nameOf(id)), text: '', lines: [] }
}
