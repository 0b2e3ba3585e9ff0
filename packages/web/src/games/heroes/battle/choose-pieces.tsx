// Pieces of a Battle that are asked about: who comes to help, who is sacrificed, who is lost, who goes where.
import { nameOf, UNITS } from '@lorehall/heroes/face'
import type { Update, WireOption } from '@lorehall/host'
import { memo } from 'react'
import { Icon } from '../../../components/icon.tsx'
import lying from '../../../table/thing.module.css'
import { useThing } from '../../../table/thing.ts'
import { UNIT_SIGN } from '../counted.ts'
import { valuesOf } from '../facts.ts'
import { playerOf } from '../view.ts'
import { useWords } from './words.ts'
import style from './battle.module.css'

export function ChoosePieces({ update }: { readonly update: Update }) {
  const asked = update.ask?.options.filter(({ at }) => at.startsWith('piece:')) ?? []
  const faction = valuesOf(update).factions[playerOf(update, update.ask?.seat ?? 0)?.faction ?? '']
  if (asked.length === 0) return null
  return (
    <div className={style['choose']}>
      {asked.map((option) => (
        <PieceThing key={option.id} option={option} units={faction?.units} />
      ))}
    </div>
  )
}

interface PieceThingProps {
  readonly option: WireOption
  readonly units: Readonly<Record<string, string>> | undefined
}

const PieceThing = memo(function PieceThing({ option, units }: PieceThingProps) {
  const { say } = useWords()
  const label = say(option.label)
  const thing = useThing(option.at, label, true)
  const [name = ''] = option.at.slice('piece:'.length).split(/[@<>]/)
  const unit = UNITS.find((one) => one === name)
  const hero = unit === 'a' || unit === 'b' || unit === 'c'
  return (
    <div {...thing} className={`${lying['thing']} ${style['pick']}`}>
      <span className={style['disc']}>
        {hero
          ? nameOf(units?.[unit] ?? '').charAt(0)
          : unit !== undefined && <Icon path={UNIT_SIGN[unit]} size="20px" />}
      </span>
      <span>{label}</span>
    </div>
  )
})
