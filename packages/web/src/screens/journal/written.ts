// A journal as one readable file: a page without anything from elsewhere, for any browser.

export interface WrittenEntry {
  readonly title: string
  /** The name of the player, if it was one player's. */
  readonly by: string | null
  /** Texts, and what happened between them. */
  readonly paragraphs: readonly { readonly text: string; readonly aside: boolean }[]
}

export interface WrittenChapter {
  readonly title: string
  readonly entries: readonly WrittenEntry[]
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const safe = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)

const STYLE =
  'body{max-width:38rem;margin:2rem auto;padding:0 1rem;font:1.1rem/1.6 Georgia,serif;color:#2b2116;background:#f7efdc}' +
  'h1,h2,h3{line-height:1.2;font-weight:600}h2{margin-top:3rem;border-bottom:1px solid}h3{margin:2rem 0 0}' +
  '.by,.aside{color:#6a5637;font-size:.95rem}.by{margin:0}.aside{margin-left:1rem}'

export function written(title: string, chapters: readonly WrittenChapter[]): string {
  const body = chapters.map(chapterOf).join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title><style>${STYLE}</style></head><body>
<h1>${safe(title)}</h1>
${body}
</body></html>
`
}

const chapterOf = ({ title, entries }: WrittenChapter): string =>
  [`<h2>${safe(title)}</h2>`, ...entries.map(entryOf)].join('\n')

function entryOf({ title, by, paragraphs }: WrittenEntry): string {
  return [
    `<h3>${safe(title)}</h3>`,
    ...(by === null ? [] : [`<p class="by">${safe(by)}</p>`]),
    ...paragraphs.map(({ text, aside }) => `<p${aside ? ' class="aside"' : ''}>${safe(text)}</p>`),
  ].join('\n')
}
