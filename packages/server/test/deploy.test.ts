// The files in deploy/, as far as they can be checked without the programs that read them: their grammar, and that the
// settings, ports, paths and scripts they name exist.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isRecord } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { startFlags } from '../../cli/bin/start-flags.js'
import { openForTest as open, send } from './carrier.ts'
import { limits, lookedFor } from './kit/settings.ts'

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const read = (name: string) => readFileSync(at(`deploy/${name}`), 'utf8')

const PORT = '3000'

const readArguments: (text: string) => string[] = JSON.parse

/** A value inside parsed YAML. */
function inside(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((found, step) => {
    if (Array.isArray(found)) return found[Number(step)] as unknown
    return isRecord(found) ? found[step] : undefined
  }, value)
}

const namesIn = (value: unknown): string[] => (isRecord(value) ? Object.keys(value) : [])
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function documents(name: string): unknown[] {
  return parseAllDocuments(read(name), { merge: true }).map((document) => {
    expect(document.errors).toEqual([])
    expect(document.warnings).toEqual([])
    return document.toJS() as unknown
  })
}

async function repliesWell(path: string): Promise<void> {
  const { port } = await open()
  // The server is ready after its first round.
  await expect.poll(async () => (await send(port, path)).status, { timeout: 10_000 }).toBe(200)
}

it.each([
  'Dockerfile',
  'compose.yaml',
  'kubernetes.yaml',
  'lorehall@.service',
  'lorehall.env',
  'Caddyfile',
  'nginx.conf',
])('%s names only settings that exist', (name) => {
  const known = new Set([...lookedFor(), ...limits()])
  const used = [...read(name).matchAll(/\bLOREHALL_[A-Z_]+/g)].map(([setting]) => setting)
  expect(used.filter((setting) => !known.has(setting))).toEqual([])
})

describe('Dockerfile', () => {
  const INSTRUCTIONS = /^(FROM|WORKDIR|COPY|RUN|ENV|USER|VOLUME|EXPOSE|STOPSIGNAL|HEALTHCHECK|CMD) (.+)$/s
  const instructions = read('Dockerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', rest = ''] = INSTRUCTIONS.exec(line) ?? []
      return { name, rest, line }
    })
  const only = (wanted: string) => {
    const found = instructions.filter(({ name }) => name === wanted)
    expect(found).toHaveLength(1)
    return found[0]?.rest ?? ''
  }

  it('has only instructions that Docker knows, and begins with a Node of the version that we need', () => {
    expect(instructions.filter(({ name }) => name === '').map(({ line }) => line)).toEqual([])
    expect(instructions[0]?.line).toMatch(/^FROM node:24-/)
  })

  it('installs and builds as "npm start" does, with scripts that exist', () => {
    const bootstrap = readFileSync(at('scripts/bootstrap.js'), 'utf8')
    const first = [...(/first: \[([^\]]+)\]/.exec(bootstrap)?.[1] ?? '').matchAll(/'([^']+)'/g)]
    const run = only('RUN')
    expect(first.map(([, script]) => script)).toEqual(
      [...run.matchAll(/&& node (\S+)/g)].map(([, script]) => script),
    )
    expect(run).toContain('npm ci --omit=dev --include=optional')
    for (const [, script = ''] of first) expect(existsSync(at(script))).toBe(true)
  })

  it('starts the server with its flags, not as root', () => {
    const [command, ...args] = readArguments(only('CMD'))
    expect([command, ...args.slice(0, -1)]).toEqual(['node', ...startFlags])
    expect(existsSync(at(args.at(-1) ?? ''))).toBe(true)
    expect(instructions.findIndex(({ name }) => name === 'USER')).toBeLessThan(
      instructions.findIndex(({ name }) => name === 'CMD'),
    )
    expect(only('USER')).toBe('node')
  })

  it('exposes the port it listens on, and asks the way that exists', async () => {
    expect(only('ENV')).toContain(`PORT=${PORT}`)
    expect(only('EXPOSE')).toBe(PORT)
    const [, path = ''] = /'(\/api\/\w+)'/.exec(only('HEALTHCHECK')) ?? []
    await repliesWell(path)
  })
})

