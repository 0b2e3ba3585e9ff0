// The news that processes on the same storage tell each other. News is a hint that something is stored, or says who is
// here; the storage is the truth. So news may be lost, come twice or come late, and nothing is lost with it.

/** The pages of one process that show a table. */
export interface Present {
  /** By person with a seat: whether one of their pages is visible. */
  readonly people: Readonly<Record<string, boolean>>
  /** Pages of people without a seat. */
  readonly watchers: number
}

export type News =
  /** The table has this many entries, and its row this version. */
  | { readonly is: 'stored'; readonly table: string; readonly seq: number; readonly version: number }
  | { readonly is: 'removed'; readonly table: string }
  /** A chat line was said or emptied. */
  | { readonly is: 'said'; readonly table: string; readonly line: number }
  | ({ readonly is: 'present'; readonly table: string } & Present)
  /** Everybody says who shows this table. */
  | { readonly is: 'who'; readonly table: string }
  /** The table began or ended to wait for a person. */
  | { readonly is: 'turn'; readonly table: string; readonly person: string; readonly waits: boolean }
  /** The person changed: their name, whom they block, whether they are banned. */
  | { readonly is: 'person'; readonly person: string }
  | { readonly is: 'forgotten'; readonly person: string }
  /** The person may no longer be shown the table. */
  | { readonly is: 'away'; readonly table: string; readonly person: string }

export interface Hearing {
  /** @param from the process that says so */
  news(news: News, from: string): void
  /** Something may have changed that nobody told. */
  lookAgain(): void
  /** A process has stopped, or nothing was heard of it for too long. */
  gone(process: string): void
}

export interface Channel {
  /** Whether news reaches other processes. */
  readonly isShared: boolean
  /** How many other processes are alive, as far as this one has heard. */
  readonly many: number
  /** Tells the other processes, together with everything else that is told in this turn of the event loop. */
  tell(news: News): void
  hear(hearing: Hearing): void
  /** Called every second. */
  look(): void
}
