// Cards held out to choose from, over the lower edge of the board; they step aside on request.
import type { Update } from '@lorehall/host'
import { type CSSProperties, useState } from 'react'
import { CardThing } from '../../table/cards/card-thing.tsx'
import type { GameParts } from '../../table/parts.ts'
import { sideways } from '../../table/sideways.ts'
import { useWords } from '../../text/language.ts'
import { useNarrow } from './use-narrow.ts'
import style from './tray.module.css'

export function Tray({ update, parts }: { readonly update: Update; readonly parts: GameParts }) {
  const { t } = useWords()
  const [aside, setAside] = useState(false)
  const narrow = useNarrow()
  if (!narrow && parts.lieOpen(update)) return null
  const cards = parts.offered(update).flatMap((id) => parts.card(id) ?? [])
  // As large as all of them fit beside each other; a narrow tray has two in a row.
  const room: CSSProperties & Record<'--n', number> = { '--n': cards.length }
  return (
    <section className={style['tray']} aria-label={t('table.tray')} data-aside={aside}>
      <button
        type="button"
        className={style['aside']}
        onClick={() => setAside(!aside)}
        aria-expanded={!aside}
      >
        {t(aside ? 'table.tray.show' : 'table.tray.hide')}
      </button>
      <div className={style['cards']} style={room} data-n={Math.min(room['--n'], 3)} onWheel={sideways}>
        {cards.map((look) => (
          <CardThing key={look.id} look={look} form="portrait" />
        ))}
      </div>
    </section>
  )
}
