// The other players in the rail: all their things, from the game and its expansions, are fully visible.
import { heroes } from '@lorehall/heroes'
import { Table } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'
import { continueWith, crossAt, duel, expect, half, prefer, test } from './hall.ts'
import { Sitter } from './sitter.ts'

/** A table where an opponent has some of everything that the rail counts. */
function laden(options: Readonly<Record<string, boolean>>) {
  const seats = ['Ada', 'Ben', 'Cleo', 'Dov'].map((name, seat) => ({
    name,
    kind: seat === 0 ? ('person' as const) : ('bot' as const),
  }))
  const table = new Table(vindication, { seats, seed: 'laden', options })
  const patch = [1, 2, 3].flatMap((seat) => [
    { op: 'replace' as const, path: `/game/players/${seat}/spheres`, value: [2, 1, 12, 1, 1, 1] },
    { op: 'replace' as const, path: `/game/players/${seat}/vindicated`, value: true },
    ...(options['jewelcrafter'] === true
      ? [
          { op: 'replace' as const, path: `/game/slots/jewelcrafter/crystals/${seat}`, value: 3 },
          { op: 'replace' as const, path: `/game/slots/jewelcrafter/infused/${seat}`, value: seat },
        ]
      : []),
    ...(options['guilds'] === true
      ? [
          {
            op: 'replace' as const,
            path: `/game/slots/guilds/favor/${seat}`,
            value: { use: 'monument', n: 0, on: '', fresh: true },
          },
          { op: 'replace' as const, path: `/game/slots/guilds/monuments/${seat}/conviction`, value: 2 },
        ]
      : []),
  ])
  table.patch(patch)
  return table.record()
}

/** Runs in the page: the counts and coats of arms of a player's strip that reach outside of it. */
const outside = (strips: readonly Element[]) =>
  strips.flatMap((strip) => {
    const edge = strip.getBoundingClientRect()
    return [...strip.querySelectorAll('li, [data-at^="card:"]')].flatMap((thing) => {
      const { left, right, top, bottom } = thing.getBoundingClientRect()
      const within = left >= edge.left && right <= edge.right && top >= edge.top && bottom <= edge.bottom
      return within ? [] : [`${strip.getAttribute('aria-label')}: ${thing.textContent}`]
    })
  })

for (const options of [{}, { jewelcrafter: true, guilds: true }]) {
  const name = Object.keys(options).join(' and ') || 'the base game'
  test(`with ${name}, everything counted for another player fits into the strip`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 650 })
    await prefer(page, 'Instant')
    await continueWith(page, laden(options))
    await new Sitter(page).rested()
    const strips = page.locator('[data-strip="short"]')
    await expect(strips).toHaveCount(3)
    await expect(strips.first().locator('li')).toHaveCount(options.guilds === true ? 16 : 12)
    expect(await strips.evaluateAll(outside)).toEqual([])
    // A higher window has space for coats of arms.
    await page.setViewportSize({ width: 1366, height: 940 })
    const higher = page.locator('[data-strip="arms"]')
    await expect(higher).toHaveCount(3)
    await expect(higher.first().locator('[data-at^="card:"]').first()).toBeVisible()
    expect(await higher.evaluateAll(outside)).toEqual([])
  })
}

test('in a single line, a player’s faction and Capital leave the name readable', async ({ page }) => {
  const names = ['Wanderer', 'Old Tobiah of Kestrane', 'Marisol', 'Gisla']
  const seats = names.map((name, seat) => ({
    name,
    kind: seat === 0 ? ('person' as const) : ('bot' as const),
  }))
  const table = new Table(heroes, { seats, seed: 'single lines' })
  for (let [ask] = table.asks; ask !== undefined && ask.prompt !== 'turn'; [ask] = table.asks) {
    table.answer(ask.seat, ask.id, ask.options[0]?.id ?? '')
  }
  await page.setViewportSize({ width: 1366, height: 400 })
  await prefer(page, 'Instant')
  await continueWith(page, table.record())
  await expect(page.locator('[data-strip="line"] [data-signs]')).toHaveCount(3)
  const covered = await page.locator('[data-strip="line"]').evaluateAll((strips) =>
    strips.flatMap((strip) => {
      const [name, signs] = [strip.querySelector('header button span'), strip.querySelector('[data-signs]')]
      const [left = 0, right = 0] = [signs?.getBoundingClientRect().left, name?.getBoundingClientRect().right]
      return name !== null && right <= left ? [] : [strip.getAttribute('aria-label')]
    }),
  )
  expect(covered).toEqual([])
})

test('the window of a log line has its close button in the same corner as any other', async ({ page }) => {
  await duel(page)
  await page.locator('ol [data-type] button').last().click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  expect(await crossAt(page)).toBeGreaterThan(0.9)
})

test('on a low screen, a hint makes space for a long text and can still be dismissed', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await page.goto('/settings')
  await page.locator('summary').first().click()
  await page.getByLabel('Instant', { exact: true }).check()
  await continueWith(page, half([0], 0.3, 'now-or-never'))
  const hint = page.locator('[data-part="tip"]')
  await expect(hint).toBeVisible()
  const said = hint.locator('p')
  const { height: before = 0 } = (await hint.boundingBox()) ?? {}
  // A specialist of my own: a card and more below it.
  await page.mouse.move(700, 620)
  await page.locator('[data-at^="specialist:"]').first().hover()
  const reader = page.locator('[data-reader]')
  await expect(reader).toBeVisible()
  await expect(said).toBeHidden()
  const { height: after = 0 } = (await hint.boundingBox()) ?? {}
  expect(after).toBeLessThan(before / 2)
  const card = await reader.locator('> div > div').first().boundingBox()
  const area = await reader.boundingBox()
  expect((card?.y ?? 0) + (card?.height ?? 999)).toBeLessThanOrEqual((area?.y ?? 0) + (area?.height ?? 0))
  await page.mouse.move(700, 20, { steps: 4 })
  await expect(said).toBeVisible()
  await page.locator('[data-at^="specialist:"]').first().hover()
  await expect(said).toBeHidden()
  // Pointing at the title shows the whole hint again.
  const title = hint.getByRole('heading')
  const words = await title.innerText()
  await title.hover()
  await expect(said).toBeVisible()
  await hint.getByRole('button').first().click()
  await expect(hint.getByRole('heading', { name: words })).toHaveCount(0)
})
