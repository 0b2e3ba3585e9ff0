// How much one person, one address and all together may take. A host sets them in the environment.

export interface Limits {
  /** Bytes of a request's body, and of a message on the socket. */
  readonly body: number
  readonly message: number
  /** Requests a second that one address may keep up, and how many it may save up. */
  readonly rate: number
  readonly burst: number
  /** Files a second that one address may fetch, and how many it may save up. */
  readonly files: number
  readonly filesBurst: number
  /** The same for one person, from wherever they ask. */
  readonly ratePerPerson: number
  readonly burstPerPerson: number
  /** Milliseconds of work a second that one address may ask for, and how much it may save up. */
  readonly work: number
  readonly workBurst: number
  /** The same for one person. */
  readonly workPerPerson: number
  readonly workBurstPerPerson: number
  /** Codes and recovery links that one address may try a minute. */
  readonly guesses: number
  /** Reports an hour from one person, and from one address. */
  readonly reports: number
  /** Bytes a day that are kept of what one address sends, and of one person. */
  readonly bytes: number
  readonly bytesPerPerson: number
  /** New people a day from one address. */
  readonly people: number
  /** Live connections in all, and from one address. */
  readonly connections: number
  readonly connectionsPerAddress: number
  /** Tables that the pages of one person, and of one address, may show at once; one counts for each page. */
  readonly shownPerPerson: number
  readonly shownPerAddress: number
  /** Bytes a live connection may have on the way; one that does not read is closed. */
  readonly backlog: number
  /** Bytes that one address may have on the way, by all its connections together. */
  readonly unread: number
  /** Bytes that one address may be sending at once, of what may be large. */
  readonly arriving: number
  /** Milliseconds for which bots think before everyone else has their turn. */
  readonly thinking: number
  /** Tables in all, and tables one person may have under way. */
  readonly tables: number
  readonly tablesPerPerson: number
  /** Tables of one person in the list for everyone. */
  readonly listedPerPerson: number
  /** Entries of a table, from which on it can only be played on. */
  readonly entries: number
  /** Entries of a record that is carried here, and seconds it may take to check. */
  readonly carriedEntries: number
  readonly carrySeconds: number
  /** Characters of a file with all chapters of a campaign. */
  readonly campaign: number
  /** Bytes that tables in memory may take, about. */
  readonly memory: number
  /** Minutes a table that nobody watches stays in memory. */
  readonly idleMinutes: number
  /** Days after which tables that nobody touched are removed: never begun, under way, over. */
  readonly keepGathering: number
  readonly keepPlaying: number
  readonly keepOver: number
}

export const LIMITS: Limits = {
  body: 65_536,
  message: 16_384,
  rate: 30,
  burst: 120,
  files: 200,
  filesBurst: 8000,
  ratePerPerson: 20,
  burstPerPerson: 80,
  work: 250,
  workBurst: 2500,
  workPerPerson: 150,
  workBurstPerPerson: 2000,
  guesses: 30,
  reports: 20,
  bytes: 100_000_000,
  bytesPerPerson: 20_000_000,
  people: 200,
  connections: 5000,
  connectionsPerAddress: 200,
  shownPerPerson: 200,
  shownPerAddress: 1000,
  backlog: 4_000_000,
  unread: 32_000_000,
  arriving: 32_000_000,
  thinking: 10,
  tables: 100_000,
  tablesPerPerson: 100,
  listedPerPerson: 5,
  entries: 20_000,
  carriedEntries: 10_000,
  carrySeconds: 5,
  campaign: 4_000_000,
  memory: 200_000_000,
  idleMinutes: 10,
  keepGathering: 7,
  keepPlaying: 180,
  keepOver: 730,
}
