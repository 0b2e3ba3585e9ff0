// Chapter 1, Zeik: the shared letters in his eyes, his own letters, his missions.
import type { Prose } from '../../prose.ts'

export const C1_ZEIK: Prose = {
  'c1-zeik-A': [
    'Every road has somebody who thinks they own it, and the Goat Stair has a goat.',
    'It has lain down where the steps are narrowest, and it is wearing the brass bell of a mayor who left without it. You taught its grandmother this stair, hoof by hoof, with your hand under her chin. The yellow eyes find your staff, and soften. They travel up the wood as far as you, and stop. Below, the miners’ baskets wait in a line. A nostril opens. There is salt in your bread.',
  ],
  'c1-A.c': [
    'You say a name that has not been said on this stair since the Leaving.',
    'It was Berrit’s goat, you tell it: Berrit, who sold cheese by the slice, and slept with her window open to hear the herd cough. The goat listens, and gets up. Two carriers have put down their baskets to listen too. Each has somebody they would like asked after. You can promise one.',
  ],
  'c1-zeik-B': [
    'A boy in a shirt that size once asked you how far the road went.',
    'As far as breakfast, you told him, and he took his mother’s hand and went where you pointed. Now the shirt hangs alone on Laundry Green, on all that rope, dripping. The elbow was mended today. Beside it are two empty pegs. From there a trail of drips leads to the hedge, where some husk of a creature, by the scraping, is trying on a petticoat.',
  ],
  'c1-zeik-C': [
    'On the fresh clay a thumb has drawn the road-sign for soon.',
    'You would know it anywhere, having invented it: a circle, and a stroke that stops short of the circle. You scratched it on barns along four coasts, and it was never true yet. But nine kilns on the ridge are cold, and the tenth is sealed, and warm as a loaf. You remark on it. Inside, something clinks. You remark on that, lower, and it clinks lower.',
  ],
  'c1-zeik-E': [
    'From Lamp Hill you can see both arms of the fork, and you look at the right one.',
    'It is white and broad and it went well; you could recite its stones. Overhead, swifts thread in and out of the iron basket. Somebody has stacked kindling below it, small and dry, well clear of twenty winters’ soot. In the soot a lump the size of a dog turns over, with a noise of pebbles, and settles. You are still looking at the right.',
  ],
  'c1-E.d': [
    'The left arm is only a road, going down between gorse bushes.',
    'It bends twice, as it did in lantern light. After that it ought to be lost in grass. But there is a line, narrow as a parting in hair, where somebody has kept walking. You look until your eyes run. A beekeeper, who saw which way you faced, gives you her hive book to draw it in.',
  ],
  'c1-zeik-F': [
    'In your story there was bread in the oven when they ran; you put it there in the third year, for effect.',
    'You have told it since at two hundred fires. Now, on the Bakers’ Steps, among ovens full of cold ash, one is hot, and in it is a loaf, exactly done. The smell comes out to meet you like a man you have been slandering. One left foot has crossed the threshold, in flour. After that there is nothing, the whole length of the terrace, but shut doors.',
  ],
  'c1-zeik-G': [
    'A man in a harbor, a hundred mornings from here, whistled you this tune over his soup.',
    'He came from nowhere, he said, and paid, and left the chair wet. You have wondered about that. Here the whole Glass Meadow has his tune, a note to a blade, and the wind goes up and down it like somebody looking for a key. Someone has knotted wool around some of the blades to keep them quiet, and got half of them right. The tune comes to the first knot, and limps.',
  ],
  'c1-zeik-J': [
    'You have told this street in four languages and you have never once told it right.',
    'Nineteen houses; in each, the table laid for supper; at each table, the chairs pushed in. You stand in the third doorway and tap two fingers on the jamb. Frightened people do not push in chairs. By the last house a broom leans on the wall, and it has not quite finished swinging.',
  ],
  'c1-zeik-K': [
    'Whoever paid this toll wrapped the coin in a leaf from the last tree they passed, so the heap is a map.',
    'It has outgrown the stool. You lift a corner and read upward: maple, oak, oak, then for a whole winter nothing, then maple again, each with its date. The top one is limp, its ink wet. For twenty years you taught people every road there is, and you never met this walker on one. The lamp is lit, the bar down. EXACT MONEY, says the tin sign.',
  ],
  'c1-K.d': [
    'Twenty years pass under your thumb at the pace of one person walking.',
    'Out by the maples, home by the oaks: somebody has searched one way until the trees ran out, and then the next. The missing winter ends with ivy, off a bedroom wall. There is no leaf from the left fork. You press one of each kind in the toll keeper’s daybook, until it will not close.',
  ],
  'c1-zeik-L': [
    'The curtains in block thirty-one are cut from a map you drew.',
    'Sixty blocks wait at the Quarry Mouth, numbered for a wall that nobody came back to build, and this one has been hollowed into a house that would suit a thrush. You kneel down to it, with noises. In one window hangs the coast road, hemmed. In the other is the marsh crossing, of which you were proud. There is a pleat where the fork should be. Behind the pleat somebody is beating a very small carpet.',
  ],
  'c1-zeik-M': [
    '“Are you him that tells people which way to go?” a woman calls across the ravine.',
    'She has a handcart with her, full of doors. Between you hangs the Rope Bridge, with every second plank gone, and a cold breath of river comes up through the gaps. You have been asked that by mayors, and your arm was up before they finished. It stays down. “Which way do you want?” you call. Across, she supposes. She’s only moving house. She backs off nine paces and takes up her skirt.',
  ],
  'c1-zeik-N': [
    'You proposed this bench at the last meeting before the star, and lost by forty hands to one.',
    'Nobody, they said, would ever sit there. It was a field corner then, with a wind. Now it is the Crater Lip, warm through the soles, humming under the turf, and here is the bench, to your drawing, armrests and all. At one end a stiffened creature sits, legs crossed, in a knitted cap, nursing a crystal that grew there. It has taken the view, and left you the better armrest.',
  ],
  'c1-zeik-D': [
    'Three families have brought a witness about the wall, and all three witnesses are you.',
    'You are behind an apple tree at the time. The Osks have you at a fair, saying it ran to the brook. The Marrows have you at a wedding: as far as the stump. Gran Pellow has you on a wet road in the ninth year, and does the voice. Each is right to the word. You helped to lay that wall. An apple lets go above you, hits the grass, and everybody turns around.',
  ],
  'c1-zeik-D.a': [
    '“The stump,” you say, and then you have to say why it was ever anything else.',
    'The Osks had just buried a mother. The Pellows were paying for supper. It takes as long as shelling peas. They study their boots. Then Gran Pellow shakes your hand, the stone end, for so long that your chest is warm. There is a coin in hers. “It was a good supper,” she says.',
  ],
  'c1-zeik-D.b': [
    'The fourth telling is the best you ever made, and it comes whole, between two breaths.',
    'In this one the wall always had a gate, and all three families stand in it, being generous. A cap comes around with four coins in it and a striped shell from the youngest Osk. You walk off, two fingers keeping time against your leg, and behind you they have begun to quote it.',
  ],
  'c1-zeik-D.c': [
    'Taken stone by stone a wall is lighter than a quarrel, but it takes until four.',
    'You put it where it would have done least harm. The ground is loose since the star. With no wall to hold them, two strips of turf slide over, change places, and give up a coin. At dawn a small Marrow sits on top. He has watched since midnight. You dropped one, he says.',
  ],
  'c1-zeik-I': [
    'Sefa’s stone takes seven hops across the Millpond and leaves not one ring.',
    'She waits until it has sunk. She has been listing the road, she says, each stop in order, all twenty years: barns, inns, the week in the boat. She holds the page out with her thumb beside the top line, where there is a morning, and then a morning. “Did you sleep through it?” She is seventeen and asks it kindly. Behind her the wheel goes around on its one spoke, in water that does not notice.',
  ],
  'c1-zeik-I.a': [
    '“There was a fork,” you say, and the pond is so still that you hear it arrive at the other bank.',
    'You give her the rest: lanterns, a wind, your own arm going up. Left. She has to write it small. A woman come for water holds her full pail until you are done. Then Sefa puts the book in your lap. You are to take turns carrying it.',
  ],
  'c1-zeik-I.b': [
    'Nobody living does the winters better than you.',
    'There is the winter of the eels, and the winter under the boat, and the one when you all ate the map. Sefa laughs where a person should. Two drovers put three coins in your hat and ask you to take word to a cousin. When you look she is at the edge, choosing a flat one. She throws it very hard.',
  ],
  'c1-zeik-I.c': [
    'Sefa puts her stones down first, which she would not do for a small question.',
    '“I think somebody asked you something,” she says, “and you answered.” You find that you are sitting down. A boy minding geese has heard, and nods. He is waiting for an answer too, about a dog, and has saved a coin to have it looked into. Sefa turns the page and writes down dog.',
  ],
  'c1-zeik-H': [
    'Two of your fingers are stone, and among these forty they ache like teeth.',
    'You walk through the Windbreak with the hand under your arm. The tall stones lean east, as passengers lean on a rail; the forty-first leans west, and breathes. You lay your palm on it. The ache runs out, warmth runs in, and you begin to see the days ahead. You take the hand away to look at it. The gray has climbed a fingernail’s width. Down the hill they are beating a pot lid: supper.',
  ],
  'c1-zeik-H.a': [
    'You hold on, and the weeks ahead go by like a hedge seen from a cart.',
    'Rain. A ladder. Something large on the road, in no hurry. A light low on the cliff, another above it, then so many that you shut your eyes, and can still see them. When it stops you are warm to the breastbone. Where the stone lay is a road-book, damp, half blank.',
  ],
  'c1-zeik-H.b': [
    'Supper is dumplings, and for once you are there before the lid comes off.',
    'A bowl has to be found. A child is moved along, somebody remembers that you like the burnt ones, and you sit in the steam with your left hand in your lap. Twice you are on the point of telling them something. Sefa passes the salt. You sleep like a load that has been set down.',
  ],
  'c1-zeik-nomad-camp': [
    'Each year on this night they ask for the Leaving, and each year you tell it well.',
    'Even the spoons have stopped. You give them the star, the carts, the hens, the lanterns going up the hill in a line. You reach the fork in the road, and there your voice lifts its hem and steps over, as over a puddle, and goes on along the coast in the gray of morning, counting heads. Something has tapped, twice, on your cup. In the front row Sefa has closed her book.',
  ],
  'c1-zeik-nomad-camp.a': [
    '“I have left a piece out,” you say, and a pair of knitting needles stops.',
    'You go back to that puddle. Nineteen families asked a man the way, and he put out his arm. You show them the arm. From the dark a woman asks what her sister wore. A green coat. She shuts your fingers on a coin, the stone ones too, and they are warm.',
  ],
  'c1-zeik-nomad-camp.b': [
    'You sit down in the straw, and for a while nobody is telling anything.',
    'Then a girl of six stands up. In hers, the star says sorry. Her cousin adds a horse. At the fork they have it out, left, right, left, at the top of their lungs, while their parents look at you. In the hat are a coin and two papers, about a goat and a debt.',
  ],
  'c1-zeik-nomad-camp.c': [
    'The song has eleven verses and a place to stamp, and you are in it before a hand can go up.',
    'Dust sifts from the canvas. By the ninth verse your bad knee has forgotten itself, and four coins lie in the straw. One person in front knows the words and is not using them. She waits, the book on her knees, until you run out.',
  ],
  'c1-zeik-forest-of-faces': [
    'When they see who it is, the trees in the Forest of Faces clear their throats.',
    'They have kept every version you ever told. An oak strikes up the brave one, a beech comes in over it with the short one, and a chestnut with jowls does the one for rich inns, including the pauses. Rain ticks in the leaves. Once, believing yourself alone, you said it as it was. At the edge a trunk as thin as your wrist opens its mouth, and shuts it.',
  ],
  'c1-zeik-forest-of-faces.a': [
    'Getting an oak to stop takes all afternoon.',
    'You go from trunk to trunk with a finger to your lips. The small tree waits for the rain to finish too. Then it tells the true one, with the fork in, in the voice you had at forty-four, which kept breaking. Charcoal burners have brought their weather book, which has pages left, and hold it flat for you until dark.',
  ],
  'c1-zeik-forest-of-faces.b': [
    'The chestnut has the best version, and is flattered to go slowly.',
    'You learn it pause by pause: here a look into the fire, here a hand let fall. By the third time it is hard to say which of you is prompting. Behind you something thin draws breath; you are thanking the chestnut. That night it earns four coins, and you are asked to do it at a wedding.',
  ],
  'c1-zeik-forest-of-faces.c': [
    '“Oak,” you say, “I was never at the front.”',
    'Beech is told how dark it was, and Chestnut that nobody made a speech. Wherever a thing is struck out the bark closes with a click. A tinker has stopped her mule. She has sold pans on the strength of that speech. Since you are hoarse, she gives you water in a shell, and the shell.',
  ],
  'c1-zeik-wailing-cavern': [
    'You laid twelve stones that night, to point the way, and there are thirty-one.',
    'Here the left fork ends: gorse, rock, and a hole in the rock that moans on one note. You have not been back. You kneel and sort the stones. Yours came off the beach and are round. The others are sharp and new to the weather, and on each, in clay, is the print of a palm that pushed it outward. In the crack hangs a small lantern, and around the lantern, wedged, a jaw.',
  ],
  'c1-zeik-wailing-cavern.a': [
    'On top goes the thirty-second, and you call down the only thing you have, which is your name.',
    'It turns a corner, and another. The jaw closes, to listen. Behind you stands Sefa, boots in hand. What comes back may be the echo. It is your name, but it goes up at the end. Sefa pulls your old road-book from under the twelfth stone and gives you the pencil.',
  ],
  'c1-zeik-wailing-cavern.b': [
    'A Lantern Jaw in a crack can bite in only one direction, and you come from the other.',
    'It goes past you like a cork. You get in to the shoulders. The air is black and warm, with a smell that cannot be here: onions. Your fingers close on a crystal, worn to a handle. A shepherd pulls you out by the boots. “Anyone home?” he says.',
  ],
  'c1-zeik-wailing-cavern.c': [
    'Thirty-one stones make a good deal of noise, and some of it goes on below.',
    'Where they stood are four coins gone black, laid in a square by someone who had meant to pay. Nothing here points anywhere now. On the road a man has stopped, holding a stone, the sort people bring to a cairn. He has seen it all. He puts the stone back in his pocket.',
  ],
  'c1-zeik-wailing-cavern.d': [
    'You tell the hole the smooth version, gate and laughter included, and it hears you out.',
    'Then the echo gives it back, even the chuckle you put in for Gran Pellow. On the path Sefa has her fingers in her ears. So you say one word, left, and nothing after it. It comes back plain, and lodges under your ribs, warm. Sefa takes one finger out.',
  ],
}
