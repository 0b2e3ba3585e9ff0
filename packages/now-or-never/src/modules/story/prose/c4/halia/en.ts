// Chapter 4, Halia: the shared letters in her eyes, the Gigaslug, her own letters, her missions.
import type { Prose } from '../../prose.ts'

export const C4_HALIA: Prose = {
  'c4-halia-B': [
    'The old man on the Mushroom Stair keeps his pegs in his teeth, in a fan, as your grandmother did.',
    'The shelves of the stair glow when trodden on and sulk when stepped over. Halfway there is a breeze, the only one in the town below, and he has hung a wash in it. His basket is painted with a house number. He is pretending not to see you. He keeps it up for one sheet. Then he sees the lamp, and drops three pegs.',
  ],
  'c4-halia-C': [
    'The third door is yours, down to the scratch at lamp height.',
    'You made that scratch coming in at a run. Here in the Long Gallery it is all paint, by people who missed their doors: red ones, blue ones, one with a cat flap and a cat. You knock before you have thought. A woman leans around the frame, brush in her mouth. She did yours from hearsay, she says. She was not born when you last slammed it.',
  ],
  'c4-halia-D': [
    'One letter in the Bat Loft has been weighted with a lamp wick, for luck.',
    'It is addressed To Whoever Is Up There, and nobody has ever known where to take it. The postmistress hands it to you. Behind her hang nine hundred bats, a ribbon at each ankle, and a shelf of unclaimed parcels with the corners gone. On the top one a cave moth, fat as a bolster with other people’s news, is wiping its mouth.',
  ],
  'c4-D.e': [
    'You light the wick with a warmth of your own and tie it to the steadiest bat.',
    'A spark goes up the Chimney and out at the top, where it is evening. It comes back lit, and trimmed. The postmistress writes “delivered,” and has to rule a column for it first. She gives you the ledger of the other tries, to be going on with.',
  ],
  'c4-halia-E': [
    'Nobody at the foot of the Chimney has ever seen a lamp that walks about.',
    'The whole line bends toward it, politely, like corn. They are here for something bigger. On the floor is a patch of daylight the size of a tablecloth, and each of them may stand in it for a minute. High above, the round of sky has a bite out of it. It is your turn. “Is it true,” says the small boy behind you, “that it used to be everywhere?”',
  ],
  'c4-halia-G': [
    '“Tell him to get out,” say two brothers in the Salt Pool, each pointing at the other with a toe.',
    'No one can sink here, so a quarrel is floated, until both sides are bored. These two have floated for three days. You put your lamp down on the water, and it drifts to the elder, and then across, like a small fair judge. The matter is a spoon. It waits on the white shore, next to a salt rake, worn away on the left by a left-handed stirrer.',
  ],
  'c4-halia-I': [
    'Your lamp is in the cloth already, in gold thread, lit.',
    'You have been in Thread Street one minute. The houses are old looms, walls of warp and doors of weft, and one sees a good deal of everybody’s breakfast. At the nearest sits a Glogo, knee-high, called Not-You. It is weaving a disguise, a visitor from above, and has done the scarf. It gives your hat a long look. It does not know what goes over the hat.',
  ],
  'c4-I.d': [
    'A bale does for a chair until the golden lamp is finished.',
    'In goes the dent you had forgotten, and the thumb mark on the brass, and each thread seems to draw one through your ribs. At supper time Not-You hangs it by the real one, steps back, and moves the flame a hair to the left. The real flame. Two neighbors shift along the bench, to be in it.',
  ],
  'c4-halia-J': [
    'You hold the lamp where the driller can look at it, and not down.',
    'He is astride the third rib of Rib Bridge, with a Guild lunch. He came through the ceiling by mistake, and can go neither on nor back. Below him a young Gigaslug as long as a street is eating the pillar. It sounds like celery. Mind-the-Step, who is showing you the way, bows and says its name. He draws up his feet. “I only do ceilings,” he says.',
  ],
  'c4-J.e': [
    'You set a flame on the next rib, and he need only go that far.',
    'A twist of wick, a drop of oil, some heat of your own; then the rib after. By the sixth he is telling you about ceilings. From the other side he looks back, at a row of lights over nothing, and has to sit down. He would leave them lit, he says.',
  ],
  'c4-halia-K': [
    'All four in the cage have lamps with them, unlit, to save the oil for arriving.',
    'The Far Lift has not run since the miners left, and over them the winch hangs open like a jaw. They come every rest day with their bags packed, in case. There is a fifth seat, it seems, and a sandwich, which reaches you on a clean handkerchief. They try not to stare at your lamp, and stare at the sandwich.',
  ],
  'c4-halia-L': [
    'No child has ever dropped a lantern on the Slide.',
    'They tell you so on the way past, standing up, a light in each fist; it is how one gets to lessons. The stone has been polished by trousers. You have stepped aside for a cheese and a grandmother. Next comes a stiffened creature, bolt upright, like an alderman in a carriage. At the bottom it gets up, with a crystal in its shoulder, chimes, and starts to climb again.',
  ],
  'c4-halia-M': [
    'There is an apple in the bucket, and you know the tree.',
    'Far above, a round lid shuts out the day. This is the bottom of Well Street’s well. On the wall are children’s heights in pencil, and at every birthday a mark for the bucket, let down full. The apple is your mother’s kind. So that is who pruned her tree; only one person up there had stayed. A chain hangs into the sump. In the sump something slops, and a patient voice says, “Not again.”',
  ],
  'c4-halia-N': [
    'On Furnace Shelf they bank a fire as your grandmother did: ash, patience, plate.',
    'You had thought she made it up. Around one hot spring the town below does its baking, its forging and its gossip. On the smith’s anvil sits a Glogo named Half-Past, her apprentice, by which it means that it asks her things. Is it done? Why is it red? Does it mind? Her hammer has been up for some time. She needs a judge, and there you are, smelling the soup.',
  ],
  'c4-halia-meet-gigaslug': [
    'Three of its eyes have your lamp in them, the right way up.',
    'The fourth is swollen shut with drill dust. The Gigaslug has come around the rock like a hill that has changed its mind, pale, wide as a lane, grazing on stone. It smells of cellars. You have backed up against the wall, which it was going to eat next. The noise stops. An eye comes down, on its stalk, and looks in at your lamp.',
  ],
  'c4-halia-meet-gigaslug.a': [
    'You wash the eye from the corner outward, as you would a chimney glass.',
    'The three good ones look elsewhere. When the last grit is out a shudder goes down the whole lane of it, and up your legs. There was a shell under the lid. Now you are in four eyes. On the ledge overhead some diggers let down the ladder that they had pulled up.',
  ],
  'c4-halia-meet-gigaslug.b': [
    'You climb on by the shoulder, if that is a shoulder, and hold the lamp out in front.',
    'It follows a light as people follow a band, and so you cross half the town, to where the stone is better. It eats, humming. The crystal that it spits out is for you. The baker has run after you all the way. That was his wall it had been having.',
  ],
  'c4-halia-meet-gigaslug.c': [
    'You offer the crystal on a flat palm, as to a horse.',
    'It goes without a sound. Nothing happens for about as long as an egg takes. Then, a street away, at the other end, there is a clink. It has left a crystal for you, a good deal cleaner than yours, and a miner’s hammer, with a shine you can do your hair in.',
  ],
  'c4-halia-H': [
    'The ringer has his back to you, and your father’s ears.',
    'He has a potter’s forearms, too, and a stoop that he did not have at seventeen. This is Bell Ledge, and that is the village bell, mossy to the waist. He rings the town below to supper, thinking of something else. Nine strokes, the last one late: you know that, because you taught it to him. You were eight, and could not count. He has got to six.',
  ],
  'c4-halia-H.a': [
    '“Seven,” you say out loud, and an old woman on the steps says it with you.',
    'By eight it is the whole ledge. There is the gap, with everyone’s mouth open, and then nine, right through you to the heels. He goes in with them, wiping his hands, and never looks around. Visitors who can count eat free, says the old woman.',
  ],
  'c4-halia-H.b': [
    'You are down the ladder before the ninth stroke, and it finds you anyway.',
    'You walk until there is only dripping. You try a few beginnings on a rock. Each starts with the lamp. A man takes you for a peddler and buys your spare wicks, two coins. In your fist there is a shell, off the rail of the ledge. You must have been holding on to it.',
  ],
  'c4-halia-H.c': [
    'You wait for the nine, and for his steps, and then you ring the tenth.',
    'It is louder than you meant. All over the town spoons stop. His steps come back, and wait, and go away. Ten is for a guest, whispers an old man who has seen you; there never was one. He gives you the ringing book, since it is full. Along the ledge somebody lays a place.',
  ],
  'c4-halia-A': [
    'Ten children and a cousin have followed your lamp into Drip Court, where it always rains.',
    'You meant to teach them trimming. You explain the oil, and the wick, and how in a strong wind it goes out, and the faces around you change. Down here light grows on the walls. None of them has ever been told that a light can do that. Rain ticks on the brass. The smallest puts up her hand, since it is a lesson. “Where does it go?” she asks.',
  ],
  'c4-halia-A.a': [
    'You put it out, with your own fingers, in front of all of them.',
    'You have not done that on purpose since you were eight. The cousin begins to sniff. You give them three breaths of it. You scratch a match, and the flame stands up in your hand and warms both wrists. They look at the backs of your hands. They want it again. So do the mothers.',
  ],
  'c4-halia-A.b': [
    'Your answer, that you have never looked, is thought a poor one.',
    'They propose under the bed, up the Chimney, into a cat. It is put to a vote, and the cat loses by one. You are to look into it and report. The errand is drawn up in chalk. For expenses there are two coins, out of the cousin’s shoe.',
  ],
  'c4-halia-A.c': [
    'Each child may carry the lamp three steps, and nobody runs.',
    'You go along with your hands open under it. They hold it as they would hold a baby bat. After the seventh you sit on the curb, boots in the gutter, and let it go around the court without you. The rain is lukewarm. A mother comes out to see, and brings you cake.',
  ],
  'c4-halia-F': [
    'You drank from this cup every morning until you were eight.',
    'So it seems, until you see forty of them. They stand on a trestle in the Cold Market, where nobody speaks above a whisper. You put in a finger. There at the bottom is the print of a thumb. Yours is in your pack, in a sock; it has been to the coast and back. “Two coins,” breathes the seller. “Teo makes them.” That was your brother’s name. You have no voice to whisper with.',
  ],
  'c4-halia-F.a': [
    'You buy one by holding up two coins, which takes no voice.',
    'She wraps the cup. She looks at you, unwraps it, and fills it from her own kettle. You drink it there, standing, with your thumb in his. It is only mint. By the time you reach the bottom your shoulders have come down, and there is a stool behind your knees that was behind hers.',
  ],
  'c4-halia-F.b': [
    'You unroll the sock and set yours beside it.',
    'The glaze is paler. The thumb is smaller, and has the same scar. All down the market it goes quiet, which here takes some doing. From under the trestle the seller brings out the potter’s pattern book and opens it at the front. He has drawn a lamp. She will tell him she lost it, she whispers.',
  ],
  'c4-halia-F.c': [
    '“Does he ever speak of a lamp?” you ask, and half the market turns around.',
    'You had forgotten to whisper. One night a year, the seller tells you, he puts out every light in the house and says thank you to the ceiling. You feel it under the collarbone, like tea drunk too hot. She had charged you as a stranger, and is sorry.',
  ],
  'c4-halia-undergarden': [
    'The diggers stop when they see the lamp, and one takes off his cap to it.',
    'They are knee-deep in the clay pit, right under the garden you guarded on the third night. He points at the roof, to the crack, patched with a door. He points at your lamp. They watched it until morning, the whole shift sitting down in the wet. “We took it for a star,” says the youngest, “only it shook.” There is a spade to spare.',
  ],
  'c4-halia-undergarden.a': [
    'To keep a roof on, you begin, and find that there is more.',
    'One night you had signaled from the hill, and were answered from under it. The eldest turns his cap around. That was him, he says. He only knew the one word, and has worried that he spelled it wrong. You tell him no, with a hot face. It was the right word.',
  ],
  'c4-halia-undergarden.b': [
    'You dig a full cartload before anybody talks.',
    'The clay is like cold butter. “Lamp Hill,” says a voice behind you, “by the shoulders.” After that there is no stopping them: who married, who sang, who has got whose nose. When the whistle goes, the youngest scrapes your spade clean and hands it back. It is a left-hander’s, she says, and they have been out of those.',
  ],
  'c4-halia-undergarden.c': [
    '“Which way to the potter?” you ask, and six arms go out, six ways.',
    'He is at the wheel. He is at the bell. He is at the school, about his eldest. They draw a map in the clay, by thumb. A woman brings you a cracked tile and an unpaid bill. You may take him either. “So you’ll have a reason to knock,” she says.',
  ],
  'c4-halia-hermits-hut': [
    '“Have you come about the roof?” asks the town’s hermit, who keeps school under it.',
    'It drips into seven pans, nearly in tune. There are thirty stools, and hooks with slate rags, each with a letter sewn in red. On the wall is one lesson, in chalk, worn by twenty years of pointing. WHEN THE LIGHT ON THE HILL GOES OUT, it says, STOP WHERE YOU ARE. There is a pan in front of the last line, and you move it. IT IS TELLING YOU TO LIVE.',
  ],
  'c4-halia-hermits-hut.a': [
    'You read the lesson like your first primer, with a finger under each word.',
    'Your eyes will go as far as hill. He busies himself with the pans. The hermit gives you a copybook with that line at the head of every page, in case. You get there, aloud, and you are not alone; the children have come in, and say it along with you, wiping their feet.',
  ],
  'c4-halia-hermits-hut.b': [
    'To mend the roof takes slate, tin, and a girl to hold your ankles.',
    'From the rafters you see that one hook has no rag. She is grown up, the hermit calls; she goes out at night with an oilcan, and took the primer along. Some hinge somewhere, he supposes. There is soup, a dry bench, and the hammer to keep. First you drive the last nail, very straight.',
  ],
  'c4-halia-hermits-hut.c': [
    '“I saw my brother,” you say, “and I almost went home.”',
    'He turns over a pan and sits you on it. He has almost gone home every day since they made him a teacher, he says. From behind the door, where a good many children are listening, comes one with a slate. The potter’s youngest left it. It would get you as far as the step.',
  ],
  'c4-halia-istreka': [
    'Your brother Teo looks at you for as long as clay takes to dry.',
    'Behind him are a wheel, a woman with a ladle held quite still, and three children on one bench, their elbows mended three short, one long. “We were on the road,” he says. “Nineteen families, steering by your light, straight into them. And then you put it out. Clever girl.” He is smiling. “So we stopped.”',
  ],
  'c4-halia-istreka.a': [
    '“I was told to,” you say, “and I didn’t know you were there.”',
    'The ladle drips. Teo thinks about it with his whole face. “Well,” he says in the end, “it was dark either way,” and pulls out the bench with his foot, and the smallest child moves over by exactly the width of an aunt. After supper she gives you her copybook. It is full of lamps.',
  ],
  'c4-halia-istreka.b': [
    '“Yes,” you say, and it goes down like a stone into a well, and you listen for it.',
    'He gives you a cup. Inside, where the drinker finds it, is his thumb. You hold yours against it all through supper, and it warms, and they let you. “You’ve the same one,” says the smallest child, who has come around to look.',
  ],
  'c4-halia-istreka.c': [
    '“Up?” says Teo, as one might say sea.',
    'It is his wife who puts down the ladle. She has a sister she last saw through a cart’s tailboard. She packs in the time it takes him to center a bowl, and kisses the top of his head, and says she will send for the wheel.',
  ],
}
