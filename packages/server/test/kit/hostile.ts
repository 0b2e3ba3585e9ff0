// Bad messages, generated from a seed: broken, wrong, huge, deeply nested, about other people's tables, too late.
import type { Chance } from '@lorehall/kernel'
import { type OnlineOp, operations } from '@lorehall/protocol'
import { GAME } from './game.ts'

const isOp = (op: string): op is OnlineOp => Object.hasOwn(operations, op)

const OPS = Object.keys(operations).filter(isOp)

const HEAVY = new Set<OnlineOp>(['create', 'look', 'replay', 'history', 'report', 'tables'])

/** Fields that are usually refused before other fields are read, so they are seldom sent. */
const RARE = new Set(['record', 'values', 'options', 'after'])

/** Names that mean something to JavaScript, or to nobody. */
const NO_OPS = [
  'toString',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'then',
  '',
  'WATCH',
  'drop table',
  '\0',
]

const deep = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`
const deepObject = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

/** Any JSON, as text, because `JSON.stringify` could not write some of it. */
const JUNK = [
  'null',
  'true',
  '-1',
  '0',
  '1.5',
  '1e308',
  '-1e999',
  '9007199254740993',
  '""',
  '" "',
  '"0"',
  '"null"',
  '"__proto__"',
  '"constructor"',
  '"\\u0000"',
  '"\\ud800"',
  '"\\u202e\\u200b\\u0007"',
  '"🜁𝒜é\\r\\n"',
  '"../../etc/passwd"',
  '"\'; DROP TABLE entries; --"',
  '"<script>alert(1)</script>"',
  '"%00"',
  `"${'a'.repeat(600)}"`,
  `"${'é'.repeat(3000)}"`,
  '[]',
  '{}',
  '[null]',
  '[{}]',
  '{"__proto__":{"table":"x","looking":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"toString":1,"valueOf":2}',
  `[${'0,'.repeat(300)}0]`,
  deep(200),
  deepObject(200),
]

const BROKEN = [
  '',
  ' ',
  '{',
  '}',
  'null',
  '[]',
  '"',
  '{"id":1',
  '{"id":1,"op":"me",}',
  "{'id':1}",
  '\u0000',
  '\ufeff{"id":1,"op":"me"}',
  'NaN',
  '{"id":null,"op":"me"}',
  '{"id":1.5,"op":"me"}',
  '{"id":1e400,"op":"me"}',
  '{"id":"1","op":"me"}',
  deep(5000),
]

/** Ids and records that the villains have found so far. */
export interface Loot {
  readonly tables: string[]
  readonly people: string[]
  readonly codes: string[]
  readonly picks: string[]
  /** Records of tables that were played offline. */
  readonly records: readonly string[]
}

export class Villain {
  private readonly chance: Chance
  private readonly loot: Loot
  private key = 0

  constructor(chance: Chance, loot: Loot) {
    this.chance = chance
    this.loot = loot
  }

  /** One message for the live connection. Most are small, so that many can be sent. */
  message(id: number): string {
    const { chance } = this
    const kind = chance.below(100)
    if (kind < 12) return chance.pick(BROKEN)
    if (kind < 20) return `{"id":${id},"op":${this.junk()},"body":${this.junk()}}`
    if (kind < 26) return `{"id":${id},"op":${JSON.stringify(chance.pick(NO_OPS))},"body":{}}`
    if (kind < 30) return this.flipped(this.request(id))
    if (kind < 50) return `{"id":${id},"op":"${this.op()}","body":${this.junk()}}`
    return this.request(id)
  }

  /** A request for an existing operation with its own fields, most of them plausible. */
  private request(id: number): string {
    const live = ['watch', 'unwatch', 'attend'] as const
    const op = this.chance.below(30) === 0 ? this.chance.pick(live) : this.op()
    return `{"id":${id},"op":"${op}","body":${this.body(op)}}`
  }

  /** Any operation. Slow ones, and `forget`, which would remove the villain, are rare. */
  private op(): OnlineOp {
    // Everything else happens at tables, so creating one has a share of its own.
    const op = this.chance.below(25) === 0 ? 'create' : this.chance.pick(OPS)
    // Waiting for a game that nobody begins takes too long.
    if (op === 'wait') return 'look'
    if (op === 'forget') return this.chance.below(60) === 0 ? op : 'join'
    return HEAVY.has(op) && this.chance.below(4) > 0
      ? this.chance.pick(['answer', 'say', 'start'] as const)
      : op
  }

  private body(op: OnlineOp | 'watch' | 'unwatch' | 'attend'): string {
    const { chance } = this
    const fields = new Map<string, string>()
    const shape = isOp(op) ? operations[op].takes.shape : { table: null, looking: null }
    for (const name of Object.keys(shape)) {
      const missing = RARE.has(name) ? chance.below(8) > 0 : chance.below(12) === 0
      if (!missing) fields.set(name, this.field(name))
    }
    if (chance.below(20) === 0) fields.set('__proto__', this.junk())
    return `{${[...fields].map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}`
  }

  private field(name: string): string {
    const { chance, loot } = this
    if (chance.below(10) === 0) return this.junk()
    const text = (list: readonly string[], otherwise: string) =>
      JSON.stringify(list.length === 0 ? otherwise : chance.pick(list))
    const likely: Readonly<Record<string, () => string>> = {
      table: () => text(loot.tables, 'abcdefghij'),
      person: () => text(loot.people, 'p0123456789abcdef'),
      code: () => text(loot.codes, 'ABCDEF'),
      ask: () => String(chance.below(60)),
      at: () => String(chance.below(60)),
      line: () => String(1 + chance.below(20)),
      // A number of entries, or an earlier table.
      after: () =>
        chance.below(2) === 0 ? '0' : `{"table":${text(loot.tables, 'abcdefghij')},"lines":["0","9"]}`,
      coach: () => chance.pick(['false', 'true']),
      picks: () => `[${text(loot.picks, 'rest')}]`,
      seat: () => String(chance.below(5)),
      eyes: () => chance.pick(['null', '0', '1', '4']),
      nonce: () => '"0123456789abcdef"',
      key: () => `"key-${chance.below(2) === 0 ? ++this.key : chance.below(1000)}-villain"`,
      name: () => chance.pick(['"Eve"', '"Mallory"', '"é̂\\u200d"']),
      text: () => chance.pick(['"hello"', '"<b>"', '"\\u202eolleh"', `"${'x'.repeat(500)}"`]),
      client: () => '"none"',
      token: () => '"0123456789abcdef"',
      address: () =>
        chance.pick(['"eve@home.example"', '"eve@home\\r\\nBcc: x@y.example"', '"http://127.0.0.1:1/"']),
      way: () => String(chance.below(5)),
      notices: () => chance.pick(['"all"', '"reminders"', '"none"', '"some"']),
      quiet: () =>
        chance.pick([
          '{"from":"22:00","to":"08:00","zone":"Europe/Berlin"}',
          '{"from":"24:00","to":"8","zone":"Mars"}',
          'null',
        ]),
      keys: () => `{"p256dh":"${'B'.repeat(87)}","auth":"${'B'.repeat(22)}"}`,
      label: () => chance.pick(['"Phone"', '"\\u202eenohp"']),
      webhook: () =>
        chance.pick(['"http://127.0.0.1:1/"', '"https://user:pw@host/"', '"file:///etc"', 'null']),
      blocked: () => chance.pick(['true', 'false']),
      spectatorsChat: () => chance.pick(['true', 'false']),
      agree: () => chance.pick(['true', 'false']),
      looking: () => chance.pick(['true', 'false']),
      public: () => chance.pick(['true', 'false']),
      list: () => chance.pick(['"mine"', '"public"', '"all"']),
      kind: () => chance.pick(['"undo"', '"end"', '"bot"', '"war"']),
      effect: () => chance.pick(['"gains"', '"resolve"', '"__proto__"']),
      choice: () => chance.pick(['"always"', '"never"', '"ask"', '"sometimes"']),
      log: () => chance.pick(['true', 'false']),
      absence: () => chance.pick(['0', '600', '-1']),
      // Nobody can guess one.
      proposal: () => '"0123456789abcdef"',
      limit: () => chance.pick(['null', '15', '3600', '1']),
      game: () => chance.pick([`"${GAME.id}"`, `"${GAME.id}"`, '"chess"']),
      seats: () =>
        chance.pick(['[{"kind":"me"},{"kind":"open"}]', '[{"kind":"open"},{"kind":"bot","bot":"quick"}]']),
      options: () => chance.pick(['{}', '{"edition":"2018"}', '{"__proto__":true}']),
      values: () =>
        chance.pick(['{}', '{"vindicating":9}', '{"vindicating":-1}', `{"vindicating":${this.junk()}}`]),
      record: () => JSON.stringify(this.record()),
    }
    return likely[name]?.() ?? this.junk()
  }

  /** A record that was tampered with. */
  private record(): string {
    const { chance, loot } = this
    const text = loot.records.length === 0 ? '{}' : chance.pick(loot.records)
    const entry = chance.pick([
      '"0 rest"',
      '"9 rest"',
      '{"undo":0}',
      '{"redo":1}',
      '{"choose":0,"effect":"gains","choice":"never"}',
      '{"sits":0,"who":{"name":"Eve","kind":"bot"}}',
      `{"patch":[{"op":"replace","path":"/chance","value":${this.junk()}}]}`,
      `{"patch":[{"op":"replace","path":"/state/${chance.pick(['players', 'ending', 'round', 'deck'])}","value":${this.junk()}}]}`,
      `{"patch":[{"op":"remove","path":"/${chance.pick(['state', 'asks', 'chance', 'stack', '__proto__'])}"}]}`,
      `{"patch":${this.junk()}}`,
      this.junk(),
    ])
    if (chance.below(3) === 0) return this.flipped(text)
    return text.replace(/"entries":\s*\[/, `"entries":[${entry},`).replace(/,(\s*\])/, '$1')
  }

  private junk(): string {
    return this.chance.pick(JUNK)
  }

  /** Changes one character. */
  private flipped(text: string): string {
    const at = this.chance.below(Math.max(1, text.length))
    return `${text.slice(0, at)}${this.chance.pick(['"', '{', '0', ',', '\\', '\u0001', ''])}${text.slice(at + 1)}`
  }

  /** A bad HTTP request. */
  http(token: string | null): {
    method: string
    path: string
    headers: Record<string, string>
    body?: string
  } {
    const { chance } = this
    const op = this.op()
    const { method, path } = operations[op]
    const odd = [
      '%00',
      '..%2f..%2fetc',
      '%E0%A4%A',
      'a'.repeat(300),
      '__proto__',
      '%F0%9F%9C%81',
      '-1',
      "';--",
    ]
    const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
      chance.below(4) === 0
        ? chance.pick(odd)
        : encodeURIComponent(
            this.field(name)
              .replaceAll('"', '')
              .slice(0, 100)
              .replaceAll(/[\ud800-\udfff]/g, ''),
          ),
    )
    const query = chance.pick([
      '',
      '?after=0',
      '?at=-1',
      '?list=__proto__',
      '?ask=1e9&ask=2',
      '?eyes=null',
      '?%',
      '?a[b]=c',
    ])
    const body = chance.below(3) === 0 ? chance.pick([...BROKEN, ...JUNK]) : this.body(op)
    const headers: Record<string, string> = chance.pick([
      { 'content-type': 'application/json' },
      { 'content-type': 'application/json' },
      { 'content-type': 'application/json' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/json; charset=utf-16' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      {},
    ])
    const who: Record<string, string> = chance.pick<Record<string, string>>([
      token === null ? {} : { authorization: `Bearer ${token}` },
      token === null ? {} : { cookie: `a=b; lorehall=${token}` },
      { cookie: `lorehall=${'f'.repeat(64)}` },
      { cookie: 'lorehall=; lorehall=__proto__' },
      { authorization: 'Bearer ' },
      { authorization: 'Basic Og==' },
      { origin: 'https://elsewhere.example' },
      { 'x-forwarded-for': '::1, junk', 'x-forwarded-proto': 'https' },
    ])
    const verb =
      chance.below(8) === 0
        ? chance.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE'])
        : method
    const rest = verb === 'GET' || verb === 'HEAD' || verb === 'TRACE' ? {} : { body }
    return { method: verb, path: `/api${filled}${query}`, headers: { ...headers, ...who }, ...rest }
  }
}
