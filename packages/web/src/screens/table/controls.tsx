// The two controls of a settings window: one of several, and on or off.
import style from './windows.module.css'

interface SegmentsProps<T extends string | number> {
  readonly name: string
  readonly values: readonly T[]
  readonly value: T
  readonly label: (value: T) => string
  readonly onChange: (value: T) => void
}

export function Segments<T extends string | number>({
  name,
  values,
  value,
  label,
  onChange,
}: SegmentsProps<T>) {
  return (
    <div role="radiogroup" aria-label={name} className={style['segments']}>
      {values.map((one) => (
        <button
          key={one}
          type="button"
          role="radio"
          aria-checked={one === value}
          onClick={() => onChange(one)}
        >
          {label(one)}
        </button>
      ))}
    </div>
  )
}

interface SwitchProps {
  readonly name: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

export function Switch({ name, on, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={style['switch']}
      onClick={() => onChange(!on)}
    >
      <span>{name}</span>
      <i aria-hidden />
    </button>
  )
}
