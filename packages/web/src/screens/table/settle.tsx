// A question that need not come again: it is settled beside its answers, and asked again when I say so.
import type { Update } from '@lorehall/host'
import { choose } from '../../state/asking.ts'
import { namesOf } from '../../table/names.ts'
import { useWords } from '../../text/language.ts'
import style from './asides.module.css'

export function Settle({ update: { game, ask } }: { readonly update: Update }) {
  const { say } = useWords()
  const effect = ask?.standing ?? null
  const label = effect === null ? undefined : namesOf(game).choices[effect]?.settle
  if (effect === null || label === undefined) return null
  return (
    <button
      type="button"
      className={style['quiet']}
      data-do="settle"
      onClick={() => choose(effect, 'always')}
    >
      {say(label)}
    </button>
  )
}

/** What I have settled and can have asked again, by the effect: its words. */
export function liftsOf({ game, choices }: Update): readonly (readonly [effect: string, label: string])[] {
  const named = namesOf(game).choices
  return Object.entries(choices).flatMap(([effect, choice]) => {
    const label = choice === 'always' ? named[effect]?.lift : undefined
    return label === undefined ? [] : [[effect, label] as const]
  })
}

export function Lift({ update }: { readonly update: Update }) {
  const { say } = useWords()
  return liftsOf(update).map(([effect, label]) => (
    <button
      key={effect}
      type="button"
      className={style['quiet']}
      data-do="lift"
      onClick={() => choose(effect, 'ask')}
    >
      {say(label)}
    </button>
  ))
}
