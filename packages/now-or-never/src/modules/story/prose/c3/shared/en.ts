// Chapter 3, the shared letters: one reaction for each common choice, whoever reads it.
import type { Prose } from '../../prose.ts'

export const C3_SHARED: Prose = {
  'c3-A.a': [
    '“Dear Mother,” you read out, and ask him what comes next.',
    'It turns out to be the goat. After the goat there is no holding him; he fills four sides. He has nobody to send it with, and one coin for the stamp. The coin is now yours, and so, if you like, is the errand.',
  ],
  'c3-A.b': [
    'For two coins the pegs change hands, and the young surveyor can use both his arms again.',
    'A rose grower takes them within the hour, for three coins and a fine pink shell, and leaves you the mallet. In the afternoon you see him on the stair with his hands in his pockets, up and down, counting the steps, for his own interest.',
  ],
  'c3-A.c': [
    'You shuffle the pegs, and by step thirty the stair has gone somewhere else.',
    'On paper it now goes twice around the pump and into a hedge. Two of the Guild’s wagons follow the numbers and unload in each other’s yards. They leave two coins and a folding rule. The young surveyor checks your work, and moves nineteen a little to the left.',
  ],
  'c3-B.a': [
    'You borrow a pen and put the village back, map by map, starting with the pump.',
    'By the tenth sheet the washerwomen are telling you what you forgot: a stile, a henhouse, a bad step. By the twentieth they are fighting over the pen. One sheet is spoiled with thumbprints. The women fold it small and sew a cover on it, and you have a book.',
  ],
  'c3-B.b': [
    'Your pegs are ash, with a spring in them, and your pocketknife goes with the first dozen.',
    'The washerwomen try one on a sleeve, and then on the foreman’s sleeve, with him in it. They pay six coins. In the evening wind not a sheet comes down. All the white holes swell and lean the same way, like sails.',
  ],
  'c3-B.c': [
    'You cut close to the edge, and each hole comes away as a small white village.',
    'Two clerks come along the line and are puzzled to see daylight. They pay you a coin each to tell them what was there. An old couple stop to pick out their house. They would like it colored in. So would the Marrows; you can do one by dark.',
  ],
  'c3-B.d': [
    'Somebody has moved the pegs on the Goat Stair, so you draw it just as it is pegged.',
    'It climbs past the orchard, thinks, and stops in the air above a duck. The washerwomen suggest a bench. The foreman compares it with his notes, peg by peg, and it is perfectly correct. He lends you his good pen for the others, and forgets to ask for it back.',
  ],
  'c3-C.a': [
    'A coin buys soup with a lid of bread on it, and you hold it under the driver’s nose.',
    'She eats all of it before she says a word. Then she tells you everything the Guild has told her, which is little, and how to start a tank on a cold morning, which is a great deal.',
  ],
  'c3-C.b': [
    'You work quietly, from the bottom up, and leave one bolt in every three.',
    'It comes to a wrench, a good pair of pliers, and a clear notion of how a drill tank is made. The driver turns over in her sleep. Behind you a potter has stopped with a tray of cups. She looks at the wage slip, which has one more line to come, and at you.',
  ],
  'c3-C.c': [
    'The driver wakes, and before she can be sorry you show her how a kiln draws.',
    'You put in a cup and let her close the door. She sits in front of it all night. In the morning she takes out the cup and looks around for somebody to give it to. Then she hangs her Guild cap on the gearshift and asks where one sleeps here.',
  ],
  'c3-D.a': [
    'You pick a red one, rub it on your sleeve, and hand it to the clerk.',
    'For a time there is only the noise of it. “What is that one worth?” asks the man in gray. The clerk thinks, and says that it would be hard to put it in figures. Two women in a tree throw down some more, and you all stop for lunch.',
  ],
  'c3-D.b': [
    'You bid nine thousand apples for the orchard, payable as they ripen.',
    'The man in gray has no rule against it. He works it out on three sheets, and finds that the orchard would then own itself and be owed some change. The change is five coins. He adds a shell, since the clerk has begun to laugh and cannot stop.',
  ],
  'c3-D.c': [
    'You go ahead of the man in gray and read him the tin plate on every tree.',
    'Marrow, you say; Osk; Pell, with a ladder, who will tell you herself. By the end there is a family under each tree, and the prices have stopped. The clerk gives you his book. It has only names in it, and one Osk spelled both ways, to be safe.',
  ],
  'c3-E.a': [
    'By the easy path you light the inspector down to the inn and talk about cheese.',
    'At each bend he tells you what he is not writing down. That was a star, he says, and that is somebody’s kitchen. On the inn step he stands and looks back at the dark hill. Then he holds the door, so that you can see the step. You hardly feel the cold.',
  ],
  'c3-E.b': [
    'One coin licenses one candle, and nothing is said about how wide.',
    'Yours has the girth of a barrel. The inspector measures it, reads the notice and stamps the wax. In the evening it can be seen from the fourth milestone. Four carters who would have slept in a ditch come in by it, and each leaves a coin on the rim. You feel the heat of it indoors.',
  ],
  'c3-E.c': [
    '“One,” you say, and point at the first star, so that nothing shall be missed.',
    'The inspector is a thorough man. By six hundred he is on his back, has forgotten to write, and asks what they are called. Half the village is lying around him by then. On the form he puts “Several, unlicensed, high up.”',
  ],
  'c3-F.a': [
    'You put a roll in the oven, sit down, and let the machine watch the door.',
    'After some minutes it asks what is happening. The crust cracks; the baker’s children cheer. Y9 weighs a crumb. Its seal drops off. “Purpose: this,” it writes. “Rating of day: seven.” It follows you home, carrying the pan.',
  ],
  'c3-F.b': [
    'At the Guild’s desk a lost survey unit is worth six coins to the finder.',
    'You describe it, and sign. An hour later two clerks lead the machine away with a string through its seal. It is surveying the string. “Finder: known,” it says, as it passes you, and tips its pencil. On the steps all the bakers are very busy with their doors.',
  ],
  'c3-F.c': [
    'Y9 reads your list of errands twice and holds it to its chest.',
    '“Items: nine. Purposes: nine,” it says. It hands you the whole survey in exchange, and a paper cutter to open the pages. The bakers crowd in for the part about the ovens. Going down the steps you hear it, behind you, doing item one.',
  ],
  'c3-G.a': [
    'When the carters sleep you put the squares back, each with its own edge to its own edge.',
    'The low note goes up as the ground closes. Toward four a second pair of hands is under the glass with yours, then six; the carters have taken the cotton from their ears. By sunrise there is one seam left to see, and a tune lying on it like dew.',
  ],
  'c3-G.b': [
    'You are given a horse, cotton for your ears and the load with the longest haul.',
    'It is three coins a day. When the cart jolts, the stack sings, and a piece falls off that is harder than the rest, a true crystal; the foreman waves you to keep it. People at the gates have stopped saying good morning. You would not have heard.',
  ],
  'c3-G.c': [
    'Finding the meadow’s right note takes an hour, and then you sit on a cart and sing it.',
    'You do it through breakfast and soup. One by one the carters pull out their cotton, to see whether you have stopped, and hear what they have been cutting. The hum goes through your breastbone. The youngest lays down his saw. The oldest turns out to have a bass.',
  ],
  'c3-G.d': [
    'A coin goes to the inn for clean sheets, and you tell the carters there are beds.',
    'They look at the blankets under the carts. Most have signed, they say, and thank you, loudly enough for the road to hear. One has already unharnessed her horse. She walks down beside you. At the first house she asks if it is usual here, to have a door on the bedroom.',
  ],
  'c3-H.a': [
    '“Two B’s,” you tell Hobb, “and there is a roof at home with your name on it.”',
    'You spend two coins on nails, and show him. He puts down the pen. The queue gets shorter from the back, and somebody pays you back the nails. By noon it is a work gang, and a hand you had thought too tired for anything this season has got up to join it.',
  ],
  'c3-H.b': [
    'You join the line, and the line moves up one.',
    'It is a long way to the front and a short way back, past everyone, with six coins in your fist. The sergeant has shaken your hand. Hobb, who has got as far as the second B, watches you go by. He lowers the pen and takes it up again.',
  ],
  'c3-H.c': [
    'Three coins buy porridge for the whole line, with a spoonful of jam in each.',
    'It takes both hands to eat, so the hats go back on. With the hats on they begin to look at one another. Somebody remembers a roof; somebody remembers a wall. When the pot is empty there is no queue left. Under the pot lie a shell and two coins.',
  ],
  'c3-H.d': [
    'The sergeant comes around the table, and you meet him at the trough.',
    'He has a fine reach, and clean thumbs, and stands with his back to the water. When he goes in, the ice breaks, and all down the queue people put on their hats. He gets up, dripping, quite fair about it. Five coins of the advance are yours, he says, for a demonstration.',
  ],
  'c3-I.a': [
    'You sign, blow on it, and go to fetch three who have been waiting to be asked.',
    'One is up a ladder. One says that she cannot write, and then does, beautifully. Dace holds the chair. The third signs with a cat under his arm. The other cat has not been home since the drilling, he says. You look like a person who looks under things.',
  ],
  'c3-I.b': [
    'You sit down on the grass and read clauses ten to forty.',
    'By thirty-one your tea is cold. In thirty-three you find two coins, owing to anyone who reads this far. Dace pays it on the spot. He had begun to think, he says, that he was the only one. He gives you his own bound copy, and at clause nine a pressed daisy.',
  ],
  'c3-I.c': [
    '“Where would I sign?” says Dace, and for once he has no answer in his pocket.',
    'He has slept in four hundred inns. He turns a pencil around. “There was a windowsill,” he says. It had a plant on it, and was not his. He shakes your hand, and his is much warmer than the weather.',
  ],
  'c3-J.a': [
    'You take your place next to Tilda Cobb, and face the drill.',
    'She does not look around. She moves the broom so that it goes across you both. Doors open; by dusk there are thirty of you. The driver turns off the engine, and it is so quiet that you hear a coin roll out of its track. “That’s yours,” Tilda says.',
  ],
  'c3-J.b': [
    'While they argue about reason, you go under the tank and find that it can kick.',
    'It has its brake on, and bucks anyway, but you find the right bolt, and the drill droops like a tulip. In your hands are a wrench and a grease gun. “There,” Tilda says to the driver. “It’s seen reason.” She sweeps up the bolts.',
  ],
  'c3-J.c': [
    'You tell the driver that there is a bed, and pay a coin for the first night.',
    'He switches off the tank, and for a while he only sits there. Then he climbs out with his pillow, and walks right around the tables, not to jog them. Tilda Cobb looks at his boots, and steps aside, and lets him by.',
  ],
  'c3-K.a': [
    'You nail up a second arm, and your hammer has to stay behind the post to hold it level.',
    'It says LEFT, and nothing more, since nothing more is known. The whole line turns to look down the other road. Some walk a little way along it, and come back for their money. A boy is lifted up to feel the letters.',
  ],
  'c3-K.b': [
    'You buy ten tickets at the front of the line and sell them at the back.',
    'It comes to six coins over. An old man in the ditch pays you out of a sock. He shows the ticket to his mule, and reads it to her: ONE CROSSING. When you go home past him in the dusk he is first in line.',
  ],
  'c3-K.c': [
    '“The bridge?” says the clerk, and he looks behind him to see if it has come.',
    'He turns over the plan. All along the line people stop to listen. A woman who had saved for a window seat gives you two coins: you might ask the same about her well, which was sold to her in spring. The man behind her has a horse like that. Choose.',
  ],
  'c3-L.a': [
    'You knock with one knuckle and take up block thirty-one in both arms.',
    'At noon there is a bang that takes off your hat, and it rains gravel. Miners come running. The curtains part; one geranium has lost a leaf. You are handed out a shell, with a rim like gold. They would like the south side, if it is all the same.',
  ],
  'c3-L.b': [
    'The clock is stopped with a hairpin, at a minute to noon, by somebody holding very still.',
    'The somebody is you. A small screwdriver is clipped in the case, and the thing that made it tick so loudly is a crystal, cut as thin as a wafer. At noon nothing happens. It goes on not happening. In block thirty-one they are just sitting down to an egg.',
  ],
  'c3-L.c': [
    'You coil up the charges like washing, wire and all, and are gone by a minute to.',
    'The miners are delighted; they had been sent for some. They pay in kind, with a good pick, and a bottle that was blown out of the rock last spring. The demon in it has put its fingers in its ears. There will be no bang, you tell it. It leaves them in.',
  ],
  'c3-L.d': [
    'One guard comes at you from the shed, and the other comes along, more slowly.',
    'It goes hard for a while. Then the tall one is sitting in a barrow, and his partner has put down the club and is pulling fuses. “I did read the sign,” says that one. “I kept on reading it.” You go home together, by way of the shed, for a coat.',
  ],
  'c3-M.a': [
    'You ask both clerks for their books, and read them side by side, which has not been done.',
    'They balance perfectly. They also contain, since dawn, only one coin, much traveled. They pay three coins for the audit. Beneath the blotter you have turned up two real orders, from real people, and you may have one.',
  ],
  'c3-M.b': [
    'You remark that it looks like rain, and keep walking.',
    'The nearer clerk thinks not. You say that the wind has gone around; he comes along beside you, to see about the wind. By the middle the other one has come out to say that his knee agrees with you. On the far bank they notice where they both are. Each owes the other. In the confusion each pays you.',
  ],
  'c3-M.c': [
    'You invite both clerks to supper, and say which side.',
    'They look for that in the rules. So they come, and sit down with no gap between. One, it appears, plays the flute. The other had often heard it, and had supposed it was the river. They pay a coin for the onions. There is a second verse, they agree; a ferryman across the valley has it. Could you ask?',
  ],
  'c3-N.a': [
    'Four turns shut the valve, and you put your shoulder to the intake plate.',
    'Out on a gush of slurry slides a Pebble Mite, round as a loaf and extremely hot. It taps you on the foot, two short, one long, two short. Then it coughs up a crystal for you. The pumpman has seen. He goes back in, and hangs NO WORK TODAY on the lever.',
  ],
  'c3-N.b': [
    'You loosen one joint by half a turn and hold a bucket under it.',
    'The slurry comes thick and hot. When it has settled there is a crystal on the bottom. The pumpman’s mate pays two coins for the rest. The tapping goes on, a little farther up. You have to walk under it to leave.',
  ],
  'c3-N.c': [
    'The pump swings first, and it does not tire.',
    'On the seventh stroke you jam the arm with a fence post, and it tears itself off its bolts and lies down in the mud. You pick up a crystal, and one sound wrench. From the open pipe something small climbs out, shakes itself, and trots off to the east. Up on the hill the village hears the night.',
  ],
}
