// Everything a seat was ever sent, searched for what it could not know.
import type { Update } from '@lorehall/host'
import { isRecord } from '@lorehall/kernel'
import { describe, expect, test } from 'vitest'
import { begin, entered, gather, openHouse, playOn } from './kit/house.ts'

/** Every text in it, keys as well. */
function texts(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value)
  else if (Array.isArray(value)) for (const part of value) texts(part, found)
  else if (isRecord(value)) for (const [key, part] of Object.entries(value)) texts(part, found.add(key))
  return found
}

/** Words that one pair of eyes sees on the table and the other does not. */
function hiddenWords(theirs: Update, mine: Update): string[] {
  const seen = texts(mine.view)
  const asked = texts(theirs.ask)
  return [...texts(theirs.view)].filter((word) => word.length > 3 && !seen.has(word) && !asked.has(word))
}

describe('what a seat is sent', () => {
  test('never holds what only others see, the seed, or anybody’s secret', { timeout: 300_000 }, async () => {
    const hall = openHouse()
    const gathered = await gather(hall, ['Ada', 'Bo', 'Cy'])
    const { table, people } = gathered
    const secrets = [(await hall.storage.table(table))?.seed ?? 'no seed']
    const pages = [
      ...(await Promise.all(people.map((person) => entered(hall, person, table)))),
      await entered(hall, null, table),
    ]
    // The same eyes once more, told what changes.
    const followers = await Promise.all([...people, null].map((person) => entered(hall, person)))
    for (const page of followers) await hall.house.watch(page, table, true)
    await begin(hall, gathered)
    let searched = 0
    let hidden = 0
    for (let round = 0; round < 400 && !pages[0]?.update.over; round++) {
      await playOn(hall, gathered, 1)
      const last = pages.map((page) => page.update)
      if (last[0]?.over === true) break
      for (const [i, page] of pages.entries()) {
        const sent = JSON.stringify([page.heard.at(-1), page.update, followers[i]?.heard.at(-1)])
        for (const [j, theirs] of last.entries()) {
          const mine = last[i]
          if (i === j || mine === undefined) continue
          for (const word of hiddenWords(theirs, mine)) {
            hidden++
            // By its id, or by its name in a sentence.
            if (sent.includes(word) || sent.toLowerCase().includes(word.replaceAll('-', ' '))) {
              throw new Error(`page ${i} was sent '${word}': ${sent}`)
            }
          }
        }
        searched++
      }
    }
    expect(followers.every(({ heard }) => heard.some((message) => 'change' in message))).toBe(true)
    const everything = [...pages, ...followers].map((page) => JSON.stringify(page.heard)).join('')
    for (const secret of secrets) expect(everything).not.toContain(secret)
    expect(searched).toBeGreaterThan(100)
    // The search would find something: there was something to hide.
    expect(hidden).toBeGreaterThan(100)
  })
})
