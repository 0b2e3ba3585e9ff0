// Where a card's numbers come from, so that our own numbers are never mistaken for printed ones.
import '../../text/of-sources.ts'
import { useWords } from '../../text/language.ts'
import style from './provenance.module.css'

const ORDER = ['printed', 'public', 'derived', 'house'] as const
export type Provenance = (typeof ORDER)[number]

const SIGN: Readonly<Record<Provenance, string>> = { printed: '●', public: '◐', derived: '◇', house: '⌂' }

/** `of`: the provenance of each number, by its name. */
export function Sources({ of }: { readonly of: Readonly<Record<string, Provenance>> }) {
  const { t, say } = useWords()
  const groups = ORDER.flatMap((from) => {
    const numbers = Object.keys(of).filter((number) => of[number] === from)
    return numbers.length === 0 ? [] : [{ from, numbers }]
  })
  if (groups.length === 0) return null
  return (
    <span className={style['provenance']}>
      {groups.map(({ from, numbers }) => (
        <abbr key={from} title={t(`card.from.${from}.why`)}>
          <span aria-hidden>{SIGN[from]} </span>
          {t(`card.from.${from}`)}: {numbers.map((number) => say(number)).join(', ')}
        </abbr>
      ))}
    </span>
  )
}
