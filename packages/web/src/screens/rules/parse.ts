// Reads the rules as docs/rules writes them: chapters, rules with an id, and where each comes from.

export interface Rule {
  readonly id: string
  readonly title: string
  readonly text: readonly string[]
  readonly source: string
  readonly ruling: string
}

export interface Chapter {
  readonly id: string
  readonly title: string
  readonly text: readonly string[]
  readonly rules: readonly Rule[]
}

export interface RuleBook {
  readonly title: string
  readonly intro: readonly string[]
  readonly chapters: readonly Chapter[]
}

type Draft<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] }

const slug = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-')

export function parseRules(file: string): RuleBook {
  let title = ''
  const intro: string[] = []
  const chapters: Draft<Chapter>[] = []
  let chapter: Draft<Chapter> | undefined
  let rule: Draft<Rule> | undefined
  for (const line of file.split('\n')) {
    const [, marks = '', rest = ''] = /^(#{1,3} |- Source: |- Ruling: |- Tests: )?(.*)$/.exec(line) ?? []
    if (marks === '# ') title = rest
    else if (marks === '## ') {
      rule = undefined
      chapter = { id: slug(rest), title: rest, text: [], rules: [] }
      chapters.push(chapter)
    } else if (marks === '### ') {
      const [id = '', ...words] = rest.split(' ')
      rule = { id, title: words.join(' '), text: [], source: '', ruling: '' }
      chapter?.rules.push(rule)
    } else if (marks === '- Source: ' && rule !== undefined) rule.source = rest
    else if (marks === '- Ruling: ' && rule !== undefined) rule.ruling = rest
    // Tests are for those who change the rules, not for those who play by them.
    else if (marks === '' && rest !== '') (rule?.text ?? chapter?.text ?? intro).push(rest)
  }
  return { title, intro, chapters }
}

/** Every word of the search is in the rule, its title, its id or its source. */
function matches(rule: Rule, words: readonly string[]): boolean {
  const all = [rule.id, rule.title, ...rule.text, rule.source, rule.ruling].join(' ').toLowerCase()
  return words.every((word) => all.includes(word))
}

export function searched(book: RuleBook, words: readonly string[]): readonly Chapter[] {
  if (words.length === 0) return book.chapters
  return book.chapters
    .map((chapter) => ({ ...chapter, text: [], rules: chapter.rules.filter((rule) => matches(rule, words)) }))
    .filter(({ rules }) => rules.length > 0)
}