describe('compose.yaml', () => {
  const [compose] = documents('compose.yaml')
  const services = inside(compose, 'services')

  it('starts three processes, a database and a proxy, each with an image and volumes that are declared', () => {
    const volumes = namesIn(inside(compose, 'volumes'))
    expect(namesIn(services)).toEqual(['lorehall-1', 'lorehall-2', 'lorehall-3', 'postgres', 'caddy'])
    for (const name of namesIn(services)) {
      expect([name, typeof inside(services, name, 'image')]).toEqual([name, 'string'])
      for (const volume of listOf(inside(services, name, 'volumes'))) {
        const [source = ''] = String(volume).split(':')
        const isThere = source.startsWith('.') ? existsSync(at(`deploy/${source}`)) : volumes.includes(source)
        expect([source, isThere]).toEqual([source, true])
      }
    }
  })

  it('builds the image from the Dockerfile, in the clone', () => {
    const build = inside(services, 'lorehall-1', 'build')
    expect(inside(build, 'context')).toBe('..')
    expect(existsSync(at(String(inside(build, 'dockerfile'))))).toBe(true)
  })

  it('gives the processes to the proxy at their port, and the proxy everything its file needs', () => {
    const environment = inside(services, 'caddy', 'environment')
    const processes = namesIn(services).filter((name) => name.startsWith('lorehall-'))
    expect(String(inside(environment, 'PROCESSES')).split(' ')).toEqual(
      processes.map((name) => `${name}:${PORT}`),
    )
    const wanted = [...read('Caddyfile').matchAll(/\{\$(\w+)\}/g)].map(([, name = '']) => name)
    expect(namesIn(environment).toSorted()).toEqual([...new Set(wanted)].toSorted())
  })

  it('waits for a database that says it is healthy', () => {
    expect(inside(services, 'lorehall-2', 'depends_on', 'postgres', 'condition')).toBe('service_healthy')
    expect(inside(services, 'postgres', 'healthcheck', 'test', 1)).toBe('pg_isready')
  })
})

describe('kubernetes.yaml', () => {
  const all = documents('kubernetes.yaml')
  const kind = (wanted: string) => {
    const found = all.filter((one) => inside(one, 'kind') === wanted)
    expect(found).toHaveLength(1)
    return found[0]
  }
  const spec = inside(kind('Deployment'), 'spec')
  const container = inside(spec, 'template', 'spec', 'containers', 0)

  it('has a deployment, a service and a disruption budget for the same processes', () => {
    const labels = inside(spec, 'template', 'metadata', 'labels')
    expect(labels).toEqual({ app: 'lorehall' })
    expect(inside(spec, 'selector', 'matchLabels')).toEqual(labels)
    expect(inside(kind('Service'), 'spec', 'selector')).toEqual(labels)
    expect(inside(kind('PodDisruptionBudget'), 'spec', 'selector', 'matchLabels')).toEqual(labels)
    expect(all.map((one) => [inside(one, 'apiVersion'), inside(one, 'metadata', 'name')])).toEqual([
      ['apps/v1', 'lorehall'],
      ['v1', 'lorehall'],
      ['policy/v1', 'lorehall'],
    ])
  })

  it('sends requests to the port on which the image listens', () => {
    const [port] = listOf(inside(container, 'ports'))
    expect(port).toEqual({ name: 'http', containerPort: Number(PORT) })
    expect(inside(kind('Service'), 'spec', 'ports', 0, 'targetPort')).toBe('http')
  })

  it.each(['livenessProbe', 'readinessProbe', 'startupProbe'])(
    'has a %s at a path that exists',
    async (probe) => {
      expect(inside(container, probe, 'httpGet', 'port')).toBe('http')
      await repliesWell(String(inside(container, probe, 'httpGet', 'path')))
    },
  )

  it('mounts only volumes that it has, and lets the process stop in peace', () => {
    const volumes = listOf(inside(spec, 'template', 'spec', 'volumes')).map((one) => inside(one, 'name'))
    const mounts = listOf(inside(container, 'volumeMounts')).map((one) => inside(one, 'name'))
    expect(mounts).toEqual(volumes)
    const pause = Number(inside(container, 'lifecycle', 'preStop', 'sleep', 'seconds'))
    // The server takes up to three seconds.
    expect(inside(spec, 'template', 'spec', 'terminationGracePeriodSeconds')).toBeGreaterThan(pause + 3)
  })
})

