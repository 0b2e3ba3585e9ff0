// A segmented control: one of several values, in a row.
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
