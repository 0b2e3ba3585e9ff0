// The story on the page: the book of its scenes, and what it puts on the map, the mats and the ruler.
import type { ModuleParts } from '../../module-parts.ts'
import { Closing } from './closing.tsx'
import { GLOSSARY_EN, PRIMER_EN, SOURCES_EN } from './en.ts'
import { OnMap } from './on-map.tsx'
import { InRow, Standing } from './panels.tsx'
import { rolls, scene, tray } from './scene.ts'
import { linesAt, TEXT } from './text.ts'
import { Track } from './track.tsx'

export const STORY: ModuleParts = {
  sources: SOURCES_EN,
  glossary: GLOSSARY_EN,
  primer: PRIMER_EN,
  layers: { map: { over: OnMap } },
  panels: { tokens: Standing, row: InRow, whole: Standing },
  linesAt,
  text: TEXT,
  scene,
  tray,
  rolls,
  Track,
  Closing,
}
