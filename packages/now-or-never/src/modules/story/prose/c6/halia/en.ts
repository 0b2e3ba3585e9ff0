// Chapter 6, Halia: the shared letters in her eyes, the Purser, her own letters, her missions.
import type { Prose } from '../../prose.ts'

export const C6_HALIA: Prose = {
  'c6-halia-B': [
    'Whatever color they decide on, it will have to be lit from behind.',
    'That has occurred to nobody on Laundry Green. The ship reads colors, a man says, and so every sheet in the village is being dyed. There are vats of yellow, vats of blue, and paddles for whoever will stir. Gran Pellow, sleeves up, is doing hers black, to be on the safe side. Overhead the planks breathe in, and the wet cloth lifts.',
  ],
  'c6-B.d': [
    'You hang a light behind every sheet, and by the second row you have help.',
    'The warmth runs out of your fingers; children come up with jars. Blue, yellow, blue, and in the middle one black square with a gold edge, like a door. Up in the rigging something swings around to face it. “I thought so,” says Gran Pellow, and lets you have her dye tongs.',
  ],
  'c6-halia-C': [
    'Four hundred and six lamps, and you had only ever dared to think of one.',
    'There will be one for each window in the village and the town below. All ten kilns on Kiln Ridge are roaring. Four hundred and five lamps are done, and the clay has run out. The three potters have been looking at the family teapot. There is clay where the star broke the ground, one says, but a Weeping Column has got into it. What have you got on you that would grind?',
  ],
  'c6-halia-E': [
    'You have never had to look up at a light before, and it is hard on the neck.',
    'On Lamp Hill you can nearly touch the rest: planks as long as streets, furred with creatures, breathing. Along the rail goes a lantern. You have followed it to the edge before you notice, and you see now why people do. A brass bucket comes down on a line and stops at your hand. In it are an empty lamp and a card, blank on the back. FILL, IF CONVENIENT.',
  ],
  'c6-halia-F': [
    'You are asked to light the first candle, and look around for a child.',
    'All the ovens on the Bakers’ Steps are going, and down every street runs one table, made of doors. Tonight the town below eats with the town above. Assessor Dace has drawn the seating plan again and again. He has put you by your brother, and Gran Pellow by the goat. There is one seat over, and no Dace on the plan.',
  ],
  'c6-halia-H': [
    'The stones of the Windbreak stand in two rows, evenly, with room between for lamps.',
    'All your life they leaned, and in fog you went home by the lean. Now they are bollards, forty of them, upright as candles, on a quay that nobody ever mentioned, chin-deep in brush. Under the tallest a bit of iron has come up. “It was nicer crooked,” says a man with a petition. He knows each stone by its number. He has six signatures, and four of them are his.',
  ],
  'c6-H.e': [
    'You set forty lamps, two by two, walking backward toward the land.',
    'When you have nothing left under your ribs you look up, and it is a road. Above it the planks come into line. The petitioner turns his paper over, draws two rows of dots, and signs. He gives you a mooring mallet, which for years has been holding up his beans.',
  ],
  'c6-halia-I': [
    'The rain is going up out of the Millpond, and every drop takes your light along.',
    'They make a slow bright curtain, with nobody behind it. On the mill door hangs the Purser’s list: so much water, borrowed at the last mooring, nine hundred years ago, and so much interest, in fish. A trout goes up past your hat, looking straight ahead. The wheel has all its spokes again. It makes a quarter turn, and a quarter turn back.',
  ],
  'c6-halia-J': [
    'You walk the length of Well Street with nothing to do, and it is pleasant.',
    'Each house has its lamp lit by whoever lives there. One is crooked, and you leave it. At sixteen of the nineteen tables people are passing things. At the other three the chairs are pushed in. Tilda Cobb goes from door to door with her broom, and it has all been swept. The new ones’ stove is smoking. She stops at their window, and does not go in.',
  ],
  'c6-halia-K': [
    'Bring a light and a witness, says the shrine’s verse, and you only ever remembered the light.',
    'The rock at the end of the Toll Road has come down, and there is the guest’s handle: a gray ring, taller than you with your hat on, polished along one edge by whatever used to tie up. The ship’s rope swings above, too short by ten feet. It drips on all who look up. You have brought the light. Wick is at your elbow, at no distance at all.',
  ],
  'c6-K.d': [
    'You need a witness, you tell Wick, and he spits on his hand and flattens his hair.',
    'You lift the light. “I saw it,” he says, in the voice of a judge. A note comes up through your boots, and the ring turns to face the ship. All along the road nobody is talking. “You have to say it too,” he says. So you do, and the metal grows warm.',
  ],
  'c6-halia-L': [
    'The family of block thirty-one gives you its lamp to keep, the size of a match head.',
    'It has never been out, says the mother, and you believe her. The curtains are down, and in the window a card the size of a crumb says FOR SALE. They came off the ship in somebody’s sleeve, and are going home by it. Only, at the Quarry Mouth, their piano is stuck on the doorstep, with four of them under it. Whenever they breathe it gives out a very small chord.',
  ],
  'c6-halia-M': [
    'On the far bank a lamp goes up, to show you where they are.',
    'You taught nobody that. Beneath it you make out hats, a great many, and dishes with cloths on: the town below, invited for seven. Since noon there has been no Rope Bridge, only one cable, and a gale-eater hanging on that by its teeth. Planks turn in the river. Beside you stands everyone who ever took a toll here, hands in pockets, with nothing to charge for. From the smell, the pies are leek.',
  ],
  'c6-halia-N': [
    'The thing in the gap shades its face from your lamp, with an arm like a gatepost.',
    'You turn the lamp down. It is the Unfinished King. Behind it on the Crater Lip the star has opened, and is only a crate, big as a town hall, a word burned into each stave. The creatures wait to go home. The King will not go in, and will not let them. It keeps its half a face to the road, as one does who was told to wait.',
  ],
  'c6-halia-meet-purser': [
    'The lamp on the Purser’s counter has been alight for nine hundred years, by the look of the brass.',
    'Nobody has been told. You know how that is. Behind the grille, in a coat of rain, the Purser is trying to make a column come out. Ballast, living, one hold, you read upside down. Lost overboard. Recovered, less such as have taken up residence. It bows to you, and to the door, twice. “Would you say,” it asks, “that anything here is ours?”',
  ],
  'c6-halia-meet-purser.a': [
    'What should go, you say, is whatever has its face up, and is walking.',
    'The gray rope should, and the rain in the pond. It writes that down, a word to a line, and after each looks out through the grille to see if it hurts. It hurts a little at the pond. Your commission is a crystal, and a coin with a hole in it.',
  ],
  'c6-halia-meet-purser.b': [
    '“The nine in the orchard stay,” you say, “and the one on the bench.”',
    'It asks who answers for them. You do, you say. Behind you Gran Pellow raises a hand, and Tilda, and a girl with red wool. It heats its pen at the lamp, and your own fingers feel it. Ten times it writes “at home.” It has to ask how that is spelled.',
  ],
  'c6-halia-meet-purser.c': [
    'You bring Assessor Dace to the ledger, and the Purser bows to his lunch box.',
    'Dace bows to the grille. It is some time before either sits. The column, he says, wants a heading. They try Lost. They try Found. When you leave they have come to Guests. You get the old ledger, full to the last line, and the coin that marked the place.',
  ],
  'c6-halia-D': [
    'Your mother’s tree is on its side, with the tin plate up.',
    'The ship’s wind did it. You can read her name without bending now. The nine who will not walk have come through the Lower Orchard and are leaning along the trunk, as they lean on anything that has been warm. At the roots something gnaws: a biter, starved, and unwise. On the wall a woman with a bundle has pulled up her feet.',
  ],
  'c6-halia-D.a': [
    'You eat one apple as far as the pips, and plant the fattest where it stood.',
    'You press the earth down with both thumbs, and leave them there until they are warm. One of the nine shuffles around to keep off the wind. A man with a ladder has watched. He hangs the tin on a stick for you, low down, where a child could read it.',
  ],
  'c6-halia-D.b': [
    'Cut for lamp-posts it comes to forty, and the last cut is yours.',
    'Each time, the nine move along to what is left, until they are leaning on each other. People touch the bark as you carry them down. Osk leaves you the saw. Out of a fork falls a shell that you put there when you were six, so as not to lose it.',
  ],
  'c6-halia-D.c': [
    'Between the seventh and the eighth there is room, and you lie down against it too.',
    'Grit settles in your collar. In the wood something ticks, letting go of the summer. When you wake it is evening, and nothing hurts. You are covered to the chin with leaves, laid on in rows, stem to stem.',
  ],
  'c6-halia-D.d': [
    'You go in under the roots with the lamp first and a branch second.',
    'It is all teeth and no plan. It bites the branch, the lamp and itself, and leaves over the wall. The woman gets down. She walked four days to see the ship. She turns over a broken root. “It’ll shoot from here,” she says, and unties her bundle. “I could stay and watch.”',
  ],
  'c6-halia-A': [
    'On the Goat Stair a lamp is already hanging where you meant to hang yours.',
    'You climb to the next bend, and there is one there. And at the next. You try walking faster. On the top step sits Wick, swinging his feet, soot to the elbows, next to an empty basket. He says nothing. He looks down the stair, as at nothing in particular. By your count one bend is dark, the one with the goat.',
  ],
  'c6-halia-A.a': [
    '“You missed one,” you tell him, and he says that the goat was asleep.',
    'He goes down. There is some discussion, and a light, and he comes up with one sleeve. The miners pay by the bend, and he gives you your half, two coins. There is also an errand that he took on and cannot do, being wanted on the hill. It is more in your line, he says.',
  ],
  'c6-halia-A.b': [
    'You squeeze in on Wick’s step and say nothing, which takes some doing.',
    'You had something ready about hooks. Below you the walkers come up out of the dark, bend after bend, and not one looks at the lamps, since they are where lamps should be. Wick leans on you, hot as a loaf. An old man, stopping for breath, does not ask which of you.',
  ],
  'c6-halia-A.c': [
    'You take your tinderbox off your belt, and the leather under it is still pale.',
    'It was your grandmother’s. You show Wick the trick of the lid, with what heat you have in your fingers. He goes through his sock, to the toe, and puts a crystal on your palm, gray with lint. “That’s my best one,” he says. Two girls on the stair have stopped to look.',
  ],
  'c6-halia-G': [
    'The lullaby in the grass wants one more line, and you have always known it.',
    'It was your grandmother’s to sing, down from the hill, when the lamp was lit. It means all in. Nobody has sung it since. The Glass Meadow plays the rest over and over, and up in the rigging a voice answers, and breaks off where the grass does. People are sitting about with children asleep on them. The tune comes around again.',
  ],
  'c6-halia-G.a': [
    'You sing the last line, not very well, and it is only seven words.',
    'The meadow stops. Then the ship gives it back, with a floor under it, and you have it hot in the ribs. A man gets up and counts his children. “You’re flat,” says an old woman. “So was she.” She wants it again.',
  ],
  'c6-halia-G.b': [
    '“It goes down on the third word,” you say, “and everyone goes up.”',
    'You teach it with your hand, row by row. At dusk the whole meadow walks into the gap together, and you, who had meant to lead, are listening. The schoolmistress puts it on the last page of the song book, and gives you that. A child wants you to have her shell, for the going down.',
  ],
  'c6-halia-G.c': [
    'You hum the tune, with your mouth shut, and go on across.',
    'The nearest blades take it up and stop, as if to see who that was. It stays behind your teeth as far as the gate, and keeps your ears warm and your feet light. A carter pays three coins to follow you to the ford. What was that tune, he asks. You were clearing your throat, you say.',
  ],
  'c6-halia-monument': [
    'One boot is tied before you see that you are going to run.',
    'On the steps of the Monument stand four hundred and six lamps with nobody’s name on them. The ship needs the whole cliff lit to find its mooring. You could be at every window by midnight, alone, if you cut through the bakery. All around the square people stand back with their hands empty, so as not to get in your way. You have hold of both ends of the lace.',
  ],
  'c6-halia-monument.a': [
    'You untie the boot. “Could you each take one?” you ask.',
    'It is quite a noise, four hundred people who were only waiting to be asked. They go off by all the lanes, and the heat of it is on your face. When the steps are bare Brona comes up with one more. “Yours,” she says. You had forgotten that you have a window.',
  ],
  'c6-halia-monument.b': [
    'You tie the other one, and you run.',
    'At Well Street your side hurts; at the Bakers’ Steps you are hot to the bone. People hold their doors for you. Some have matches out, and put them away. At one past midnight the last is lit, and a hat goes around, four coins. A boy says that he would have liked to do theirs.',
  ],
  'c6-halia-monument.c': [
    'You put a name on each lamp, and you start with Osk.',
    'They come up to say how it is spelled. Half-Past holds the paint and asks why about each. At Dace, F., the assessor has to sit down. When the steps are bare he has copied all the names into a book, in his best hand. It is not a roll, he says. It is for you.',
  ],
  'c6-halia-flying-casino': [
    'From the Flying Casino the ship looks close, and the village very dark.',
    'You are here for the chandelier. The house will let down all its ropes of candles, every one, if you will play it for the wax. The dealer lays out the cards. She has a velvet coat; she was the ninth name on a friend’s list, and did not want to be fetched. She is looking past you, at the window. By your hand a candle burns in a saucer.',
  ],
  'c6-halia-flying-casino.a': [
    'You put two coins on the cloth and hold your cards the right way around.',
    'You lose three hands, and win the one that counts, with a card you had been using as a coaster. Down come the ropes, sighing, like a ball gown. The house is a good loser. It gives back a coin, and adds the candle shears, and a crystal that came off in the fall.',
  ],
  'c6-halia-flying-casino.b': [
    '“Keep the lot,” you tell her. “Would you come and hold one?”',
    'She left that village on foot, she says, and has sat with her back to it ever since. She takes a candle from the nearest branch. At every table people get up, to see where she is going, and take one too. Hot wax runs down your wrist. At the bottom she stops, on grass.',
  ],
  'c6-halia-flying-casino.c': [
    'You reach for the tinderbox, and there is only belt.',
    'You gave it away. You leave it to luck, and a waiter lights a candle to see what comes of that. Another does. When the whole chandelier is burning it has to come down, for the ceiling’s sake. Would you take one light, the dealer asks, to the tallest door in Well Street?',
  ],
  'c6-halia-flying-casino.d': [
    'You carry one candle down, lit, by hand, two hundred rungs.',
    'All your life there has been glass. You go around each gust with your back, and wax runs over your knuckles. A crowd waits below, looking up as people look at an egg on a spoon. Each has a wick that wants it. The porter has come down behind you, on foot, by two hundred matches.',
  ],
  'c6-halia-deck': [
    'From the deck you can see all of it, and all of it is dark.',
    'There is the black cliff, and at every window somebody with a lamp, waiting for the beacon before they light. It has always been done that way. You are up here, on wet planks, with the Purser, and the beacon is down there. You have never in your life been in the wrong place for it. On the hill, very small, a match goes on. It goes out. It goes on.',
  ],
  'c6-halia-deck.a': [
    '“Back to the wind!” you shout, with everything you have.',
    'All the ropes hum with it. There is a pause, of a kind you know. “I AM!” comes up, quite thin. The match goes out. The Purser studies a knot. Then there is a glow with two hands around it, and it is the beacon; your throat is hot. “Is he always so civil?” asks the Purser.',
  ],
  'c6-halia-deck.b': [
    'You keep your hands in your pockets, where there is one match.',
    'The Purser asks why the one on the bench has a cap, and you turn your head to tell it. When you turn back the beacon is lit. Down the whole cliff they are lighting their windows. The Purser gives you the log, a coin to hold the page, and a pen. Under Lights you write, “Wick.”',
  ],
  'c6-halia-deck.c': [
    'You turn your back on the hill, and show the Purser the view.',
    'The sea, you tell it. Weather. You are at the herring boats when your shadow falls on the planks before you, with nothing in its hand. “Ah,” says the Purser, over your shoulder. It gives you a crystal, to see it small in, and a last card to deliver. You finish the boats. Then you look.',
  ],
}
