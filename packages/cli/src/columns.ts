// Formats text in columns, and numbers for people.

/** The first column and all columns with text are left-aligned, numbers right-aligned. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: count }, (_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
  const numeric = widths.map((_, i) => rows.slice(1).every((row) => /^[-\d.,]*( %)?$/.test(row[i] ?? '')))
  return rows.map((row) => {
    const cells = row.map((cell, i) => {
      const width = widths[i] ?? 0
      return numeric[i] === true && i > 0 ? cell.padStart(width) : cell.padEnd(width)
    })
    return cells.join('  ').trimEnd()
  })
}

export function thousands(n: number): string {
  const [whole = '', rest] = String(n).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return rest === undefined ? grouped : `${grouped}.${rest}`
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
