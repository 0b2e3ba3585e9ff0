// Where the numbers of a card come from: none of ours is ever passed off as printed.
import type { Face } from '@lorehall/vindication/face'
import { useWords } from '../text/own.ts'
import style from './card-face.module.css'

const SIGN = { printed: '●', public: '◐', derived: '◇', house: '⌂' } as const
const ORDER = ['printed', 'public', 'derived', 'house'] as const
const NUMBERS = ['honor', 'gives', 'mayStart'] as const

export function Provenance({ face }: { readonly face: Face }) {
  const { t } = useWords()
  const groups = ORDER.flatMap((from) => {
    const of = NUMBERS.filter((number) => face.provenance[number] === from)
    return of.length === 0 ? [] : [{ from, of }]
  })
  if (groups.length === 0) return null
  return (
    <span className={style['provenance']}>
      {groups.map(({ from, of }) => (
        <abbr key={from} title={t(`card.from.${from}.why`)}>
          <span aria-hidden>{SIGN[from]} </span>
          {t(`card.from.${from}`)}: {of.map((number) => t(`card.number.${number}`)).join(', ')}
        </abbr>
      ))}
    </span>
  )
}
