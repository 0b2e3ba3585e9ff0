// Chapter 1, Marklun: the shared letters in his eyes, his own letters, his missions.
import type { Prose } from '../../prose.ts'

export const C1_MARKLUN: Prose = {
  'c1-marklun-A': [
    'By law the mayor’s bell was pitched between two notes, and now it is on a goat.',
    'No saucepan could be mistaken for the mayor. The bell has cracked since; you hear that before you see the beard. The narrowest step is two feet and one hand wide. You hold a ruler near the goat. Two feet and one hand. Behind you the miners’ baskets are backing up, smelling of onions. A gold eye opens, and you discover that you are giving it your name and your reasons for traveling.',
  ],
  'c1-marklun-C': [
    'Nine kilns are cold, and you are halfway through saying so when the tenth one clinks.',
    'You lay a palm on it. By the color of the brick it has been alight four days; by the draft, so even that a straw held there hardly trembles, somebody clever built it. The door is sealed with clay, fresh enough to take a thumbprint. You beg pardon for the thumbprint. Clink. You stop talking, as an experiment, for the longest minute of your week. “Hello?” you say. Clink, clink.',
  ],
  'c1-marklun-D': [
    'Two tons of apples, you make it, allowing for wasps.',
    'That is two thousand pies. Over twenty autumns it is forty thousand, and there you shut the notebook, because you had begun to see them, on windowsills. The Lower Orchard has climbed its wall and started down the far side, and every tree wears its family’s name on a tin plate, so that the Marrows are by now well out into the lane. Among them stands a stiffened creature with its mouth open. In the mouth an apple is growing.',
  ],
  'c1-marklun-E': [
    'From the beacon’s iron basket to the school roof is four hundred and twelve yards.',
    'You have done the sum in bed for years, hoping for another answer. Now you do it by daylight, with string, and get the same one. Swifts in the basket scream at the string. Below is kindling, stacked by a person with small hands and respect for a right angle. In twenty winters’ soot something is asleep. By the grit, it is a Pebble Mite. By the dent, it is dog-sized.',
  ],
  'c1-marklun-F': [
    'One left foot has walked out of the bakery, in flour, and no right one.',
    'Either this was a very good hop or there is a door you have not found. You try the hop. You get as far as the drain. Behind you a loaf crackles in the only hot oven, baked to the minute, with nobody to tell. The others hold cold ash. Along the terrace every house door has been shut, quietly, by hand. The wall is warm a yard farther than it should be.',
  ],
  'c1-F.e': [
    'You knock along the wall: brick, brick, brick, and then something only painted like brick.',
    'It swings inward on leather hinges, into a passage one baker wide. On a stool stands a right boot, floury to the ankle, and by it a steel scraper and two coins, with a card: WELL DONE. You take both and shut the wall. Then you want to say thank you, and cannot find where.',
  ],
  'c1-marklun-H': [
    'Forty stones lean east at twelve degrees, and one leans west at nine, give or take its breathing.',
    'You go around it with the calipers. It is a creature: stone to the shoulder, above that more like suede, and asleep. Its breath smells of rain, and it breathes away from you. You cross over, to be certain. The blunt head swings about and breathes the other way. Polite, you write, and underline it. The line comes out crooked, because you are shivering. So, by the calipers, is the stone.',
  ],
  'c1-H.c': [
    'The second-best coat is the one with more holes, and you count them by feel.',
    'Its sleeves reach around nothing. You tie them behind, and turn up the collar on what may be the neck, and the shivering stops. A shepherd has stood up to see. She fetches the other shepherds. Halfway home, warm in spite of everything, you do the subtraction. You gave it the best one.',
  ],
  'c1-marklun-I': [
    'Water that does not move cannot turn a wheel.',
    'You drop a straw in the Millpond, and it stays. You drop a second, in case the first was faulty. Meanwhile the wheel, with one spoke left, goes around regardless, and groans at the same place every time. Inside the mill a bucket sinks, comes up streaming, sinks. Now the rope jerks sideways: something down in the race has hold of the other end. The wheel does not even slow. It is at this point that you become annoyed.',
  ],
  'c1-I.d': [
    'Power has to get in somewhere, so you follow the groan to the hub and scrape.',
    'Under the grease is a crystal, heavier on the seaward side. You pry it loose and turn it over. Still the seaward side. A girl on the bank brings you her grandfather’s mill book: he found the same, wrote it in red, and told no one. “He thought it was him,” she says.',
  ],
  'c1-marklun-J': [
    'You count Well Street a second time, on account of the spoon.',
    'Nineteen tables; eighty-eight places, each with a plate and a fork, and the chair pushed in. Eighty-nine spoons. The extra one is perfectly straight and belongs to nobody. There is dust on the road, none on the plates, and a smell of soap. By the last door a broom leans, swinging, each swing a little shorter, and from habit you work it backward. Whoever let go of it did so while you were counting.',
  ],
  'c1-marklun-L': [
    'The front door measures one hand and two fingers, doorstep to lintel.',
    'There are sixty blocks at the Quarry Mouth, cut and numbered for a wall nobody built, and somebody has moved into thirty-one. It was hollowed out with something no bigger than a nail. There are curtains, hemmed, and a scraper for boots. You take off your hat to feel less large. As that does nothing, you lie down in the dust. An inch from your ear, through the wall, a lid is put on a pot.',
  ],
  'c1-marklun-M': [
    'Doors without houses are only opinions, you have begun to say, and then you see the joints.',
    'They are mitered dovetails. A woman has eleven doors on a handcart, each made by somebody who cared, and she is at the wrong end of the Rope Bridge, which has every second plank. Only moving house, she shouts. She would like your view on jumping. You wet a finger for the wind. You subtract the cart. A long way down, the river makes a noise like frying. “With a run?” you call.',
  ],
  'c1-M.e': [
    'Half the planks are plenty, provided they are always the half she is standing on.',
    'You thread them on the ropes, loose, like beads, and spend the warmth in your chest on the wet knots until they run. She comes across on a floor that keeps up with her. Two miners ask to go next, and again. She pays two coins and a mortise chisel, and asks about stairs.',
  ],
  'c1-marklun-N': [
    'Somebody built a bench to face the crater, and the creature sitting on it looks higher.',
    'You take a line from its nose, or from where a nose would be convenient. Due east by a hair, and then up: it is looking at the sky. It stiffened years ago, legs crossed, long enough for a crystal to grow in its lap. The knitted cap, though, is new. The warm ground hums. There is nothing in that part of the sky. You look again, because it seems so sure.',
  ],
  'c1-marklun-B': [
    'You own eleven notebooks, and a twelfth is hanging on the laundry line.',
    'It is pegged by the spine between two pillowcases, dripping gray. The sevens are crossed. You crossed them at fourteen, for one term, because it looked like thinking. When you last saw this book it was going off a roof. Down the margins runs a second hand, very small, in green: ticks, a caret, one plain “No.” The pencil has run in the wet. The green has not. Somebody is marking your sums, and lately.',
  ],
  'c1-marklun-B.a': [
    'Whoever holds the green pen has checked everything, down to what you had for supper.',
    'Two of your additions have been put right. Where you wrote IT ANSWERED, in capitals, the margin says only “Show working.” The last sum has a ring around it, gone over and over until the paper is furred. You dry the book inside your shirt and put it with the others.',
  ],
  'c1-marklun-B.b': [
    'On page nine the green pen has dropped a minus sign, and you cannot leave it like that.',
    'You put it back, with respect, and feel warmer for it than you should. “Do you do other people’s?” says the woman behind the pillowcases. Her laundry bill has not come out right since March. It is the same mistake. She shouts for her sisters.',
  ],
  'c1-marklun-B.c': [
    'Your inside pocket has a hole, for which you have been meaning to draw up plans.',
    'The notebook goes in at the chest and keeps going. It fetches up behind your left hip, in the lining, against three coins you mourned in April. It is wet as a trout. You stroll off the Green, leaving a dotted line, and under the breastbone, where nothing is touching you, it is warm.',
  ],
  'c1-marklun-K': [
    'According to the toll booth, you weigh eleven sacks of turnips.',
    'You get off, and it says four. It must have been lovely once: brass beam, agate edge, a platform for carts, a card of charges, so much per turnip. Now you can taste the rust from here. You explain this to the six families behind you, who have walked from the coast and wish to go in. You have a spanner. At the back a grandfather, who has known men with spanners, lowers himself onto his trunk.',
  ],
  'c1-marklun-K.a': [
    'There is a hazelnut under the left bearing, and a mouse who had plans for it.',
    'You put both in your hat. A little oil, and the beam comes as level as a pond. The families are weighed, and seem glad to be told. No charge, you keep saying. The grandfather finds you two coins and a watchmaker’s file anyway. The mouse keeps the hat.',
  ],
  'c1-marklun-K.b': [
    'A coin a turnip is the posted rate, you tell them, and show them where it is posted.',
    'In fairness you enter each family as one turnip. They pay; you had been ready for an argument. At the sixth coin out rolls a hazelnut. So that was it! You hold it up. They are already some way along the road, and only a baby is carried facing you.',
  ],
  'c1-marklun-K.c': [
    'The fault is a hazelnut, but by then you have seen what it could be.',
    'A dial! A seat for grandmothers! The families unpack. They hold things. A boy’s idea for the spring is better than yours, and you say so. An ironmonger weighs his stock, honestly for once, and goes red. Anything on his cart, he says, at the true price; and he adds a coin and his pliers.',
  ],
  'c1-marklun-G': [
    'In your third pocket there is a tuning fork that you have never struck.',
    'You filed it at fourteen, the week after the star, to the note your mirror used to make in its frame; you wanted it out of your head. In the Glass Meadow every blade has a pitch. If it is that one, the star was answering you. A man is picking fleece off the stems, and sucks his thumb where they cut. Behind him a clump of tall glass has knees.',
  ],
  'c1-marklun-G.a': [
    'One tap, and the meadow stops what it was doing.',
    'Then it answers, from your boots to the tree line, every blade on that one note, until your spectacles buzz. You had ruled a page for no. A crystal stem rings itself off at the root and goes on sounding in the grass. The man holds out his wool book, which has clean pages. You seem to need one.',
  ],
  'c1-marklun-G.b': [
    'Fleece comes off glass without a scratch if you pull the way it grew.',
    'The fork taps your ribs whenever you bend, and you talk over it, about string, about whether sheep know. At dusk he combs out a handful with a ridged shell, binds your thumb, and gives you the shell. “This one helped,” he tells his wife, with you standing there.',
  ],
  'c1-marklun-G.c': [
    'Knees first, then elbows, and then the whole of it gets up ringing.',
    'Every step it takes plays something. It cannot turn left. You learn this running, and go left for some time. It comes down like a tray of spoons on a stone stair, and you say sorry to the pieces. One, clear crystal, has not finished. You wrap it in a handkerchief, and the handkerchief hums.',
  ],
  'c1-marklun-scholars-tower': [
    'The parcel is addressed to you, Form Four, third desk from the window.',
    'Professor Umbrel is out. The porter says so before you ask. In the parcel are your old exercise book, its last page taken off along a ruler; a pear, ripe today and on no other day; and a card in green ink. “You will want the page. You may not have it until you have eaten the pear.” There is no please on the back either. Behind his hatch the porter folds up his newspaper.',
  ],
  'c1-marklun-scholars-tower.a': [
    'You eat it standing, and halfway through you sit down on the stairs.',
    'It is, unfortunately, perfect. Juice runs into your cuff. You had not known you were hungry, or since when. The porter inspects the core from both ends and initials it. Then he lifts his cap, and there is the page: a mirror, a crank, a boy’s shading, and in green, “Lost Property, shelf nine hundred.”',
  ],
  'c1-marklun-scholars-tower.b': [
    'A pencil, held flat, will tell you what another pencil said.',
    'Up it comes, white out of gray: a mirror, a crank, and eleven short strokes in a row, dug in hard. You had cramp, you remember, and cold knees. Across it, in a lighter hand: shelf nine hundred. You glow like a boy who has got one right. You sew the rubbing in, and the book shuts properly.',
  ],
  'c1-marklun-scholars-tower.c': [
    'Pears are difficult, being so nearly regular.',
    'You give it an hour, and the bruise a quarter of that. Then you look up, and the staircase is full of scholars in slippers. The porter takes down the notice about umbrellas and hangs your drawing on its nail, and your chest glows. Two of them have an errand, if there is time. Each insists that the other’s is longer.',
  ],
  'c1-marklun-ublo-tower': [
    '“Date of loss,” the clerk reads out, “and reason for being on the roof.”',
    'Her pen waits. You had not prepared for a kind one. Behind her the shelves of Lost Property go up out of sight, and down the ladder from shelf nine hundred comes a boy, backward, with the crank of your mirror under his arm. You remember it bigger. The lamp on the counter stinks and dips, and she bends closer to find the line. In the queue somebody shifts a coffee mill to his other hip.',
  ],
  'c1-marklun-ublo-tower.a': [
    'The night of the Leaving, you tell her, soon after ten, and because you wished to be noticed.',
    'She writes it, and again, and by the third copy you hear it in her voice, as something a boy would do. The queue has stopped coughing. “Most people put wind,” she says. She blots all three. Over the counter come the crank, oiled, and one coin, being the interest.',
  ],
  'c1-marklun-ublo-tower.b': [
    'The crank you describe is short, black, a little bent, and invented as you go along.',
    'She finds it on shelf twelve, short and black and bent, with four coins tied to it in a cloth. You sign. At the door you look around. The next man has put his coffee mill on the counter, with a square hole in its side, and is describing its handle, with both hands.',
  ],
  'c1-marklun-ublo-tower.c': [
    'A lamp smokes because somebody once trimmed it in a temper.',
    'You take it to pieces on her blotter, square the wick, and apologize to the blotter. Up stands the flame. She finds you two coins under the inkwell, and her spectacles, which she polishes at length, with her back turned. The crank is by your elbow. Under reason she has put “Repairs.” The boy on the ladder salutes.',
  ],
  'c1-marklun-ublo-tower.d': [
    'You turn the notebook around, so that the green ink is toward her.',
    'She reads for a living. At the ring she takes off her spectacles. “It says show working,” she says. With the crank she pushes across two coins, your fee returned, and the register for the night of the Leaving. Every page is filled. Somebody stayed, to write down what people handed in.',
  ],
  'c1-marklun-crystal-meteorite': [
    'You have brought ninety yards of waxed string and waited for a clear day.',
    'Pegged in the middle of the crater, run out along the scar and pulled until it hums, it points to where the star came from. You lie in the warm grit and close one eye. Past the rim, past the ridge, to the school roof, where it has always ended. It misses. You wipe your spectacles. It misses by four mornings’ walk, over hills where nobody ever held up anything. Eleven notebooks begin at that roof.',
  ],
  'c1-marklun-crystal-meteorite.a': [
    'From the other side it misses by four mornings and an hour.',
    'A carter holds the far peg for you. What answer do you want, she asks. You open your mouth and shut it. The last peg turns up a crystal, and the streak in it runs along your string. When your notebook is full she hands you her daybook. From sundown she holds the lantern.',
  ],
  'c1-marklun-crystal-meteorite.b': [
    'Waxed string has to be wound in eights or it sulks.',
    'You wind it all and tie the end. Then there is no more string. You sit with your hands on your knees. A woman going by asks if you are hurt, and you look into it thoroughly. “No,” you say, surprised. She sits down too and cuts her cheese in two, and for a while you both chew.',
  ],
  'c1-marklun-crystal-meteorite.c': [
    'The first person you meet is seven and has a bucket.',
    '“It wasn’t me,” you say. “By four mornings’ walk.” She considers what it wasn’t, and leads you to the fires, where you say it to everybody, and again for those at the back. None of them had ever thought so. You watch them not having thought it. Somebody takes your hand, to be kind, and it stays warm.',
  ],
}
