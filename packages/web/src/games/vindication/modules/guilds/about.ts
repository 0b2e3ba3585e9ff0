// Tooltips of the guild board.
import type { TellThing } from '../../../../table-ui/module-parts.ts'
import { nameOf, ownSeat } from '../../../../table-ui/players/seats.ts'
import { viewOf } from '../../view.ts'
import { favorNamed, risingOf } from './favor.ts'
import { wordsOf } from './own.ts'
import { guildsIn } from './seen.ts'

/** One of the nine places of the guild board. */
export const aboutFavor: TellThing = (use, update, words) => {
  const { t, say } = wordsOf(words)
  const face = favorNamed(use)
  const guilds = guildsIn(viewOf(update))
  if (face === undefined || guilds === null) return null
  const own = ownSeat(update)
  const monument = guilds.monuments[own]
  const { filled, of, built } =
    monument === undefined ? { filled: 0, of: 0, built: false } : risingOf(monument)
  const users = guilds.favor.flatMap((token, seat) => (token.use === use ? [seat] : []))
  return {
    title: say(face.name),
    text: say(face.text),
    brief: say(face.text),
    lines: [
      ...(use !== 'monument'
        ? []
        : [built ? t('monument.built') : t('monument.filled', { n: filled, of }), t('monument.text')]),
      ...users.map((seat) =>
        seat === own
          ? t('favor.here')
          : t('favor.lies', { name: say(nameOf(update, seat)), use: say(face.name) }),
      ),
    ],
  }
}
