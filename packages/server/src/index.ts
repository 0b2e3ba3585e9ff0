// A Lorehall server: online tables behind one port, kept in one file.
export { openSqlite, type SqliteStorage } from './sqlite/storage.ts'
