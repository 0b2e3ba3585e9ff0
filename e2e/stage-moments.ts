// The moments at which `npm run stage` looks at a table of each game.
import type { Page } from '@playwright/test'
import { vindication } from '@lorehall/vindication'
import { judge } from '@lorehall/vindication/judge'
import { fighting } from './fighting.ts'
import { half, type Played } from './hall.ts'
import { BOXES, inWar, WAR } from './heroes-boxes.ts'
import { atRecruit, inBattle, onMarch } from './heroes-moments.ts'
import { atGear, withEightQuests } from './now-or-never-found.ts'
import { atQuests, inFight } from './now-or-never-moments.ts'
import { momentAt } from './off-default.ts'
import { offering } from './offering.ts'
import { Sitter } from './sitter.ts'

export interface StageMoment {
  readonly name: string
  readonly record: () => object
  /** Clicks that lead from the record to the moment. */
  readonly open?: (page: Page) => Promise<void>
}

/** How much of a recorded game has been played. */
const played = (game: Played): readonly StageMoment[] => [
  { name: 'first', record: () => half([0], 0, game) },
  { name: 'middle', record: () => half([0], 0.6, game) },
]

const SIX = ['treachery', 'jewelcrafter', 'guilds', 'menagerie', 'temple-ruins', 'well-of-wishes']

/** By now, everybody has cards, and most regions are known. */
const WELL_ON = 200

/** A turn in a full game with six expansions. */
function withSixExpansions(): object {
  const options = Object.fromEntries(SIX.map((name) => [name, true]))
  const isWellOn = (prompt: string, entries: number) => prompt === 'turn' && entries > WELL_ON
  return momentAt(vindication, judge, options, ({ prompt, options: [first] }, { entries }) =>
    isWellOn(prompt, entries.length) ? first : undefined,
  ).record
}

const fight: StageMoment = {
  name: 'fight',
  record: () => fighting().record,
  open: async (page) => {
    const sitter = new Sitter(page)
    const { prompt } = await sitter.rested()
    await sitter.touch(fighting().fights)
    await sitter.until((sight) => sight.prompt !== prompt, 1)
  },
}

/** One of the first player's moments with each faction of a box, by the question. */
const FACTION_MOMENTS: readonly (readonly [faction: string, prompt: string, round: number])[] = [
  ['undead', 'words/raise', 4],
  ['lionkin', 'tactic', 5],
  ['lizardfolk', 'turn', 6],
  ['goblins', 'turn', 7],
  ['birdfolk', 'flyOut', 3],
  ['merfolk', 'turn', 7],
]

const WITH_BOXES: readonly StageMoment[] = [
  ...FACTION_MOMENTS.map(([faction, prompt, round]) => ({
    name: faction,
    record: () => inWar({ seats: 4, options: BOXES, faction, prompt, round }),
  })),
  { name: 'wandering', record: () => inWar({ seats: 3, options: { nomads: true, nomadsWander: true } }) },
]

export const STAGE_MOMENTS: Readonly<Record<Played, readonly StageMoment[]>> = {
  vindication: [
    ...played('vindication'),
    fight,
    { name: 'cards', record: () => offering('take') },
    { name: 'six-expansions', record: withSixExpansions },
  ],
  'now-or-never': [
    ...played('now-or-never'),
    { name: 'fight', record: inFight },
    { name: 'eight-cards', record: atQuests },
    { name: 'hand-of-eight', record: withEightQuests },
    { name: 'shop', record: atGear },
  ],
  heroes: [
    ...played('heroes'),
    { name: 'march', record: onMarch },
    { name: 'battle', record: inBattle },
    { name: 'shop', record: atRecruit },
    { name: 'seven', record: () => inWar({ seats: 7, options: WAR, faction: 'undead' }) },
    { name: 'seven-fight', record: () => inWar({ seats: 7, options: WAR, prompt: 'tactic' }) },
    { name: 'skyhold', record: () => inWar({ seats: 4, options: BOXES, faction: 'birdfolk' }) },
    { name: 'sunken', record: () => inWar({ seats: 4, options: BOXES, faction: 'merfolk' }) },
    ...WITH_BOXES,
    {
      name: 'hire',
      record: () => inWar({ seats: 3, options: BOXES, faction: 'goblins', prompt: 'recruit', round: 3 }),
    },
  ],
  toy: played('toy'),
}
