// Texts that tell a player to click say `{Click}` or `{Clicking}` (or `{click}`, `{clicking}` inside a
// sentence). The player reads click, tap or choose, depending on how they point.

export type Pointing = 'mouse' | 'finger' | 'keys'

const VERBS: Readonly<Record<Pointing, readonly [verb: string, doing: string]>> = {
  mouse: ['click', 'clicking'],
  finger: ['tap', 'tapping'],
  keys: ['choose', 'choosing'],
}

const PLACEHOLDER = /\{([Cc])lick(ing)?\}/g

/** The text with these placeholders filled in; others are left as they are. */
export function pointed(text: string, by: Pointing): string {
  if (!text.includes('lick')) return text
  const [verb, doing] = VERBS[by]
  return text.replace(PLACEHOLDER, (_, first: string, ing?: string) => {
    const word = ing === undefined ? verb : doing
    return first === 'C' ? word.charAt(0).toUpperCase() + word.slice(1) : word
  })
}
