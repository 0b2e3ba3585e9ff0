// Names of webhooks are looked up without keeping other names waiting.
import { createSocket, type RemoteInfo } from 'node:dgram'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { resolveName } from '../src/notices/resolve.ts'

const HEADER = 12
const IPV4 = 1
const IPV6 = 28

/** The labels of the name in a question, and where the question ends. */
function asked(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = HEADER
  for (let size = message[at] ?? 0; size > 0; size = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + size))
    at += size + 1
  }
  return { name: labels.join('.'), type: message.readUInt16BE(at + 1), end: at + 5 }
}

/** An answer with these addresses, as bytes: no error, one question, and a reference to its name in each record. */
function answered(message: Buffer, end: number, type: number, addresses: readonly Buffer[]): Buffer {
  const head = Buffer.from(message.subarray(0, HEADER))
  head.writeUInt16BE(0x81_80, 2)
  head.writeUInt16BE(addresses.length, 6)
  head.writeUInt32BE(0, 8)
  const records = addresses.map((bytes) => {
    const record = Buffer.alloc(HEADER)
    record.writeUInt16BE(0xc0_0c, 0)
    record.writeUInt16BE(type, 2)
    record.writeUInt16BE(1, 4)
    record.writeUInt16BE(bytes.length, 10)
    return Buffer.concat([record, bytes])
  })
  return Buffer.concat([head, message.subarray(HEADER, end), ...records])
}

/** A name server that never replies to questions about names that begin with "slow". */
async function nameServer(): Promise<string> {
  const socket = createSocket('udp4')
  socket.on('message', (message: Buffer, { port, address }: RemoteInfo) => {
    const { name, type, end } = asked(message)
    if (name.startsWith('slow')) return
    const known = name === 'hook.example'
    const found = { [IPV4]: Buffer.from([203, 0, 113, 7]), [IPV6]: Buffer.alloc(16, 1) }[type]
    socket.send(answered(message, end, type, known && found !== undefined ? [found] : []), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => void socket.close())
  return `127.0.0.1:${socket.address().port}`
}

test('all addresses of a name are found, and none of an unknown one', async () => {
  const servers = [await nameServer()]
  expect(await resolveName('hook.example', servers)).toEqual([
    { address: '203.0.113.7', family: 4 },
    { address: '101:101:101:101:101:101:101:101', family: 6 },
  ])
  expect(await resolveName('nobody.example', servers)).toEqual([])
})

test('names whose servers do not reply keep no other name waiting, and are given up', async () => {
  const servers = [await nameServer()]
  const order: string[] = []
  const look = async (name: string) => {
    expect(await resolveName(name, servers)).toHaveLength(name === 'hook.example' ? 2 : 0)
    order.push(name)
  }
  const slow = Array.from({ length: 50 }, (_, i) => `slow${i}.example`)
  await Promise.all([...slow, 'hook.example'].map(look))
  expect(order[0]).toBe('hook.example')
  expect(order).toHaveLength(51)
})
