// Tooltips of the things on the hero's board.
import type { Update } from '@lorehall/host'
import { faceOf, faceSaid, saying, usesOf } from '@lorehall/now-or-never/client'
import type { About } from '../../../../table-ui/about.ts'
import { ownSeat } from '../../../../table-ui/players/seats.ts'
import type { Words } from '../../../../text/language.ts'
import { factsOf, valuesOf } from '../../facts.ts'
import { playerOf, type PlayerView } from '../../view.ts'
import { skillsOf } from './hero-facts.ts'
import { type HeroWords, wordsOf } from './words.ts'
import { nameOf } from '../../cards/names.ts'

interface Told {
  readonly update: Update
  readonly seat: number
  readonly player: PlayerView
  readonly words: HeroWords
}

const said = ({ update, words }: Told, id: string) => words.say(saying(valuesOf(update), id).join(' '))

/** Whether a once-per-season use is spent. */
function spentLines({ player, words: { t } }: Told, key: string, limited: boolean): string[] {
  if (!limited) return []
  return [t('hero.about.once'), t(player.used.includes(key) ? 'hero.about.used' : 'hero.about.ready')]
}

function face(told: Told, id: string): About | null {
  const { update, seat, player, words } = told
  const n = Number(id) + 1
  const token = player.red[n - 1]
  if (token === undefined) return null
  const what = token === '' ? words.t('hero.basic') : words.say(nameOf(token))
  const does = words.say(`${faceSaid(faceOf(factsOf(update), seat, n))}.`)
  return {
    title: words.t('hero.face.name', { n, what }),
    text: does,
    lines: [
      words.t('hero.about.face', { n }),
      token === '' ? words.t('hero.about.face.basic') : words.t('hero.about.leaves', { name: what }),
    ],
  }
}

function blue(told: Told, id: string): About | null {
  const { player, words } = told
  const { t, say } = words
  const token = player.blue[Number(id)]
  if (token === undefined) return null
  const n = Number(id) + 1
  if (token === '')
    return { title: t('hero.slot.name', { n, what: t('hero.free') }), text: t('hero.about.free'), lines: [] }
  const name = say(nameOf(token))
  return {
    title: t('hero.slot.name', { n, what: name }),
    text: said(told, token),
    lines: [t('hero.about.leaves', { name })],
  }
}

function power(told: Told, key: string): About | null {
  const { update, seat, words } = told
  const owned = usesOf(factsOf(update), seat).find((one) => one.key === key)
  if (owned === undefined) return null
  const { id, limit } = owned.use
  const text = said(told, id)
  return {
    title: words.say(nameOf(id)),
    text,
    brief: text,
    lines: spentLines(told, key, limit === 'season'),
  }
}

function ability(told: Told, id: string): About | null {
  const { update, seat, player, words } = told
  const { t, say } = words
  const skill = skillsOf(update, seat).find((one) => one.id === id)
  if (skill === undefined) return null
  const { level, state, opened, xp } = skill
  const colour = t(`hero.${skill.colour}`)
  const below = { colour, n: level - 1 }
  const text = said(told, id)
  const open = [
    ...(level === 1 ? [] : [t(opened ? 'hero.about.opened' : 'hero.about.shut', below)]),
    t('hero.about.cost', { n: xp, has: player.xp }),
  ]
  return {
    title: say(nameOf(id)),
    text,
    brief: text,
    lines: [
      t('hero.about.level', { colour, n: level }),
      ...(state === 'open' ? open : [t(`hero.about.${state}`)]),
    ],
  }
}

/** A slot for a specialist, or a slot that an ability may go in: "dark-flame-2". */
function slot(told: Told, id: string): About | null {
  const cut = id.lastIndexOf('-')
  if (cut !== -1) return ability(told, id.slice(0, cut))
  const { t } = told.words
  const what = t('hero.free')
  return { title: t('hero.hired.name', { n: Number(id) + 1, what }), text: t('hero.about.hired'), lines: [] }
}

const TELL: Readonly<Record<string, (told: Told, id: string) => About | null>> = {
  face,
  blue,
  power,
  ability,
  slot,
}

export function aboutHero(update: Update, at: string, words: Words): About | null {
  const [kind = '', id = ''] = at.split(':')
  const seat = ownSeat(update)
  const player = playerOf(update, seat)
  if (player === undefined || player.hero === '') return null
  return TELL[kind]?.({ update, seat, player, words: wordsOf(words) }, id) ?? null
}
