// A push service on this machine, with browsers that decrypt what they are sent and check who sent it.
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'

export interface Pushed {
  /** As the browser reads it. */
  readonly notice: unknown
  /** The claims of the server, whose signature is valid. */
  readonly claims: unknown
  readonly headers: IncomingHttpHeaders
}

const parse: (text: string) => unknown = JSON.parse

function derived(key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length))
}

/** A browser that has subscribed. */
export class Browser {
  readonly pushed: Pushed[] = []
  readonly address: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  private readonly ecdh: ECDH = createECDH('prime256v1')
  private readonly auth = randomBytes(16)

  constructor(address: string) {
    this.address = address
    this.ecdh.generateKeys()
    this.keys = {
      p256dh: this.ecdh.getPublicKey().toString('base64url'),
      auth: this.auth.toString('base64url'),
    }
  }

  take(body: Buffer, headers: IncomingHttpHeaders): void {
    const notice = parse(this.decrypted(body).toString())
    this.pushed.push({ notice, claims: claimsIn(headers.authorization ?? ''), headers })
  }

  /** RFC 8188 and RFC 8291. */
  private decrypted(body: Buffer): Buffer {
    const salt = body.subarray(0, 16)
    const sender = body.subarray(21, 21 + (body[20] ?? 0))
    const sealed = body.subarray(21 + sender.length)
    const both = Buffer.concat([Buffer.from('WebPush: info\0'), this.ecdh.getPublicKey(), sender])
    const secret = derived(this.ecdh.computeSecret(sender), this.auth, both, 32)
    const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return padded.subarray(0, padded.lastIndexOf(2))
  }
}

function claimsIn(authorization: string): unknown {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const part = (from: number, to: number) => point.toString('base64url', from, to)
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65) }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('the pass of the server is not valid')
  return parse(Buffer.from(claims, 'base64url').toString())
}

export class PushService {
  /** The status of its replies. */
  status = 201
  readonly origin: string
  private readonly server: Server
  private readonly browsers = new Map<string, Browser>()

  private constructor(server: Server, origin: string) {
    this.server = server
    this.origin = origin
    server.on('request', (request, response) => {
      const pieces: Buffer[] = []
      request.on('data', (piece: Buffer) => void pieces.push(piece))
      request.on('end', () => {
        if (this.status < 300)
          this.browsers.get(request.url ?? '')?.take(Buffer.concat(pieces), request.headers)
        response.writeHead(this.status).end()
      })
    })
  }

  static async open(): Promise<PushService> {
    const server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    return new PushService(server, `http://127.0.0.1:${port}`)
  }

  close(): void {
    this.server.close()
  }

  browser(): Browser {
    const path = `/${randomBytes(8).toString('hex')}`
    const browser = new Browser(this.origin + path)
    this.browsers.set(path, browser)
    return browser
  }
}
