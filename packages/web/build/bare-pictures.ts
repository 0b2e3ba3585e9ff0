// Removes comments and indentation from the SVG files of a build.
import type { Plugin } from 'vite'

export const barePictures: Plugin = {
  name: 'lorehall-bare-pictures',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.svg')) continue
      const drawn = Buffer.from(file.source).toString()
      file.source = drawn.replaceAll(/<!--.*?-->/gs, '').replaceAll(/^\s+/gm, '')
    }
  },
}
