// The state of the story, its data and its steps.
import type { By } from '@lorehall/grammar'
import type { Turn } from '@lorehall/kernel'
import type { F, NStep } from '../../rules/step.ts'
import { at, type State } from '../../state.ts'
import type { Values } from '../../values/index.ts'
import { type Choice, type Hero, HEROES, type OwnDeed, type StoryEvent } from './cards/chapter.ts'
import type { Before } from './campaign.ts'
import type { Chapter } from './chapters/read.ts'
import { player } from '../../rules/lookup.ts'

/** The scene under way. */
export interface Scene {
  seat: number
  /** The event, and the choice that was made; empty before. */
  event: string
  choice: string
  /** The hero has read it before. */
  again: boolean
  /** Added to the die by items. */
  added: number
  /** The test is over; what it brings may still ask. */
  done: boolean
}

export interface Story {
  /** The campaign that this chapter continues; null: it begins one, or is played alone. It never changes. */
  before: Before | null
  /** By seat, from −2 to 15. */
  reputation: number[]
  /** By seat: 0 before the chain of missions begins, 1 to 3 while the token is at that mission, 4 after the last. */
  mission: number[]
  /** By seat: meetings that succeeded, by event. */
  met: string[][]
  /** By seat: events where the hero has been before. In no view. */
  tried: string[][]
  /** In no view, because the name of a flag tells of a choice that is not offered. */
  flags: string[]
  /** By seat: has visited the start of the map, where the chapter rewards it. */
  arrived: boolean[]
  /** Pieces that somebody has taken, and by seat those that are carried. */
  taken: string[]
  items: string[][]
  /** Glogo that are set aside. */
  aside: number
  /** The pieces on the map, with the steps of their road that they have walked. */
  walked: Record<string, number>
  scene: Scene | null
}

declare module '../../state.ts' {
  interface Slots {
    story?: Story
  }
}

declare module '../../box/module.ts' {
  interface Data {
    story?: Chapter
  }
}

export function storyOf({ state }: Pick<F, 'state'>): Story {
  const kept = state.slots?.story
  if (kept === undefined) throw new Error('this table plays without the story')
  return kept
}

export function chapterOf({ values }: Pick<F, 'values'>): Chapter {
  const { story } = values.box.data
  if (story === undefined) throw new Error('this table plays without the story')
  return story
}

/** The hero of a seat; null before one is picked. */
export function heroOf(f: F, seat: number): Hero | null {
  const { hero } = player(f, seat)
  return HEROES.find((one) => one === hero) ?? null
}

/** An event by its id. */
export function eventOf(f: Pick<F, 'values'>, id: string): StoryEvent {
  const event = chapterOf(f).record.events[id]
  if (event === undefined) throw new RangeError(`no event '${id}'`)
  return event
}

/** The scene under way, with its event and the hero who reads it. */
export function sceneNow(f: F): { readonly scene: Scene; readonly event: StoryEvent; readonly hero: Hero } {
  const { scene } = storyOf(f)
  const hero = scene === null ? null : heroOf(f, scene.seat)
  if (scene === null || hero === null) throw new Error('no scene is under way')
  return { scene, event: eventOf(f, scene.event), hero }
}

/** The choice that was made in the scene under way. */
export function choiceNow(f: F): Choice {
  const { scene, event, hero } = sceneNow(f)
  const extra = event.kind === 'shared' ? (event.extra?.[hero] ?? []) : []
  const choice = [...event.choices, ...extra].find(({ id }) => id === scene.choice)
  if (choice === undefined) throw new RangeError(`no choice '${scene.choice}' in '${scene.event}'`)
  return choice
}

/** The seat's mission that its token is at, by event; null: the token is not on the board. */
export function missionOf(f: F, seat: number): string | null {
  const hero = heroOf(f, seat)
  return hero === null ? null : (chapterOf(f).record.missions[hero][at(storyOf(f).mission, seat) - 1] ?? null)
}

export type StoryStep =
  /** The opening, before the first season. */
  | By<'story/open'>
  /** A hero who may begin anywhere. */
  | By<'story/start'>
  /** The choices of the scene. */
  | By<'story/choose'>
  /** The die is final: how many hearts to add. */
  | By<'story/hearts'>
  /** The fight of the scene is won, unless the turn is over. */
  | By<'story/won'>
  /** A deed that only the story has. */
  | (By<'story/deed'> & { readonly deed: OwnDeed; readonly from: string })
  /** The fight against a piece is won, unless the turn is over. */
  | (By<'story/beaten'> & { readonly name: string })
  /** A specialist joins for free: into which slot, or for whom. */
  | (By<'story/join'> & { readonly name: string })
  /** The good that a villager makes in this production. */
  | By<'story/names'>
  /** After the rewards: the token and the mission. */
  | By<'story/settle'>
  /** The scene is over. */
  | By<'story/close'>

/** The type these steps work with. Rules of the base accept it too. */
export type T = Turn<State, Values, NStep | StoryStep>
