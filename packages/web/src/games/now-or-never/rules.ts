// The rules of a table: the base game, each module it uses, and the chapter it plays. Nothing else is fetched.
import type { Game, GameOptions } from '@lorehall/kernel'
import { type Module, nowOrNeverWith } from '@lorehall/now-or-never/game'

const CHAPTERS = {
  1: async () => (await import('@lorehall/now-or-never/chapters/c1')).c1,
  2: async () => (await import('@lorehall/now-or-never/chapters/c2')).c2,
  3: async () => (await import('@lorehall/now-or-never/chapters/c3')).c3,
  4: async () => (await import('@lorehall/now-or-never/chapters/c4')).c4,
  5: async () => (await import('@lorehall/now-or-never/chapters/c5')).c5,
  6: async () => (await import('@lorehall/now-or-never/chapters/c6')).c6,
}

/** Without a connection this fails. Then each text is fetched when a table shows it. */
async function fetchAhead(chapter: string): Promise<void> {
  const { fetchTales } = await import('./tales.ts')
  await fetchTales(chapter).catch(() => {})
}

/** The story with the chapter that the options choose. */
async function story(options: GameOptions): Promise<Module> {
  const chosen = Object.entries(CHAPTERS).find(([n]) => n === options['chapter'])
  const [n, fetch] = chosen ?? ['1', CHAPTERS[1]]
  const [{ storyWith }, chapter] = await Promise.all([
    import('@lorehall/now-or-never/modules/story'),
    fetch(),
  ])
  void fetchAhead(n)
  return storyWith([chapter])
}

/** Keyed by the module's name in the options, in the order of the options' list. */
const MODULES: Readonly<Record<string, (options: GameOptions) => Promise<Module>>> = { story }

export async function loadRules(options: GameOptions): Promise<Game> {
  const brought = Object.entries(MODULES).filter(([id]) => options[id] === true)
  return nowOrNeverWith(await Promise.all(brought.map(([, load]) => load(options))))
}
