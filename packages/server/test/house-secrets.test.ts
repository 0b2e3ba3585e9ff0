// Searches everything that a seat is sent for what it must not know: in every game, with all modules, with sealed
// answers, undo, replays of running tables, hints and previews.
import { Hall, memoryStore, type Update, type WireOption } from '@lorehall/host'
import { ENEMY_STEPS } from '@lorehall/heroes/enemy'
import { heroesWith } from '@lorehall/heroes/game'
import { lanterns as heroesLanterns } from '@lorehall/heroes/testing'
import { Chance, type Game, type GameOptions, Refusal, type WholeGame } from '@lorehall/kernel'
import { nowOrNeverWith } from '@lorehall/now-or-never/game'
import { lanterns as nowOrNeverLanterns } from '@lorehall/now-or-never/testing'
import { vindicationWith } from '@lorehall/vindication/game'
import { lanterns as vindicationLanterns } from '@lorehall/vindication/testing'
import { describe, expect, test } from 'vitest'
import { atHand, gameNamed, games, named, wholeGame } from '../src/games.ts'
import type { HouseParts } from '../src/house.ts'
import {
  begin,
  drawnBytes,
  entered,
  gather,
  type Gathered,
  look,
  openHouse,
  type Page,
  type TestHouse,
  turnOver,
  vote,
} from './kit/house.ts'
import { Eavesdropper, sealShows } from './kit/secrets.ts'

interface Case {
  readonly game: string
  readonly people: number
  readonly options: GameOptions
}

/** Every module and variant with an on/off option, switched on. */
function everythingOn(game: string): GameOptions {
  const fields = Object.entries(named(game, games).form.options.properties)
  return Object.fromEntries(fields.flatMap(([name, { type }]) => (type === 'boolean' ? [[name, true]] : [])))
}

const CASES: readonly Case[] = [
  ...games.map(({ id }): Case => ({ game: id, people: 3, options: {} })),
  {
    game: 'vindication',
    people: 4,
    options: { ...everythingOn('vindication'), openQuests: false, 'sacred-stones': false },
  },
  { game: 'now-or-never', people: 2, options: { ...everythingOn('now-or-never'), map: 'under' } },
  { game: 'now-or-never', people: 3, options: { story: true, chapter: '6' } },
  { game: 'heroes', people: 4, options: everythingOn('heroes') },
]

const NAMES = ['Ada', 'Bo', 'Cy', 'Dee']
const ANSWERS = 350
const TIMEOUT = 300_000

/** A random option. It never unticks if it can avoid that, so that turns come to an end. */
function pickOf(options: readonly WireOption[], chance: Chance): WireOption {
  const onward = options.filter(({ manner }) => manner !== 'unticks')
  return chance.pick(onward.length > 0 ? onward : options)
}

class Watched {
  readonly hall: TestHouse
  readonly gathered: Gathered
  readonly chance: Chance
  readonly eyes: Eavesdropper[]
  /** Pages that get whole updates, and pages that get changes. */
  pages: Page[] = []
  followers: Page[] = []
  /** The seed of the table, which is secret until the game is over. */
  seed = ''
  /** By number of moves: all views at that time. */
  readonly moments = new Map<number, readonly unknown[]>()
  readonly found: string[] = []
  readonly count = { sealed: 0, undone: 0, crossed: 0, replayed: 0, hinted: 0, answered: 0 }
  private readonly heardBy = new Map<Page, number>()

  constructor(hall: TestHouse, gathered: Gathered, eyes: Eavesdropper[], seed: string) {
    this.hall = hall
    this.gathered = gathered
    this.chance = new Chance(seed)
    this.eyes = eyes
  }

  /** The messages that a page got since the last call. */
  private news(page: Page | undefined): readonly unknown[] {
    if (page === undefined) return []
    const from = this.heardBy.get(page) ?? 0
    this.heardBy.set(page, page.heard.length)
    return page.heard.slice(from)
  }

  get over(): boolean {
    return this.pages[0]?.update.over === true
  }

  async search(): Promise<void> {
    await turnOver()
    const updates = this.pages.map((page) => page.update)
    const views = updates.map(({ view }) => view)
    const [first] = updates
    // When it is over nothing is hidden anymore.
    if (first === undefined || first.over) return
    // Undone moves can't be replayed anymore.
    for (const seq of this.moments.keys()) if (seq > first.seq) this.moments.delete(seq)
    this.moments.set(first.seq, views)
    for (const [i, eyes] of this.eyes.entries()) {
      const news = [...this.news(this.pages[i]), ...this.news(this.followers[i])]
      if (JSON.stringify(news).includes(this.seed)) this.found.push(`eyes ${i} were sent the seed`)
      this.found.push(...eyes.sent(news, views))
    }
  }

