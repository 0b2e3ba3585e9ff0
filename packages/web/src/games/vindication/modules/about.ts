// What crystals, pets, wishes and tiles are and do, and who a player is that is asked about, for the slip beside them.
import type { Update } from '@lorehall/host'
import type { About } from '../../../table/about.ts'
import { nameOf, ownSeat } from '../../../table/players/seats.ts'
import type { OwnWords } from '../text/own.ts'
import { viewOf } from '../view.ts'
import { holderOf, infusedNamed } from './crystals.ts'
import { sphereWords } from './battle/words.ts'
import { favorNamed, risingOf } from './favor.ts'
import { lookOfModule } from './held-out.ts'
import { tokensOf } from './loot.ts'
import { guildsIn, jewelsIn, mythsIn, petsIn } from './seen.ts'

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
  }
}

/** A wish, or a tile that can be built. */
export function aboutHeldOut(id: string, { say }: OwnWords): About | null {
  const look = lookOfModule(id)
  if (look === undefined) return null
  const text = look.text.map(say).join(' ')
  return { title: say(look.name), text, brief: text, lines: [] }
}

/** What lies face down beside the market. */
export function aboutPets(_id: string, update: Update, { t }: OwnWords): About | null {
  const pets = petsIn(viewOf(update))
  if (pets === null) return null
  return { title: t('pets.all'), text: t('pets.text'), lines: [t('pets.down', { n: pets.down })] }
}

/** A sphere of the battle board, or all of it. */
export function aboutBattle(id: string, update: Update, words: OwnWords): About | null {
  const { t, say } = words
  const myths = mythsIn(viewOf(update))
  if (myths === null) return null
  const sphere = id === '' ? undefined : myths.spheres[Number(id)]
  if (sphere === undefined) {
    const { sestra } = myths
    return {
      title: t('myths.board'),
      text: t('myths.board.text'),
      lines: sestra === null ? [] : [t('myths.next', { name: say(nameOf(update, sestra)) })],
    }
  }
  const called = sphereWords(sphere, words)
  return {
    title: called,
    text: t('myths.sphere.text'),
    brief: called,
    lines:
      sphere.seat === null
        ? []
        : [t('myths.taken', { sphere: called, name: say(nameOf(update, sphere.seat)) })],
  }
}

export function aboutTeleports(_id: string, update: Update, { t }: OwnWords): About {
  const n = tokensOf(viewOf(update), ownSeat(update))
  return { title: t('myths.tokens.n', { n }), text: t('myths.tokens.text'), lines: [] }
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

/** One of the nine places of the guild's board. */
export function aboutFavor(use: string, update: Update, { t, say }: OwnWords): About | null {
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
