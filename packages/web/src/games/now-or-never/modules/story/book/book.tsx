// A scene as an open book: what happens on the left page, what the hero can do on the right. The reader sees it large;
// others see a leaf beside the board.
import type { Update } from '@lorehall/host'
import { AGAIN_EN } from '@lorehall/now-or-never/lines'
import { useEffect } from 'react'
import { useSession } from '../../../../../state/session/store.ts'
import { endScene } from '../../../../../table-ui/brief-scene.ts'
import { resizeTales } from '../../../../../table-ui/tale/read-aloud.tsx'
import { useScreenAwake } from '../../../../../table-ui/tale/wake.ts'
import { SeatMark } from '../../../../../components/frame-seat.tsx'
import { nameOf } from '../../../cards/names.ts'
import { viewOf } from '../../../view.ts'
import { actOf, titleOf } from '../chapters.ts'
import { useWords } from '../own.ts'
import { readerOf, roleOf } from '../reader.ts'
import { type SceneSeen, sceneOf } from '../seen.ts'
import { Choices } from './choices.tsx'
import { Heading, heroAt, Picture, Where } from './heading.tsx'
import { Test } from './test.tsx'
import { Text } from './text.tsx'
import style from './book.module.css'

interface BookProps {
  readonly update: Update
  readonly aside: boolean
}

export function Book({ update, aside }: BookProps) {
  const shared = useSession(({ port }) => port.shared)
  const scene = sceneOf(update)
  useScreenAwake()
  useSizeKeys()
  if (scene === null) return null
  if (aside) return <Strip scene={scene} />
  const role = roleOf(update, scene.seat, shared)
  if (scene.choice !== '' && scene.test !== null && role !== 'third')
    return <Test update={update} scene={scene} />
  if (role === 'third') return <Leaf update={update} scene={scene} />
  return role === 'reader' ? <Aloud update={update} scene={scene} /> : <Own update={update} scene={scene} />
}

/** + and − change the size of the text. */
export function useSizeKeys(): void {
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey) return
      if (key === '+') resizeTales(1)
      else if (key === '-' || key === '−') resizeTales(-1)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/** The scene in one line, while the player looks at the board. */
function Strip({ scene }: { readonly scene: SceneSeen }) {
  const { say } = useWords()
  return <p className={style['strip']}>{say(titleOf(scene.event))}</p>
}

interface OfScene {
  readonly update: Update
  readonly scene: SceneSeen
}

/** The reader's name. On a shared device it calls them. */
function Reader({ update, scene }: OfScene) {
  const { t, say } = useWords()
  const shared = useSession(({ port }) => port.shared)
  const reader = readerOf(update, scene.seat)
  if (reader === null) return null
  const name = say(update.seats[reader]?.name ?? '')
  return (
    <span className={style['reader']} data-do="reader">
      <SeatMark seat={reader} size={16} /> {t(shared ? 'story.aloud' : 'story.aloud.by', { name })}
    </span>
  )
}

const linesOf: Readonly<Record<string, string>> = AGAIN_EN

function Own({ update, scene }: OfScene) {
  const hero = heroAt(update, scene.seat)
  return (
    <article className={style['book']} data-hero={hero} data-do="book">
      <section className={style['left']}>
        <Picture />
        <Heading hero={hero} title={titleOf(scene.event)}>
          <Where update={update} scene={scene} />
        </Heading>
        <Text update={update} name={scene.tale} instead={scene.again ? (linesOf[hero] ?? null) : null}>
          <Reader update={update} scene={scene} />
        </Text>
      </section>
      <section className={style['right']}>
        <Choices update={update} scene={scene} />
      </section>
    </article>
  )
}

/** For the reader to the left: large, with the acts as questions to speak. */
function Aloud({ update, scene }: OfScene) {
  const { t, say } = useWords()
  const hero = heroAt(update, scene.seat)
  const name = say(update.seats[scene.seat]?.name ?? '')
  return (
    <article className={style['book']} data-hero={hero} data-aloud data-do="book">
      <section className={style['left']}>
        <Heading hero={hero} title={titleOf(scene.event)}>
          {t('story.aloud.for', { name, hero: say(nameOf(hero)) })}
        </Heading>
        <Text update={update} name={scene.tale} />
      </section>
      <section className={style['right']} data-stays>
        <h3>{t('story.and-then')}</h3>
        <Acts scene={scene} />
        <p className={style['hint']}>{t('story.chooses', { name })}</p>
        <button
          type="button"
          className={style['main']}
          onClick={() => endScene(idOf(update, scene))}
          data-do="read-it"
        >
          {t('story.aloud.done')}
        </button>
      </section>
    </article>
  )
}

const idOf = (update: Update, { event }: SceneSeen): string => `scene:${viewOf(update).turns}:${event}`

function Acts({ scene }: { readonly scene: SceneSeen }) {
  const { t, say } = useWords()
  return (
    <ol className={style['acts']}>
      {scene.choices.map(({ id }) => (
        <li key={id} data-chosen={scene.choice === '' ? undefined : scene.choice === id}>
          {t('story.act.asked', { act: say(actOf(scene.event, id)) })}
        </li>
      ))}
    </ol>
  )
}

/** For everybody else: a leaf at the side, and the board stays free. A bot's scene shows its first sentence. */
function Leaf({ update, scene }: OfScene) {
  const { t, say } = useWords()
  const hero = heroAt(update, scene.seat)
  const isBots = update.seats[scene.seat]?.kind === 'bot'
  return (
    <article className={style['leaf']} data-hero={hero} data-do="leaf">
      {!isBots && <Picture />}
      <Heading hero={hero} title={titleOf(scene.event)}>
        <Where update={update} scene={scene} />
      </Heading>
      <Text update={update} name={scene.tale} folded={isBots} tools={!isBots} />
      <Acts scene={scene} />
      {scene.test !== null && (
        <p className={style['hint']}>
          {t('story.test.theirs', {
            name: say(update.seats[scene.seat]?.name ?? ''),
            n: viewOf(update).turn.die,
            skill: scene.test.skill,
          })}
        </p>
      )}
    </article>
  )
}
