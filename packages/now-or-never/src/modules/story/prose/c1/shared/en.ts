// Chapter 1, the shared letters: one reaction for each common choice, whoever reads it.
import type { Prose } from '../../prose.ts'

export const C1_SHARED: Prose = {
  'c1-A.a': [
    'The goat has not tasted salt since the mayor left.',
    'It takes the crust, the paper and very nearly a finger, and then gets up, one knee at a time, like a mayor closing a meeting. Where it lay there are a good shell, worn smooth, and two coins some courier lost. Above you a miner, waiting since Tuesday, asks what was in the paper.',
  ],
  'c1-A.b': [
    'You do not look at it, you do not hurry, and you are over.',
    'Behind you the bell gives one clank of the deepest suspicion. On the step above lies everything that ever fell out of a pocket here: some buttons, two coins, a mason’s square with the corner still true. You take the square. The goat has begun on the buttons.',
  ],
  'c1-B.a': [
    'The owner of the shirt is a boy of nine, and he comes backward, pulling a tub.',
    'He hangs a sock on either side of the shirt to keep it company. His mother did the elbow, he says, and she pays for news. You tell him about the road. He counts out three coins. By supper the whole camp knows that somebody on Laundry Green sat still.',
  ],
  'c1-B.b': [
    'The rope is good, and you coil it over your shoulder from post to post.',
    'Two coins are tied into the last knot, for a rainy day, and a peg-maker’s drawknife hangs behind the post; you take those too. The shirt you leave. There is no line to hang it on now, so you fold it on the grass, where it looks like somebody sleeping.',
  ],
  'c1-B.c': [
    'Seven drips, a gap in the hedge, and a petticoat that turns around.',
    'When the fight is over, the husk is open like a walnut and the petticoat is past mending. The thing had been collecting. Along the ditch it has laid out what it liked, in order of shine: two shells, a coin, and the lid of a jar. You leave it the lid.',
  ],
  'c1-C.a': [
    'The clay comes off in one piece, like the crust of a pie.',
    'Inside, on the shelf for best work, sit a dozen plain cups, still ticking as they cool. A crystal has been used to prop the shelf. You wedge a flat stone there instead and take the crystal, and two coins the potter had put under it. When you turn to go, one cup chimes after you.',
  ],
  'c1-C.b': [
    'A kiln must be fed when it is hungry, so you sit up with it.',
    'By moonset you are out of wood and out of songs. At dawn a potter comes running, certain she has slept too long, and finds it done. She opens the door, looks, and shuts it very softly. Then she gives you her second-best scraper, and the shell she smooths her rims with.',
  ],
  'c1-D.a': [
    'You fill your lap with apples and wasps, and leave one apple where it is.',
    'The fruit is small and tastes the way cold water looks. Under the wall, among the windfalls, you find a coin and a pink shell that fell out of a child’s apron. When you go, the creature has not moved. But the apple in its mouth has turned its red side to the sun.',
  ],
  'c1-D.b': [
    'Some of the tin plates are worn so soft that you have to read them with a thumb.',
    'Pell, Osk, Marrow, Osk again. You write down what is there and leave a line for what is not. A woman with a ladder stops to see whose tree she is robbing, and it is hers. She gives you her account book to sew them into, and goes up, shaking her head.',
  ],
  'c1-D.c': [
    'Flake by flake the creature comes away, like old paint leaving a door.',
    'You work around the apple, which is not your quarrel. Deep in the gray is a crystal no bigger than an egg, with the print of a leaf in it. It drops into your palm already warm, and a coin falls after it. The branch you have set free swings up, and stays up.',
  ],
  'c1-E.a': [
    'You take the kindling from the bottom, so that the stack stays tidy.',
    'It is hazel, split by somebody patient, and each stick is tied with a straw. Inside the third bundle are three coins and a note that says FOR MATCHES. Overhead the swifts go in and out like thread. You carry the wood down held against your chest, and it warms you before it is lit.',
  ],
  'c1-E.b': [
    'Moving day takes one hat, four journeys and a great deal of being shouted at.',
    'The bakery chimney has a ledge, a south side, and no fire under it. You set the nest down and stand back. For a long minute nobody lives anywhere. Then the first swift goes in backward, as if she had always meant to. A man hands you a coin. Do you do storks?',
  ],
  'c1-E.c': [
    'The soot sneezes first, and that is all the warning there is.',
    'Afterward there is a lot of mite and a lot of you, both black. It had dug its bed around the beacon keeper’s poker, six feet of straight iron with a hook, and swallowed three coins for the company. You wipe the poker on the grass. It leaves a line you could rule a page by.',
  ],
  'c1-F.a': [
    'You measure the loaf with your thumb and cut it as fairly as you can.',
    'You lay the coin on the shovel and shut the oven door on the other half. The crust sings all the way down the steps. At the bottom somebody’s grandmother has seen you come out with half. She looks at you for a long time, and gives you the sunny end of the wall.',
  ],
  'c1-F.b': [
    'Flour, then a smear, then a wet brick, and behind the brick a face.',
    'The baker has a bad hip, and has been hopping so as not to wake the children. There are no children. He looks at your hand, and you find that it is raised. You put it down. He comes, in the end. He brings the starter in a jar, and does not let you hold it.',
  ],
  'c1-F.c': [
    'Under twenty years of ash, an oven is exactly as its baker left it.',
    'You rake, you sweep, you sing a little into each to hear which is sound. In the fifth there is a peel with a mended handle, and two coins baked to the color of plums. By noon four ovens draw. By evening there is a queue, and nobody in it can say who started standing there.',
  ],
  'c1-F.d': [
    'Some doors were shut with care, and at one of these you knock the way a neighbor knocks.',
    'A bolt slides back. A hand comes out, floury to the wrist, and puts the heel of a loaf in yours. “Somebody closed all the doors in Well Street,” says a voice. “So I went and oiled the hinges.” Then, all down the steps, one by one, the other latches lift.',
  ],
  'c1-G.a': [
    'Freed, the first blade gives a note like a wet finger on a glass.',
    'The next takes it up, and the next, until it has gone to the trees and come back with something added. Where it ends there is a gap, just the length of a breath, and you find that you have filled it. A stem snaps off by your shoe, clean through. It is still ringing.',
  ],
  'c1-G.b': [
    'Your scarf goes around the seventh blade, twice, in a flat knot.',
    'Now the tune stops one note sooner. It is a relief, the way it is when a tap is turned off in another room. Across the meadow someone takes her hands down from her ears, looks for who did it, and waves. You walk home with a cold neck and sleep nine hours.',
  ],
  'c1-G.c': [
    'The tall blades must be cut low, on the slant, between one gust and the next.',
    'You learn the trick of it on the fourth, and break the fourth. Two come away whole, two crystals as long as an oar and clear as frost. The meadow goes on playing. But now there is a hole in the tune, and every time the tune comes around, so does the hole.',
  ],
  'c1-H.a': [
    'You put your cheek to the cold side of the stone and listen, as it does.',
    'At first there is only wind. Then, a long way under the wind, there is the sound a house makes when everyone has gone to bed. You stay. When the moon is up the stone shifts. Where its foot was there is a shepherd’s almanac, flat, dry, and twenty years out of date.',
  ],
  'c1-H.b': [
    'The stone wakes at the second blow, and it is larger standing.',
    'It fights the way a wall would, by being there. Then it goes off down the ridge with great dignity, leaning on things. It has left behind a shell, a coin, and a crowbar some mason gave up for lost. The other forty have stopped leaning east. They are all, you notice, facing you.',
  ],
  'c1-I.a': [
    'Spokes are only sticks that have agreed on a middle.',
    'There is a fence, and then there is less of a fence. By sundown the wheel has seven spokes of five different woods. It groans, considers, and goes around at a pace a person could live with. The bucket comes to rest. In it are the miller’s pliers and two coins, and a man goes to fetch his sack.',
  ],
  'c1-I.b': [
    'The bucket comes up empty, except that the emptiness has a cork.',
    'It is a small bottle, green as the pond, and inside it something the size of a thumb is sitting with its arms folded. It has been up and down, it lets you know, four million times. You dry the glass. There is a coin stuck to the bottom, and the demon would like that noted too.',
  ],
  'c1-I.c': [
    'The rope burns your palms, and then whatever had the other end lets go.',
    'You never see all of it. There is an elbow, some weed, and a wave going the wrong way. Then the rope comes in with a man on it, sitting in the bucket, quite dry. He had gone down to see to the pin, he says. He asks who won the regatta.',
  ],
  'c1-J.a': [
    'One fork, at the ninth table, is a little crooked.',
    'You set it straight. Then you go down the street and draw each door shut. Each has its own small voice, and by the nineteenth the place has stopped feeling left. It feels as if they had gone out to look at the moon. On the last step are two coins, squared to the edge.',
  ],
  'c1-J.b': [
    'First comes the dark, then the cold, then the owner of the broom.',
    'She is seventy-one and buttoned to the chin, and she sweeps all the way around you before she says a word. “That place is spoken for,” says Tilda Cobb. She considers your boots, and the road behind them. Then she leans the broom where you can reach it, and goes to see about the kettle.',
  ],
  'c1-J.c': [
    'Cupboards tell you more than people do.',
    'There is twine saved in a ball, a good gimlet, a pretty shell in cotton wool, and two coins in a cup marked MILK. You take what can be used and leave the cup. When you come out, the broom is no longer where it was. It is across the doorstep, at the height of a shin.',
  ],
  'c1-K.a': [
    'You choose a maple, since it is fall, and fold it around the coin as the others are folded.',
    'The bar goes up by itself. Beyond it the road is swept. A carter coming the other way sees the bar, and the lamp, and you on the right side of both. He touches his cap. “Open again, then,” he says, and goes to tell people.',
  ],
  'c1-K.b': [
    'The village built this road, and you work out what it ought to have earned.',
    'You take six coins, no more, from the top of the heap, where the leaves are freshest, and put each leaf back empty. It is all quite in order. When you look around there is a bead of rain on the tin sign, though it has not rained.',
  ],
  'c1-K.c': [
    'Just before dawn a woman comes up the road with a coin wrapped in a leaf.',
    'For twenty years she has paid to go out and look for her husband, and paid again to come home. “It’s the rule,” she says. You raise the bar and put the coin back in her hand. She walks in beside you, not very fast, for nothing.',
  ],
  'c1-L.a': [
    'Blocks eight, nine and forty have no curtains, and nobody answers when you rap.',
    'You take those. It is good stone, cut by someone who meant it, and on the underside of nine there is a plumb bob on its cord, left where the work stopped, with two coins for the next man’s beer. You step wide around thirty-one. A curtain moves aside, and moves back.',
  ],
  'c1-L.b': [
    'You knock twice, with one knuckle, and wait as long as a very small person takes on stairs.',
    'The door opens the width of an eye. A voice asks whether you are a draft. You say that you are not. After some thought a shell is rolled out to you like a barrel, and after it come two folded errands in a very fine hand. You may pick one.',
  ],
  'c1-M.a': [
    'Her boy has told her about the one who waited by his shirt, and after that it is simple.',
    'You lend a plank, you both step, you take up the plank behind and pass it to the front. It is a ladder that keeps changing its mind. Across, she counts two coins into your palm and then, to be safe, her doors. “He’s talked of nothing else,” she says.',
  ],
  'c1-M.b': [
    'Eleven doors go over on your back, one at a time, like a very slow parade.',
    'Each has a different knocker, and each knocks at every step, as if somebody inside you were wanted. Your share is two coins and any tool in the cart. You take the small screwdriver. She hangs her own front door on a tree, goes through it, and shuts it to try the latch.',
  ],
  'c1-M.c': [
    'The first plank holds, and so does the fourth, and you do not remember the rest as planks.',
    'When you turn, on solid ground, she is already halfway, walking where you walked, with her skirt in one fist. The cart stays behind. She looks back at it, full of doors, and laughs. Then she asks you which houses in the village are short of one.',
  ],
  'c1-M.d': [
    'You wind both near ropes around your arms and lean back until the bridge stops swaying.',
    'Then she comes, cart and all, plank by plank, talking the whole way to the cart. When the last wheel bumps up on the rock, your palms have the twist of the rope in them. She turns them over to see, and something warm goes up your arms.',
  ],
  'c1-N.a': [
    'There is just room, if neither of you sprawls.',
    'The bench is warm right through, like a loaf under a cloth. Neither of you says anything about the view. After a while a child comes along the rim with a ball of wool and stops dead. She looks at the cap, and at you. She sits down in the middle and gets on with the other sleeve.',
  ],
  'c1-N.b': [
    'The crystal has grown where two stiff hands were folded, so you say excuse me.',
    'A quarter turn, and out it comes with a noise like a stopper. Under it are three coins gone green; you wonder who put them there, and for what ride. The lap looks emptier than a lap should. The cap has slipped. You pull it straight before you go.',
  ],
  'c1-N.c': [
    'Four feet down the hum becomes a grumble, and at five it has words in it.',
    'Up comes a crystal as long as a hand, and tied to it with tarred string a bottle, well corked, a furious face squashed to the glass. They were having a conversation, it seems. They go on with it in your bag, all the way home.',
  ],
}
