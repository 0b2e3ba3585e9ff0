// The logo: a lit gate in a six-sided land.
export function Emblem({ size = 32 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" focusable="false">
      <path d="M32 4 56 18v28L32 60 8 46V18z" fill="var(--panel-2)" stroke="var(--brass)" strokeWidth="3" />
      <path d="M32 10 51 21v22L32 54 13 43V21z" fill="none" stroke="var(--brass)" strokeOpacity=".45" />
      <path d="M21 46V29c0-8 5-12 11-15 6 3 11 7 11 15v17z" fill="var(--brass)" />
      <path d="M26 46V31c0-5 3-8 6-10 3 2 6 5 6 10v15z" fill="var(--panel-2)" />
      <path d="M32 27c3 4 4 6 4 9a4 4 0 0 1-8 0c0-3 1-5 4-9z" fill="var(--glow)" />
    </svg>
  )
}
