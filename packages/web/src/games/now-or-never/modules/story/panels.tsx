// Each hero's reputation and mission: on the player's mat, in the rows and windows of the others.
import type { Update } from '@lorehall/host'
import { Icon } from '../../../../components/icon.tsx'
import { ICONS } from '../../icons/icons.ts'
import { playerOf } from '../../view.ts'
import { useWords } from './own.ts'
import { placeName } from './places.ts'
import { portraitOf } from './portraits.ts'
import { storyOf } from './seen.ts'
import style from './panels.module.css'

interface PanelProps {
  readonly update: Update
  readonly seat: number
}

const MISSIONS = 3

export function Standing({ update, seat }: PanelProps) {
  const { t, say } = useWords()
  const story = storyOf(update)
  const hero = playerOf(update, seat)?.hero ?? ''
  if (story === null || hero === '') return null
  const { done, at } = story.missions[seat] ?? { done: 0, at: '' }
  const mission =
    at !== '' ? say(placeName(update, at)) : t(done >= MISSIONS ? 'story.mission.done' : 'story.mission.none')
  return (
    <section className={style['standing']} aria-label={t('story.topic')}>
      <p title={t('story.rep')}>
        <Icon path={ICONS['round-star']} />
        <span className="unseen">{t('story.rep')} </span>
        <b>{story.reputation[seat] ?? 0}</b>
      </p>
      <p className={style['mission']} data-on={at !== ''} title={t('story.mission')}>
        {at !== '' && <img src={portraitOf(hero)} alt="" draggable={false} />}
        <span>
          <small>{t('story.mission')}</small> {mission}
        </span>
      </p>
    </section>
  )
}

/** Another player's, in one line. */
export function InRow({ update, seat }: PanelProps) {
  const { t, say } = useWords()
  const story = storyOf(update)
  if (story === null) return null
  const { at = '' } = story.missions[seat] ?? {}
  const said = t('story.line.rep', { n: story.reputation[seat] ?? 0 })
  return (
    <span className={style['row']} title={said}>
      <Icon path={ICONS['round-star']} label={said} /> {story.reputation[seat] ?? 0}
      {at !== '' && <em>{t('story.line.mission', { place: say(placeName(update, at)) })}</em>}
    </span>
  )
}
