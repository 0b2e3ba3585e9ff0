#!/usr/bin/env node
// The lorehall command. It starts on Node 18 or newer and continues on Node 24, which runs the sources.
import module from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { canHaveNode24, continueOn, findNode24, howToGetNode24 } from './node24.js'

const self = fileURLToPath(import.meta.url)
const node = findNode24(dirname(self))

if (!canHaveNode24) {
  fail(howToGetNode24)
} else if (node === undefined || !isInstalled()) {
  fail('Lorehall is not installed in this clone yet: please run "npm start" once.')
} else if (node !== process.execPath) {
  continueOn(node, [self, ...process.argv.slice(2)])
} else {
  module.enableCompileCache()
  await import('../src/main.ts')
}

/** Whether the workspace packages are linked, as an install leaves them. */
function isInstalled() {
  try {
    module.createRequire(self).resolve('@lorehall/kernel')
    return true
  } catch {
    return false
  }
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence)
  process.exitCode = 1
}
