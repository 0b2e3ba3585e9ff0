// Finds, bans and formats the people of a server.
import { Refusal } from '@lorehall/kernel'
import { type ListedPerson, peopleIn, setBan } from '@lorehall/server'
import { columns } from '../columns.ts'
import { moment } from '../moment.ts'
import { fileOf, said } from './data.ts'

interface Wanted {
  readonly named: string | undefined
  readonly banned: boolean
}

export function listed(data: string | undefined, { named = '', banned }: Wanted): ListedPerson[] {
  const text = named.toLowerCase()
  return said(() => peopleIn(fileOf(data))).filter(
    (person) => person.name.toLowerCase().includes(text) && (!banned || person.banned !== null),
  )
}

export function personNamed(data: string | undefined, id: string): ListedPerson {
  const person = said(() => peopleIn(fileOf(data))).find((known) => known.id === id)
  if (person !== undefined) return person
  throw new Refusal('bad-request', `nobody has the id '${id}'; lorehall people lists all ids`)
}

export function setBanOf(data: string | undefined, id: string, banned: boolean): ListedPerson {
  personNamed(data, id)
  said(() => setBan(fileOf(data), id, banned ? Date.now() : null))
  return personNamed(data, id)
}

const momentOr = (at: number | null, otherwise: string) => (at === null ? otherwise : moment(at))

export function listLines(people: readonly ListedPerson[]): string[] {
  if (people.length === 0) return ['nobody']
  const rows = people.map(({ id, name, created, tables, wrote, banned }) => [
    id,
    moment(created),
    String(tables),
    momentOr(wrote, '-'),
    momentOr(banned, '-'),
    name,
  ])
  return columns([['person', 'came (UTC)', 'tables', 'last chat', 'banned', 'name'], ...rows])
}

export function personLines({ id, name, created, tables, wrote, banned }: ListedPerson): string[] {
  return [
    `person     ${id}`,
    `name       ${name}`,
    `came       ${moment(created)} UTC`,
    `tables     ${tables}`,
    `last chat  ${momentOr(wrote, 'never')}`,
    `banned     ${momentOr(banned, 'no')}`,
  ]
}
