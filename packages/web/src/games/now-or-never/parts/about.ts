// The tooltip of any thing on the table.
import type { Update } from '@lorehall/host'
import type { About } from '../../../table-ui/about.ts'
import { aboutHero } from '../board/hero/about.ts'
import { aboutMap } from '../board/map/about.ts'
import { aboutTown } from '../board/town/about.ts'
import { aboutPlayers } from '../players/about.tsx'
import { aboutMarket } from '../board/market/about.ts'
import { aboutCard } from '../cards/about.tsx'
import { aboutFight } from '../fight/about.ts'
import { modulesInPlay } from '../cards/box.ts'
import type { OwnWords } from '../text/own.ts'
import { nameOf } from '../cards/names.ts'

/** Each board describes its own things. */
export function aboutThing(update: Update, at: string, words: OwnWords): About | null {
  const found =
    aboutFight(update, at, words) ??
    aboutMap(update, at, words) ??
    aboutTown(update, at, words) ??
    aboutHero(update, at, words) ??
    aboutMarket(update, at, words) ??
    aboutPlayers(update, at, words) ??
    aboutCard(update, at, words)
  const { linesAt, thing } = modulesInPlay()
  if (found !== null) return { ...found, lines: [...linesAt(at, update, words), ...found.lines] }
  const own = thing(at, update, words)
  if (own !== null) return own
  const id = at.slice(at.indexOf(':') + 1)
  return { title: words.say(nameOf(id)), text: '', lines: [] }
}
