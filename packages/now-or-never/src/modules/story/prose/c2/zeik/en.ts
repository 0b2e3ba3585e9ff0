// Chapter 2, Zeik: the shared letters in his eyes, the boar, his own letters, his missions.
import type { Prose } from '../../prose.ts'

export const C2_ZEIK: Prose = {
  'c2-zeik-A': [
    'Drovers used to count their herds in the dark by the clack of the Drovers’ Gate.',
    'Something without hands has unhung it and made a ramp of it, where the Goat Stair has a gap. In the exact middle is one cloven print as wide as a cartwheel, pointing uphill, set down as carefully as an old man’s foot on ice. You find yourself counting. One.',
  ],
  'c2-zeik-B': [
    '“Four hundred and six turnips,” says Gran Pellow, “and I’ll thank you not to make it a story.”',
    'Every row on Laundry Green has been drawn from the ground as neatly as corks. The carrots stand untouched. You never met a thief with such firm views on carrots. There is no fence. In the last furrow she has found a bristle longer than a broom, and since it is there, she leans on it.',
  ],
  'c2-zeik-C': [
    'On Kiln Ridge all three potters have laid down their tools, because something comes at night, leans on the bricks, and sighs.',
    'The bowls come out wobbly, and nobody has told them that wobbly ones fetch double. You try the place with your own back, and stay longer than you meant to. A thing that goes about in the dark, looking for a hot wall. You have met one of those. You used to shave it.',
  ],
  'c2-zeik-D': [
    'Only one ash wood grows in these parts, and it is beyond the left fork.',
    'Yet since last night a young ash stands in the Lower Orchard, tucked up in moss to the ankle. The apple trees have tin name-plates to tell them who they are. The ash has its leaves, and they shake. You have told a walking wood at inns, for money. In that one it had somewhere to be.',
  ],
  'c2-D.d': [
    '“Ash,” you say, and tell it that this is the Lower Orchard, and that the draft is the sea.',
    'You do not say that it will like it here. By evening the leaves hang still, and your palm on the bark is warm. Two small Marrows on the wall want to know what it answered.',
  ],
  'c2-zeik-E': [
    'On Lamp Hill a woman in a felted coat is lying with one palm pressed to the ground.',
    '“He’s limping,” says Oriel, who was midwife to half of Well Street. “Sit. You’re loud.” You sit, with your blisters. She hums while she listens. Then she reaches across and lays her hand on your two stone fingers, and the hum stops. For as long as it takes a cloud to cross the hill she says nothing at all.',
  ],
  'c2-E.d': [
    'You ask what your fingers told her, and Oriel frowns, like a woman reading a bill.',
    '“That they’re listening. East, as a rule.” Far off the ground knocks, and you feel it in the stone before you hear it. Then you yawn. She charges by the yawn; it follows that she owes you two coins, and she pays.',
  ],
  'c2-zeik-H': [
    'You tell eleven hunters a story with a boar in it, and by the end four of them are packing.',
    'They have spears, a contract, and in all the Windbreak one tent, pitched so badly that most of it is outdoors. Now their captain rolls up his sleeves. The youngest, who has nothing to pack, would like to know which part was true. A flake of snow comes down. All eleven take care not to see it.',
  ],
  'c2-zeik-I': [
    'The Millpond has lost a hand’s breadth of water in the night and left three things on the mud.',
    'There is a child’s boot, and a sealed jar, and a creature gone stiff around the boot, like a cat in a basket. A thing without malice: so you used to tell them at the fires, and they slept on it. It sounded like comfort. It was only accurate. Whatever drank the pond has flattened the reeds, and will be thirsty again tonight.',
  ],
  'c2-zeik-J': [
    'Something heavy has worn a trench down the middle of Well Street, as far as the well and back.',
    'It has gone past nineteen suppers laid for other people. Rubble has slid over the well’s lid, all but a gap that a lamp would go through. The rim is as smooth as a cheek: here it stood and called down. You lay your chin there, to be sure. You have stood like this at other edges, and gone home.',
  ],
  'c2-zeik-K': [
    'The milestone says MONUMENT to the people who are leaving it.',
    'Something pushed it over and set it up again back to front, plumb and square. High on the trees the bark is rubbed to fresh wood. Who would want it so? Someone, you suppose, who had watched a great many carts go by, facing the sea. You led them past this stone. In your sleep you still do, and have yet to turn your head.',
  ],
  'c2-K.d': [
    'You set out for the coast backward, with your face to the village.',
    'Chimneys go, then roofs, then the word on the stone, last of all. At the bend you back into Osk. He gets off his cart and tries it too, for quite some way. He has a sister on the coast, he says afterward. Could it be put in a letter?',
  ],
  'c2-zeik-L': [
    '“Begin with the salt,” says the smaller child, “or he won’t know where we’re sitting.”',
    'They are sitting in it, a pink block at the Quarry Mouth, licked into a saddle. They were told not to, by the pig. One does his feet, with two stones, and the other does the breathing. Your pencil is in your hand before they reach the nostrils. Far down the path two women are calling names.',
  ],
  'c2-zeik-N': [
    'Fifty buttons are sorted by size in the giant’s hay, and you know eleven of the coats.',
    'This is where he sleeps: a bowl of crushed crystal at the Crater Lip, lined with hay, fetched by the mouthful. The buttons run from shirt to greatcoat. Horn, off a drover who sang flat. Blue glass, off a bride. You look down. Your own coat has four left, and a thread.',
  ],
  'c2-N.e': [
    'You name the eleven coats aloud, smallest button first, as one calls a roll.',
    'Some went right at the fork and some left, and you do not sort them by that. At the greatcoat a voice says, “That’s my dad’s.” A young woman with a rake is standing behind you. She writes all eleven into her egg book, and makes you take it. The eggs can be remembered.',
  ],
  'c2-zeik-meet-boar': [
    'You have told people the boar is a hill, a curse and a debt, and here he is on the road, breathing.',
    'He has bristles like brooms, four young ash trees along his spine, and a knee gone to stone, so that it knocks. The small eyes begin with your pockets. There is no temper in him. He has somewhere to be, and you are standing on the way there. He snuffs up your sleeve from cuff to elbow, four countries and an ocean of fish, and sneezes.',
  ],
  'c2-zeik-meet-boar.a': [
    'You hold out both arms, as for a tailor, and do not move.',
    'He begins at the boots and takes the years in order. At the two stone fingers he stops, and knocks his knee, once, the way a man touches his cap. A carter has watched from under his cart. He gives you three coins to lead the horse past. Then he leads it himself.',
  ],
  'c2-zeik-meet-boar.b': [
    'One stride of his is nine of yours, and he shortens it.',
    'Neither of you talks. You had forgotten that about roads. At a bend he lies down across the wind and leaves a space on the sheltered side, and you sleep until noon. A girl with a milk yoke is waiting to ask you a favor. She has asked him already.',
  ],
  'c2-zeik-meet-boar.c': [
    'The ginger pig lies on your palm, no longer than your thumb.',
    'The lip comes down, soft as a glove, and takes it, and does not chew. He stands until it must have melted. Then he noses what he has onto your boot: two coins and a shell. Behind the hedge people who were lying flat get up, and brush their knees.',
  ],
  'c2-zeik-meet-boar.d': [
    'You walk ahead of the boar down Well Street and tell him to mind the doorstep.',
    'Nineteen houses tremble, and not a spoon falls. At the well he breathes out over the clean lid, and the breath goes down, and comes back warm. At the top of the street stand forty people with torches. One after another they put them out.',
  ],
  'c2-zeik-F': [
    'The baker’s pig biscuits are cut with a tin, and the tin was cut from an inn sign.',
    'You know the sign. You slept under it on the last night of the old village, and spoke well of the sausage. By the fire, on a bit of sacking, lay a piglet no bigger than a loaf. You gave it the end of your sausage, and forgot it for twenty years. The baker has stopped rolling.',
  ],
  'c2-zeik-F.a': [
    'You describe the fire to the baker: how low it was, and who snored.',
    'When you notice that you have given the piglet a ribbon, you take the ribbon off again. That was her gran’s inn, she says, and all she ever had of it was the tin. A customer has let her turn go by to hear the end. She has a question, about a mule.',
  ],
  'c2-zeik-F.b': [
    'You put down two coins for the tin before the baker can ask what it is to you.',
    'By noon every oven on the Bakers’ Steps has borrowed it. The bakers give you four coins between them, and a girl without coins gives you a shell. You do not mention the sausage.',
  ],
  'c2-zeik-F.c': [
    'The baker has no idea who owned the piglet, but her mother kept accounts.',
    'You find the week of the star by the grease. Guide, one bed, paid. Sausage, two. Then, in another hand: milk for piglet, from Dory’s wages. “Keep the book,” says the baker. “You’ve gone the color of dough.” She calls her neighbors in to see the name.',
  ],
  'c2-zeik-M': [
    'From the middle of the Rope Bridge you look ahead, as you can, a little way.',
    'In the village square, in snow, stands the boar, as tall as the bakery, and all around him people are running. A basket drops. Gran Pellow goes by with her skirts in both hands. Then it is planks again, and river noise, and Hobb the builder waiting his turn to cross. “See anything?” he says. You saw every shoe. You could not see which way they pointed.',
  ],
  'c2-zeik-M.a': [
    '“Weather,” you tell Hobb, and he nods, and takes care on the planks.',
    'For three nights you go back for it, and it sits under your ribs like hot soup. On the third you get as far as a shoe. Hobb has mended four roofs early, on your word. Up there, he says, you can see weather come for miles, and there is none.',
  ],
  'c2-zeik-M.b': [
    'First you tell them the basket, the snow and the running, and then you tell them what is missing.',
    'Gran Pellow wants to know what she had on her feet. Boots, you say, laced. “I’d not stop to lace them,” she says slowly, “to run away.” Sefa has both halves. She gives you the book, warm from her knee.',
  ],
  'c2-zeik-M.c': [
    'You leave out one thing, that you saw no direction, and the rest does the work.',
    'By dark there are shutters up along the whole cliff. People pay you four coins to go over their bolts, and the smallest Osk gives you a shell to look again tomorrow. Sefa has put down her pencil to hold planks. She asks, around a nail, which way they were running.',
  ],
  'c2-zeik-G': [
    'The peddler in the Glass Meadow sells the ends of stories, rolled and tied, for a coin each.',
    'He has the end of a feud, and in brown paper one with a boar in it. He could use a few beginnings, he says. The grass chimes whenever he shifts the tray. He lifts his thumb, and at the bottom, a little creased, is one with your name. You ask how much. It is a coin, like the others.',
  ],
  'c2-zeik-G.a': [
    'The boar’s ending is one line, in a round hand: He asked them the way, and they told him.',
    'You tell it at two farms, just as it stands, and both times people get up and look out of the window. At the second they have been meaning to send somebody to a cousin.',
  ],
  'c2-zeik-G.b': [
    'Your own ending burns blue, smells of glue, and is gone before the string.',
    'In thirty years, says the peddler, no one has burned one without a peep. You hold your hands out over what is left, and they grow warm, even the two fingers that don’t. Sefa was about to ask you something, and sits down beside you instead.',
  ],
  'c2-zeik-G.c': [
    '“A man came to a fork in the road,” you say, and there you stop.',
    '“That’s good,” says the peddler, and ties it up with his better string. It is worth two coins to him, and a daybook with the pages uncut, for you to write the rest in. He takes it for granted that there is a rest.',
  ],
  'c2-zeik-hermits-hut': [
    'Nine winters of hoofprints have gone past the hermit’s door, and he has drawn every one.',
    'He lays the sheets along the floor for you. The first print is no larger than a coin. Then it is a saucer, then a hat, and the last goes on under the bed. There is a new one in the frost by his step, and his eyes are not what they were. “You always said it came from the star,” says the hermit. He is not complaining. He is checking.',
  ],
  'c2-zeik-hermits-hut.a': [
    'The star came into it, you admit, to stop two men at a fire from hitting each other.',
    '“And did they stop?” says the hermit. They did, and by spring it was known in three towns. He writes this under the smallest print, and it warms you. The milk boy has always run past here with a coin in his fist, for luck. He gives you that, and walks.',
  ],
  'c2-zeik-hermits-hut.b': [
    'The hermit lends you his drawings as people lend a child, with instructions.',
    'They must stay in order, so he stitches them down one side, and then it is a book, and if you riffle it the print grows up. You riffle it for a carter, who wants the beginning again, and after that the whole of it backward. “Ever so little,” he says.',
  ],
  'c2-zeik-hermits-hut.c': [
    'You draw the new print on your knees, by lantern, on the backs of six bean packets.',
    '“More toe,” says the hermit. It is not your usual line; a thing has to be put where it is. Afterward there is bean soup, and the chair by the stove. In the morning you hear him tell the milk boy, at the gate, that he has an assistant.',
  ],
  'c2-zeik-nomad-camp': [
    'The nomads sing of a hill that walks about looking for its mother.',
    'The song has forty verses, and the last is made up new each year by whoever is saddest. An old woman at the back puts in for it every time. A man across the fire wears a door key on a string, and holds on to it through the slow parts. Tonight they reach the end of the thirty-ninth, and turn, all together, to you. It is professional interest.',
  ],
  'c2-zeik-nomad-camp.a': [
    'What you know to be so makes four lines, and two of them rhyme.',
    'It was once no larger than a coin. It sets its feet down with care, and one knee hurts. The old woman sings it through after you without a mistake, and so it is in. She brings you the fee for a verse, a shell with a coin inside.',
  ],
  'c2-zeik-nomad-camp.b': [
    'In your verse the hill finds its mother, and she tells it to wipe its feet.',
    'Then the tent poles shake. You are given the good cushion and the burnt dumplings, and you sleep through breakfast. Three coins are in your hat. By the door the piper, very solemn, is wiping his feet.',
  ],
  'c2-zeik-nomad-camp.c': [
    'You sing one line, and it is a name: Dory, who washed pots, and had him in her apron.',
    'Nobody ever asked whose hill it was. The man with the key knew her; she fed him at the scullery window. By midnight six people have thought of somebody who fed them once, and want her found. You promise one. Outside, a child reports, the hill is listening.',
  ],
  'c2-zeik-nomad-camp.d': [
    '“Who still has a house key?” you ask, and there is a jingle, quickly stopped.',
    'The man across the fire opens his hand. It is for a blue door, he says, and he knows there may be no door. There is a step, you tell him, and some wall. He thinks about the step. In the morning he walks beside you with his kettle.',
  ],
  'c2-zeik-wailing-cavern': [
    'At the mouth of the cavern the boar is kneeling, and his stone knee knocks on the rock.',
    'This is where the left fork ends, and by the wear he has come here every fall for years. He calls down the dark in a voice like a door, and waits. Then one ear lifts. Something has answered, thin and a long way below: a bell. Past his shoulder there is just room for a man.',
  ],
  'c2-zeik-wailing-cavern.a': [
    'You fetch no one, and sit down in the gorse, and hear it through.',
    'The bell has no tune, and the boar answers in the gaps. You put every stroke down on your cuff, as far as the elbow. Sefa is sitting behind you with a clean book, and her numbers agree. She gives you hers, since it can be shown to people.',
  ],
  'c2-zeik-wailing-cavern.b': [
    'At sixty-four one does not run so much as fall forward and apologize to the knees.',
    'You reach the square with no breath left for a sentence. “Bell,” you say. “Down.” Nobody asks how it ends. They go for their boots. The schoolmistress, who knows you, has brought an empty log book. She writes in the two words, and lets you keep the rest.',
  ],
  'c2-zeik-wailing-cavern.c': [
    'You squeeze in past a ton of bristles, and something ahead, stiff on one side, shuts the way.',
    'It guards with its good half. You stand on the other until it has turned itself into the wall. Beyond it the ringing turns out to be water, dripping on a crystal. You take that, and the black coin under it. Outside, a shepherd asks whether it was anybody.',
  ],
}
