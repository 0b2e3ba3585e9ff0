// The sums of fair chance, as the page and the command do them too.
export { gameSeed, hashOf } from '@lorehall/host/fair'
