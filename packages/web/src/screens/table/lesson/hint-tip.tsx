// The tip with a hint, shown while the hint fits the question. A dismissed hint does not come back.
import type { Update } from '@lorehall/host'
import { useEffect } from 'react'
import { create } from 'zustand'
import { gameNamed } from '../../../games/named.ts'
import { useFetched } from '../../../state/use-fetched.ts'
import { useSettings } from '../../../state/settings.ts'
import { lyingThen, NOTHING, PUT_AWAY, shownOf } from '../../../table-ui/lesson/advice.ts'
import { rememberAdvice, useAdvised } from '../../../table-ui/lesson/advised.ts'
import { useWords } from '../../../text/language.ts'
import { Tip } from './tip.tsx'
import { SoundOffer } from './sound-offer.tsx'
import style from './tip.module.css'

const useLying = create<{ readonly lies: string }>()(() => ({ lies: NOTHING }))

const NONE: readonly string[] = []

export default function HintTip({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const { game } = update
  const hall = gameNamed(game)
  const adviceFor = useFetched(hall?.advice)
  const given = useAdvised((state) => state.given[game] ?? NONE)
  const lies = useLying((state) => state.lies)
  const fitting = adviceFor?.(update) ?? []
  const advice = shownOf(fitting, given, lies)
  const then = lyingThen(fitting, advice, lies)
  useEffect(() => useLying.setState({ lies: then }), [then])
  useEffect(() => {
    if (advice !== null) rememberAdvice(game, [advice.id])
  }, [game, advice])
  if (adviceFor === null) return null
  if (advice === null) return <SoundOffer game={game} />
  return (
    <Tip game={game} shown={update} label={t('advice.label')} title={advice.title} words={advice.words}>
      <button
        type="button"
        className={style['main']}
        data-do="got-it"
        onClick={() => useLying.setState({ lies: PUT_AWAY })}
      >
        {t('advice.close')}
      </button>
      <button
        type="button"
        className={style['aside']}
        data-do="no-advice"
        onClick={() => useSettings.getState().set({ advice: false })}
      >
        {t('advice.off')}
      </button>
    </Tip>
  )
}
