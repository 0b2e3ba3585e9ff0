// Questions about pieces in a Battle: which ones join, are sacrificed or lost, and where they retreat to.
import { EVERY_UNIT } from '@lorehall/heroes/client'
import type { Update, WireOption } from '@lorehall/host'
import { memo } from 'react'
import lying from '../../../table-ui/thing.module.css'
import { pick } from '../../../table-ui/picking.ts'
import { useThing } from '../../../table-ui/thing.ts'
import { UnitIcon } from '../figures/unit-icon.tsx'
import { playerOf, viewOf } from '../view.ts'
import { useWords } from './words.ts'
import style from './battle.module.css'

export function ChoosePieces({ update }: { readonly update: Update }) {
  const asked = update.ask?.options.filter(({ at }) => at.startsWith('piece:')) ?? []
  const seat = update.ask?.seat ?? 0
  const faction = playerOf(update, seat)?.faction ?? ''
  const pay = viewOf(update).battle === null ? undefined : update.ask?.options.find(isPay)
  if (asked.length === 0 && pay === undefined) return null
  return (
    <div className={style['choose']}>
      {pay !== undefined && <Pay option={pay} />}
      {asked.map((option) => (
        <PieceThing key={option.id} option={option} faction={faction} seat={seat} />
      ))}
    </div>
  )
}

const isPay = ({ kind }: WireOption) => kind === 'pay'

/** Paying is the usual choice, so it comes before the Units that could be sacrificed instead. */
function Pay({ option }: { readonly option: WireOption }) {
  const { say } = useWords()
  return (
    <button type="button" className={style['pay']} onClick={() => pick(option)} data-do="pay-tactic">
      {say(option.label)}
    </button>
  )
}

interface PieceThingProps {
  readonly option: WireOption
  readonly faction: string
  readonly seat: number
}

const PieceThing = memo(function PieceThing({ option, faction, seat }: PieceThingProps) {
  const { say } = useWords()
  const label = say(option.label)
  const thing = useThing(option.at, label, true)
  const [name = ''] = option.at.slice('piece:'.length).split(/[@<>]/)
  const unit = EVERY_UNIT.find((one) => one === name)
  return (
    <div {...thing} className={`${lying['thing']} ${style['pick']}`}>
      {unit !== undefined && <UnitIcon unit={unit} faction={faction} seat={seat} size="32px" />}
      <span>{label}</span>
    </div>
  )
})
