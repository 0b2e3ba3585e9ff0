// Chapter 6, the shared letters: one reaction for each common choice, whoever reads it.
import type { Prose } from '../../prose.ts'

export const C6_SHARED: Prose = {
  'c6-A.a': [
    'You offer the goat a shell, your lunch, and in the end the facts.',
    'It eats the lunch. It looks over its shoulder, at the creatures, for as long as that takes to chew. Then it gets up and walks down ahead of them, as if this had been arranged. A woman on the next bend gives you two coins she had bet against you. The goat returns the shell.',
  ],
  'c6-A.b': [
    'You lay a second step around the goat, so that it need not notice.',
    'The first creature tries the stone with its toe, and makes sure. When its weight comes down you feel it behind your ribs, like a door shut by a careful person. A mason has left you his trowel, and a coin in the mortar. On the road people have begun to move the branches.',
  ],
  'c6-A.c': [
    'You walk up the line with a brush and pan, and sweep behind each heel.',
    'It comes to a bucketful. At the top you sieve it, and the largest piece is a crystal as clear as rain. A jeweler has brought a jar for the dust, and blows on the lid. One creature has stopped, with a foot in the air. It is waiting for you to finish the step.',
  ],
  'c6-A.d': [
    'The slip rolls over, and has claws at every corner.',
    'It has buried that bend since the spring. You are half the afternoon shoveling something that shovels back. When it has gone grumbling down the gully, there is a spade in what is left, with a crystal and a coin. Miners up the stair lower their picks and cheer. The line moves up by one.',
  ],
  'c6-B.a': [
    'You hang up one of each, yellow, blue and black, and watch the ship.',
    'At yellow a rope swings. At black a port opens, by a hand’s breadth, and someone up there holds out a very wet tablecloth, white, with a gray stripe. The dyers wave. You write it all down, in order. They give you the book it is in. Of blue it says only that it was considered.',
  ],
  'c6-B.b': [
    'You pick up the long paddle, and stir.',
    'It goes around to the right until it feels like the left. Steam smells of onion skins; your shoulders let go. After an hour someone starts a song with a beat for the paddle in it. When they lift out the sheet it is quite blue, and so are you, to the elbows. People wave at you all the way home.',
  ],
  'c6-B.c': [
    'What is left in the vats makes eight jars, and the man from the Casino takes them all.',
    'He pays six coins. He wants it for the carpet, he says, so that people will look down. When you come by in the evening he is standing outside among the wet sheets, with a jar under each arm, and his head back.',
  ],
  'c6-C.a': [
    'You turn out your bag on the bench, and give them what you had been saving, with two coins for sieves.',
    'It grinds down to a cupful. The eldest potter works it in with her thumbs, and sets the last lamp in the fire herself. It comes out a color of its own, too hot to put down, so you carry it, and change hands at every gate.',
  ],
  'c6-C.b': [
    'You hold out your hand for the teapot, and after a moment the youngest passes it.',
    'It has poured for four generations, and it breaks with a very mild sound. Two coins were in the bottom, put there against bad times. The lamp that comes of it has a spout. They laugh, in the end, and give you the hammer, which they do not want to see again.',
  ],
  'c6-C.c': [
    'Out where the star came down you dig, and something there is already crying.',
    'It is a Weeping Column, to the waist in good clay. You have the worst of it, and then the best. It goes off weeping, toward the thunder. You carry home clay enough for the last lamp, and two crystals it had wept, and nobody mentions the teapot.',
  ],
  'c6-D.a': [
    'You sit down among the nine, and eat an apple to the core.',
    'It is cold from the grass. The nearest leans over, by degrees, until it is leaning on you; it has kept some of the summer in that shoulder. Children come with baskets, put them down, and sit. At the next thunder nine heads are tucked in, and after them three small ones.',
  ],
  'c6-D.b': [
    'The first creature goes around by the elbows, an inch and then an inch.',
    'When the thunder is in front of it, its shoulders come down. You turn the last one tree and all, and your arms are hot from it for an hour. By evening the nine sit in a row, like people at a play. Two women bring rugs for their laps. One pays you for her seat.',
  ],
  'c6-D.c': [
    'You fill the press with windfalls, wasps and all, and lean on the bar.',
    'It runs brown, then gold. Gran Pellow tastes it, says nothing, and sends for barrels. There are three coins for you, a jug to sit down with, and in the pulp a pink shell that must have been in somebody’s apron. One of the nine has put out a hand. You fill it.',
  ],
  'c6-E.a': [
    'You breathe into the empty lamp until it takes, and put it back in the bucket.',
    'It has most of your warmth in it. A small light travels along the rail, stops at an empty hook, and stays. On the hill people begin to count the other hooks. When the bucket comes back it holds a crystal, and a card. “Much obliged,” it says. “It was convenient.”',
  ],
  'c6-E.b': [
    'You go up the bucket’s line as far as the first plank.',
    'It breathes against your cheek like the side of a cow. Stiff things stand in rows there with their eyes shut. In a seam is a crystal, and next to that somebody has wedged a book, against the draft. You stop it with a rag instead. On the way down you hear it being tucked in.',
  ],
  'c6-E.c': [
    'You write WHO IS ASKING? on the back of the card, and tug.',
    'The line goes up. There is a long pause. The answer is in a round, wet hand: THE PURSER. AND ARE YOU WELL? By the time you have settled that a crowd is reading along. In the bucket, with two coins, are two requests, one for a hot brick and one for news of a hat.',
  ],
  'c6-F.a': [
    'You borrow the pencil, and write DACE beside your own name, in capitals.',
    'He comes by with the plan to see that no one is left out. He reads down to the place, and stops. He apologizes to the chair before he pulls it out. “What does one bring?” he asks. He has brought the tin lunch box. There are two halves in it.',
  ],
  'c6-F.b': [
    'You tie on an apron, and are given four hundred potatoes.',
    'By the second hundred someone is peeling next to you. You burn one tray, which the children say is the best. When the last dish has gone out they push you down on the step with a plate. One of your own people, quite rested, brings the salt, and asks what is for tomorrow.',
  ],
  'c6-F.c': [
    'You climb on the bench, and ask what you are bid for the last seat.',
    'It goes to seven coins, to a man who had a seat already and wanted one for his coat. Assessor Dace enters the sale, in his neat hand, and rules a line. Then he goes and stands by the wall with his lunch box, where he can see that everybody has a spoon.',
  ],
  'c6-F.d': [
    'Up on the ship there is now a lamp that somebody filled, so you set one by every plate.',
    'When the last is lit the light goes down every street and around the corners, with people’s hands in it, passing things. Your own are hot from the matches. Overhead another row comes on, as if counted off against yours. They are one over, says a boy, and moves the salt.',
  ],
  'c6-G.a': [
    'At the gap in the tune you open your mouth, and sing the last line.',
    'Your voice cracks on the high note, and the blades take that up as well, and carry it over the hill. Then there is no sound at all. It goes on a little longer behind your ribs. Up in the rigging someone blows their nose. An old man has taken hold of your sleeve.',
  ],
  'c6-G.b': [
    'You lie down in the grass, and let it want what it wants.',
    'It plays to the gap, and waits, and starts again. In the fourth round you stop leaning forward. There are small noises in that gap: a gate, a cough, a late bird. By the ninth there is only your breath, and the ground is warm along your whole back. You wake with grass printed on one cheek.',
  ],
  'c6-G.c': [
    'You choose a blade from the edge, the loose one, and cut it in the rest between two notes.',
    'The meadow plays on, thinner by a hair. At the root is a crystal as big as a nut, with a coin grown into it. The blade hums all the way home, one tune behind. Far off the rigging has noticed, and does not stop.',
  ],
  'c6-H.a': [
    'You sign, since he has a pen out, and then you ask him why.',
    'He was born under number twelve. He learned to walk by falling toward it. “If they’re straight,” he says, “which way was I going?” Toward the ship, you say. He thinks about it, and pays you a coin to carry the paper around, and hear what the others say.',
  ],
  'c6-H.b': [
    'You begin at the land end, and cut the brush as far as the last two stones.',
    'There is paving underneath, with two grooves where wheels ran. They go to the edge, and on. The petitioner drags branches. In the roots are a mason’s square and a shell, where someone took off his coat. On the Goat Stair, the first of the line lifts its face.',
  ],
  'c6-H.c': [
    'You dig at the foot of the tallest stone until the spade says clang.',
    'It is a ring, no bigger than a plate, with a yard of cable on it, cut short in a hurry. The end has grown a crystal, like the drop at a tap. Two coins are wedged beneath. The marlinespike in the knot takes an hour, and is yours. Up on the ship something twitches.',
  ],
  'c6-H.d': [
    'You tell the petitioner that a quay needs a harbormaster, and ask if he is free.',
    'He looks at his six signatures. Would he have a say in how they stand? You tell him that it would be his whole job. By the time you have reached the gate he has borrowed a cap. He walks down with you, backward, to keep an eye on them.',
  ],
  'c6-I.a': [
    'You settle on the bank with the Purser’s list, and check it against the pond.',
    'It is right about the barrels. It is right about a hat, lent nine hundred years ago in a shower. One frog is entered twice, and you write so in the margin. It comes down bound as a book, with an apology, and two coins for reading to the end.',
  ],
  'c6-I.b': [
    'You ask, on the back of the list, if the interest might be had in fish.',
    'The rain stops to consider. Then it begins again, the right way up, with trout in it. People run out with aprons held wide. By noon there is frying on both banks, for everyone. You eat until you have to lie back. In the last apron were two shells, marked PRINCIPAL.',
  ],
  'c6-I.c': [
    'You give the wheel a push, to the left, because that is the side you are on.',
    'It thinks, and goes. The millstones grumble, and take hold; the first flour in all those years comes down the chute, and lands on your feet. It is as warm as new bread. The miller runs in laughing, and out to tell people, and in again, having forgotten the sack.',
  ],
  'c6-J.a': [
    '“Sit down, Tilda,” you say, and pull out the chair next to yours.',
    'She sweeps the seat. She stands the broom in the corner, and then she sits, on the front inch. All down the street people have stopped eating, and start again. By the pudding she is leaning back. Under your plate is a coin, squared to the edge, and still warm.',
  ],
  'c6-J.b': [
    'You ask Tilda Cobb whether the new ones know how the stoves draw.',
    '“They do not,” says Tilda. She has been watching the smoke for an hour. She goes in without knocking. You hear a damper, a cough, and her voice, going on for longer than you ever heard it. The smoke stands up straight. She sends you out one of your own people, whom it has woken.',
  ],
  'c6-J.c': [
    'You spend two coins on candles, and lay the three tables, fork by fork.',
    'People come to their doors. A bowl arrives from one side of the street, and a loaf from the other. You have just done the last spoon when there is somebody standing in the road, with a suitcase, asking if this is taken. You say that it is now. Tilda Cobb fetches another blanket.',
  ],
  'c6-K.a': [
    'You read the verse aloud, and stand for light and witness both.',
    'A note, very low, comes up out of the rock, and the ring turns over in its socket. All along the road people lay their hands on the stone. A sliver of the metal drops into your palm, bent in a circle, and after it two old coins. Overhead the rope gives a little jerk.',
  ],
  'c6-K.b': [
    'You sit on top of the ring, and splice in ten feet of good hemp.',
    'It takes all your string, and a stranger’s belt. When you throw your weight on it the splice creaks, and holds, and you feel that as far as the breastbone. Somebody up there lets down a fid, with a coin through the eye. FOR THE NEXT TIME, says the tag. “My belt,” says someone below.',
  ],
  'c6-K.c': [
    'You shout up the price of a mooring, per night, in advance.',
    'There is a pause. A basin comes down on a string, and in it are four coins and a crystal, wrapped in a clean handkerchief. “We had hoped to be expected,” says the card. People on the road, who had brought pies, find that they would sooner not look at you. The rope hangs where it was.',
  ],
  'c6-L.a': [
    'You carry the piano, between finger and thumb, around the nail.',
    'It is the corner that has beaten four of them. When it stands on the cart the mother wipes it with her sleeve, and asks what they owe. You say, a tune. Everyone in the quarry sits down in the dust. It is the lullaby, with some wrong notes in the left hand.',
  ],
  'c6-L.b': [
    'You pay two coins for the house, and are given the key.',
    'It is so small that it comes with tweezers, and those are yours too. A builder looks at its south window and goes quiet. He buys your drawing of it for four coins; by evening people are trading plots, to have the sun on the breakfast. On the sill is a saucer, and a note about the geranium.',
  ],
  'c6-L.c': [
    '“The noon bell,” says the mother, “and feet.”',
    'The others join in. They will miss being knocked for, with one knuckle. They will miss drafts. Somebody has been writing all this down, and sews it into a book for you; they know it already. There is a coin to hold it open. Masons have come up behind you, with their hats in front of them.',
  ],
  'c6-M.a': [
    'You tie a stone to the end of a rope, swing it three times, and let go.',
    'On the far bank it is caught by a woman with one hand; in the other is a pie. The miners bring more rope, and give you a splicing iron, to keep. The first pie comes over by itself, in a sling, with a coin on the crust for the thrower.',
  ],
  'c6-M.b': [
    'You go around by the low ford, and start a song to keep them together.',
    'It is the one about the goat. A hundred people take it up. The water is cold, and the last verse is warm. Everyone who took money at the bridge is standing in the stream, giving people a hand. One of them has put out his palm, from habit, and is handed a pie.',
  ],
  'c6-M.c': [
    'You climb down the ravine, and fish out the planks before the river has them.',
    'Most are sound. You stack them on the bank; a carpenter buys the stack for three coins, and you keep the boat hook you did it with. On the other side they are watching you. Someone calls across to ask if those are for the bridge.',
  ],
  'c6-M.d': [
    'You go out along the cable, and the gale-eater turns and lets you have a mouthful.',
    'It is last March, by the taste. You hang by one knee and hit it with your bag until it has swallowed itself. Nobody has dropped a pie. One man has already come across the cable, with his pie in his teeth. Would there be a room, he asks, on this side?',
  ],
  'c6-N.a': [
    'You stand beside the Unfinished King, shoulder to shoulder, and look where it looks.',
    'It is only the road. You watch together for an hour. One cart is not the one. Then it breathes out grit, and steps back from the gap. Where its shoulder was, yours stays warm. People have come up with lamps, and kept them low. The first of them sits down where it stood.',
  ],
  'c6-N.b': [
    'The King puts down its head, and you learn what a gate feels like.',
    'It has one good arm and no second thought. But one side of it was never finished, and there you get your shoulder in. It goes in with the sound of a shelf coming down. Two crystals have broken off, and in the straw lies a book, the bill of lading.',
  ],
  'c6-N.c': [
    'The letter on the stave is loose on three sides, and you tap along the fourth.',
    'It comes off in two pieces. They are crystal all through, with a black line burned in each. Behind you the King has moved its feet. It is looking at the blank place, as one does at a missing button.',
  ],
  'c6-N.d': [
    'Somebody has cleared the road, and you take the King by its one finished hand to see it.',
    'It comes a step. Where the brush was it feels the ground with its foot. It stands aside from the gap, and a hundred people breathe out. An old man picks up two coins it has dropped. He lost a dog here, the night of the star. Would you ask, aboard?',
  ],
}
