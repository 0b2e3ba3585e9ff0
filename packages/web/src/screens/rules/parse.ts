// Parses the rules in docs/rules: chapters, rules with an id, and their sources.

export interface Rule {
  readonly id: string
  readonly title: string
  readonly text: readonly string[]
  readonly source: string
  readonly ruling: string
  /** The options that it needs, any of which is enough; empty: it always applies. */
  readonly onlyWith: readonly string[]
}

export interface Chapter extends Pick<Rule, 'onlyWith'> {
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
    const [, marks = '', rest = ''] =
      /^(#{1,3} |- Source: |- Ruling: |- Tests: |- Only with: )?(.*)$/.exec(line) ?? []
    if (marks === '# ') title = rest
    else if (marks === '## ') {
      rule = undefined
      chapter = { id: slug(rest), title: rest, text: [], rules: [], onlyWith: [] }
      chapters.push(chapter)
    } else if (marks === '### ') {
      const [id = '', ...words] = rest.split(' ')
      rule = { id, title: words.join(' '), text: [], source: '', ruling: '', onlyWith: [] }
      chapter?.rules.push(rule)
    } else if (marks === '- Source: ' && rule !== undefined) rule.source = rest
    else if (marks === '- Ruling: ' && rule !== undefined) rule.ruling = rest
    else if (marks === '- Only with: ') (rule ?? chapter)?.onlyWith.push(...rest.split(', '))
    // Test names are dropped: players don't need them.
    else if (marks === '' && rest !== '') (rule?.text ?? chapter?.text ?? intro).push(rest)
  }
  return { title, intro, chapters }
}

/** Is every word of the search in the rule, its title or its id, or in its source if sources are shown? */
function matches(rule: Rule, words: readonly string[], sources: boolean): boolean {
  const notes = sources ? [rule.source, rule.ruling] : []
  const all = [rule.id, rule.title, ...rule.text, ...notes].join(' ').toLowerCase()
  return words.every((word) => all.includes(word))
}

export function searched(book: RuleBook, words: readonly string[], sources: boolean): readonly Chapter[] {
  if (words.length === 0) return book.chapters
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      text: [],
      rules: chapter.rules.filter((rule) => matches(rule, words, sources)),
    }))
    .filter(({ rules }) => rules.length > 0)
}

/** The rules of a table, by the names of its options that differ from the defaults. */
export function rulesWith(book: RuleBook, options: readonly string[]): RuleBook {
  const applies = ({ onlyWith }: Pick<Rule, 'onlyWith'>) =>
    onlyWith.length === 0 || onlyWith.some((name) => options.includes(name))
  const chapters = book.chapters
    .filter(applies)
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(applies) }))
  return { ...book, chapters }
}

export interface Beside {
  readonly chapter: string
  readonly rule: Rule | undefined
  readonly before: Rule | undefined
  readonly after: Rule | undefined
}

/** A rule with its chapter and its neighbors. */
export function besides({ chapters }: RuleBook, id: string): Beside {
  const all = chapters.flatMap(({ rules }) => rules)
  const at = all.findIndex((rule) => rule.id === id)
  const chapter = chapters.find(({ rules }) => rules.some((rule) => rule.id === id))?.title ?? ''
  const beside = (by: number) => (at === -1 ? undefined : all[at + by])
  return { chapter, rule: all[at], before: beside(-1), after: beside(1) }
}
