// The limits of a server, for one person, for one address and in total. The environment can override each of them.

export interface Limits {
  /** Bytes of a request's body, and of a message on a live connection. */
  readonly body: number
  readonly message: number
  /** Requests per second of one address, and how many it can save up. */
  readonly rate: number
  readonly burst: number
  /** Files per second that one address may fetch, and how many it can save up. */
  readonly files: number
  readonly filesBurst: number
  /** Requests per second of one person from any address, and how many they can save up. */
  readonly ratePerPerson: number
  readonly burstPerPerson: number
  /** Milliseconds of CPU time per second for one address, and how many it can save up. */
  readonly work: number
  readonly workBurst: number
  /** The same for one person, from any address. */
  readonly workPerPerson: number
  readonly workBurstPerPerson: number
  /** Codes and recovery links that one address may try per minute. */
  readonly guesses: number
  /** Reports per hour, of one person and of one address. */
  readonly reports: number
  /** Links that confirm an e-mail address, per hour: of one person, of one address, and to one e-mail address. */
  readonly mails: number
  /** Chat lines per minute, of one address and of one person. */
  readonly lines: number
  readonly linesPerPerson: number
  /** Bytes per day that are stored for one address, and for one person. */
  readonly bytes: number
  readonly bytesPerPerson: number
  /** New people per day from one address. */
  readonly people: number
  /** Live connections in total, and from one address. */
  readonly connections: number
  readonly connectionsPerAddress: number
  /** Tables that the pages of one person, and of one address, may show. A table on two pages counts twice. */
  readonly shownPerPerson: number
  readonly shownPerAddress: number
  /** Unread bytes of one live connection. With more, it is closed. */
  readonly backlog: number
  /** Unread bytes of all connections of one address together. */
  readonly unread: number
  /** Bytes of large requests that one address may be sending at the same time. */
  readonly arriving: number
  /** Milliseconds of long work per turn of the event loop: once for bots that think, once for everything else. */
  readonly thinking: number
  /** Threads in which bots plan, and seconds that one decision may take there. */
  readonly thinkingThreads: number
  readonly thoughtSeconds: number
  /** Tables in total, and tables that one person may have under way. */
  readonly tables: number
  readonly tablesPerPerson: number
  /** Tables of one person in the public list. */
  readonly listedPerPerson: number
  /** Entries of a table after which undo, redo, settings and taking a seat back are refused. */
  readonly entries: number
  /** Entries of a record that continues here, and seconds its check may take. */
  readonly carriedEntries: number
  readonly carrySeconds: number
  /** Characters of a file with all chapters of a campaign. */
  readonly campaign: number
  /** Approximate bytes of all tables in memory. */
  readonly memory: number
  /** Seconds that a person must be gone before the others may agree that a bot plays for them. A reload takes a moment. */
  readonly goneSeconds: number
  /** Minutes that a table stays in memory after its last use if nobody watches it. */
  readonly idleMinutes: number
  /** Days after which unused tables are removed: not begun, under way, over. */
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
  mails: 10,
  lines: 120,
  linesPerPerson: 20,
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
  thinkingThreads: 1,
  thoughtSeconds: 10,
  tables: 100_000,
  tablesPerPerson: 100,
  listedPerPerson: 5,
  entries: 20_000,
  carriedEntries: 10_000,
  carrySeconds: 5,
  campaign: 4_000_000,
  memory: 200_000_000,
  goneSeconds: 120,
  idleMinutes: 10,
  keepGathering: 7,
  keepPlaying: 180,
  keepOver: 730,
}
