// What happened to a player while the others played, from what they saw at the end of their last turn
// and what they see now.
import { REGIONS_EN } from '@lorehall/vindication/face'
import type { Update } from '@lorehall/host'
import type { OwnWords } from '../text/own.ts'
import { faceOf } from '../cards/faces.ts'
import { nameOf } from '../../../table/players/seats.ts'
import { viewOf } from '../view.ts'

/** Honor of one source so far. */
function honorFrom({ standing }: Update, seat: number, what: string): number {
  const lines = standing.find((score) => score.seat === seat)?.lines ?? []
  return lines.find((line) => line.what === what)?.points ?? 0
}

export function newsBetween(before: Update, now: Update, { t, say }: OwnWords): readonly string[] {
  const me = now.eyes
  if (me === null || before.eyes !== me) return []
  const then = viewOf(before)
  const view = viewOf(now)
  const owned = new Map(view.regions.map(({ hex, owner }) => [hex, owner]))
  const lost = then.regions.flatMap(({ hex, kind, owner }) => {
    const taker = owned.get(hex) ?? null
    if (owner !== me || taker === me || kind === null) return []
    const region = say(REGIONS_EN[kind]?.name ?? kind)
    return taker === null
      ? [t('news.region.gone', { region })]
      : [t('news.region', { region, name: say(nameOf(now, taker)) })]
  })
  const party = new Set(view.players[me]?.party.map(({ card }) => card))
  const gone = (then.players[me]?.party ?? [])
    .filter(({ card }) => !party.has(card))
    .map(({ card }) => t('news.companion', { name: say(faceOf(card)?.name ?? card) }))
  const rent = honorFrom(now, me, 'rent') - honorFrom(before, me, 'rent')
  const other = (view.players[me]?.honor ?? 0) - (then.players[me]?.honor ?? 0) - rent
  const known = new Set(then.triggers.map(({ id }) => id))
  const triggers = view.triggers
    .filter(({ id }) => !known.has(id))
    .map(({ id }) => t('news.trigger', { name: say(faceOf(id)?.name ?? id) }))
  return [
    ...(view.ending !== null && then.ending === null ? [t('news.ending', { n: view.lastRound })] : []),
    ...lost,
    ...gone,
    ...(rent > 0 ? [t('news.rent', { n: rent })] : []),
    ...(other > 0 ? [t('news.honor', { n: other })] : []),
    ...(other < 0 ? [t('news.honor.lost', { n: -other })] : []),
    ...triggers,
  ]
}
