// A scene of the game, shown over the boards. The question, the mat and the rail stay visible, and the player can hide
// the scene.
import type { Update } from '@lorehall/host'
import { type CSSProperties, Suspense, useEffect, useState } from 'react'
import { hasten } from '../state/asking.ts'
import { actBy } from '../state/pace.ts'
import { type SessionState, useSession } from '../state/session/store.ts'
import { useSettings } from '../state/settings.ts'
import { useWords } from '../text/language.ts'
import { AsideButton } from './aside-button.tsx'
import { NO_SCENE, useBriefScene, useEnded } from './brief-scene.ts'
import { PlaceOf } from './drawn.ts'
import type { BoardParts, Scene } from './parts.ts'
import { useIsAside } from './stepping-aside.ts'
import style from './scene.module.css'

interface SceneOfProps {
  readonly update: Update
  /** In a replay: a brief scene stays as long as its move is shown. */
  readonly still?: boolean
  readonly boards: Pick<BoardParts, 'scene'>
}

interface GameSceneProps {
  readonly update: Update
  readonly sceneOf: (update: Update) => Scene | null
}

/** Shows the game's scenes, if it has any. */
export function SceneOf({ update, still = false, boards: { scene } }: SceneOfProps) {
  if (scene === null) return null
  return still ? <Still update={update} sceneOf={scene} /> : <GameScene update={update} sceneOf={scene} />
}

function Still({ update, sceneOf }: GameSceneProps) {
  const scene = sceneOf(update)
  return scene === null ? null : <Playing key={scene.id} scene={scene} update={update} />
}

function GameScene({ update, sceneOf }: GameSceneProps) {
  const scene = sceneOf(update)
  const brief = useBrief(sceneOf)
  const ended = useEnded(({ id }) => id !== null && id === scene?.id)
  if (scene !== null && scene.beats === undefined && !ended) {
    return <Playing key={scene.id} scene={scene} update={update} />
  }
  return brief === null ? null : <Brief key={brief.scene.id} {...brief} />
}

function Playing({ scene, update }: Shown) {
  const { t, say } = useWords()
  const aside = useIsAside(scene.id)
  return (
    <section
      className={style['scene']}
      aria-label={say(scene.name)}
      data-aside={aside}
      data-through={scene.through === true}
      data-do="scene"
    >
      <PlaceOf value="board">
        <Suspense fallback={null}>
          <scene.Scene update={update} aside={aside} />
        </Suspense>
      </PlaceOf>
      <AsideButton aside={aside} back={t('table.scene.show')} />
    </section>
  )
}

interface Shown {
  readonly scene: Scene
  /** The update that it shows. */
  readonly update: Update
}

/** Milliseconds per beat, by speed setting. */
const BEAT = [1200, 2400, 1600, 1000]

const beatOf = (speed: number) => BEAT[speed] ?? 0

/** How long play waits for a player who reads, in milliseconds: longer than anyone reads. */
const READING = 86_400_000

function lengthOf({ beats = 0, waits = false }: Pick<Scene, 'beats' | 'waits'>): number {
  return waits ? READING : beats * beatOf(useSettings.getState().speed)
}

/**
 * The brief scene on screen. It stays for its beats, whatever is shown after it. At speed 0 not every update is drawn,
 * so scenes are found in the session, not while drawing.
 */
function useBrief(sceneOf: GameSceneProps['sceneOf']): Shown | null {
  const [kept, setKept] = useState<Shown | null>(null)
  useEffect(
    () =>
      useSession.subscribe(({ shown: update, phase }, { shown: before }) => {
        if (update === null || update === before) return
        const scene = sceneOf(update)
        // Play went back: the scene has not happened.
        if (update.fresh) setKept(null)
        else if (scene?.beats === undefined || isSkipped(scene, phase)) return
        else setKept((now) => following(now, { scene, update }))
      }),
    [sceneOf],
  )
  useEffect(() => {
    actBy((update) => {
      const { beats, waits = false } = sceneOf(update) ?? {}
      return update.fresh || beats === undefined ? 0 : lengthOf({ beats, waits })
    })
    return () => actBy(null)
  }, [sceneOf])
  useEffect(() => {
    if (kept === null) return undefined
    const since = performance.now()
    const away = () => setKept(null)
    const goOn = () => {
      away()
      hasten()
    }
    // The narration's buttons and keys call `goOn` themselves.
    const touched = (event: Event) => {
      if (
        event.timeStamp > since &&
        !goesOnItself(event) &&
        !(kept.scene.waits === true && isForScene(event))
      )
        goOn()
    }
    const timer = setTimeout(away, lengthOf(kept.scene))
    useBriefScene.setState({ goOn, away, waits: kept.scene.waits === true })
    window.addEventListener('pointerdown', touched)
    window.addEventListener('keydown', touched)
    return () => {
      clearTimeout(timer)
      useBriefScene.setState(NO_SCENE)
      window.removeEventListener('pointerdown', touched)
      window.removeEventListener('keydown', touched)
    }
  }, [kept])
  return kept
}

/** A player who skips to their turn sees only the scenes that wait for them. */
const isSkipped = ({ waits }: Scene, phase: SessionState['phase']): boolean =>
  phase === 'skipping' && waits !== true

/** A scene that waits for the player stays, whatever happens meanwhile, unless another one waits, too. */
const following = (now: Shown | null, next: Shown): Shown =>
  now?.scene.waits === true && next.scene.waits !== true ? now : next

/** A scene that waits has buttons of its own, and keys that scroll it or move the focus don't end it. */
function isForScene(event: Event): boolean {
  if (event.target instanceof Element && event.target.closest('[data-stays]') !== null) return true
  return event instanceof KeyboardEvent && ![' ', 'Enter', 'Escape'].includes(event.key)
}

/** Is it a click in the narration, or one of its keys? */
function goesOnItself(event: Event): boolean {
  const telling = document.querySelector('[data-do="told"]')
  if (event instanceof KeyboardEvent) return telling !== null && [' ', 'Enter'].includes(event.key)
  return event.target instanceof Node && telling?.contains(event.target) === true
}

/** It blocks nothing: clicks go through it to the board, unless it waits for a click. */
function Brief({ scene, update }: Shown) {
  const { say } = useWords()
  const beat = useSettings(({ speed }) => beatOf(speed))
  const time: CSSProperties & Record<'--beat', string> = { '--beat': `${beat}ms` }
  return (
    <section
      className={style['scene']}
      style={time}
      aria-label={say(scene.name)}
      data-brief
      data-waits={scene.waits === true}
      data-through={scene.through === true}
      data-do="scene"
    >
      <Suspense fallback={null}>
        <scene.Scene update={update} aside={false} />
      </Suspense>
    </section>
  )
}
