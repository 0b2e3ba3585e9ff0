// Reads what a player typed or pasted to join a table: a code or a link.

/** Codes have no characters that look alike. Spaces and dashes are ignored. */
const CODE = /^[A-HJ-NP-Z2-9]{6}$/
const LINK = /\/t\/([a-z0-9]{10,24})(?:[/?#]|$)/

export function codeOrLink(typed: string): { readonly code: string } | { readonly table: string } | null {
  const table = LINK.exec(typed.trim())?.[1]
  if (table !== undefined) return { table }
  const code = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return CODE.test(code) ? { code } : null
}
