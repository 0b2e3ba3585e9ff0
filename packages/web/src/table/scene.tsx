// A scene of the game's own, over the boards: question, mat and rail stay free, and it steps aside on request.
import type { Update } from '@lorehall/host'
import { type CSSProperties, Suspense, useEffect, useState } from 'react'
import { hasten } from '../state/asking.ts'
import { actBy } from '../state/pace.ts'
import { useSession } from '../state/session.ts'
import { useSettings } from '../state/settings.ts'
import { useWords } from '../text/language.ts'
import { AsideButton } from './aside-button.tsx'
import { useBriefScene } from './brief-scene.ts'
import { PlaceOf } from './drawn.ts'
import type { BoardParts, Scene } from './parts.ts'
import { useIsAside } from './stepping-aside.ts'
import style from './scene.module.css'

interface SceneOfProps {
  readonly update: Update
  /** Looked at move by move: a scene that is over when it comes stays for as long as its move does. */
  readonly still?: boolean
  readonly boards: Pick<BoardParts, 'scene'>
}

interface GameSceneProps {
  readonly update: Update
  readonly sceneOf: (update: Update) => Scene | null
}

/** The place of a game's own scenes, if it has any. */
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
  if (scene !== null && scene.beats === undefined) {
    return <Playing key={scene.id} scene={scene} update={update} />
  }
  return brief === null ? null : <Brief key={brief.scene.id} {...brief} />
}

function Playing({ scene, update }: Shown) {
  const { t, say } = useWords()
  const aside = useIsAside(scene.id)
  return (
    <section className={style['scene']} aria-label={say(scene.name)} data-aside={aside} data-do="scene">
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
  /** What it shows. */
  readonly update: Update
}

/** A beat, by speed. */
const BEAT = [1200, 2400, 1600, 1000]

const beatOf = (speed: number) => BEAT[speed] ?? 0

/**
 * A scene that is over when it comes: whatever is shown after it, it is looked at in its time. Where all is
 * shown at once nobody draws every update, so it is looked for as they come.
 */
function useBrief(sceneOf: GameSceneProps['sceneOf']): Shown | null {
  const [kept, setKept] = useState<Shown | null>(null)
  const beats = kept?.scene.beats ?? 0
  useEffect(
    () =>
      useSession.subscribe(({ shown: update }, { shown: before }) => {
        if (update === null || update === before) return
        const scene = sceneOf(update)
        // Play went back: it has not happened.
        if (update.fresh) setKept(null)
        else if (scene?.beats !== undefined) setKept({ scene, update })
      }),
    [sceneOf],
  )
  useEffect(() => {
    actBy((update) => {
      const { beats: all = 0 } = sceneOf(update) ?? {}
      return update.fresh ? 0 : all * beatOf(useSettings.getState().speed)
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
    // Where what others do is told, its own buttons and keys go on.
    const touched = (event: Event) => {
      if (event.timeStamp > since && !goesOnItself(event)) goOn()
    }
    const timer = setTimeout(away, beats * beatOf(useSettings.getState().speed))
    useBriefScene.setState({ goOn })
    window.addEventListener('pointerdown', touched)
    window.addEventListener('keydown', touched)
    return () => {
      clearTimeout(timer)
      useBriefScene.setState({ goOn: null })
      window.removeEventListener('pointerdown', touched)
      window.removeEventListener('keydown', touched)
    }
  }, [kept, beats])
  return kept
}

/** A touch on what tells of others, or one of its keys. */
function goesOnItself(event: Event): boolean {
  const telling = document.querySelector('[data-do="told"]')
  if (event instanceof KeyboardEvent) return telling !== null && [' ', 'Enter'].includes(event.key)
  return event.target instanceof Node && telling?.contains(event.target) === true
}

/** It holds nothing back: a touch goes through it, to what lies below. */
function Brief({ scene, update }: Shown) {
  const { say } = useWords()
  const beat = useSettings(({ speed }) => beatOf(speed))
  const time: CSSProperties & Record<'--beat', string> = { '--beat': `${beat}ms` }
  return (
    <section className={style['scene']} style={time} aria-label={say(scene.name)} data-brief data-do="scene">
      <Suspense fallback={null}>
        <scene.Scene update={update} aside={false} />
      </Suspense>
    </section>
  )
}
