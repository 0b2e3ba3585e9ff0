// Common tables, as far as the options allow them.
import parts from '../../components/frame-parts.module.css'
import { SeatMark } from '../../components/frame-seat.tsx'
import { useWords } from '../../text/language.ts'
import style from './new-table.module.css'
import { isPreset, PRESET_NAMES, type SeatDraft, type Wish, wishesOf } from './seats.ts'

interface PresetsProps {
  readonly counts: readonly number[]
  readonly seats: readonly SeatDraft[]
  readonly onWishes: (wishes: readonly Wish[]) => void
}

export function Presets({ counts, seats, onWishes }: PresetsProps) {
  const { t } = useWords()
  const presets = PRESET_NAMES.map((name) => ({ name, wishes: wishesOf(name, counts) }))
  return (
    <div className={style.presets} role="group" aria-label={t('new.presets')}>
      {presets
        .filter(({ wishes }) => wishes.length > 0)
        .map(({ name, wishes }) => (
          <button
            key={name}
            type="button"
            className={style.preset}
            aria-pressed={isPreset(seats, wishes)}
            onClick={() => onWishes(wishes)}
          >
            <span className={style.marks}>
              {wishes.map(({ kind }, seat) => (
                <span key={seat} data-kind={kind}>
                  <SeatMark seat={seat} size={18} />
                </span>
              ))}
            </span>
            <strong>{t(`new.preset.${name}`)}</strong>
            <span className={parts.help}>{t(`new.preset.${name}.help`, { n: wishes.length - 1 })}</span>
          </button>
        ))}
    </div>
  )
}
