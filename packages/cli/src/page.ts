// HTML pages that need nothing else: the parts that all of them share.

export const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export const tableRow = (cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<td>${escaped(cell)}`).join('')}</tr>`

export const PAGE_STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { padding: 0.3rem 0.8rem; text-align: right; border-bottom: 1px solid #ccc }
th:first-child, td:first-child { text-align: left }
svg { max-width: 100%; height: auto }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #1a1a1a } th, td { border-color: #555 } }
`
