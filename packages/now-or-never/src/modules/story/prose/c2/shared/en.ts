// Chapter 2, the shared letters: one reaction for each common choice, whoever reads it.
import type { Prose } from '../../prose.ts'

export const C2_SHARED: Prose = {
  'c2-A.a': [
    'You wedge two fence posts under the ramp and drive them home with a stone.',
    'On the ledge below is a mallet, which would have been quicker, and beside it two coins that fell from some drover’s pocket. The first to try the ramp is a carrier with a load of cheeses. She walks around the print. Then she goes and tells the village that the stair is open.',
  ],
  'c2-A.b': [
    'The gate goes back on its pins, the bar drops, and there is the old clack.',
    'A drover hears it from two fields off and comes running, with his crook and no coat. He has kept his sheep in the kitchen for a month. He pays you four coins. By morning the bar has been lifted out and leaned against the wall, the right way up.',
  ],
  'c2-A.c': [
    'Every print is in the middle of the path, except where it has stepped around something.',
    'It has stepped around a lark’s nest and a row of beans. At the top two farmers are arguing about what came by. You tell them how it walks. They lower their pitchforks and hire you, a coin each; you can only go with one.',
  ],
  'c2-B.a': [
    'You plant until it is too dark to tell a turnip from a thumb.',
    'Gran Pellow goes ahead with the string. At the last row she stops, winds it up, and has you plant that one crooked. “Let it think,” she says. There is soup and two coins. All along the hedge the neighbors have come out with forks to do the same.',
  ],
  'c2-B.b': [
    'Your fence goes all the way around the garden, and your mallet stays with it, for repairs.',
    'Gran Pellow counts eight coins out of a stocking. She shakes each post, and each post shakes her back. In the morning the fence is whole. But one side leans in by the width of a hand, as if a hill had rested there and thought better of it.',
  ],
  'c2-B.c': [
    'Toward midnight your lantern shows a snout as wide as a door.',
    'It smells the carrot and sighs. Then it smells your pocket, where there is half a biscuit, and waits, with its eyes shut. The biscuit goes. The breath that follows heats you to the bone. Gran Pellow has seen it all from her window. She has one question, and it is what was in that biscuit.',
  ],
  'c2-C.a': [
    'The eldest potter signs first, across the wobble, with her tongue between her teeth.',
    'After that neither of the others cares to be the one who did not. By noon a trader has climbed up from the market and learned that the crooked bowls have names. He leaves two orders, more than they can fill. You get a coin, and whichever of the two you like.',
  ],
  'c2-C.b': [
    'Three coins, you say, for the whole crooked shelf, and they shake your hand at once.',
    'They even help you load the barrow. In the square a fishwife takes the lot, for two shells, two coins, and the pruning knife off her belt. On Kiln Ridge the potters are watching you go. One of them has begun to look thoughtful.',
  ],
  'c2-C.c': [
    'You lay the wall in a curve, and lead the flue of the ninth kiln through the middle.',
    'That night something leans on it and slides by inches until it is sitting down. In the kilns the bowls stand straight. They say to keep the trowel. At daybreak you sweep the soot with it, and there is a crystal, rubbed off at the height of a shoulder.',
  ],
  'c2-D.a': [
    'Six buckets go in before the ground stops drinking.',
    'You cut a plate from a biscuit tin, and take some time over what to punch in it. ASH, it says in the end. Whose is it, ask two children from the wall. You say that it has only just come. They bring it half their bread and butter, and bring you the other half.',
  ],
  'c2-D.b': [
    'The ash comes down in nine strokes, and there is not a knot in it.',
    'A carpenter pays you four coins for a roof beam, and throws in a plane. When you pass the orchard in the morning, the moss has been tucked in again, around the stump. Two women with baskets have seen it too. They do not wish you good day.',
  ],
  'c2-D.c': [
    'There is blue clay among the roots, and a bent nail.',
    'One hillside has that clay. You walk until you find it, and the hole, as round as a bowl. Beside it was a forester’s hut. His tree book hangs on the other nail, in a tin, open at ash, with a coin in the fold.',
  ],
  'c2-E.a': [
    'First you hear yourself, then the grass, then an ant.',
    'Then it comes up through the turf: three heavy beats and a light one, put down with care. You say which foot. Oriel opens her eyes and, for the first time, looks at you. The whole village sees her walk in at your side, humming.',
  ],
  'c2-E.b': [
    'Oriel charges by the yawn, and you pay her four.',
    'In between she hums, with her thumb on the sore place. There is a leaf, and a strip of felt, and a word that she says to the foot and not to you. When you stand up, somebody has changed the hill for an easier one. “Now you walk like two people,” she says. “It was five.”',
  ],
  'c2-E.c': [
    '“What anyone that size wants,” says Oriel, “is room to turn around.”',
    'A hot wall, she adds, and a gate left open, and not to be shouted at from trees. Two farmers have crept up the hill behind you to hear. They look at their spears. One has a gate to be widened, the other a ditch filled in. They ask which you would rather do.',
  ],
  'c2-F.a': [
    'The recipe is in her mother’s book, between a jam and a remedy for hiccups.',
    'It takes ginger, treacle and lard. In the margin, in brown ink, it says: “For the little one by the fire, one only, he’ll ask for two.” The baker reads that three times. Then she gives you the book, and the coin that was keeping the place.',
  ],
  'c2-F.b': [
    'Two coins buy you a tray of pigs, still hot through the paper.',
    'You mean to ration them. They last to the second milestone, each better than the one before. At the bottom of the bag is the shell she presses the ears with. You climb all the way back up with it. You are to keep that one, she says, and here is a broken pig for the stairs.',
  ],
  'c2-F.c': [
    'Your first nine pigs look like boots.',
    'The baker bakes them anyway. By the end of the tray you can do a snout, and she has started to hum something about straw. The children on the steps are given the boots. They would like more boots, they say. You get the stool by the oven, and the only pig with eyelashes.',
  ],
  'c2-G.a': [
    'You lift the glass blade by blade, and lay it down outside the line.',
    'Every nest keeps its bend. By dusk the lane will take a cart, if the driver is not proud, and the first one is not. He walks ahead of his mule and talks to her about the eggs. At the far end he gives you his hoof pick, the good one, with a bone handle.',
  ],
  'c2-G.b': [
    'You fill a sack with broken glass from the edges of the lane.',
    'It chatters all the way home. A glazier gives you two coins for it, by weight, and plunges in his arm, and stops. What he draws out is no glass. It is a crystal, trodden as smooth as a plum, and he is honest enough to lay it in your hand.',
  ],
  'c2-G.c': [
    'For nine steps the grass is cold on your soles, and after that it is only soft.',
    'Since somebody made the ramp on the Goat Stair safe, the beast comes by every night, and has pressed the clover down like a stair carpet. By the last bend there is a glow under your ribs. At the far end a row of carters sits in the ditch, unlacing boots.',
  ],
  'c2-H.a': [
    'You teach the hunters pegs, and then you tell them how large the boar is.',
    'They were never paid for a hill, says the captain. For the truth he has two coins, and an errand his company is now too busy packing to run. At the first farm on the road they trade their spears for soup. They make good bean poles.',
  ],
  'c2-H.b': [
    'A guide costs six coins in advance, you tell them, because of the snow.',
    'You lead them by good paths, with views. They look at a hoofprint with ice in it, big enough to bathe in, and agree that it is old. They look at the next one, which steams. The captain finds that his contract ends at the stream. You have brought them, he says, exactly far enough.',
  ],
  'c2-H.c': [
    'The captain fights by numbers, and says them aloud.',
    'At six you do something that is not on the list, and his spear goes through the tent. He sits down and laughs until he is helped up. His hatchet is yours, and the coin he had bet on himself. His whole company lines up to shake your hand, and they light the fire with the contract.',
  ],
  'c2-H.d': [
    '“Would it be a whole roof?” asks the youngest hunter.',
    'You say that one slate is loose. That is all right, then. The spear goes back to the captain, who looks at it, and then digs in his own pack for a pair of gloves, much too big. You go down together in the first flakes. On the way you are asked the name of every house.',
  ],
  'c2-I.a': [
    'You hold each joint between your hands until it gives.',
    'For a moment the creature lies there flat, like a glove. Then it takes the boot by the lace and tows it off into the reeds, stopping for breath. It has left you an odd heat in the palms. The miller’s wife, who came for water, has set down both buckets to watch it go.',
  ],
  'c2-I.b': [
    'Seven turns of wire hold the lid of the jar, and whoever wound them was cross.',
    'Inside is a bottle and inside the bottle a small demon, who has been knocking to complain about the knocking. It has a coin for its fare. It would like to know what year it is. You say. It turns its back, and asks to be corked.',
  ],
  'c2-I.c': [
    'The drinker comes at two in the morning, on its belly, and it sloshes.',
    'It is a Husk Crawler, so full of pond that it fights like a wet mattress. You win by tipping it. Out comes a hand’s breadth of water, and on it ride a coin, a fine shell and a frog. At sunup the miller looks at his pond, and counts the frog in.',
  ],
  'c2-J.a': [
    'Stone by stone you turn the rubble into a neat low wall.',
    'Near the bottom is a mason’s chisel, with a coin rusted to it. Under that is the lid itself, with a ring. The draft between the planks comes up, and is not cold. Tilda Cobb sweeps the lid before she will let you stand on it. “Thank you,” she says. It may be to the well.',
  ],
  'c2-J.b': [
    'You build across the end of the street, chest high to a door.',
    'The people in the next lane have a good deal of china, and pay you four coins. At dusk something comes up and rests its chin on the top course. It looks over at the tables and does not push. By morning the mortar has set around two long bristles and the print of a chin.',
  ],
  'c2-J.c': [
    'A coin’s worth of oil burns long enough for all the rope you have.',
    'The lamp stops beside a ledge. There is a tin box on it, and a crystal like a goose egg. You fish for both with a bent spoon. The box holds a neighbor’s household book. As you wind in something drips, and echoes, like a note being tried.',
  ],
  'c2-K.a': [
    'The milestone turns on its heel, and says MONUMENT to the people coming home.',
    'Within the hour two wagons meet there, and their drivers find that each has been delivering the other’s lumber for a week. They change loads in the road, board by board, and look around for a hand to shake. When they have gone, you see that the wheel ruts already know which way to turn.',
  ],
  'c2-K.b': [
    'You mix soot with oil, and paint MONUMENT on the other side as well.',
    'Now the stone says so to whoever comes and whoever goes. A woman with a handcart, bound for the coast, reads it twice. Then she turns the cart around, and lets you have her ferry coin, and the shell she was going to remember you all by.',
  ],
  'c2-K.c': [
    'The bark is gone to the height of a hayloft door, and you say so at four farms.',
    'You say also that it went around the beans. By the fourth farm the news has got there ahead of you and grown tusks; you take them off again. You leave with an errand, to a nervous uncle up the valley, who should be told about the beans first.',
  ],
  'c2-L.a': [
    'You sit down next to the salt and are told about the pig.',
    'You learn how it coughs, where it itches, and its views on carrots, and feel quite rested. When the mothers come, at a run, all three of you have salt on your chins. One has brought a pie for the finder and the other a coin. They agree not to mention the aunt.',
  ],
  'c2-L.b': [
    'You break the salt along the back, where nobody sits.',
    'A fish salter gives you two shells and a coin, and would take more. When you come by the next evening, a tongue has been over the broken edge and made it round. The seat is narrower by a hand. The children have measured it. They are sitting closer together.',
  ],
  'c2-L.c': [
    'The pig says plenty, and the children take turns to translate.',
    'It says that Marrow’s kettle is behind the sixth block. It says there is a cow in the gully who has lost her people. You find both, and have time to take home one. Their mothers come, and thank you. You are given a shell, to hear the pig with when he is out.',
  ],
  'c2-M.a': [
    'Sergeant Plum hands you the spear, the whistle and his orders, which are to shout.',
    'He sleeps for nine hours. Nobody needs to be shouted at. The sneezing moves off along the far bank, stops, and turns into something like a snore. One of your own people had been down for the second watch. They come in the morning, with porridge, quite fresh, and ask what there is to do.',
  ],
  'c2-M.b': [
    'Your sign is twice as wide as Plum’s, in red, with a picture.',
    'The brush you leave for touching up. Plum pays six coins out of the money for a cannon. That night, he reports, something came and studied the sign by moonlight, from several angles. It did not cross. But you had drawn the tusks too small, and somebody has lengthened them, in mud.',
  ],
  'c2-M.c': [
    'You walk out under the sign to the last plank, and say bless you.',
    'The bushes stop rustling. Out of them comes a breath, so hot and so full of clover that you feel it in your knees. On the plank is a shell, rather wet, set down like a coin on a counter. Behind you Plum has lowered his spear. He clears his throat, and says it too.',
  ],
  'c2-N.a': [
    'You leave a plain button, and it takes three tries to find its place in the row.',
    'A farmer has climbed up after his stolen hay, with two coins in his fist to hire a hunter. He looks at the buttons, down the whole row. Then he gives you the coins for your trouble, twists a button off his own cuff, and puts it next to yours.',
  ],
  'c2-N.b': [
    'Even empty the bowl breathes, in and out, and you learn to strike on the out.',
    'Two crystals come away whole. Each has one side hollowed to fit a rib. You rake hay over the gap, so that it will not scratch. That night, from a safe way off, you see him come home. He turns around five times before he lies down, and then once more.',
  ],
  'c2-N.c': [
    'Three horn buttons and a gap make a drover; six pearl make somebody’s best blouse.',
    'A peddler of thread has seen you from the rim, and comes down to help. He sold half of these, and has the sales in a book. Between you every coat gets an owner. He leaves you the book. The buttons go back in the hay, and he tells the village who is remembered.',
  ],
  'c2-N.d': [
    'The Rustback wants brass, and you are in front of it.',
    'You go twice around the bowl, with hay in the air. Then one of its plates jams in the crystal, and when it wrenches free, a piece of the crystal comes too. It trots off. Two haymakers help you find the buttons. None is missing, and there is a coin too many; they vote that it is yours.',
  ],
}
