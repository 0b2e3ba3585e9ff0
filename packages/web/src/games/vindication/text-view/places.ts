// The island in the text view: regions with their owners, spaces with the regions around them, and distances.
import { LINKS, SPACES, TOUCHES } from '@lorehall/vindication/client'
import type { Update } from '@lorehall/host'
import { listOf, type TextSection } from '../../../table-ui/text-view.ts'
import { capital } from '../../../table-ui/names.ts'
import { regionText } from '../cards/card-texts.ts'
import type { OwnWords } from '../text/own.ts'
import type { AllWords } from './own.ts'
import { nameOf } from '../../../table-ui/players/seats.ts'
import { modulesInPlay } from '../in-play.ts'
import { viewOf } from '../view.ts'

export const EVERY_SPACE: readonly number[] = Array.from({ length: SPACES }, (_, i) => i + 1)

/** "the Inn (7)"; without an article for a proper name: "Ronak (1)". */
export function regionName(update: Update, hex: number, { t, say }: OwnWords): string {
  const kind = viewOf(update).regions[hex - 1]?.kind ?? null
  if (kind === null) return t('words.region.hidden', { n: hex })
  const { name, proper } = regionText(kind)
  return t(proper === true ? 'words.region.proper' : 'words.region', { name: say(name), n: hex })
}

export function whoIs(update: Update, seat: number, { t, say }: AllWords): string {
  return seat === update.eyes ? t('words.you') : say(nameOf(update, seat))
}

/** Steps from the start to each space, by geometry only: figures in the way are ignored. */
function stepsFrom(start: number): ReadonlyMap<number, number> {
  const steps = new Map([[start, 0]])
  for (const [space, n] of steps) {
    for (const next of LINKS[space] ?? []) if (!steps.has(next)) steps.set(next, n + 1)
  }
  return steps
}

const beside = (hex: number) => EVERY_SPACE.filter((space) => TOUCHES[space]?.includes(hex) === true)

function farOf(update: Update, spaces: readonly number[], { t }: AllWords): string {
  const own = update.eyes === null ? undefined : viewOf(update).players[update.eyes]?.space
  if (own === undefined || own === 0) return ''
  const steps = stepsFrom(own)
  const near = Math.min(...spaces.map((space) => steps.get(space) ?? Infinity))
  if (!Number.isFinite(near)) return ''
  return near === 0 ? t('words.far.here') : t('words.far', { n: near })
}

function standing(update: Update, spaces: readonly number[], words: AllWords): string {
  const here = viewOf(update).players.filter(({ space }) => spaces.includes(space))
  return here
    .map(({ seat, space }) =>
      words.t(seat === update.eyes ? 'words.stand.you' : 'words.stand', {
        name: whoIs(update, seat, words),
        n: space,
      }),
    )
    .join(' ')
}

const sentence = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ')

/** The modules' lines about a thing, as sentences. */
const linesAt = (at: string, update: Update, words: AllWords) =>
  modulesInPlay()
    .linesAt(at, update, words)
    .map((line) => `${line.replace(/\.$/, '')}.`)

export function regionLine(update: Update, hex: number, words: AllWords): string {
  const { t, say } = words
  const { kind, owner } = viewOf(update).regions[hex - 1] ?? { kind: null, owner: null }
  const spaces = beside(hex)
  const name = regionName(update, hex, words)
  const state =
    kind === null
      ? t('words.region.secret')
      : owner === null
        ? t('words.region.free')
        : owner === update.eyes
          ? t('words.region.yours')
          : t('words.region.held', { name: say(nameOf(update, owner)) })
  return sentence(
    t('words.region.line', { name: capital(name), state, spaces: listOf(spaces.map(String), words) }),
    farOf(update, spaces, words),
    standing(update, spaces, words),
    kind === null ? '' : say(regionText(kind).text),
    ...(kind === null ? [] : modulesInPlay().linesIn(kind, update, words)),
    ...linesAt(`region:${hex}`, update, words),
  )
}

export function spaceLine(update: Update, space: number, words: AllWords): string {
  const touched = (TOUCHES[space] ?? []).map((hex) => regionName(update, hex, words))
  return sentence(
    words.t('words.space.line', {
      n: space,
      next: listOf((LINKS[space] ?? []).map(String), words),
      regions: listOf(touched, words),
    }),
    farOf(update, [space], words),
    standing(update, [space], words),
    ...linesAt(`space:${space}`, update, words),
  )
}

export function besideSpace(update: Update, space: number, words: OwnWords): string {
  return listOf(
    (TOUCHES[space] ?? []).map((hex) => regionName(update, hex, words)),
    words,
  )
}

export function islandSection(update: Update, words: AllWords): TextSection {
  const { t } = words
  const { regions } = viewOf(update)
  return {
    id: 'island',
    title: t('words.island'),
    lines: [t('words.island.lead')],
    parts: [
      {
        id: 'regions',
        title: t('words.regions'),
        lines: regions.map(({ hex }) => regionLine(update, hex, words)),
      },
      {
        id: 'spaces',
        title: t('words.spaces'),
        lines: EVERY_SPACE.map((space) => spaceLine(update, space, words)),
      },
    ],
  }
}
