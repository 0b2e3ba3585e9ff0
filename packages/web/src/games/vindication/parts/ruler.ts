// The honor track as a ruler: its trigger tokens, and the nearest end.
import type { Update } from '@lorehall/host'
import type { Scale } from '../../../table-ui/ruler/scale.ts'
import { counted, endOf, endWords, lastRoundOf, armedIn, progressOf, share } from '../board/progress.ts'
import { faceOf } from '../cards/card-texts.ts'
import { type Terms, termsAt } from '../facts.ts'
import { ICONS } from '../icons/icons.ts'
import type { OwnWords } from '../text/own.ts'
import { type GameView, viewOf } from '../view.ts'

/** Beyond the last token. */
const MOST = 80

/** The trigger closest to being met; without triggers, a note that the end is open. */
function ends(view: GameView, terms: Terms, words: OwnWords): string {
  const [open] = endWords(endOf(view, terms), words)
  const [nearest] = view.triggers.toSorted((a, b) => share(counted(b, view)) - share(counted(a, view)))
  if (lastRoundOf(view, terms) > 0 || armedIn(view, terms) > 0 || nearest === undefined) return open
  const name = words.say(faceOf(nearest.id)?.name ?? nearest.id)
  return words.t('ruler.nearest', { name, progress: progressOf(nearest, view, words) })
}

/** A place can have two tokens. */
function tokensAt({ tokens }: GameView, at: number, { t }: OwnWords): string {
  const n = tokens.filter((space) => space === at).length
  return n > 1 ? t('board.tokens.n', { n, at }) : t('board.token', { n: at })
}

export function ruler(update: Update, words: OwnWords): Scale {
  const view = viewOf(update)
  return {
    most: MOST,
    step: 10,
    notches: [...new Set(view.tokens)].map((at) => ({
      at: `token:${at}`,
      points: at,
      sign: ICONS.hourglass,
      name: tokensAt(view, at, words),
    })),
    ends: ends(view, termsAt(update), words),
  }
}
