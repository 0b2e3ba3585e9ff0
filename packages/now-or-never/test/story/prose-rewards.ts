// Whether the text of a reaction hands over the thing its choice gives. Coins are told only where they are part of the
// scene: a world in which everybody pays at the end of everything is no village. A list of words can't know every spoon:
// where a text says it in another way, its name is below.
import {
  HEROES,
  type ChapterRecord,
  type Choice,
  type StoryEvent,
} from '../../src/modules/story/cards/chapter.ts'
import { reactionName } from '../../src/modules/story/prose/names.ts'

const WORDS: Readonly<Record<string, RegExp>> = {
  crystal: /crystal/i,
  shell: /shell|scallop/i,
  demon: /bottle|demon/i,
  book: /book|ledger|\blog\b|diary|register|minutes|almanac|primer|recipe|report|survey|lading|bound|copy|pages/i,
  tool: /spanner|wrench|gimlet|chisel|hammer|mallet|pliers|\bfile|square|trowel|\bsaw\b|drawknife|scraper|poker|\bpeel\b|crowbar|screwdriver|plumb|shears|\bpick\b|hatchet|\bplane\b|\bawl\b|\brule[r]?\b|adze|auger|tongs|needle|spike|spade|knife|brush|drill|ladle|hook|punch|vise|calipers|\bbar\b|jack|hoist|block|crank|lens|glass|burnisher|\bkey\b|cutter|tweezers|stool|rake|wedge|pincers|maul|\blap\b|spoon|handle|iron|dividers|bellows|winch|shovel|sledge|broom|cleaver|bit\b/i,
}

/** Rewards that are told in other words: a stem of glass, a pen, a score in moss, the tin of an inn sign. */
const OTHERWISE: ReadonlySet<string> = new Set([
  'c1-G.a',
  'c1-namal-N.a',
  'c2-marklun-ublo-tower.b',
  'c2-zeik-F.b',
  'c3-B.d',
  'c3-marklun-ublo-tower.c',
  'c4-A.e',
  'c4-marklun-scholars-tower.a',
  'c5-I.d',
  'c5-marklun-G.c',
  'c6-K.b',
])

const goodsOf = ({ do: deeds }: Choice): readonly string[] =>
  deeds.flatMap((deed) =>
    deed.verb === 'gain' ? Object.keys(deed).filter((good) => Object.hasOwn(WORDS, good)) : [],
  )

/** Every choice of an event with the names of its reactions. */
function reactionsOf(
  { id: chapter }: ChapterRecord,
  id: string,
  event: StoryEvent,
): readonly { readonly name: string; readonly choice: Choice }[] {
  const extra = event.kind === 'shared' ? Object.values(event.extra ?? {}).flat() : []
  const heroes = 'hero' in event ? [event.hero] : event.kind === 'meet' ? event.heroes : HEROES.slice(0, 1)
  return [...event.choices, ...extra].flatMap((choice) =>
    heroes.map((hero) => ({ name: reactionName(chapter, id, event, hero, choice), choice })),
  )
}

/** Reactions without a word for something that their choice gives. */
export function unplanted(record: ChapterRecord, told: (name: string) => string): string[] {
  return Object.entries(record.events).flatMap(([id, event]) =>
    reactionsOf(record, id, event).flatMap(({ name, choice }) =>
      OTHERWISE.has(name)
        ? []
        : goodsOf(choice).flatMap((good) =>
            WORDS[good]?.test(told(name)) === false ? [`${name}: ${good}`] : [],
          ),
    ),
  )
}
