// The verb of an option under its card, in English.

/** "Build", from "Build the Inn": the card itself shows its name. */
export function verbOf(label: string, name: string): string {
  const [before = '', ...after] = label.split(name)
  const verb = before.replace(/(?<=^| )(?:an?|the) $/, '').trim()
  const rest = after.join(name).trim()
  if (rest.startsWith(':')) return verb === '' ? rest.slice(1).trim() : verb + rest
  return `${verb} ${rest}`.trim() || label
}
