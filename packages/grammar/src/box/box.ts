// The box: the parts of a table's modules, composed once for its options. Rules find it in the table's values. A part
// that no module has is null.
import type { Coverage, OptionalEffect, StepFn } from '@lorehall/kernel'
import { each, first, list, merged, together, total } from './joining.ts'
import type { GameModule, Kit, ModuleText } from './module.ts'
import { type Slotted, slotsOf } from './slots.ts'

type Part<K extends Kit, P extends keyof GameModule<K>> = NonNullable<GameModule<K>[P]>
type Words<K extends Kit, P extends keyof ModuleText<K>> = NonNullable<ModuleText<K>[P]>

export interface ModuleBox<K extends Kit> {
  readonly modules: readonly GameModule<K>[]
  readonly slots: readonly Slotted<K['state'], K['values'], K['slots']>[]
  readonly begins: Part<K, 'begins'> | null
  readonly offer: Part<K, 'offer'> | null
  readonly acts: Part<K, 'acts'>
  readonly score: Part<K, 'score'> | null
  readonly eager: Part<K, 'eager'>
  readonly promising: Part<K, 'promising'> | null
  readonly worth: Part<K, 'worth'> | null
  readonly text: {
    readonly prompts: Words<K, 'prompts'>
    readonly options: Words<K, 'options'>
    readonly events: Words<K, 'events'>
    readonly reasons: Words<K, 'reasons'>
    readonly rules: Words<K, 'rules'>
  }
}

export function composeBox<K extends Kit>(modules: readonly GameModule<K>[]): ModuleBox<K> {
  const texts = modules.map(({ text }) => text)
  return {
    modules,
    slots: slotsOf(modules),
    begins: each(modules.map(({ begins }) => begins)),
    // Every turn calls this, so its arguments are written out instead of spread.
    offer: together(
      modules.map(({ offer }) => offer),
      (all) => (t, seat) => {
        for (const offer of all) offer(t, seat)
      },
    ),
    acts: merged(modules.map(({ acts }) => acts)),
    score: list(modules.map(({ score }) => score)),
    eager: merged(modules.map(({ eager }) => eager)),
    promising: first(modules.map(({ promising }) => promising)),
    worth: total(modules.map(({ worth }) => worth)),
    text: {
      prompts: merged(texts.map(({ prompts }) => prompts)),
      options: merged(texts.map(({ options }) => options)),
      events: merged(texts.map(({ events }) => events)),
      reasons: merged(texts.map(({ reasons }) => reasons)),
      rules: merged(texts.map(({ rules }) => rules)),
    },
  }
}

// Parts that include all loaded modules, no matter which ones a table uses.

/** The steps of the base and of every module. */
export const stepsWith = <K extends Kit, F extends StepFn<K['state'], K['values']>>(
  base: Readonly<Record<string, F>>,
  modules: readonly GameModule<K>[],
): Readonly<Record<string, F | StepFn<K['state'], K['values']>>> =>
  merged<F | StepFn<K['state'], K['values']>>([base, ...modules.map(({ steps }) => steps)])

export const effectsWith = <K extends Kit>(
  base: readonly OptionalEffect[],
  modules: readonly GameModule<K>[],
): readonly OptionalEffect[] => [...base, ...modules.flatMap(({ effects }) => effects ?? [])]

/** The labels of score lines. They are shown without a table, so all modules are included. */
export const sourcesWith = <K extends Kit>(
  base: Readonly<Record<string, string>>,
  modules: readonly GameModule<K>[],
): Readonly<Record<string, string>> => merged([base, ...modules.map(({ text }) => text.sources)])

/** The coverage of the base, with the steps and kinds of options that modules add. */
export const coverageWith = <K extends Kit>(
  { cards, steps, options }: Coverage,
  modules: readonly GameModule<K>[],
): Coverage => ({
  cards,
  steps: [...steps, ...modules.flatMap((module) => Object.keys(module.steps ?? {}))],
  options: [...options, ...modules.flatMap(({ kinds }) => [...(kinds ?? [])])],
})
