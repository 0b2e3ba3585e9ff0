// The recommended choices for a group of options, such as expansions for a first try.
import type { Form, GameOptions, OptionSet } from '@lorehall/kernel'
import parts from '../../components/frame-parts.module.css'
import type { HallGame } from '../../games/game.ts'
import { useFetched } from '../../state/use-fetched.ts'
import { useWords } from '../../text/language.ts'
import style from './new-table.module.css'
import { withoutIdle } from './whole-options.ts'

interface SetsProps {
  readonly game: HallGame
  readonly form: Form
  readonly group: string
  readonly chosen: GameOptions
  readonly onChosen: (chosen: GameOptions) => void
}

/** The options with this set, and no other choices in its group. */
function withSet({ options: { properties } }: Form, set: OptionSet, chosen: GameOptions): GameOptions {
  const others = Object.entries(chosen).filter(([name]) => properties[name]?.group !== set.group)
  return withoutIdle(properties, { ...Object.fromEntries(others), ...set.options })
}

/** Whether the group's options are exactly those of the set. */
function isChosen({ options: { properties } }: Form, set: OptionSet, chosen: GameOptions): boolean {
  return Object.entries(properties)
    .filter(([, { group }]) => group === set.group)
    .every(([name, field]) => (chosen[name] ?? field.default) === (set.options[name] ?? field.default))
}

export function Sets({ game, form, group, chosen, onChosen }: SetsProps) {
  const { t, say } = useWords()
  const sets = useFetched(game.sets)?.filter((set) => set.group === group) ?? []
  if (sets.length === 0) return null
  return (
    <div className={style.sets} role="group" aria-label={t('new.sets')}>
      {sets.map((set) => (
        <button
          key={set.id}
          type="button"
          className={style.preset}
          aria-pressed={isChosen(form, set, chosen)}
          onClick={() => onChosen(withSet(form, set, chosen))}
          data-set={set.id}
        >
          <strong>{say(set.title)}</strong>
          <span className={parts.help}>{say(set.description)}</span>
          {set.minutes > 0 && (
            <span className={style.minutes}>{t('new.set.minutes', { n: set.minutes })}</span>
          )}
        </button>
      ))}
    </div>
  )
}
