/** After the name of a database that is only half filled. */
export const UNFINISHED =
  'is still being filled by lorehall migrate. Run that again until it has finished; the earlier database is unchanged.'
