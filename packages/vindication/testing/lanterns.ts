// A module for tests only, with a part for every hook that all games have: each seat hides a light from 1 to 3.
import { choiceMaker } from '@lorehall/grammar'
import type { Module } from '../src/box/module.ts'
import { companionsOf } from '../src/cards/deck.ts'
import { INSPIRATION, type Slots } from '../src/state.ts'
import { house } from '../src/values/provenance.ts'

declare module '../src/state.ts' {
  interface Slots {
    lanterns?: number[]
  }
}
const LIGHT = choiceMaker().sum('light', 'lantern')
const lights = (slots: Slots | null): number[] => slots?.lanterns ?? []

export const lanterns: Module = {
  content: {
    id: 'lanterns',
    field: { type: 'boolean', title: 'Lanterns', description: 'Each player hides a light.', default: false },
    cards: [companionsOf(INSPIRATION)('lamplighter', { initiative: 1 })],
    regions: [],
    numbers: { lamplighter: { honor: house(2), gives: house({ inspiration: 1 }), mayStart: house(true) } },
    amounts: {},
    text: { cards: { lamplighter: { name: 'Lamplighter', text: 'Gives a light.' } }, regions: {} },
  },
  slot: {
    lay: (slots, seats) => void (slots.lanterns = Array.from({ length: seats }, () => 0)),
    copy: (from, to) => void (to.lanterns = lights(from).slice()),
    view: ({ state }, viewer) => lights(state.slots).map((n, i) => (i === viewer ? `light-${n}` : null)),
    guess: ({ state: { slots } }, viewer, chance) =>
      lights(slots).forEach((n, i, all) => i !== viewer && n > 0 && (all[i] = 1 + chance.below(3))),
    check: ({ state, seats }) => (lights(state.slots).length === seats ? [] : ['a lantern is lost']),
  },
  steps: {
    'lanterns/hide'(t, { seat }, answer) {
      if (answer === undefined) {
        t.ask(seat, 'pick', 'lanterns/hide')
        for (const n of [1, 2, 3]) t.offer(LIGHT(n))
      } else {
        lights(t.state.slots)[seat] = answer.n
        t.emit({ type: 'lit', seat, light: answer.n, only: [seat] })
      }
    },
  },
  kinds: new Set(['light']),
  begins: (t) => lights(t.state.slots).forEach((_, seat) => t.push({ do: 'lanterns/hide', seat })),
  score: ({ state }, seat, viewer) =>
    viewer === 'host' || viewer === seat
      ? [{ source: 'light', from: 'lanterns', points: lights(state.slots)[seat] ?? 0 }]
      : [],
  eager: { light: 12 },
  worth: ({ state }, seat) => lights(state.slots)[seat] ?? 0,
  text: {
    prompts: { 'lanterns/hide': 'how bright is your light?' },
    options: { light: (_f, { n }) => `A light of ${n}` },
    events: { lit: () => 'A light is hidden' },
    sources: { light: 'Lanterns' },
  },
}
