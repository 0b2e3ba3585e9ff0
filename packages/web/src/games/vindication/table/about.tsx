// What a line of the log comes from: a card, a region, or a rule.
import { REGIONS_EN } from '@lorehall/vindication/face'
import type { LogLine, Update } from '@lorehall/host'
import { RuleLink } from '../../../table/choices.tsx'
import { useWords } from '../text/own.ts'
import { CardFace } from '../cards/card-face.tsx'
import { faceOf } from '../cards/faces.ts'
import { viewOf } from '../view.ts'
import style from './about.module.css'

const hexIn = (text: string | null) => Number(/^(?:region|rent|control):(\d+)$/.exec(text ?? '')?.[1] ?? 0)

function cardOf({ from, at }: LogLine): string | null {
  const ids = [from ?? '', at?.replace(/^card:/, '') ?? '']
  return ids.find((id) => faceOf(id) !== undefined) ?? null
}

export function About({ update, line }: { readonly update: Update; readonly line: LogLine }) {
  const { t, say } = useWords()
  const card = cardOf(line)
  const hex = hexIn(line.from) || hexIn(line.at)
  const kind = viewOf(update).regions.find((region) => region.hex === hex)?.kind
  const region = kind === undefined || kind === null ? undefined : REGIONS_EN[kind]
  return (
    <div className={style['about']}>
      <p className={style['line']}>{say(line.text)}</p>
      {card !== null && <CardFace id={card} size="full" />}
      {region !== undefined && (
        <div className={style['region']}>
          <h3>{say(region.name)}</h3>
          <p>{say(region.text)}</p>
        </div>
      )}
      {line.rule !== null && <RuleLink rule={line.rule} />}
      {card === null && region === undefined && line.rule === null && <p>{t('about.none')}</p>}
    </div>
  )
}
