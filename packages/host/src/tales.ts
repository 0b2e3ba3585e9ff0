// Finds long texts that a game keeps in files.

/** A text: the sentence that can stand alone, and the rest, if there is more. */
type Text = readonly (string | undefined)[]

/** Fetches a file of texts by name. */
type Fetch = () => Promise<Readonly<Record<string, Readonly<Record<string, Text>>>>>

/**
 * The paragraphs of the text with this name, from the first of these files that has it. A game may name texts that
 * nobody has written yet: they have no paragraphs.
 */
export async function taleIn(files: readonly Fetch[], name: string): Promise<readonly string[]> {
  for (const fetch of files) {
    for (const texts of Object.values(await fetch())) {
      const text = Object.hasOwn(texts, name) ? texts[name] : undefined
      if (text !== undefined) return text.filter((part) => part !== undefined)
    }
  }
  return []
}
