// Chapter 4, Namal: the shared letters in her eyes, her own letters, her missions, her walk with the Gigaslug.
import type { Prose } from '../../prose.ts'

export const C4_NAMAL: Prose = {
  'c4-namal-A': [
    'Your drop has been saved for you in a bucket.',
    'The rain of Drip Court falls indoors, and each drop has an owner. They saw you on the stair and made allowance. A mossy person as high as your ankle bolt has been holding up the bucket since Tuesday. “Bless-You,” it says, introducing itself. A man goes from drip to drip, collecting for the roof. The rain on your boiler goes up in steam, and the Glogo leans back to see where.',
  ],
  'c4-namal-B': [
    'The sixth name on your slate is hanging out a sheet, and hopes to be taken for a stranger.',
    'He does it mostly with his back. The Mushroom Stair has lit up, shelf after shelf, under your feet, so he has known for three flights that you were coming. He has a peg in his mouth, and the sheet is too long for one person. It smells of soap. When the breeze moves it, he moves too, so as to go on facing away.',
  ],
  'c4-B.e': [
    'You turn your back, and take an interest in a mushroom.',
    'It glows at you until you are both a little embarrassed. Behind you the sheet takes longer than a sheet does. Your knees have time to cool. “You can look now,” says the old man, and he has combed his hair. On the flights above, his neighbors go back to their own washing.',
  ],
  'c4-namal-C': [
    'All the painted doors are too small for you, even here.',
    'They run the length of the Long Gallery, red and blue, on the bare rock, put there by people who missed having them. One has a cat flap, and a cat. For the sake of manners you knock on a green one. A woman with a brush answers it, from the side. She smells of linseed. She looks at you from the hinges up and goes to fetch a ladder.',
  ],
  'c4-C.d': [
    'You ask for one your size, and are stood against the rock to be drawn around.',
    'It takes all the green there is. Neighbors come to hold the pots and ask about a knob, and you find that you could tell them exactly which. They collect for more paint, and give you the two coins over. You put a hand to the panel. Your own heat comes back to you.',
  ],
  'c4-namal-E': [
    'Your shadow falls on everyone’s daylight, so you lie down flat to be less of an evening.',
    'The sun comes to the foot of the Chimney in a patch the size of a tablecloth, and people queue to stand in it, one minute each. “Is it true that it used to be everywhere?” asks a boy who is standing on your hand. Behind him a tinsmith holds a tray, polished like a mirror. High in the shaft something is stuck, and glitters.',
  ],
  'c4-namal-F': [
    'You cannot whisper, so you write on your front plate in chalk, and prices come down at once.',
    'It is out of sympathy. One shout, and the roof of the Cold Market comes down, so all business is done in a murmur. One stall sells umbrellas, and one sells silence, in jars. A dealer holds up a story-stone to you, and three fingers. Under his table is a child with a stubbed toe. Its mouth is already open. It is only fetching the breath.',
  ],
  'c4-namal-G': [
    'Nobody can sink in the Salt Pool, and you stand on the bottom with your head out.',
    'Two brothers have been floating here since Tuesday, about a spoon. That is how quarrels are settled, and it is over when both are bored. Now they drift around your chimney, one to a side, and find it hard to go on. The water stings in your rivets. On the white shore lie a rake, two towels, and the spoon.',
  ],
  'c4-G.d': [
    'With a hand under each, you lift the brothers clear of the water.',
    'They drip. They are eye to eye, which has not happened since the younger grew. “You can have it Sundays,” one says. “Sundays!” says the other, and has to hold on to your thumb for laughing. They give you the salt rake. The spoon stays on the towel.',
  ],
  'c4-namal-H': [
    'You put your thumb in the dent, and it is your thumb.',
    'So this is where the bell went. It hangs over the drop at Bell Ledge, between two stones, with its mouth to the wind, just as it stopped rolling that night. They ring it for supper, says the ringer’s wife, and it has never wanted mending. Children put their heads in the dent for luck. The bronze is cold, and shivers when you breathe. She holds out the rope to you.',
  ],
  'c4-namal-I': [
    'Cloth is sold by the arm in Thread Street, and the seller’s arm is as long as your finger.',
    'The houses are old looms, and you go between them with your elbows in. The seller is a Glogo called Not-You, weaving its own disguise: a visitor from above. It looks at your chimney cap, which it calls a hat. Over the hat, it supposes, there is something. It would like to get the color right.',
  ],
  'c4-namal-J': [
    'With the bridge’s weight on your back, you suggest that everyone decide.',
    'Rib Bridge was once something’s ribs, and they creak. On the third from the left a Guild driller is hugging his lunch. He fell out of the roof at noon, drill and all, and dares not move. Below you a young Gigaslug is eating the pillar; you feel each bite in your shoulders. A Glogo called Mind-the-Step trots along the rail, and holds out a hand like a leaf.',
  ],
  'c4-namal-K': [
    'You could haul this cage up in your sleep, so you put your hands behind you and ask.',
    'The Far Lift has not moved since the miners left. Four people of Well Street sit in it with packed bags, as they have on every rest-day for twenty years, in case. The winch is rusted. They hold the bags on their knees, by both handles. They are all right for now, thank you. There is a fifth seat, they say, and hold out a sandwich.',
  ],
  'c4-namal-L': [
    'You are the first thing ever to go down the Slide slower than you went up.',
    'It was polished by trousers, and you have none. On both sides of you children go by to their lessons, then a cheese, then a grandmother, who nods. After her, bolt upright, comes a stiffened creature. At the bottom it gets to its feet, chimes, and starts to climb again, an inch to a step. One shoulder is rubbed to clear crystal. There is no stair.',
  ],
  'c4-namal-meet-gigaslug': [
    'At last there is something slower than you, and you fall in beside it.',
    'Neither of you says a word. The Gigaslug is pale, a lane across, and crops the rock with a noise of millstones. It is as cool as a cellar door. After a while it turns one eye to you, and two more. The fourth is closed and puffed up, full of grit from the drills, so that it cannot see its left side. On the left it keeps bumping, quite gently, into you.',
  ],
  'c4-namal-meet-gigaslug.a': [
    'You heat a bucket of water on yourself, and the slug lowers its eye into your hands.',
    'You use the soft end of your knitting. By and by there is a crowd; none of them knew that it had lashes. When the eye opens it is gold. In the puddle underneath a boy finds a shell. He thinks it was in the eye, and that it ought to be yours.',
  ],
  'c4-namal-meet-gigaslug.b': [
    'You have never ridden on anything, and you ask it twice.',
    'It flattens out. You are carried under the hill, past the drillers’ dust, to where the rock is clean. It takes a mouthful, and spits out a crystal, as gristle. A woman whose back wall it had been eating comes along behind, in slippers, to see that it does not turn around.',
  ],
  'c4-namal-meet-gigaslug.c': [
    'You hold out the crystal on your open hand, where it looks like a crumb.',
    'It is taken very softly. Something grinds, inside, for most of the afternoon. Then you find, laid along the rock, one crystal, rounder than it was; the head of a pick; and a bootlace. You rinse the first two. The slug has turned around, and is looking at your palm with every eye that works.',
  ],
  'c4-namal-M': [
    'Everyone you promised to fetch is on the wall of the Lower Well, in pencil.',
    'They have been measured here on their birthdays. You kneel in the wet and go down your list. Twenty-six of the thirty. A boy you had as “small, can be held” comes up to your collar. One woman is marked twice in a year, since she has begun to shrink. A neighbor woman holds the pencil. Far above you is the underside of the lid.',
  ],
  'c4-namal-M.a': [
    'You stand up in the well and read the names to the lid.',
    'The shaft is made much as you are, and sends each one up larger. After the twenty-sixth, something scrapes. There is a line of day, and a bucket comes down it, with two coins in a cloth: FOR THE PENCIL. People are at their doors to hear who is wanted. Your fire stands up.',
  ],
  'c4-namal-M.b': [
    'You set your heels to the wall, and a girl climbs you with the pencil.',
    'She has to write on the roof. Under the date she wants an age. About a hundred and forty. “And have you grown?” You look at the others, and say that it is too soon to tell. Birthdays are two coins down here, and a lie-down. You take both.',
  ],
  'c4-namal-M.c': [
    'You ask about the four, and the woman with the pencil sits down on the step.',
    'Two lie by the hot spring; they were very old. One went back for his hens. You tell her about the ninth, and her rings, and she laughs until she needs the wall. She gives you the birthday book. Under the two is a coin, put by for the fare.',
  ],
  'c4-namal-N': [
    'Under the hot spring stands a boiler one day younger than you, and it is singing.',
    'It heats every house from here to the market, and is mostly patches. The smith of Furnace Shelf says that it sings before it goes. You know that note; you make it yourself, low on water, when you think that you are alone. The smith has a patch red in the tongs, and is not sure where to put it. People are finding their coats.',
  ],
  'c4-namal-N.a': [
    'You couple your pipe to the main and breathe out, slowly, for the town.',
    'You can feel it arrive: kettles, a hen on eggs, a bath with two people in it, having words. When the little boiler is mended, the smith asks if you would stay on the valve until that bath is done. She makes you a present of the wrench. You are hot to the fingertips.',
  ],
  'c4-namal-N.b': [
    '“There,” you say, and lay a finger by the third rivet from the door.',
    'She would have gone a hand lower. She puts it where you said, and the note stops. The apprentice asks how you knew. You show it the same place on yourself. The smith gives you the hammer she did it with, and along the bench by the wall all the feet go back in.',
  ],
  'c4-namal-N.c': [
    'You listen for the key, and come in underneath.',
    'The little boiler stops, as one does on being overheard. Then it takes up the tune again, lower, and you go below that. In the third verse its needle leaves the red. So does yours. The smith gets her patch on during the chorus. “Twenty years,” she says, “and it only wanted an alto.”',
  ],
  'c4-namal-D': [
    'A bat has landed on your head with a letter in your own capitals.',
    'I AM COMING BACK, it says. You sent it from the coast road that night, by the only bat you could get. It has been delivered every day since, says the postmistress of the Bat Loft; nobody liked to tell the bat. The paper is as soft as cloth, and below your one line there is room. The bat hangs from your whistle, panting, and holds out the receipt.',
  ],
  'c4-namal-D.a': [
    'You sign the receipt in the smallest capitals you have.',
    'The bat checks it upside down. It flies along nine hundred hooks to the one at the end, and lets everything hang. You lean on the ledge beside it and do the same, until your elbows have stopped ticking. There is a refund on late mail, says the postmistress. She will have to work it out.',
  ],
  'c4-namal-D.b': [
    'Under the one line you write a second: I AM HERE, AND THERE IS NO HURRY.',
    'The bat is away before the ink is dry. You hear it go to nineteen doors, and a noise at each. The postmistress takes down a book, a line for every day, RETURNED, RETURNED. She rules it off and gives it to you, as the sender.',
  ],
  'c4-namal-D.c': [
    'The bat may have tomorrow off, you tell it.',
    'It does not know the word “off,” so you take it with you. You stand all evening under the Chimney with one arm up, where there are moths. On the way home it sleeps in your whistle, an ounce of warmth, and you go slowly so as not to sound. On its hook the postmistress has hung a card: OUT.',
  ],
  'c4-namal-snail-caves': [
    'You set down your pack, you kneel, and you offer your back, as you have practiced for nine years.',
    'The first of the twenty-six keeps snails. She was forty with a bad leg, and she is sixty. She looks at the back, and the straps, and the thirty pairs of socks. “That’s very kind,” she says, “and I’ve the snails to do.” There were four hundred, before the thief. It is in the dark end of the shed now, crunching, with more elbows than you would expect.',
  ],
  'c4-namal-snail-caves.a': [
    'Each snail is wiped, and weighed, and hung up for the night.',
    'You do the top rows. She tells you meanwhile who married whom, and who can’t abide the smell of glue; you had them all down as weights. Neighbors lean in to see if it is true that she has help. By the last snail your pressure is up and your knees are easy.',
  ],
  'c4-namal-snail-caves.b': [
    'You explain yourself in order: the snow, the list, BACK DIRECTLY.',
    'She hears you out with a snail in each hand. “And did we say that we’d wait?” she asks. You go through all you remember, and it is not there. She pays you two coins for the socks, since she means to wear them. And as you plainly finish what you start, she has an errand.',
  ],
  'c4-namal-snail-caves.c': [
    'You ask whether anyone else might like a lift, and she calls it down the lane.',
    'A man would, as far as the market, with half a dresser. His aunt would, with the other half. You go up and down all day. “There,” says the snail keeper, “it’s not wasted.” You have earned two coins, at the carrier’s rate, and the aunt’s pincers, which were in a drawer.',
  ],
  'c4-namal-snail-caves.d': [
    'You are on your knees already, which is the right height for it.',
    'It comes out of the shed elbows first, and you fold them, one to eight. Afterward you count the snails. Four hundred. She counts too, and when it comes out the same she gives you the long tongs, and puts on another potato. You had promised to see her home. You do, to the door.',
  ],
  'c4-namal-flying-casino': [
    'Inside, a meeting is being held about being rescued, and it is quite a long meeting.',
    'You have been asked to wait outside, as the floor is thin. The Casino’s lower house hangs on chains from the cave roof, and you hear every word. One man has a kiln half built. “She’s come all this way,” says a woman, and there is a silence, about your size. More people are coming than the boards will bear. By your ear a window is open.',
  ],
  'c4-namal-flying-casino.a': [
    'Waiting turns out to have a good deal in it.',
    'You turn a heel. Now and then a child is sent to see if you are still there, and takes in a report on the sock. At last the eldest comes out. It is eleven to go, she says, and fifteen to stay, and everybody thinks the heel is very neat. Your fire burns level.',
  ],
  'c4-namal-flying-casino.b': [
    '“What would you like?” you say through the window.',
    'Nobody had moved that. It has to be seconded. Then it goes around the room: a look at the sea; a bigger kiln; to be let alone; one ride, and home in time for supper. The book is handed out to you at the end, for keeps, with one question. Had they spelled yours right?',
  ],
  'c4-namal-flying-casino.c': [
    'You ask leave to read out four names, and they open the door for it.',
    'Two lie by the spring. One went back for his hens. And the ninth, in velvet, told you please don’t. “And you didn’t?” asks the man with the kiln. You did not. It goes faster after that. They hand you a reader’s two coins, and a parcel, for the ninth.',
  ],
  'c4-namal-flying-casino.d': [
    'You go below, take the joists on your shoulders, and call out that there is room.',
    'Sixty more come in. You know the debate by its feet: who paces, who has kicked off her shoes. When they get up to be counted you could have told them. Somebody lies down, puts an arm through a gap, and gives you, with the thanks of the meeting, its mallet.',
  ],
  'c4-namal-nomad-camp': [
    'Eleven are coming up, and they stand at the foot of the ramp with their bags.',
    'You have carried stone, iron, a bell and forty-one people. You turn around and kneel. Behind you nobody moves. “If it’s all the same,” says the eldest, “we thought we’d walk. You could come along.” The ramp to the nomads’ camp is long, and smells of grass at the top. In the lane stand the other fifteen, not waving yet.',
  ],
  'c4-namal-nomad-camp.a': [
    'Your step is nine feet and theirs is two, so you take theirs.',
    'They stop for breath, and for a beetle. The eldest explains grass, and is wrong. You have never been at the back before; one can see everybody. By old custom the nomads give two coins to whoever comes in last. You stand in the smell of grass, holding them, and your fire leans toward the others’.',
  ],
  'c4-namal-nomad-camp.b': [
    '“The bags, then,” you say, and they hold a short meeting.',
    'They will allow the bags. Halfway up you stop and count, and the owners stop too, and count you. One man opens his bag on the grass and looks around him at the trees. He carves. He gives you his second-best adze; there is wood here to wear out the other.',
  ],
  'c4-namal-nomad-camp.c': [
    'The eleven will wait, they say, and you go back down without the straps.',
    'Along the row of fifteen you say each name, as you did in the snow, and at each you put out a finger. They shake it. On the ramp bags are put down. The snail keeper has made you a book, a page from everybody. “Soup’s Thursdays,” she says, “and you know where the stove is.”',
  ],
}
