import type { Hero } from '../cards/chapter.ts'

/** The writers' brief of a chapter, by event. */
export type Brief = Readonly<
  Record<
    string,
    {
      /** The encounter, and the stakes. */
      readonly beat: string
      /** The first thing each hero notices who may come here. Events of one hero have none. */
      readonly lens?: Readonly<Partial<Record<Hero, string>>>
    }
  >
>
