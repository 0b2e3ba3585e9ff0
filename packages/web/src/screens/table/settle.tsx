// Preferences for repeated questions: a button next to the options stops the question, another one brings it back.
import type { Update } from '@lorehall/host'
import { choose } from '../../state/asking.ts'
import { namesOf } from '../../table-ui/names.ts'
import { useWords } from '../../text/language.ts'
import style from './asides.module.css'

export function Settle({ update: { game, ask } }: { readonly update: Update }) {
  const { say } = useWords()
  const effect = ask?.standing ?? null
  const { settle: label, settled = 'always' } = namesOf(game).choices[effect ?? ''] ?? {}
  if (effect === null || label === undefined) return null
  return (
    <button type="button" className={style['quiet']} data-do="settle" onClick={() => choose(effect, settled)}>
      {say(label)}
    </button>
  )
}

/** The questions I have stopped and can bring back: each effect with the label of its button. */
export function liftsOf({ game, choices }: Update): readonly (readonly [effect: string, label: string])[] {
  const named = namesOf(game).choices
  return Object.entries(choices).flatMap(([effect, choice]) => {
    const { lift, settled = 'always' } = named[effect] ?? {}
    const label = choice === settled ? lift : undefined
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
