// RFC 6902 on plain data, for tests, scenarios and the engine's `patch`. Builds a changed copy and never changes the
// original, so a patch that fails halfway has no effect.
import { canonical, cloneJson, cut, isRecord } from './json.ts'
import type { PatchOp } from './record.ts'
import { Refusal } from './refusal.ts'

/** An index of a list in a JSON pointer. */
const INDEX = /^(0|[1-9]\d*)$/

type Box = Record<string, unknown> | unknown[]

function fail(what: string): never {
  throw new Refusal('bad-patch', what)
}

function parts(path: string): string[] {
  if (path === '') return []
  if (typeof path !== 'string' || !path.startsWith('/')) {
    fail(`'${path}' is not a JSON pointer: expected '/…'`)
  }
  return path
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function child(box: unknown, key: string, path: string): unknown {
  if (Array.isArray(box) && INDEX.test(key) && Number(key) < box.length) return box[Number(key)]
  if (isRecord(box) && Object.hasOwn(box, key)) return box[key]
  return fail(`there is nothing at '${path}'`)
}

function find(root: unknown, path: string): unknown {
  return parts(path).reduce((box, key) => child(box, key, path), root)
}

function parent(root: unknown, path: string): [Box, string] {
  const keys = parts(path)
  const last = keys.pop()
  if (last === undefined) fail('the whole state cannot be replaced or removed')
  if (last === '__proto__') fail(`'${path}' is not a name for a field`)
  const box = keys.reduce((at, key) => child(at, key, path), root)
  if (!Array.isArray(box) && !isRecord(box)) fail(`'${path}' is not inside an object or a list`)
  return [box, last]
}

function add(root: unknown, path: string, value: unknown): void {
  const [box, key] = parent(root, path)
  if (!Array.isArray(box)) box[key] = value
  else if (key === '-') box.push(value)
  else if (INDEX.test(key) && Number(key) <= box.length) box.splice(Number(key), 0, value)
  else fail(`'${path}' is not an index of that list`)
}

function remove(root: unknown, path: string): unknown {
  const [box, key] = parent(root, path)
  const old = child(box, key, path)
  if (Array.isArray(box)) box.splice(Number(key), 1)
  else Reflect.deleteProperty(box, key)
  return old
}

function apply(root: unknown, change: PatchOp): void {
  const { op, path } = change
  const source = () => change.from ?? fail(`'${op}' needs 'from'`)
  const value = () => (change.value === undefined ? fail(`'${op}' needs 'value'`) : cloneJson(change.value))
  if (op === 'add') add(root, path, value())
  else if (op === 'remove') remove(root, path)
  else if (op === 'replace') {
    const [box, key] = parent(root, path)
    child(box, key, path)
    if (Array.isArray(box)) box[Number(key)] = value()
    else box[key] = value()
  } else if (op === 'move') add(root, path, remove(root, source()))
  else if (op === 'copy') add(root, path, cloneJson(find(root, source())))
  else if (op === 'test') {
    const [found, expected] = [canonical(find(root, path)), canonical(value())]
    if (found !== expected) fail(`'${path}' is ${cut(found)}, not ${cut(expected)}`)
  } else fail(`'${String(op)}' is not an operation of RFC 6902`)
}

/** Whether the patch only sets chance. Play itself makes such patches when a table branches. */
function setsChanceOnly(patch: readonly PatchOp[]): boolean {
  return patch.every((change) => isRecord(change) && change.op === 'replace' && change.path === '/chance')
}

/** The data with all changes applied, in order. */
export function patched<T extends object>(data: T, patch: readonly PatchOp[]): T {
  // Setting chance is common and changes only the top level, so a shallow copy is enough.
  const copy = setsChanceOnly(patch) ? { ...data } : cloneJson(data)
  for (const change of patch) {
    if (!isRecord(change)) fail('each change must be an object with op and path')
    apply(copy, change)
  }
  return copy
}
