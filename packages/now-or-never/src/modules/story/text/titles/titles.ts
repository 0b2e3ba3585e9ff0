/** The words of a chapter that a table shows as labels. Everything that is read aloud is prose. */
export interface Titles {
  readonly title: string
  /** The question that the chapter is about. */
  readonly question: string
  /** The titles of its scenes, by event. */
  readonly events: Readonly<Record<string, string>>
  /** The acts to choose from, by event and choice: `c1-A.a`. */
  readonly choices: Readonly<Record<string, string>>
  /** The foes of its fights, by event and choice. */
  readonly foes: Readonly<Record<string, string>>
}
