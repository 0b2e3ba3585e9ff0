// The slip of a hint, while it fits what is asked; put away it does not come again.
import type { Update } from '@lorehall/host'
import { useEffect } from 'react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { gameNamed } from '../../../games/named.ts'
import { useFetched } from '../../../state/use-fetched.ts'
import { useSettings } from '../../../state/settings.ts'
import { lyingThen, NOTHING, PUT_AWAY, shownOf } from '../../../table/lesson/hint.ts'
import { useWords } from '../../../text/language.ts'
import { Slip } from './slip.tsx'
import style from './slip.module.css'

interface SeenState {
  /** By game and hint. */
  readonly seen: readonly string[]
}

const useSeen = create<SeenState>()(persist((): SeenState => ({ seen: [] }), { name: 'lorehall-hints' }))

const useLying = create<{ readonly lies: string }>()(() => ({ lies: NOTHING }))

/** Shown once it has been seen. */
function remember(name: string): void {
  useSeen.setState((state) => (state.seen.includes(name) ? state : { seen: [...state.seen, name] }))
}

export default function HintSlip({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const { game } = update
  const hintsFor = useFetched(gameNamed(game)?.hints)
  const seen = useSeen((state) => state.seen)
  const lies = useLying((state) => state.lies)
  const known = seen.flatMap((name) => (name.startsWith(`${game}/`) ? [name.slice(game.length + 1)] : []))
  const fitting = hintsFor?.(update) ?? []
  const hint = shownOf(fitting, known, lies)
  const then = lyingThen(fitting, hint, lies)
  useEffect(() => useLying.setState({ lies: then }), [then])
  useEffect(() => {
    if (hint !== null) remember(`${game}/${hint.id}`)
  }, [game, hint])
  if (hint === null) return null
  return (
    <Slip key={hint.id} game={game} label={t('hint.label')} title={hint.title} words={hint.words}>
      <button
        type="button"
        className={style['main']}
        data-do="got-it"
        onClick={() => useLying.setState({ lies: PUT_AWAY })}
      >
        {t('hint.close')}
      </button>
      <button
        type="button"
        className={style['aside']}
        data-do="no-hints"
        onClick={() => useSettings.getState().set({ hints: false })}
      >
        {t('hint.off')}
      </button>
    </Slip>
  )
}
