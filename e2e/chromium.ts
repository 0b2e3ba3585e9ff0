// Finds a real Chromium: the one installed on this machine; if there is none, Debian's package or Playwright's
// download.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A host name that the browser does not trust like localhost: plain http, as from another machine. */
export const ELSEWHERE = 'lorehall.home'

/**
 * Browser features to turn off. Some would load the browser's own pages for its address bar. Only the last such list
 * counts, so this one repeats Playwright's.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

const ARGS = [
  `--disable-features=${WITHOUT.join()}`,
  `--host-resolver-rules=MAP ${ELSEWHERE} 127.0.0.1`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function inPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

export function launchOptions(): LaunchOptions {
  const executablePath = inPath()
  return { args: ARGS, ...(executablePath === undefined ? {} : { executablePath }) }
}

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

/** Debian's packages include the libraries that a bare machine lacks. */
function fromDebian(): boolean {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false
  const packages = ['chromium', 'fonts-noto-core', 'fonts-noto-color-emoji']
  return (
    run('apt-get', ['update']) && run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
  )
}

function fromPlaywright(): boolean {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')
  return run(process.execPath, [cli, 'install', 'chromium'])
}

/** Whether there is a browser; installs one if needed. */
export function haveChromium(): boolean {
  return inPath() !== undefined || existsSync(chromium.executablePath()) || fromDebian() || fromPlaywright()
}
