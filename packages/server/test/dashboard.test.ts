// The dashboard in deploy/ shows exactly what the server measures.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { postgresForThisFile } from './kit/postgres.ts'
import { scrape, typesIn } from './kit/scrape.ts'
import { served } from './kit/served.ts'

const postgres = postgresForThisFile()

const file = fileURLToPath(new URL('../../../deploy/grafana.json', import.meta.url))
const dashboard = z
  .object({
    uid: z.string(),
    title: z.string(),
    schemaVersion: z.number(),
    templating: z.object({ list: z.array(z.object({ name: z.string(), query: z.unknown() })) }),
    panels: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        type: z.enum(['timeseries']),
        gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
        targets: z.array(z.object({ refId: z.string(), expr: z.string() })).min(1),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(file, 'utf8')))

const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

/** The series that an expression reads: names in front of a selector. */
const seriesIn = (expr: string) => [...expr.matchAll(/\b([a-z]\w+)\{/g)].map(([, name = '']) => name)

/** The series of a metric. */
const seriesOf = (name: string, type: string): string[] => {
  if (type === 'counter') return [`${name}_total`]
  return type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name]
}

async function measured(): Promise<Map<string, string>> {
  const { port } = await served({ LOREHALL_DATABASE: await postgres.fresh() })
  return typesIn(await scrape(port))
}

it('every series it reads exists', async () => {
  const there = new Set([...(await measured())].flatMap(([name, type]) => seriesOf(name, type)))
  expect(expressions.flatMap(seriesIn).filter((name) => !there.has(name))).toEqual([])
})

it('every metric of ours is shown', async () => {
  const shown = new Set(expressions.flatMap(seriesIn))
  const ours = [...(await measured())].filter(([name]) => name.startsWith('lorehall_'))
  expect(ours.length).toBeGreaterThan(10)
  expect(ours.filter(([name, type]) => !seriesOf(name, type).some((one) => shown.has(one)))).toEqual([])
})

it('every expression closes its brackets and reads only the chosen processes', () => {
  for (const expr of expressions) {
    const open = [...expr.matchAll(/[([{]/g)].length
    expect([expr, [...expr.matchAll(/[)\]}]/g)].length]).toEqual([expr, open])
    const selectors = [...expr.matchAll(/\{([^}]*)\}/g)].map(([, inner]) => inner)
    for (const selector of selectors) expect(selector).toBe('job=~"$job",instance=~"$instance"')
  }
  const variables = dashboard.templating.list.map(({ name }) => name)
  expect(variables).toEqual(['source', 'job', 'instance'])
})

it('no two panels are in the same place or have the same id', () => {
  const { panels } = dashboard
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const places = panels.map(({ gridPos }) => gridPos)
  for (const [i, a] of places.entries()) {
    expect(a.x + a.w).toBeLessThanOrEqual(24)
    const isOver = (b: typeof a) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
    expect(places.slice(i + 1).filter(isOver)).toEqual([])
  }
})
