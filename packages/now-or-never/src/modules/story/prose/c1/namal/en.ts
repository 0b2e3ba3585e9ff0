// Chapter 1, Namal: the shared letters in her eyes, her own letters, her missions.
import type { Prose } from '../../prose.ts'

export const C1_NAMAL: Prose = {
  'c1-namal-B': [
    'You step over the lines on Laundry Green one at a time, knees high, like a hen.',
    'All that line, and one wet shirt, small, mended at the elbow today. Your hands are wrong for buttons, but you know wringing, and whoever wrung this is strong on the left side only. The right cuff is still dripping into the grass. Two pegs farther along hold nothing. Under them begins a trail of drips that goes to the hedge, where a frill of petticoat is trying to be blossom.',
  ],
  'c1-namal-C': [
    'The tenth kiln is exactly your own temperature.',
    'You have come along Kiln Ridge laying the back of a hand to each: nine like January, and then this one, like a forehead. Its door is stopped with fresh clay, full of thumbprints. You stood here once with two tons of clay in your arms, and a potter’s child on each foot, and were not to walk until the song was done. It had verses. “Is anyone in?” you ask. Something clinks. You beg its pardon, and it clinks twice.',
  ],
  'c1-C.c': [
    'Up comes the crown of the kiln in one piece, with a wren’s nest on it.',
    'You hold it level overhead. Inside, among plain cups, a bottled demon is fanning itself with its hat. A woman runs up the path to shout. To see in, she steps onto your left foot, without looking down, and stays there. She hums something. It has verses. Then she hands you up the bottle.',
  ],
  'c1-namal-D': [
    'The ninth tree has grown around your knuckles.',
    'You leaned there one afternoon so that children could climb your arm, and the bark has closed on two dents like lips on a spoon. Your fist still fits. The rest of the orchard is over the wall with its tin names on, halfway to the road. Wasps are at work. A stiffened creature gapes in the long grass, with an apple growing on its tongue. Behind you some very short people, who think you cannot hear, are discussing the tallest tree.',
  ],
  'c1-D.d': [
    'With an arm around its waist, you ask the tallest tree to dance.',
    'Apples come down on your back like a kitchen falling off a cart. Underneath, in the dry, children scream with all their might. They eat along your arm, and post the cores into your firebox. You have not burned so sweet in years. A mother comes to call them in, takes one look, and brings supper out.',
  ],
  'c1-namal-E': [
    'The day you carried the beacon up Lamp Hill, you were scolded for whistling.',
    'The iron is where you hung it. The basket is full of swifts, and you feel the wind of them on your cheek plate. Below is the soot of twenty winters, and beside that some kindling, small and dry, stacked by a tidy mind. Something in the soot rolls over. It is as big as a dog, and pulls the black up around its shoulders. You keep your whistle shut.',
  ],
  'c1-namal-G': [
    'Nobody of your weight should walk on glass, so you stop at the edge and lean in.',
    'The wind is playing the meadow blade by blade. Some of its notes live in you as well, in the collar rivets, in the firebox door, and by the second line you are humming from the ankles up. You find that you do not mind. Somebody has wound wool around a dozen stems, and there the tune only thuds. In your left shoulder a single rivet keeps quiet, waiting its turn.',
  ],
  'c1-namal-H': [
    'You have been leaned on by most things, and as a rule they say something first.',
    'In the Windbreak forty tall stones tip east to listen. The forty-first tips west, and you had stopped there to let your bearings cool, so now its shoulder is against your hip. It weighs a ton and a quarter, about. It is warmer than the others and no more talkative. Grit patters on your foot. You feel it breathe in, and, after a long time, out. If you step away it will fall over.',
  ],
  'c1-namal-I': [
    'Somebody at the Millpond is pulling on a rope, and has bad manners.',
    'You listen at the mill wall. A bucket goes up with a sigh and is snatched down again. Outside, the wheel has one spoke left and still goes around, in water so calm that a second wheel hangs underneath. You could turn it with a finger. You put the finger out, and draw it back. The rope runs through the floor into the race, and down there something spits on its hands.',
  ],
  'c1-namal-J': [
    'Well Street was built before you were, by people who did not expect you.',
    'You stand in the road and see it as you always have, through the upper windows. Nineteen tables. Eighty-eight places. Thirty of those spoons belong to names you said aloud in the snow, and promised. The chairs are in. The plates are clean. A broom by the end house is rocking, rocking, and comes to rest as you watch.',
  ],
  'c1-J.d': [
    'You take one finger in at the window, slowly, as one would to a bird, and lay it on the stove lid.',
    'Warm. Fed, and banked, and fed again. You leave a lump of your own good coal on the sill. In the morning the coal is gone. In its place, filled out by a coin and a folded errand, is a sock, darned, much too small.',
  ],
  'c1-namal-K': [
    'For the purposes of the Toll Road, you are two carts.',
    'It was argued at the time, with a tape measure, and you have always paid for both. Tonight the bar is down and its lamp is lit. You lower an eye to the booth. Coins are heaped higher than the stool, each in a dated leaf, and it smells like the underside of a hedge. The top leaf is tonight’s. The sign says EXACT MONEY. The bar comes up to your shin. You have never once stepped over it.',
  ],
  'c1-namal-L': [
    'You cut these sixty blocks, and you could lay them in the dark.',
    'You could not say which year. But seventeen had a flaw, and twenty-two came down on a mason’s toe and was given a name. They wait in rows at the Quarry Mouth for a wall nobody built. You go along, saying the numbers, and at thirty-one your thumb meets a doormat. The block is hollow. It has a door, curtains, a smell of very small toast. Thirty-two, you see now, stands right in its light.',
  ],
  'c1-L.c': [
    'First you bring in the washing, which is one stocking.',
    'Then you inform the keyhole, slide both hands under, and climb to the south ledge as if the house were a full cup. Indoors, plates are being counted. The sun finds the window, the curtain opens, and something goes warm behind your front plate. The foreman comes to look. He repaints his tally: fifty-nine blocks, one residence.',
  ],
  'c1-namal-M': [
    'A brass plate on the Rope Bridge gives the load it will bear: you, without your left arm.',
    'You have often wondered who worked that out, and with what in mind. Now every second plank is gone, and cold air comes up through the gaps. Across it, by a handcart full of doors, a woman walks back four paces, looks, and walks them forward again. She calls across that she is only moving house. You rest your right hand on the near rope. Over at her end, a post creaks.',
  ],
  'c1-namal-F': [
    'Behind the flour bins, in your own square capitals, hang the thirty names.',
    'The loading hatch takes your head and no more. There is the slate on its nail, a line to each name, the way you would list sacks, and underneath, the last thing you told them: BACK DIRECTLY. By rights the chalk should be dust. But half the strokes are thick and white. Someone whose hand shakes has gone over them, lately, and kept inside your lines. On the ledge is what remains of their chalk.',
  ],
  'c1-namal-F.a': [
    'Your voice was built for quarries, and you turn it down as far as it goes.',
    'After each name you leave room for an answer. By the tenth there are shutters open, by the last a crowd, holding its bread. You leave room again. “Here,” says an old man who is on no list. He lays a coin by the chalk. In the dark of you the fire comes up.',
  ],
  'c1-namal-F.b': [
    'White paint, a borrowed brush, and the flattest part of you, which is the left side.',
    'A baker’s girl holds a tin tray for a mirror and reads you back to yourself until lamplight. “Do they come off?” she asks. One at a time, you tell her, with a rag. She blows on the last to dry it. The sign painter walks around you and says to keep the brush.',
  ],
  'c1-namal-F.c': [
    'Slate weighs nothing at all, and you carry it in both hands.',
    'In the plaster behind it somebody had put by a shell and two coins, for whoever took the list down. You hang it at your neck, chalk side in, and go down the Steps backward on account of the wind. In the storeroom a clean square is left, with a nail above and a stub of chalk beneath.',
  ],
  'c1-namal-A': [
    'On a step cut for a goat you can put down one toe.',
    'So you take the Goat Stair sideways. Halfway up its six hundred steps stands a grandfather clock, striking in no particular order. An old man sits by it with a strap across his chest. He has been carrying it to his daughter’s for a week. He looks at your arms, then at the size of your back, and his chin rises. “I’m managing,” he says. You say that you can see that. He waits for more.',
  ],
  'c1-namal-A.a': [
    'There is an art to carrying nothing, and your hands do not have it.',
    'You fold them behind you. When he rests you look at the sea; when he slips you look at it very hard. On the second evening the clock goes in at a door. His daughter’s eyes travel up you, and up. “This one,” he tells the landing, “saw me do it.”',
  ],
  'c1-namal-A.b': [
    'Clock under the right arm, gentleman under the left.',
    'He keeps his hat on and looks to the front, like a passenger, and at his daughter’s gate he asks the fare, so that it will have been a hire. Four coins, counted out, and the little screwdriver that belongs to the clock. Then he checks the lane, both ways, knocks, and begins to pant.',
  ],
  'c1-namal-N': [
    'Somebody your own shape is lying on the Crater Lip with her feet to the warmth.',
    'She is smaller. Grass has come up between her ribs, and the humming ground makes a loose door buzz. You rub at the plate on her chest. Your sister’s name was yours, all but a letter, and there it is. In her firebox the coal is dry, laid for lighting. Tchk, says something above. You bend and look down the chimney. A bird looks up. She is on four eggs, and stays on them.',
  ],
  'c1-namal-N.a': [
    'You ask her for the valve, wait as long as she would have needed, and turn it with two fingers.',
    'It is a good one; she always kept hers better. You stop the hole with moss and plain knitting. A boy out for eggs looks at your hand around the chimney, and wishes you both good day. All the way home you breathe with a small double click.',
  ],
  'c1-namal-N.b': [
    'Eggs take thirteen days, and you have your knitting.',
    'You bank your fire and set your back against hers. People walk out to ask what is wrong with you; later they walk out with soup. On the last morning there are four mouths in the chimney, all open. Only then do you look in her locker. The logbook is in capitals, like yours. BIRD IN CHIMNEY, it ends. WILL WAIT.',
  ],
  'c1-namal-N.c': [
    'You take her apart in the proper order, as you would wish it done.',
    'Everything fits: the pins, the long spanner, the oil can with her thumb worn into it. The ash pan holds two coins. You stand the chimney in the grass, bird and all. A family with a picnic has stopped. They look at her, then at your full arms, and go around the other way.',
  ],
  'c1-namal-monument': [
    'Your old loading bay sells ribbon.',
    'It sells it by the yard, from a stall set up between the buffers, under an awning propped on a broom. You back in. It is habit, and you stop as soon as you feel trestle. Under there it has gone dark. “Good morning,” says a girl’s voice, with perfect courtesy. “Are you a customer or a wall?” High over her, where no one else could reach, a hook sticks out of the stone, bright on the side where you used it.',
  ],
  'c1-namal-monument.a': [
    'A customer, you tell her, having thought about it.',
    'You would like enough for a bow. She looks up at your chimney and sends for a ladder and both her aunts. The ribbon is blue. She ties it herself, and you cross the square as you would with a full bucket. By noon every child has asked for the same. She runs after you with two coins: your commission.',
  ],
  'c1-namal-monument.b': [
    'The hook takes the awning without a creak, as it once took tons of lime.',
    'Blue shade comes down over the stall. The girl lets go of the broom and looks at her two free hands. Your own hired help, flat in a barrow with the season over, comes to feel the cool and rolls up both sleeves. She passes up the rent, with a receipt.',
  ],
  'c1-namal-monument.c': [
    'Packing takes her an hour, because each roll has to be pinned.',
    'She leaves the floor swept, two coins for the weeks she owes, and the stall hammer, too heavy for her basket. You back in all the way. The stone still has your shoulders in it, and your fire draws long and warm. Across the square you can see her, in the sun, propping an awning on a broom.',
  ],
  'c1-namal-tower-of-miners': [
    'On the miners’ door hangs your left hand.',
    'You had wondered where that was. It is the old one, iron, hinged at the wrist, and twenty years of callers have polished the knuckles until there is sky in them. A miner comes by with her supper in a cloth. She nods to you, takes your hand, and knocks: two, and a wait, and one. You feel it in your feet. That is you, arriving. Indoors the chairs scrape, and somebody calls out gladly that it’s open.',
  ],
  'c1-namal-tower-of-miners.a': [
    'You knock with it once, to learn what it is like on this side.',
    'They find you on the step, holding hands with yourself. It has to be explained, twice. Then there is stew, and the best coal, and two coins for twenty years’ use, and a boy to oil the wrist. You are well down the hill in the dark when, behind you, you hear yourself arrive.',
  ],
  'c1-namal-tower-of-miners.b': [
    'Bent around your thumb, a second-best spanner makes a handsome ring.',
    'You hang it where the hand hung, and they try it, in order of age. It goes clink. “That’s a nice clink,” says the oldest, presently. You get your hand in a blanket; it will make a fine vise. There has been a collection, four coins. Would you look in, they ask, of an evening, and knock?',
  ],
  'c1-namal-tower-of-miners.c': [
    'One pin, and there it is in your palm, a size smaller than you remember.',
    'Nobody objects. It’s hers, they tell each other. They bring you the punch and pliers that hung it, and a coin from behind it. The door keeps a pale shape with five fingers. You are at the gate when the night shift comes. They look at the shape and, with nothing to knock with, cough.',
  ],
  'c1-namal-flying-casino': [
    'When you come aboard the Flying Casino it sinks a yard, and all its chandeliers mention it.',
    'Under the largest a woman in a velvet coat is dealing cards, and laughing. She is the ninth name. You have had her socks ready for years, red in the heel. On the second day she walked out by herself, the other way, and nobody told you; here she is, with rings on. Then she looks up. Her chair goes back until it meets the wall. “You did promise,” she says. “Please don’t.”',
  ],
  'c1-namal-flying-casino.a': [
    'In scoring chalk you write out all thirty on the green cloth, where she can see.',
    'You draw one line through the ninth. “Delivered,” you say, as for any load. The whole room has stopped to look. She comes around the table, not fast, and lays her palm on you where the fire is. Heat answers it. “For carriage,” she says, and stands a coin on the cloth.',
  ],
  'c1-namal-flying-casino.b': [
    'Nobody knows where to send the letter, so you offer to be the mail.',
    'She takes the guest book, pulls out the guests, and writes for two shifts, an arm around the page. Once she laughs; once she has to go on deck. At sunrise she ties it shut, a coin under the knot for postage, and walks you out, near enough to touch. Both doormen shake your finger.',
  ],
  'c1-namal-flying-casino.c': [
    'In your fingers the cards look like something to be taken with water.',
    'You hold them up, facing her. “I can see your hand,” she says. You tilt it to the light. She plays fair and wins, and by the last card has let go of the wall. The others make room for you. Beginners get their two coins back, and a choice of errands. You leave her the socks.',
  ],
  'c1-namal-flying-casino.d': [
    'Ninth from the top, along your left side, she finds herself in white paint.',
    'You hold out the rag. She dips it in a water glass and cleans around the letters first, until the name is bright. It comes off in one wipe, and the next table claps without knowing why. She keeps the rag. You get the brass scraper she trims cards with. “For the stubborn ones,” she says.',
  ],
}
