// The verb of an option under its card, in English.

/** "Build", from "Build the Inn": the card itself shows its name. */
export function verbOf(label: string, name: string): string {
  const verb = label
    .replace(name, '')
    .trim()
    .replace(/ (?:an?|the)$/, '')
  return verb === '' ? label : verb
}
