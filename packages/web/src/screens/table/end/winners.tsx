// The winner: a seat, a side, a rival without a seat, or nobody.
import type { Update } from '@lorehall/host'
import '../../../text/of-further.ts'
import { useEffect } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { LATER_ICONS } from '../../../icons/later-icons.ts'
import { scoresOf } from '../../../games/scored.ts'
import { aloneAt, bestAlone, keepAlone, useAlone } from '../../../state/alone.ts'
import { useCompany } from '../../../state/company.ts'
import { useSession } from '../../../state/session/store.ts'
import { listOf } from '../../../table-ui/text-view.ts'
import { namesOf } from '../../../table-ui/names.ts'
import { partiesOf, type Party, partyName } from '../../../table-ui/parties.ts'
import { PartyMarks } from '../../../table-ui/party-marks.tsx'
import { useWords, type Words } from '../../../text/language.ts'
import style from './end-screen.module.css'
import { LAUREL } from '../../../icons/laurel.ts'

/** `me`: the seat whose win reads "You win"; null if several people share the screen. */
export function wonSaid(update: Update, me: number | null, words: Words): string {
  const { t } = words
  const won = partiesOf(update).filter((party) => party.won)
  const names = won.map((party) => partyName(party, update, words))
  const [first, ...more] = won
  const [name = ''] = names
  if (first === undefined) return t('end.nobody')
  if (more.length > 0) return t('end.shared', { names: listOf(names, words) })
  if (first.rival !== null) return t('end.won.rival', { name })
  const mine = me !== null && first.seats.includes(me)
  if (first.seats.length > 1) return mine ? t('end.won.ours') : t('end.won.side', { names: name })
  return mine ? t('end.won.you') : t('end.won', { name })
}

export function Winners({ update }: { readonly update: Update }) {
  const words = useWords()
  const { t, say } = words
  const { seats, eyes } = update
  const shared = useSession(({ port }) => port.shared)
  const agreed = useCompany(({ lobby }) => lobby?.ended === 'agreed')
  const won = partiesOf(update).filter((party) => party.won)
  if (agreed && won.length === 0) return <Agreed update={update} />
  // At a shared device, "you" could be any of several people.
  const alone = !shared || seats.filter(({ kind }) => kind === 'person').length === 1
  const best = won[0]?.total ?? aloneAt(update)
  return (
    <div className={style['winners']} role="status">
      <Icon path={LAUREL} size="4.5rem" className={style['laurel']} />
      <p className={style['name']}>
        {won.map((party) => (
          <PartyMarks key={party.id} party={party} size={30} />
        ))}
        {wonSaid(update, alone ? eyes : null, words)}
      </p>
      {best !== null && (
        <p className={style['with']}>
          {t('end.with', { n: best, points: say(namesOf(update.game).points) })}
        </p>
      )}
      <BestAlone update={update} />
    </div>
  )
}

/** A solo player is compared with their best result. */
function BestAlone({ update }: { readonly update: Update }) {
  const { t, say } = useWords()
  const list = scoresOf(update.game, update.options)
  const before = useAlone((alone) => bestAlone(alone, list, update.table))
  const total = aloneAt(update)
  useEffect(() => keepAlone(update, list), [update, list])
  if (total === null) return null
  const points = say(namesOf(update.game).points)
  return (
    <p className={style['with']} data-do="best-alone">
      {before === null
        ? t('end.alone.first')
        : t(total > before ? 'end.alone.beaten' : 'end.alone.not', { n: before, points })}
    </p>
  )
}

/** Nobody won, so this says who was ahead. */
function Agreed({ update }: { readonly update: Update }) {
  const words = useWords()
  const { t, say } = words
  const parties = partiesOf(update)
  const best = parties[0]?.total ?? 0
  const first = parties.filter(({ total }) => total === best)
  return (
    <div className={style['winners']} role="status" data-do="agreed">
      <Icon path={LATER_ICONS['tabletop-players']} size="4.5rem" className={style['laurel']} />
      <p className={style['name']}>{t('company.end.agreed')}</p>
      <p className={style['with']}>
        {leadSaid(first, update, words)}{' '}
        {t('end.with', { n: best, points: say(namesOf(update.game).points) })}
      </p>
    </div>
  )
}

function leadSaid(first: readonly Party[], update: Update, words: Words): string {
  const names = first.map((party) => partyName(party, update, words))
  const [name = ''] = names
  const isOwn = first.some(({ seats }) => seats.length === 1 && seats[0] === update.eyes)
  if (names.length === 1 && isOwn) return words.t('company.end.agreed.lead.you')
  return names.length === 1
    ? words.t('company.end.agreed.lead', { name })
    : words.t('company.end.agreed.tie', { names: listOf(names, words) })
}
