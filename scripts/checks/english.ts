// Patterns of stilted English that we no longer write (docs/writing.md), in texts, comments, test names and docs, and
// names that were retired because they had several meanings.
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { lineAt, read } from './source.ts'

interface Habit {
  readonly found: RegExp
  /** The line of docs/writing.md that says what to write instead. */
  readonly instead: string
}

const who = 'Say who does what: "If you …", "A player who …", "The option that …".'
const word = (now: string) => `Write ${now}.`

const SPELLING: Habit = {
  found:
    /\b(?:colou|favou|honou|behaviou|neighbou|armou|harbou|labou|rumou|vigou|humou|odou|flavou)r(?:s|ed|ing|able|ite|hood|ly|less)?\b|\b(?:defence|offence|licence|pretence|centred?s?|grey(?:s|ed|ish)?|theatre|metre|fibre|catalogue|dialogue|judgement|acknowledgement|cancell(?:ed|ing)|travell(?:ed|er|ers|ing)|labell(?:ed|ing)|modell(?:ed|ing)|signall(?:ed|ing)|levell(?:ed|ing)|fulfil|skilful|whilst|amongst|towards|afterwards|learnt|spelt)\b|\b(?:organ|recogn|real|character|minim|maxim|normal|special|emphas|summar|priorit|synchron|initial|serial|util|random|custom|optim|memor)is(?:e|es|ed|ing|ation)\b|\banalys(?:e|ed|es|ing)\b/i,
  instead: word('American spelling (color, defense, center, gray)'),
}

/** Each is matched within one sentence. Labels and headings ("What can end the game") are short and end without a stop. */
const HABITS: readonly Habit[] = [
  {
    found: /^(?:Who|Whoever|Whom|Whose|What|Whatever|Whichever)\b(?!.*\?)(?=.*[.:;]$|(?:\S+ ){6})/,
    instead: who,
  },
  { found: /\b(?:an|the) own\b/i, instead: word('"one of your …", "its own …"') },
  {
    found:
      /\b(?:by|for|to|only|but|of|from|than|with|at|as) who(?:ever)? (?:has|is|was|does|did|can|may|must|will|[a-z]+s)\b/i,
    instead: who,
  },
  {
    found: /\b(?:of|at|in|from|on|to) which [a-z ]+ do you\b/i,
    instead: word('"Which region do you take control of?"'),
  },
  { found: /\banew\b/i, instead: word('"again"') },
  { found: /\bas ever\b/i, instead: word('"still"') },
  { found: /\ball the same\b/i, instead: word('"anyway"') },
  { found: /\bat turn\b/i, instead: word('"It is your turn"') },
  { found: /\bgains -/i, instead: word('"loses"') },
  { found: /\bstands? beside\b|\blies beside\b/i, instead: word('"is next to"') },
  { found: /\bl(?:ies|ie|ay) (?:on|in|at|face|beside)\b/i, instead: word('"is on", "are on", "put on"') },
  { found: /\bat once\b/i, instead: word('"immediately" or "at the same time"') },
  { found: /\bshall\b/i, instead: word('"must", "will" or "may"') },
  { found: /\bbrings? (?:you )?\d/i, instead: word('"gives", "scores"') },
  { found: /\bso many a\b|\bhow many a\b/i, instead: word('"per"') },
  { found: /\bin words\b/i, instead: word('"in the text view", "as text", "spelled out"') },
  {
    found: /\b(?:is|are|was|were) (?:not )?told (?:of|nowhere)\b/i,
    instead: word('"hears of", "knows", "is public"'),
  },
  SPELLING,
]

