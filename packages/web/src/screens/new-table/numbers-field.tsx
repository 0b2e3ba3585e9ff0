// The numbers that a new table is played with: ours, or a set of the player's own.
import '../../text/of-numbers.ts'
import type { NumbersForm } from '@lorehall/grammar/numbers'
import { type GameOptions, Refusal } from '@lorehall/kernel'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { Link, useSearch } from 'wouter'
import parts from '../../components/frame-parts.module.css'
import type { HallGame } from '../../games/game.ts'
import { keepNumbers, newNumbers, type OwnNumbers, useOwnNumbers } from '../../state/own-numbers.ts'
import { useFetched } from '../../state/use-fetched.ts'
import { useWords } from '../../text/language.ts'
import { FileButton } from '../home/file-button.tsx'
import { clashIn, draftOf, forTable, wrongIn } from '../numbers/draft.ts'
import { nameOfFile, readNumbersFile } from '../numbers/read-file.ts'
import style from './new-table.module.css'
import { isWireJson, type WireJson } from './wire-json.ts'

interface Chosen {
  readonly field: ReactNode
  /** The values of the chosen set; undefined: no set is chosen. Refuses a set with mistakes. */
  readonly values: () => Promise<WireJson | undefined>
}

/** A set at a table with some options. */
interface AtTable {
  readonly values: WireJson | undefined
  readonly used: number
  readonly unused: readonly string[]
  readonly allowed: boolean
}

function atTable(form: NumbersForm, { file }: OwnNumbers, options: GameOptions): AtTable {
  const draft = draftOf(form, file)
  const { values, ...counts } = forTable(form, file, options)
  const own: unknown = values
  const allowed = wrongIn(draft).length === 0 && clashIn(draft) === null
  return { ...counts, values: isWireJson(own) ? own : undefined, allowed }
}

interface AboutProps {
  readonly set: OwnNumbers
  readonly at: AtTable
}

function About({ set, at: { used, unused, allowed } }: AboutProps) {
  const { t, say } = useWords()
  return (
    <>
      {!allowed && (
        <p className={parts.trouble} role="alert">
          {t('numbers.pick.wrong')}
        </p>
      )}
      <p className={parts.help} role="status">
        {t('numbers.pick.count', { n: used })}{' '}
        {unused.length > 0 && t('numbers.pick.unused', { modules: unused.map(say).join(', ') })}
      </p>
      <Link href={`/numbers/${set.game}?set=${set.id}`}>{t('numbers.pick.edit')}</Link>
    </>
  )
}

/** `last`: a table is continued, so without a choice its numbers are used. */
export function useNumbersField(game: HallGame, options: GameOptions, last: boolean): Chosen {
  const { t, say } = useWords()
  const id = useId()
  const asked = new URLSearchParams(useSearch()).get('numbers')
  const all = useOwnNumbers(({ sets }) => sets)
  const sets = all.filter((set) => set.game === game.id)
  const [chosen, setChosen] = useState(asked)
  const [bad, setBad] = useState<string | null>(null)
  const set = sets.find((one) => one.id === chosen) ?? null
  const form = useFetched(set === null ? undefined : game.numbers)
  const at = useMemo(
    () => (set === null || form === null ? null : atTable(form, set, options)),
    [set, form, options],
  )

  const load = async (file: File) => {
    const read = await readNumbersFile(await file.text(), game, await game.numbers())
    if (read.kind === 'nonsense') return setBad(t('numbers.file.nonsense'))
    if (read.kind === 'other') return setBad(t('numbers.file.other', { game: say(read.game.name) }))
    const made = newNumbers(game.id, nameOfFile(file), read.file)
    const { dropped } = read
    keepNumbers(made)
    setChosen(made.id)
    setBad(
      dropped.length === 0
        ? null
        : t('numbers.file.dropped', { n: dropped.length, parts: dropped.join(', ') }),
    )
  }
  const field = (
    <div className={style.option}>
      <label htmlFor={id}>{t('numbers.pick')}</label>
      <div className={style.file}>
        <select
          id={id}
          className={`${parts.input} ${style.numbers}`}
          value={set?.id ?? ''}
          onChange={(event) => {
            setBad(null)
            setChosen(event.target.value)
          }}
        >
          <option value="">{t(last ? 'numbers.pick.last' : 'numbers.pick.ours')}</option>
          {sets.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
        <FileButton
          label={t('numbers.pick.choose')}
          className={parts.button}
          onFile={(file) => void load(file)}
        />
      </div>
      {bad !== null && (
        <p className={parts.trouble} role="alert">
          {bad}
        </p>
      )}
      {set === null ? (
        <p className={parts.help}>
          {t('numbers.pick.help')} <Link href={`/numbers/${game.id}`}>{t('numbers.pick.edit')}</Link>
        </p>
      ) : (
        at !== null && <About set={set} at={at} />
      )}
    </div>
  )
  const values = async () => {
    if (set === null) return undefined
    const { values: own, allowed } = atTable(await game.numbers(), set, options)
    if (!allowed) throw new Refusal('bad-values', t('numbers.pick.wrong'))
    return own
  }
  return { field, values }
}