  /** A person who must answer picks a random option, and sometimes asks for hints before. */
  async answer(): Promise<void> {
    const { hall, gathered, chance } = this
    const { table, people } = gathered
    const waiting = this.pages[0]?.update.waiting ?? []
    const seat = chance.pick(waiting.length > 0 ? waiting : [0])
    const person = people[seat]
    const { ask } = await look(hall, table, person ?? null)
    if (person === undefined || ask === null) throw new Error(`nothing is asked at seat ${seat}`)
    const views = this.pages.map((page) => page.update.view)
    if (chance.below(4) === 0) {
      const hints = await hall.house.perform('hints', { table, ask: ask.id }, person)
      this.found.push(...(this.eyes[seat]?.sent([hints], views) ?? []))
      this.count.hinted++
    }
    const pick = pickOf(ask.options, chance)
    await hall.house.perform('answer', { table, ask: ask.id, picks: [pick.id] }, person)
    this.count.answered++
    await this.search()
    this.lookAtSeals(seat, pick)
  }

  private lookAtSeals(seat: number, pick: WireOption): void {
    const own = this.pages[seat]?.update
    if (own?.events.some(({ type }) => type === 'sealed') !== true || own.waiting.length === 0) return
    this.count.sealed++
    for (const [i, { update }] of this.pages.entries()) {
      if (i !== seat) this.found.push(...sealShows(update, pick))
    }
  }

  /** A person undoes an answer, if necessary with everyone's consent, and sometimes redoes it. */
  async undo(): Promise<void> {
    const { hall, gathered, chance } = this
    const { table, people } = gathered
    const seat = chance.below(people.length)
    const person = people[seat]
    if (person === undefined) return
    const { undo, entries } = await look(hall, table, person)
    if (undo === 'nothing') return
    if (undo === 'free') await hall.house.perform('undo', { table, at: entries }, person)
    else {
      await hall.house.perform('propose', { table, kind: 'undo' }, person)
      for (const other of people) if (other !== person) await vote(hall, table, other)
      this.count.crossed++
    }
    this.count.undone++
    await this.search()
    const { redo, entries: at } = await look(hall, table, person)
    if (redo && chance.below(2) === 0) {
      await hall.house.perform('redo', { table, at }, person)
      await this.search()
    }
  }

  /** Everyone replays a random move of the running table. */
  async replay(): Promise<void> {
    const { hall, gathered, chance } = this
    const at = chance.pick([...this.moments.keys()])
    const views = this.moments.get(at) ?? []
    for (const [i, person] of [...gathered.people, null].entries()) {
      const seen = await hall.house.perform('replay', { table: gathered.table, at }, person)
      this.found.push(...(this.eyes[i]?.replayed(seen, views) ?? []))
      this.count.replayed++
    }
  }
}

/** The eyes of each seat, and of a spectator. */
async function eyesAt(game: string, people: number): Promise<Eavesdropper[]> {
  const { tellOpenCards } = await named(game, games).inspect()
  return Array.from({ length: people + 1 }, (_, i) => new Eavesdropper(i, tellOpenCards))
}

/** Plays a random game with these people, and searches after every answer. */
async function searched({ game, people, options }: Case, parts: Partial<HouseParts> = {}): Promise<Watched> {
  const seed = `secrets of ${game} ${people}`
  // Random bytes are seeded too, so that the game is the same every time.
  const random = drawnBytes(seed)
  const hall = openHouse({ random, ...parts })
  const newNonce = () => random(16)
  const gathered = await gather(hall, NAMES.slice(0, people), { game, options, newNonce })
  const { table } = gathered
  const watched = new Watched(hall, gathered, await eyesAt(game, people), seed)
  const everybody = [...gathered.people, null]
  watched.pages = await Promise.all(everybody.map((person) => entered(hall, person, table)))
  watched.followers = await Promise.all(everybody.map((person) => entered(hall, person)))
  for (const page of watched.followers) await hall.house.watch(page, table, true)
  await begin(hall, gathered)
  watched.seed = (await hall.storage.table(table))?.seed ?? ''
  await watched.search()
  for (let n = 0; n < ANSWERS && !watched.over && watched.found.length === 0; n++) {
    await watched.answer()
    if (watched.over) break
    if (n % 9 === 8) await watched.undo()
    if (n % 25 === 24) await watched.replay()
  }
  return watched
}

