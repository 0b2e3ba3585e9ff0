// Writes what was counted as OpenMetrics. Loaded at the first scrape, with the library that knows the format and measures
// the process itself: memory, processor, event loop, garbage collection.
import { collectDefaultMetrics, Counter, Gauge, type OpenMetricsContentType, Registry } from 'prom-client'
import type { Pool } from '../postgres/connections.ts'
import type { Measures } from './measures.ts'
import type { Spread, Tally } from './numbers.ts'

/** The numbers that are looked up when somebody asks. */
export interface Present {
  readonly version: string
  readonly sockets: () => number
  readonly tables: () => number
  /** The connections to the database; null with a data file. */
  readonly pool: (() => Pool) | null
}

export interface Written {
  readonly contentType: string
  readonly metrics: () => Promise<string>
}

const NAME = 'lorehall_'

export function writtenOf(measures: Measures, present: Present): Written {
  const registry = new Registry<OpenMetricsContentType>()
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  const registers = [registry]

  function tally(name: string, help: string, label: string, counted: Tally): void {
    const counter = new Counter({
      name: NAME + name,
      help,
      labelNames: [label],
      registers,
      collect: () => {
        counter.reset()
        for (const [kind, many] of counted.all) counter.inc({ [label]: kind }, many)
      },
    })
  }

  function gauge(name: string, help: string, value: () => number): void {
    const made: Gauge = new Gauge({
      name: NAME + name,
      help,
      registers,
      collect: () => made.set(value()),
    })
  }

  new Gauge({ name: `${NAME}version`, help: 'The version', labelNames: ['version'], registers }).set(
    { version: present.version },
    1,
  )
  tally('entries', 'Entries that were stored', 'kind', measures.entries)
  tally('refusals', 'Requests that were refused', 'code', measures.refusals)
  tally('limits_met', 'How often somebody reached a limit', 'limit', measures.limits)
  tally('thoughts_failed', 'Thoughts of bots without a result', 'what', measures.failedThoughts)
  gauge('sockets', 'Live connections', present.sockets)
  gauge('tables', 'Tables in memory', present.tables)
  const { pool } = present
  if (pool !== null) {
    gauge('database_busy', 'Connections of the pool that read', () => pool().busy)
    gauge('database_idle', 'Connections of the pool that are free', () => pool().idle)
    gauge('database_waiting', 'Reads that wait for a connection', () => pool().waiting)
  }
  collectDefaultMetrics({ register: registry })

  const spreads = () =>
    [
      spreadLines('request_seconds', 'Seconds that requests took', 'op', measures.requests.all),
      spreadLines('write_seconds', 'Seconds until a write was durable', null, [['', measures.writes]]),
      spreadLines('commit_seconds', 'Seconds that transactions took', null, [['', measures.commits]]),
      spreadLines('thought_seconds', 'Seconds that bots thought', 'what', measures.thoughts.all),
    ].flat()

  return {
    contentType: registry.contentType,
    metrics: async () => {
      const text = await registry.metrics()
      return [text.replace(/# EOF\s*$/, '').trimEnd(), ...spreads(), '# EOF', ''].join('\n')
    },
  }
}

/** The library's histograms take single values, but ours are already counted. */
function spreadLines(
  name: string,
  help: string,
  label: string | null,
  spreads: Iterable<readonly [kind: string, spread: Spread]>,
): string[] {
  const lines = [`# HELP ${NAME}${name} ${help}`, `# TYPE ${NAME}${name} histogram`]
  for (const [kind, { bounds, upTo, sum }] of spreads) {
    const own = label === null ? [] : [`${label}="${kind}"`]
    const line = (part: string, value: number, ...more: readonly string[]) => {
      const labels = [...own, ...more].join(',')
      lines.push(`${NAME}${name}_${part}${labels === '' ? '' : `{${labels}}`} ${value}`)
    }
    upTo.forEach((many, range) => line('bucket', many, `le="${bounds[range] ?? '+Inf'}"`))
    line('sum', sum)
    line('count', upTo.at(-1) ?? 0)
  }
  return lines
}
