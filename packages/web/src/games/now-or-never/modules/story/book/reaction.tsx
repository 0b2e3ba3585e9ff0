// After a success the page turns: the reaction, and everything it brings.
import type { LogLine, Update } from '@lorehall/host'
import { hasten } from '../../../../../state/asking.ts'
import { useBriefScene } from '../../../../../table-ui/brief-scene.ts'
import { useScreenAwake } from '../../../../../table-ui/tale/wake.ts'
import { Icon } from '../../../../../components/icon.tsx'
import { ICONS } from '../../../icons/icons.ts'
import { viewOf } from '../../../view.ts'
import { actOf, titleOf } from '../chapters.ts'
import { useWords } from '../own.ts'
import { readerOf } from '../reader.ts'
import { wordIn } from '../seen.ts'
import { Heading, heroAt, Picture } from './heading.tsx'
import { Text } from './text.tsx'
import style from './book.module.css'

/** Lines of the log that are not rewards. */
const BEFORE: ReadonlySet<string> = new Set([
  'scene',
  'sceneAgain',
  'chose',
  'rolled',
  'hurt',
  'succeeded',
  'turn',
  'paid',
])

const isGain = ({ type }: LogLine): boolean => !BEFORE.has(type)

export function Reaction({ update }: { readonly update: Update }) {
  const { t, say } = useWords()
  const goOn = useBriefScene((brief) => brief.goOn)
  useScreenAwake()
  const told = update.events.find(({ type }) => type === 'succeeded')
  if (told?.seat === undefined || told.tale === undefined) return null
  const { seat, tale } = told
  const event = wordIn(told['event'])
  const hero = heroAt(update, seat)
  const reads = update.eyes === seat || readerOf(update, seat) === update.eyes
  const from = update.log.findIndex(({ type }) => type === 'succeeded')
  const gains = update.log.slice(from + 1).filter((line) => line.seat === seat && isGain(line))
  const because = ` (${titleOf(event)})`
  const heading = (
    <Heading hero={hero} title={actOf(event, wordIn(told['choice']))}>
      {say(titleOf(event))}
    </Heading>
  )
  if (!reads) {
    return (
      <article className={style['leaf']} data-hero={hero} data-do="reaction">
        {heading}
        <Text update={update} name={tale} folded={update.seats[seat]?.kind === 'bot'} tools={false} />
      </article>
    )
  }
  return (
    <article className={style['book']} data-hero={hero} data-turned data-do="reaction">
      <section className={style['left']}>
        <Picture />
        {heading}
        <Text update={update} name={tale} />
      </section>
      <section className={style['right']}>
        <h3>{t('story.brings')}</h3>
        <ul className={style['gains']}>
          {gains.map(({ text, type }, i) => (
            <li key={i} style={{ ['--nth' as string]: i }}>
              <Icon path={ICONS[type === 'mission' ? 'walking-boot' : 'round-star']} size="22px" />
              {say(text.replace(because, ''))}
            </li>
          ))}
          {gains.length === 0 && <li>{t('story.brings.nothing')}</li>}
        </ul>
        <button
          type="button"
          className={style['main']}
          onClick={goOn ?? hasten}
          // The click that ends it counts here, not for whatever is below.
          data-stays
          data-do="go-on"
          key={viewOf(update).turns}
        >
          {t('story.go-on')}
        </button>
      </section>
    </article>
  )
}