describe.each(CASES)('what a seat is sent: $game, $people people, $options', ({ game, people, options }) => {
  test('never shows what only others see, the seed, or a sealed answer', { timeout: TIMEOUT }, async () => {
    const watched = await searched({ game, people, options })
    expect(watched.found).toEqual([])
    const { followers, count } = watched
    expect(followers.every(({ heard }) => heard.some((message) => 'change' in message))).toBe(true)
    // The search was meaningful: there was something to hide, and all of this happened.
    for (const { searched } of watched.eyes) expect(searched).toBeGreaterThan(100)
    expect(count.answered).toBeGreaterThan(100)
    expect(count.undone).toBeGreaterThan(5)
    expect(count.crossed).toBeGreaterThan(0)
    expect(count.replayed).toBeGreaterThan(10)
    expect(count.hinted).toBeGreaterThan(20)
    expect(count.sealed).toBeGreaterThan(0)
  })

  test('has no preview that reveals what an answer would show', { timeout: TIMEOUT }, async () => {
    const hall = new Hall({
      game: (id) => gameNamed(id),
      judge: (id) => named(id, games).judge(),
      store: memoryStore(),
      newId: () => 'one',
      newSeed: () => `foreseen ${game}`,
      now: () => 0,
      breathe: () => Promise.resolve(),
    })
    const page = { tell: () => undefined, stopped: () => undefined }
    const seats = NAMES.slice(0, people).map((name) => ({ name, kind: 'person' as const }))
    const { table } = await hall.request(page, 'create', { game, seats, options })
    const chance = new Chance(`foreseen ${game}`)
    const eyes = await eyesAt(game, people)
    const seenBy = (seat: number | null) => hall.request(page, 'watch', { table, eyes: seat })
    const found: string[] = []
    let foreseen = 0
    for (let n = 0; n < ANSWERS; n++) {
      const updates: Update[] = []
      for (const [seat] of seats.entries()) updates.push(await seenBy(seat))
      updates.push(await seenBy(null))
      const views = updates.map(({ view }) => view)
      const { waiting, over } = updates[0] ?? { waiting: [], over: true }
      if (over) break
      const seat = chance.pick(waiting)
      const ask = updates[seat]?.ask
      if (ask === null || ask === undefined) throw new Error(`nothing is asked at seat ${seat}`)
      // Lines that were sent before are known.
      for (const [i, update] of updates.entries()) eyes[i]?.sent([{ log: update.log }], views)
      const answer = { table, seat, ask: ask.id, picks: [pickOf(ask.options, chance).id] }
      const ahead = await hall.request(page, 'foresee', answer).catch((error: unknown) => {
        if (error instanceof Refusal && error.code === 'wall') return null
        throw error
      })
      // When it is over nothing is hidden anymore.
      if (ahead !== null && !ahead.over) {
        foreseen++
        found.push(...(eyes[seat]?.sent([ahead], views) ?? []))
      }
      await hall.request(page, 'answer', answer)
    }
    expect(found).toEqual([])
    expect(foreseen).toBeGreaterThan(50)
    expect(eyes[0]?.searched).toBeGreaterThan(100)
  })
})

const WITH_LANTERNS: readonly Game[] = [
  vindicationWith([vindicationLanterns], [vindicationLanterns.content]),
  nowOrNeverWith([nowOrNeverLanterns], [nowOrNeverLanterns.content]),
  heroesWith([heroesLanterns], ENEMY_STEPS, [heroesLanterns.content]),
]

test.each(WITH_LANTERNS.map((game) => [game.id, game] as const))(
  'nothing of a module that the base does not know is sent to the wrong seat: %s',
  { timeout: TIMEOUT },
  async (id, game) => {
    const options = { lanterns: true }
    const played = atHand({ ...(await wholeGame(named(id, games))), ...game })
    const { found, moments } = await searched({ game: id, people: 3, options }, { games: [played] })
    expect(found).toEqual([])
    expect(JSON.stringify([...moments])).toMatch(/light-[123]/)
  },
)

test('the search finds secrets in events that are sent to everyone', { timeout: TIMEOUT }, async () => {
  for (const listed of games) {
    const game = await wholeGame(listed)
    const leaky: WholeGame = { ...game, see: { ...game.see, sees: (event) => event } }
    const { found } = await searched({ game: game.id, people: 3, options: {} }, { games: [atHand(leaky)] })
    expect(found).not.toEqual([])
  }
})
