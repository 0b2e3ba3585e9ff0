// The writers' brief of chapter 4: the beat of every event, and the first thing each hero notices there. No table
// loads it.
import type { Brief } from '../brief.ts'

export const C4_BRIEF: Brief = {
  'c4-A': {
    beat: 'In Drip Court it has rained for as long as anyone can say, and each drop has an owner. A Glogo named Bless-You stands under yours with a thimble, holding it for you, and has been since you were seen on the stair.',
    lens: {
      zeik: 'It has questions. They all begin with *where*, and you have never been so happy.',
      marklun: 'You put out a hand to test the drop; forty small voices draw breath.',
      namal: 'Your drop has been saved in a bucket. They looked at you and made allowance.',
    },
  },
  'c4-B': {
    beat: 'The Mushroom Stair goes up in a spiral of glowing shelves; each lights when trodden and sulks when stepped over. Half-way, an old man of Well Street is hanging out washing, in the only breeze there is, and pretends not to see you.',
    lens: {
      halia: "He has your grandmother's way with pegs. When he sees the lamp he drops three.",
      zeik: 'He says, to the sheet, that he knew somebody would come by the left-hand way in the end.',
      namal: 'He is on your slate, sixth from the top, and he is hoping to be taken for a stranger.',
    },
  },
  'c4-C': {
    beat: 'All along the Long Gallery hang doors, painted on the rock by people who missed having them: red, blue, one with a cat flap and a cat. You knock on one without thinking. It is answered, from the side, by a woman with a brush.',
    lens: {
      halia:
        'The third door is yours, the scratch at lamp height and all. The child who drew it was not yet born.',
      zeik: 'She asks you to stand still; she would like to get your expression on a letter box.',
      marklun: 'You reach for a handle and scrape your knuckles, twice.',
      namal:
        'They are all too small, even here, even painted. She looks you up and down and goes to fetch a ladder.',
    },
  },
  'c4-D': {
    beat: "The Bat Loft is the town's post office: nine hundred bats, each with a ribbon on its ankle, and a postmistress who knows them apart. One letter has never found an address. It says only *To Whoever Is Up There*.",
    lens: {
      halia: 'The envelope has been weighted with a lamp-wick, for luck.',
      zeik: 'The date on it is ten years old. That spring, you were telling an inn full of people there was nobody left to write.',
      marklun: 'You ask how they navigate. Nine hundred bats turn to look at you.',
    },
  },
  'c4-E': {
    beat: 'At the foot of the Chimney people queue, one at a time, to stand for a minute in a patch of daylight the size of a tablecloth. It moves, and so does the queue. A small boy asks if it is true that it used to be everywhere.',
    lens: {
      halia:
        'They have never seen a lamp that somebody carries about. The queue bends toward you, politely, like corn.',
      zeik: 'You begin to tell him how it was. For once you have no need to improve it.',
      marklun:
        "You look up. The chimney's lip is scorched in a stripe, long ago, by something bright and thin.",
      namal: "Your shadow takes up everyone's tablecloth. You lie down flat to be less of an evening.",
    },
  },
  'c4-F': {
    beat: 'Prices in the Cold Market are whispered, since a shout brings down the roof; a bargain sounds like a library. One stall sells silence in jars. One sells umbrellas, seriously.',
    lens: {
      zeik: 'Everyone here tells everything very quietly. You lean in, you cannot help it; it is like being young.',
      marklun: 'You sneeze. It is, they agree later, the loudest thing to happen since the Leaving.',
      namal:
        'You cannot whisper. You write on your plate with chalk, and prices come down at once, out of sympathy.',
    },
  },
  'c4-G': {
    beat: "Nobody can sink in the Salt Pool. The town's quarrels are settled in it: both parties float until they are bored. Two brothers have been in since Tuesday over a spoon, and each would like you to tell the other one to get out.",
    lens: {
      halia: 'Your lamp floats too, and goes from one brother to the other like a small fair judge.',
      marklun: 'The spoon is child-sized, with a burn in its handle. You know that burn.',
      namal:
        'You do not float. You stand on the bottom with your head out, and they find it impossible to go on.',
    },
  },
  'c4-H': {
    beat: 'On a ledge above a drop hangs the village bell, where it rolled that night, wedged between two stones with its mouth to the wind. They ring it at supper. It has a dent you could put your head in.',
    lens: {
      zeik: 'You heard it that night, all the way up the coast road, and told the children it was the sea.',
      marklun:
        'You strike it with a knuckle and take down the note. It is the one the Glass Meadow is missing.',
      namal: 'You put your thumb in the dent. It is your thumb.',
    },
  },
  'c4-I': {
    beat: "Thread Street is built of looms: walls of warp, doors of weft, everything a little see-through. A Glogo called Not-You is weaving itself a disguise. Today's is *a visitor from above*, and it is looking at your hat.",
    lens: {
      halia: 'It has woven your lamp already, in gold thread, lit.',
      marklun: 'You hold a thread up to the light and lose an hour.',
      namal: 'Its arm is as long as your finger; cloth by the arm, you discover, is cheap.',
    },
  },
  'c4-J': {
    beat: "Rib Bridge was once something's ribs. On the third rib from the left sits a Guild driller, Guild lamp, Guild lunch, who came through the ceiling by mistake and is too frightened to go on or back. Below, a slug as long as a street is eating the pillar.",
    lens: {
      halia: 'You hold your lamp where he can look at it and not down.',
      marklun:
        'At the present rate of chewing the bridge has until Thursday. You tell him, to be comforting.',
      namal: "The ribs creak. You take the bridge's weight on your back and suggest that everyone decide.",
    },
  },
  'c4-K': {
    beat: 'The Far Lift has not run since the miners left it. In the cage sit four people of Well Street with packed bags, as they have every rest-day for twenty years, in case. They offer you the fifth seat and a sandwich.',
    lens: {
      halia: 'They have each brought a lamp, unlit, to save the oil for the arriving.',
      zeik: "The eldest asks which way you came. 'Left,' you say. It is a hard word to say, and quite short.",
      namal: 'You could pull the rope. You look at their hands, how they hold the bags, and you ask first.',
    },
  },
  'c4-L': {
    beat: "The whole town's children go to lessons by the Slide. So does everything else: today a cheese, a grandmother, and a stiffened creature riding upright like an alderman. At the bottom it stands up, chimes, and starts to climb again.",
    lens: {
      halia: 'The children sledge by lantern, and have never once dropped one.',
      zeik: 'The creature has a name here, and a peg for its hat.',
      namal: 'You are the first thing ever to go down slower than you went up.',
    },
  },
  'c4-M': {
    beat: "Look up from the Lower Well and there is the underside of the lid. On the wall are penciled heights of children, twenty years of them, and beside each birthday a bucket's mark, because somebody up there kept letting one down with apples in it.",
    lens: {
      halia: "Apples: from the tree with your mother's name on. So that is who pruned it.",
      zeik: 'Somebody above knew, and said nothing, for twenty years. You think of a broom, and then, fairly, of yourself.',
      marklun: 'You find the last mark, and do the subtraction, and the child is taller than you.',
    },
  },
  'c4-N': {
    beat: 'On Furnace Shelf the town does its baking, forging and gossip round one hot spring. A Glogo named Half-Past is apprenticed to the smith, by which he means it sits on the anvil and asks it questions.',
    lens: {
      halia: 'They bank their fires the way your grandmother did: ash, patience, plate.',
      zeik: 'The gossip is about you. It is surprisingly fair.',
      marklun:
        'Half-Past asks why iron is warm when it is angry. You begin to answer, stop, and write it down.',
    },
  },
  'c4-gigaslug': {
    beat: 'It comes round the rock like a hill that has changed its mind: pale, patient, wide as a lane, grazing on stone with a noise of slow gravel. Drill dust has inflamed one of its four eyes. The good three find you interesting.',
    lens: {
      halia: 'Each of its eyes has your lamp in it, right way up.',
      zeik: 'It has been going along this road for longer than there have been stories. You walk at its pace for a bit, out of respect.',
      marklun: 'It is solving for the shortest path, by eating. You have had worse methods.',
      namal: 'At last, something slower. You fall in beside it, and neither of you says a word.',
    },
  },
  'c4-halia-H': {
    beat: "The ringer has his back to you: your father's ears, a potter's forearms, and a stoop he did not have at seventeen. He rings supper without looking, nine strokes, one late. You taught him that. You were eight and could not count.",
  },
  'c4-halia-A': {
    beat: 'Eleven children of the town below have followed your lamp into Drip Court. None of them has ever been told that a light can go out. The smallest asks where it goes.',
  },
  'c4-halia-F': {
    beat: 'On a stall in the Cold Market stand forty cups; inside each, where only the drinker finds it, is a thumbprint. You have drunk from such a cup, at home, all through your childhood. The seller whispers a price, and the name of the potter, and you have no voice to whisper back.',
  },
  'c4-halia-undergarden': {
    beat: 'The clay pit lies under the garden you guarded on the third night. The diggers stop when you come. One points, without a word, up at the patched crack, and then at your lamp, and takes off his cap. They had watched it, from below, all night.',
  },
  'c4-halia-hermits-hut': {
    beat: "The town's own hermit keeps school. On the wall hangs a lesson in chalk, worn by twenty years of pointing: *When the light on the hill goes out, stop where you are. It is telling you to live.* He asks whether you have come about the roof.",
  },
  'c4-halia-istreka': {
    beat: "He looks at you for as long as it takes clay to dry. Behind him are a wheel, three children and a wife holding a ladle. 'We were on the road,' he says. 'We could see it full of them. Then you put out the lamp, clever girl, and we stopped.' He thinks you knew.",
  },
  'c4-zeik-I': {
    beat: 'The weavers of Thread Street have made you a coat. They did it when they heard who was coming, in a night, out of every road-sign you ever taught them. The left sleeve is finished with particular care.',
  },
  'c4-zeik-G': {
    beat: 'You lie in the Salt Pool with a woman you told *left*, once, twenty years ago, in a hurry. She has waited to say something to you the whole time and now, floating, cannot remember in which order it went.',
  },
  'c4-zeik-J': {
    beat: "A Glogo has attached itself to your stone fingers and will not be moved. Its name is Who's-There. It was the first thing it heard, it explains, through rock, one night, in your voice: you had called it at a cave mouth. You had not waited.",
  },
  'c4-zeik-snail-caves': {
    beat: "In the Snail Caves somebody has kept the place as it was: nineteen families' bundles round a dead fire, where they sat down when the left fork ended, and understood. A child is dusting. She gives tours. She does your voice rather well.",
  },
  'c4-zeik-forest-of-faces': {
    beat: 'Down here hang the roots of the Forest, and the roots have ears. Everything you told the trees has run down to them and set, like resin; the townspeople come and listen of an evening. They have known about the ten years for ten years.',
  },
  'c4-zeik-monument': {
    beat: 'The foot of the Monument comes down through the roof like a tooth and goes on through the floor. Hanne Sorrel has her table against it. She cuts a loaf by ruler, gives you the same slice as anyone, and asks one question: when you said left, did you know?',
  },
  'c4-marklun-B': {
    beat: 'The mushrooms brighten when you lecture. You have tested this with silence, humming and a recipe; they like optics best. The old man with the washing would be grateful, he says, if you could keep on until the shirts are dry.',
  },
  'c4-marklun-L': {
    beat: "A young woman comes down the Slide standing, stops it with one heel, and looks at your spectacles. 'You burned my spoon,' she says. She was two. You were showing off with a lens. She has wanted, ever since, to know how it was done.",
  },
  'c4-marklun-K': {
    beat: "The Far Lift's winch is sound; what it lacks is a weight to balance four people, five bags and twenty years. You pace the cage, and count, and find the town's exact counterweight is one iron engine, or nine scholars.",
  },
  'c4-marklun-monument': {
    beat: 'You have been asked whether the Monument is safe. You tap it: iron, or older than iron. It goes down farther than your string. At shoulder height, all round, runs a groove worn by rope, and the rope must have been as thick as a house.',
  },
  'c4-marklun-scholars-tower': {
    beat: "The scholars' lower stacks flooded in the first year, and the town has dried them a page at a time, on strings. They are up to F. Somebody has dried a boy's star-map, with eleven dots along the edge where a torn page was joined.",
  },
  'c4-marklun-crystal-meteorite': {
    beat: "Under the star's own belly, where it broke through the roof, they show you the place they came in: a cave mouth, wet rock, and across it a stripe burned by something bright and thin. 'That was the light,' they say. 'Eleven times. We would never have seen the hole.' They ask if you know who it was.",
  },
  'c4-namal-M': {
    beat: 'Penciled on the wall of the Lower Well are the heights of everyone you promised to fetch. You check them against the slate. Twenty-six of thirty, grown, grayed, one of them marked twice because she has begun to shrink.',
  },
  'c4-namal-N': {
    beat: 'The town heats itself on one spring and one small old boiler, patched past patching. Its plate is younger than yours by a day. The smith says it sings before it goes. It is singing.',
  },
  'c4-namal-D': {
    beat: 'A bat lands on your head with a letter in your own capitals: *I AM COMING BACK.* You sent it from the coast road that night with the only bat you could find. It has been delivered daily ever since, the postmistress says; nobody liked to tell it.',
  },
  'c4-namal-snail-caves': {
    beat: 'The first of the twenty-six keeps snails. You set down your pack, you kneel, you offer your back, as you have practiced for nine years. She is sixty. She looks at the back, and at you, and says that is very kind, and she has the snails to do.',
  },
  'c4-namal-flying-casino': {
    beat: "In the Casino's lower house, hung from the roof by chains, they hold a meeting about being rescued. It is quite a long meeting. You are asked to wait outside, since the floor is thin, and you hear every word.",
  },
  'c4-namal-nomad-camp': {
    beat: "Eleven are coming up, fifteen are staying. The eleven stand at the foot of the ramp with their bags. You have carried stone, iron, a bell and forty-one people; you offer your back. They look at each other. 'If it is all the same,' says the eldest, 'we thought we would walk. You could come along.'",
  },
}
