// Chapter 3, Namal: the shared letters in her eyes, her own letters, her missions, her call on the Guild Tank.
import type { Prose } from '../../prose.ts'

export const C3_NAMAL: Prose = {
  'c3-namal-A': [
    'Peg nineteen says OBSTRUCTION, and is tied to your ankle while you read it.',
    'There was a red peg on every step of the Goat Stair, with a number on a paper flag. The goat has eaten them as far as step twelve, where a young surveyor sits with his arms around the rest. The knot on your ankle is a good one. His name is sewn into his collar, and beside him is a letter that begins “Dear Mother,” and stops.',
  ],
  'c3-namal-B': [
    'On the nearest wet map you are a small square, hatched, marked REMOVABLE.',
    'The Guild has rented Laundry Green and hung the valley out to dry, row upon row. On every map the village is left out, and there is a clean white hole in the shape of it. The washerwomen are paid by the sheet and complain about the pegs. You bend until the hole is as wide as your face. It smells of glue.',
  ],
  'c3-B.e': [
    'You go and stand in front of the white hole, in person.',
    'Left foot, you say, the Bakers’ Steps; right knee, the school. A washerwoman finds her own house, about on your hip, and dabs it onto the sheet in laundry blue. By dusk there is a village on every map, and the foreman has you down in his book, by the hour, as scaffolding.',
  ],
  'c3-namal-C': [
    'The drill tank is your cousin, on the boiler side, and has never been asked anything.',
    'You ask it how it is. It ticks. It has gone nose down into a kiln on Kiln Ridge and is cooling too fast, and you know that ache. In the hatch the driver is asleep with her mouth open. Her wages are in her lap, on paper, and the Guild has kept most of them. A dozen nuts on the tank would come off between two fingers, and hardly be missed.',
  ],
  'c3-namal-E': [
    'The inspector asks how many candles you are, and you say that you have been told you are warm.',
    'He writes that down. He has climbed Lamp Hill to count its flames for the Guild, with a box and a lantern, and the wind has put out the lantern. His shoes are thin, and the path down is steep. “I could enter you as one,” he says, holding both hands to your front plate. Above him are a great many stars, and not one has a license.',
  ],
  'c3-E.d': [
    'You put him on your left shoulder, and tell him when to duck.',
    'He sits very straight. After the second bend he begins to point: that is the mill, that is where he is staying, they do a good egg. At the inn they come out to see what has arrived. On his form, under candles, he has written “Several.” You walk home with your joints loose.',
  ],
  'c3-namal-F': [
    '“Category?” asks the machine on three legs, looking up, and up.',
    'It is Unit Y9, with a Guild seal hanging by a thread, and it has been surveying an oven on the Bakers’ Steps for two days. The report is on the wall in chalk. INTERIOR: WARM. PURPOSE: UNKNOWN. RATING OF DAY: FOUR. Clerks have often put that question to you, and none of them sounded so hopeful. Its pencil is out. It can see your own list of errands, tucked in your collar.',
  ],
  'c3-F.d': [
    '“You first,” you say, and the pencil stops in the air.',
    'It walks around itself. It measures one of its legs and then, to be certain, the other two. “Category: here,” it says, and looks up to see whether that is allowed. You have been filed there yourself for years, you say. The bakers go back in, on tiptoe. Heat goes through your pipes from top to bottom.',
  ],
  'c3-namal-H': [
    'Your form is already filled in, with a line drawn under wages.',
    'It lies in the Windbreak, on a table with a flag, GUILD PAYS, and a sergeant with very clean thumbs. Your neighbors are in the queue with their hats off, each reading the back of the one in front. You hear their stomachs. At the head Hobb the builder is trying to spell his name. The horse trough beside him has a skin of ice.',
  ],
  'c3-namal-I': [
    'There are two chairs at the table by the Millpond, and one of them is iron.',
    'The wooden one is for anybody old. The iron one has been found somewhere, and rolled here, and dusted. “I hoped it might serve,” says Assessor Dace of the Guild. You sit, by degrees. It holds. Before you lies the Roll of Residents, with its forty clauses. If enough people sign before the last day’s sun is down, he has come for nothing. He has sharpened the pencils himself.',
  ],
  'c3-namal-J': [
    'You and the tank regard each other down Well Street, like two people at the wrong party.',
    'It has stopped between laid tables, with its drill toward the well. Tilda Cobb stands before it, broom across her chest. The driver keeps asking her, please, to be reasonable; he has slept in that seat since March, and his neck will not turn. Steam comes along the cobbles to you, sour with poor coal. The brake is on. You can hear the engine lean.',
  ],
  'c3-namal-K': [
    'You know what a bridge weighs, and there is not that much iron in the county.',
    'Still, tickets to it are selling well. A Guild clerk sits with a lamp and a cashbox where the Toll Road divides, under a new signpost with one arm, the right. On the left are two nail holes. The queue stamps its feet, and people show each other where it says BRIDGE. You ask him for the span, and he turns over several papers.',
  ],
  'c3-namal-M': [
    'The clerk on the near end of the Rope Bridge asks your axle weight, and you ask his.',
    'He has not been weighed since school. There are two clerks, an end to each, and all day they have charged one another to change places. The books balance perfectly. They show you, one from either side of the gap. They have not stopped for supper, and supper, you can smell, is onions. The boards have a new brass plate. It gives the load in clerks.',
  ],
  'c3-M.d': [
    'You pay the one on the near side, and cross, and pay the one on the far.',
    'It is the first money from outside. They enter it in both books, and come out to the middle, and shake hands. There is a rebate of two coins, it appears, for a customer of your width. They wave you off, each with the other’s hat.',
  ],
  'c3-namal-N': [
    'Under your palm something inside the pipe taps: two short, one long, two short.',
    'It has caught in the intake of the Guild’s pump, which drives hot slurry uphill from the Crater Lip, day and night. You tap back, two, one, two. There is a silence. Then there is a great deal of tapping. The valve is within your reach. So is the pump, and it has an iron arm as long as a cart, and swings it at whoever comes near.',
  ],
  'c3-namal-meet-guild-tank': [
    'You lay your hand on the side of the Guild Tank, and it stops humming to hear you.',
    'It is parked across the village road, a bank on wheels, and nobody goes by without feeding a coin to its slot. The plates are good work. Low in its flank is a small brass door marked CORRESPONDENCE. You have correspondence. When you bend, a cold smell of paper comes out. “Next,” says a voice, which has been waiting for someone to be next.',
  ],
  'c3-namal-meet-guild-tank.a': [
    'Two books will go through a brass door, if you post them clause by clause.',
    'Inside there are footsteps, and a person reading aloud. Near clause ninety something is stamped. The tank turns in a farmer’s gate and goes off down the coast road. Eight coins drop from its slot: levies, returned. People come out and stand on the dry patch.',
  ],
  'c3-namal-meet-guild-tank.b': [
    'You hold the Roll of Residents to the slot and turn the pages.',
    '“More slowly,” says the voice. It wants to know who Osk is, and the other Osk. You tell it; you have carried most of them. By the last page the road behind you is full of people listening for their own. The brass door opens, and out comes a certified copy, sewn in cloth.',
  ],
  'c3-namal-meet-guild-tank.c': [
    'You explain the village to the slot, one house at a time, without raising your voice.',
    'Toward evening you have got as far as the bakers’ cat, and there is a long sigh, smelling of ink. Out come four coins, and a shell that was a paperweight. A boy on the wall has listened since noon. He runs to tell his mother she was in it.',
  ],
  'c3-namal-D': [
    '“One engine, hauling, antique,” says the man in gray, and knocks on your chest to hear the note.',
    'He was pricing apples, until you came by the Lower Orchard. He has cold hands and leaves nothing out. “Some wear.” His clerk wipes her nose and writes it. The number, when he says it, is higher than you expected, and you wish that it were not. He compares it with another engine, further back in the book, and nods.',
  ],
  'c3-namal-D.a': [
    'One assessor, you say, upright, and lift him to the light by his coat.',
    'You knock with a knuckle. He is hollow in the middle, not having stopped for lunch. “And the number?” he asks, in spite of himself. You say that you don’t do numbers. His clerk, who has not laughed since the coast, gives you the shell that she keeps her pins in.',
  ],
  'c3-namal-D.b': [
    '“I am not for sale,” you say, “but I may be asked.”',
    'He looks for the column. A woman with a ladder asks you to hold this branch. Soon there is a line, with a cart to shift and a hat in a tree. Each of them says please. Your fire draws as it did when you were new, and the man in gray has shut his book.',
  ],
  'c3-namal-D.c': [
    'Who set the price, you ask him, of the last one like you?',
    'He turns back nine years. Crater Lip. Cold. A bird in the chimney. The name is yours but for a letter; beside it is a sum, and the word scrap, in his hand. He starts to cut out the page for you. Then he gives you the whole book, and the knife.',
  ],
  'c3-namal-L': [
    'Four minutes before noon, a lit fuse is running across the Quarry Mouth between your feet.',
    'It goes to paper charges under the stone, and a sign, NOON. On your shoulder, with their plates in a thimble, is the family from block thirty-one. They took their time locking up. “You are Guild property,” the foreman calls through a speaking trumpet, from the seat of his charge-engine, “and must not be damaged.” Forty paces off is the pond.',
  ],
  'c3-namal-L.a': [
    'You let yourself down on the charges, as on a friend’s sofa.',
    'They go off. It is mostly noise. When the dust settles you are in a hole your own shape, with both hands around your shoulder, and inside your hands something coughs. Along the rim the quarrymen are taking off their hats. One climbs down to you with your seat plate and a wrench.',
  ],
  'c3-namal-L.b': [
    'You take the fuse between finger and thumb, and carry its lit end to the pond.',
    'You go slowly, because of the thimble. There is a hiss, and a frog. A quarryman uncovers his ears, cuts a skipping rope from what is left of the fuse, and gives you the cutters. You lie in the shallows until you have stopped shaking.',
  ],
  'c3-namal-L.c': [
    '“Come here,” you say, “and say it again.”',
    'He comes on the charge-engine, belts flying, and first you put the family up on a ledge. It is a fair fight. It ends with the engine in the air above your head, running. He climbs down and says it again, much lower, to his boots. The NOON sign falls over. You keep two of his jacks.',
  ],
  'c3-namal-G': [
    'The carters on the Glass Meadow will go on, they say, if you will pull.',
    'The glass is cut like turf and stacked, three tons to a cart, and where it was lifted the ground hums one low wrong note. It gets in your rivets. They have stopped, with their children on the empty carts. No one shouts. Each of them has pulled beside you, some winter, and they look at their boots. The Guild’s man holds out a harness. He has polished it.',
  ],
  'c3-namal-G.a': [
    'When you sit down with them, the carts jump.',
    'A woman moves over by about a foot, and props her flask on your knee. Nothing more is pulled that day. You know how to stop; you have often been stopped. It is another thing with people in it. Toward evening the Guild’s man sits too, on the harness, and your pressure comes up and stays.',
  ],
  'c3-namal-G.b': [
    'You back into the harness, and it is your size.',
    'The load comes away. You had forgotten how little it is to you. The note in the ground gets louder, and the boots step off the track, one pair after another, to let you by. The Guild’s man lays seven coins along your palm. When you come back for your coal they have gone home, on foot.',
  ],
  'c3-namal-G.c': [
    'The children are not glass, you point out, and it is nearly supper.',
    'You take the empty carts in a string, with the smallest child on your foot to work the whistle. They sing the low wrong note as loud as they can. At each door you set one down and are thanked by the top of a head. By the last door your rivets are quiet.',
  ],
  'c3-namal-tower-of-miners': [
    'You were never bought, the miners’ clerk explains; you were listed.',
    'He would give a good deal not to show you. The Guild is claiming the tower’s effects, and here you are among them, item four thousand one hundred and seventeen, under shovels. You bend down. The page smells of boots. He has underlined the number in green, to be kind, and sharpened the pencil afterward. Now he holds the other edge of the ledger, in case it is heavy for you.',
  ],
  'c3-namal-tower-of-miners.a': [
    'You ask for the loan of the green pencil.',
    'In your hand it is a splinter. Above “engine, one” you put your name, in capitals. It uses up the shovels’ margin. The clerk calls in the shift to read it. Nobody wants to tear the page, so the ledger is yours. The shovels will have to have a new one.',
  ],
  'c3-namal-tower-of-miners.b': [
    'Above you is a pit pony called Duke, and below you a canary.',
    'You read them out: Duke; yourself; the canary; a boy, lent by his aunt for one summer. Miners come in to hear. The boy is there, sixty, hat off, and gives you the coin he was lent for. The clerk takes down two orders from the hook above his desk. You may choose.',
  ],
  'c3-namal-tower-of-miners.c': [
    'You lift the ledger, clerk’s hand and all, until he lets go.',
    'You put it on the roof beam, where it cannot be reached without you. Out fall four coins, and the ruler he kept his place with. He says you had better take those. Then he dips his pen, and looks about his desk for something else to be in charge of.',
  ],
  'c3-namal-snail-caves': [
    'Unit Y9 is counting you by lamplight, and wipes its feet at every corner.',
    '“Rivets, nine hundred and six,” it says. “Dents, forty. Knitting, one, unfinished.” It has been sent to write you down, and has chosen the Snail Caves, for room. A snail sits cold on your knee. Then Y9 comes to the last line of the form, which is PURPOSE. The pencil goes down, comes up, goes down. Rating of question, it adds: nine out of ten.',
  ],
  'c3-namal-snail-caves.a': [
    'You try “hauling,” and it writes that, and you both look at it.',
    'You try “was for hauling.” A snail crosses the page and is waited for. In the end there are four words, and you would not care to say which of you said them: ask her, she’s there. Y9 stamps the form twice, for the pleasure of the noise, and presents you with the book of blank ones.',
  ],
  'c3-namal-snail-caves.b': [
    'Three legs and a pincer make a slow pupil, who drops every second stitch.',
    'Around midnight it holds up a thing like a small fishing accident. “Scarf,” says Y9. It starts to rate the day, and goes back to count the rows instead, because it is busy. Your fire burns low and sweet. A guide who brings in tea is given the scarf, and wears it.',
  ],
  'c3-namal-snail-caves.c': [
    'You tell Y9 about your sister on the Crater Lip: cold box, a bird in the chimney.',
    'Y9 turns back to an entry marked scrap. It reads the name there, and then the plate on you. It rules the entry out. “Correction,” it tells the guides with their lanterns, and above the line, in very small capitals, it writes SISTER OF. Then it gives you the ruler, for your trouble.',
  ],
  'c3-namal-monument': [
    'The roll wants one more name, and Dace has turned it toward you.',
    'It is sundown on the last day. He moves the inkwell to where you can reach it. The pen beside it is the thickest the Guild makes. At the Monument the whole square has stopped talking. You have listed sacks, and stones, and thirty names on a slate, and have never written yourself down. The column says RESIDENT. On Dace’s own side of the page the line is empty.',
  ],
  'c3-namal-monument.a': [
    'You sign, in square capitals, and it takes up two lines.',
    'Dace reads it. Then he goes around the table, hat in hand, and bows to you, as to somebody in her own doorway. The noise of the square comes to you afterward, through the feet. Your fire stands straight up. As to the second line, he says, he finds that the form allows for it.',
  ],
  'c3-namal-monument.b': [
    'You sign, and do not lift the pen.',
    'You put down all thirty, and after each, since the column asks for it, a number in Well Street. When they run off the page Dace slides another under. “They are away,” you tell him. “They are expected.” He looks through clause nine. Then he has it bound, for you to keep until they come. Others wait behind you, with names.',
  ],
  'c3-namal-monument.c': [
    '“After you,” you say, and turn the roll around again.',
    'He has slept, he says, in four hundred inns, and would hardly know which to put. You wait. The sun is at the shrine door when he writes, small, the name of the place where he is staying. You sign beneath. The square breathes out. He screws the cap back on the ink, and it takes him three tries.',
  ],
}