describe('lorehall@.service', () => {
  const DIRECTIVES: Readonly<Record<string, readonly string[]>> = {
    Unit: ['Description', 'After', 'Wants'],
    Service: [
      'User',
      'WorkingDirectory',
      'EnvironmentFile',
      'Environment',
      'ExecStart',
      'KillMode',
      'TimeoutStopSec',
      'Restart',
      'RestartSec',
      'NoNewPrivileges',
      'PrivateTmp',
      'ProtectSystem',
      'ProtectKernelTunables',
      'ProtectControlGroups',
      'RestrictSUIDSGID',
    ],
    Install: ['WantedBy'],
  }
  const lines = read('lorehall@.service')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

  it('has only directives that systemd knows, in their sections', () => {
    let section = ''
    const unknown = lines.filter((line) => {
      const [, header] = /^\[(\w+)\]$/.exec(line) ?? []
      section = header ?? section
      return header === undefined && DIRECTIVES[section]?.includes(/^(\w+)=./.exec(line)?.[1] ?? '') !== true
    })
    expect(unknown).toEqual([])
  })

  it('starts a script that exists, on the port of its name', () => {
    const text = lines.join('\n')
    expect(existsSync(at(/^ExecStart=\S+ (\S+) start$/m.exec(text)?.[1] ?? 'nothing'))).toBe(true)
    expect(text).toMatch(/^Environment=.*\bPORT=%i\b/m)
  })

  it('has settings of the form that an environment file has', () => {
    for (const line of read('lorehall.env').split('\n')) expect(line).toMatch(/^(#.*|[A-Z_]+=\S*)?$/)
  })
})

/** Whether each brace that opens is closed, in order. Comments and quoted text are left out. */
function isBalanced(text: string): boolean {
  let depth = 0
  for (const [brace] of text.replaceAll(/#.*$|'[^']*'/gm, '').matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth < 0) return false
  }
  return depth === 0
}

describe('the proxies', () => {
  it('have files whose braces match', () => {
    expect(isBalanced(read('Caddyfile'))).toBe(true)
    expect(isBalanced(read('nginx.conf'))).toBe(true)
  })

  it('ask a way that exists, and keep an address at its process', async () => {
    await repliesWell(/health_uri (\S+)/.exec(read('Caddyfile'))?.[1] ?? '')
    expect(read('Caddyfile')).toMatch(/^\t\tlb_policy client_ip_hash$/m)
    expect(read('nginx.conf')).toMatch(/^ {4}hash \$binary_remote_addr consistent;$/m)
  })

  it('do not pass metrics on', () => {
    expect(read('Caddyfile')).toMatch(/^\trespond \/metrics 404$/m)
    expect(read('nginx.conf')).toMatch(/location = \/metrics \{\s+return 404;\s+\}/)
  })

  it('nginx: each line is a comment, a block or a directive with its end', () => {
    const lines = read('nginx.conf').split('\n')
    for (const line of lines) expect(line.trim()).toMatch(/^$|^#|^\}$|^[\w'].*[;{]$/)
    const upstream = /^upstream (\w+) \{/m.exec(read('nginx.conf'))?.[1]
    expect(read('nginx.conf')).toContain(`proxy_pass http://${upstream};`)
  })
})