/** Quotations, addresses and published names keep their own English. */
const EXCEPTIONS: readonly RegExp[] = [/^What's new/]

/** A story has its own style: only its spelling is checked. */
const LITERATURE = /\/(?:brief|prose|titles)\/c\d\//

/** Names that had several meanings. No file, folder or exported name uses them again. */
const RETIRED = [
  'desk',
  'shelf',
  'porter',
  'pulse',
  'told',
  'slip',
  'lamp',
  'lamps',
  'glint',
  'glints',
  'lit',
  'standings',
]

const TEXTS = ['packages/**/*.{ts,tsx,css,js}', 'scripts/**/*.{ts,js}', 'e2e/**/*.ts', '*.md', 'docs/**/*.md']

/** Stored games and their words are data; so are the parts of the check that name what it looks for. */
const NOT_READ =
  /node_modules|\/dist\/|\/test\/(?:golden|stored)\/|^scripts\/checks\/english\.ts$|^packages\/cli\/test\/english-check\.test\.ts$|^docs\/writing\.md$/

interface Passage {
  readonly text: string
  readonly at: number
}

/** Code, placeholders, addresses and file names inside a text are no English. */
const codeInText = /`[^`\n]*`|\$?\{[^{}]*\}|https?:\S+|[\w/-]+\.(?:test|spec)\.ts|[\w-]+:[\w-]+/g
const commentOrString =
  /((?:[ \t]*\/\/.*(?:\n|$))+)|\/\*([^]*?)\*\/|'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\[^]|[^`\\])*)`/g

/** Comments, and strings of more than one word. Neighboring `//` lines are one passage. */
function passagesOfCode(source: string): Passage[] {
  return Array.from(source.matchAll(commentOrString)).flatMap((found): Passage[] => {
    const at = found.index
    if (found[1] !== undefined) return [{ text: found[1].replace(/^[ \t]*\/\/+/gm, ''), at }]
    if (found[2] !== undefined) return [{ text: found[2].replace(/^[ \t]*\*+/gm, ''), at }]
    const text = (found[3] ?? found[4] ?? found[5] ?? '').replaceAll("\\'", "'")
    return text.includes(' ') ? [{ text, at }] : []
  })
}

const passagesOfPage = (source: string): Passage[] => {
  let at = 0
  return source
    .replace(/```[^]*?```/g, (code) => code.replace(/[^\n]/g, ' '))
    .split(/(\n(?=\s*(?:\n|[-*|#>]|\d+\.)))/)
    .map((text) => {
      const passage = { text, at }
      at += text.length
      return passage
    })
}

/** Sentences of a passage, each with where it begins. A label ending in a colon begins a new one. */
function sentencesOf({ text, at }: Passage): Passage[] {
  const plain = text.replace(codeInText, (code) => '_'.repeat(code.length))
  return Array.from(plain.matchAll(/[^.!?:;|\s][^.!?:;|]*(?:[.](?=\w)[^.!?:;|]*)*[.!?:;|]?/g), (found) => ({
    text: found[0].replace(/\s+/g, ' ').replace(/^[*_#>\-\s"“'(]+(?=[A-Z])/, ''),
    at: at + found.index,
  }))
}

export function habitsIn(path: string, source: string): string[] {
  const passages = path.endsWith('.md') ? passagesOfPage(source) : passagesOfCode(source)
  const habits = LITERATURE.test(path) ? [SPELLING] : HABITS
  return passages
    .flatMap(sentencesOf)
    .flatMap((sentence) =>
      habits
        .filter(
          ({ found }) => found.test(sentence.text) && !EXCEPTIONS.some((one) => one.test(sentence.text)),
        )
        .map(
          ({ instead }) =>
            `${path}:${lineAt(source, sentence.at)} "${sentence.text.trim().slice(0, 90)}" ${instead}`,
        ),
    )
}

const exported =
  /^export (?:default )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm
const partsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_./]/)

export function retiredIn(path: string, source: string): string[] {
  const names = [path, ...Array.from(source.matchAll(exported), ([, name = '']) => name)]
  return names.flatMap((name) =>
    partsOf(name)
      .filter((part) => RETIRED.includes(part))
      .map((part) => `${path}: '${part}' in ${name === path ? basename(path) : name} is a retired name`),
  )
}

export function english(root: string): string[] {
  return globSync([...TEXTS], { cwd: root })
    .filter((path) => !NOT_READ.test(path))
    .toSorted()
    .flatMap((path) => {
      const source = read(root, path)
      return [...habitsIn(path, source), ...(path.endsWith('.md') ? [] : retiredIn(path, source))]
    })
}
