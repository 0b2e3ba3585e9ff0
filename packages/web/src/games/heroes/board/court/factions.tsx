// The choice of a faction: all that the table allows.
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import { leadOf } from '../../cards/factions.ts'
import { Crest } from '../../pieces/crest.tsx'
import { factionsOut } from '@lorehall/heroes/client'
import { nameOf } from '../../cards/names.ts'
import lying from '../../../../table-ui/thing.module.css'
import { useSpoken } from '../../pieces/use-spoken.tsx'
import { valuesOf } from '../../facts.ts'
import { useWords } from './words.ts'
import style from './court.module.css'

export function Factions({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const out = factionsOut(update.options)
  const allowed = Object.keys(valuesOf(update).factions).filter((id) => !out.includes(id))
  return (
    <>
      <h3 className={style['title']}>{t('court.pick')}</h3>
      {allowed.map((id) => (
        <FactionOf key={id} id={id} />
      ))}
    </>
  )
}

const FactionOf = memo(function FactionOf({ id }: { readonly id: string }) {
  const { say } = useWords()
  const name = say(nameOf(id))
  const { thing, spoken } = useSpoken(`faction:${id}`, name)
  return (
    <div {...thing} className={`${lying['thing']} ${style['faction']}`}>
      {spoken}
      <Crest faction={id} size={54} />
      <span aria-hidden>
        <b className={style['name']}>{name}</b>
        <span>{say(leadOf(id))}</span>
      </span>
    </div>
  )
})
