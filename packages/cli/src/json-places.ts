// Finds positions in a JSON text: the line of a JSON pointer, and the first syntax error. JSON.parse reports neither
// well enough to help a person fix the file.

interface Place {
  readonly line: number
  readonly column: number
}

export type Scanned =
  | { readonly ok: true; placeOf(pointer: string): Place }
  | { readonly ok: false; readonly place: Place; readonly expected: string }

export function scanJson(text: string): Scanned {
  const scanner = new Scanner(text)
  try {
    scanner.whole()
  } catch (error) {
    if (!(error instanceof Mistake)) throw error
    return { ok: false, place: place(text, error.at), expected: error.message }
  }
  return {
    ok: true,
    placeOf(pointer) {
      // For something missing, use its nearest parent that exists.
      let near = pointer
      while (near !== '' && !scanner.found.has(near)) near = near.slice(0, near.lastIndexOf('/'))
      return place(text, scanner.found.get(near) ?? 0)
    },
  }
}

function place(text: string, at: number): Place {
  const lines = text.slice(0, at).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

class Mistake extends Error {
  readonly at: number

  constructor(at: number, expected: string) {
    super(expected)
    this.at = at
  }
}

const STRING = /"(?:[^"\\\n]|\\.)*"/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORD = /true|false|null/y
const SPACE = /[ \t\r\n]*/y

/** More than any file of ours needs, less than the call stack allows. */
const DEEPEST = 200

class Scanner {
  /** The offset where each value begins: a field at its name, a list item at its value. */
  readonly found = new Map<string, number>()
  private readonly text: string
  private at = 0

  constructor(text: string) {
    this.text = text
  }

  whole(): void {
    this.space()
    this.found.set('', this.at)
    this.value('', 0)
    if (this.at < this.text.length) this.fail('expected the end of the file')
  }

  private value(pointer: string, depth: number): void {
    if (depth > DEEPEST) this.fail(`expected at most ${DEEPEST} levels`)
    const first = this.text[this.at]
    if (first === '{') this.object(pointer, depth)
    else if (first === '[') this.list(pointer, depth)
    else if (first === '"') this.string()
    else if (this.match(NUMBER) === null && this.match(WORD) === null) this.fail('expected a value')
    this.space()
  }

  private object(pointer: string, depth: number): void {
    this.take('{')
    if (this.text[this.at] !== '}') {
      do {
        const start = this.at
        const key = this.string().replaceAll('~', '~0').replaceAll('/', '~1')
        this.found.set(`${pointer}/${key}`, start)
        this.space()
        if (!this.take(':')) this.fail("expected ':' after the name")
        this.value(`${pointer}/${key}`, depth + 1)
      } while (this.take(','))
    }
    if (!this.take('}')) this.fail("expected ',' or '}'")
  }

  private list(pointer: string, depth: number): void {
    this.take('[')
    if (this.text[this.at] !== ']') {
      let n = 0
      do {
        this.found.set(`${pointer}/${n}`, this.at)
        this.value(`${pointer}/${n}`, depth + 1)
        n++
      } while (this.take(','))
    }
    if (!this.take(']')) this.fail("expected ',' or ']'")
  }

  private string(): string {
    if (this.text[this.at] !== '"') this.fail('expected a name in double quotes')
    const start = this.at
    const found = this.match(STRING)
    if (found === null) this.fail('expected a text closed by double quotes on the same line')
    try {
      return String(JSON.parse(found))
    } catch {
      this.at = start
      return this.fail('expected a text without control characters and with known escapes')
    }
  }

  private take(sign: string): boolean {
    if (this.text[this.at] !== sign) return false
    this.at++
    this.space()
    return true
  }

  private space(): void {
    this.match(SPACE)
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (found === null) return null
    this.at = pattern.lastIndex
    return found[0]
  }

  private fail(expected: string): never {
    throw new Mistake(this.at, expected)
  }
}
