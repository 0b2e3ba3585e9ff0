// Chapter 6, Namal: the shared letters in her eyes, her own letters, her missions, her visit to the Purser.
import type { Prose } from '../../prose.ts'

export const C6_NAMAL: Prose = {
  'c6-namal-A': [
    'You stand aside to let the creature pass, and it stands aside for you.',
    'You both try again. It becomes awkward, and then it becomes funny. They are on their way down the Goat Stair, the stiff ones, a step an hour, shedding grit; every creature in the hills has begun to walk. Across the narrowest step lies the old goat, who was here first. Farther down, where the bank has slipped, something under the stones flexes its claws.',
  ],
  'c6-namal-B': [
    'For an afternoon you hold out both arms and become a message.',
    'There is nothing taller on Laundry Green to hang a sheet from. The ship reads colors, but no one knows which. There are vats of yellow and vats of blue to be stirred, and a man from the Casino is asking after the spare dye. You have three wet sheets on each arm. Gran Pellow’s is black, so as to commit to nothing. She would like it over your face.',
  ],
  'c6-namal-C': [
    'A very small child rides on the clay you carry, does not say a word, and is not heavy.',
    'On Kiln Ridge all ten kilns are alight for one firing: a lamp for every window, above and below, four hundred and six. You tip out the last load. There is clay for four hundred and five. They have begun to look at the teapot. You think of the tub that Hobb has put by, for your own doorstep.',
  ],
  'c6-C.d': [
    'The potters get the tub that was meant for your own doorstep.',
    'Hobb sees it go into the mold, takes his cap off, and says that he could do a step in old brick. The lamp comes out a shade darker than the others. The small child holds it in both arms, all the way down, and your fire keeps the two of them warm.',
  ],
  'c6-namal-D': [
    'The creature with the apple tree around its neck has become somewhere, so you leave it a note.',
    'It is for the Purser, and you pin it where a button would be. The ship’s wind has been through the Lower Orchard; the fruit is on the ground, as deep as your ankles, and smells like a cellar. Nine creatures sit in it, who will not walk with the rest. They lean away from the thunder, all at one slant. The cider press stands ready.',
  ],
  'c6-namal-E': [
    'The ship has rivets, and you pat the nearest one.',
    'From Lamp Hill you can reach it. The planks are as long as streets, furred with stiff creatures, and they breathe. The iron between is wet, and sound. You know who hauls and who is hauled, and this was built by people who did not ask. Down on a rope comes a brass bucket, holding an empty lamp and a card: FILL, IF CONVENIENT. There is space on the back for an answer.',
  ],
  'c6-namal-F': [
    'There is a gap at the head of the table, as wide as a cart, with a mug in it.',
    'The table is made of doors. It runs along the Bakers’ Steps and down every street, so that both towns can eat at it tonight. The ovens want hands. Assessor Dace has drawn up the seating. You read it from overhead, and he is not on it. A man with a purse says in his ear what the last chair might fetch.',
  ],
  'c6-namal-G': [
    'A bass is what the Glass Meadow wants, and you look over each shoulder first.',
    'The wool is off every blade. Since the ship came the grass has played its lullaby by itself, all but the last line, over and over, and high up the rigging answers in the same key. You have the low notes. They are in your heels and your firebox door. You were scolded for them once. People sit about on their coats, listening, and one blade rings against your shin.',
  ],
  'c6-G.d': [
    'The meadow gets its bass, from the ankles up.',
    'It goes back to the beginning, to have you in from the start. By the third time through, your fire is beating the measure, and an old man has crossed the grass on tiptoe. He told you off for whistling once, he says, on a hill. He wonders if you know any others.',
  ],
  'c6-namal-I': [
    'You put your palm under the mill wheel, and it turns the way you are leaning.',
    'You lean the other way, and so does it. It has all its spokes again and does not know what to do with them, since the rain has left the Millpond and is climbing into the ship. Your arms are cold on the undersides. On the door is a list from the Purser: water, borrowed nine hundred years ago, returned with interest. The interest, so far, is trout.',
  ],
  'c6-I.d': [
    'With both hands you keep the wheel still, and wait for it to choose.',
    'People on the bank wait too, under umbrellas, some upside down. Then, in one thumb, a lean. The wheel turns a bit uphill and a bit down, as one dances alone, and the stones grind. The miller gives you the pick for dressing them, and tiptoes, not to put it off.',
  ],
  'c6-namal-K': [
    'The grip marks on the ring are of hands your size.',
    'A fall of stone has bared it, where the Toll Road ends: a ring of gray metal in the cliff, as high as a barn door, worn bright on one side. The shrine’s old verse calls it the guest’s handle. You lay your fingers in the hollows, and they go all the way in. The ship’s rope ends ten feet higher up. Up there somebody coughs, so as not to hurry you.',
  ],
  'c6-namal-L': [
    'Your finger makes a gangplank, and you hold it out for an hour and ten minutes without breathing.',
    'The family from block thirty-one is going with the ship. They came with it, in somebody’s cuff. Past your knuckle go the curtains, and the geranium, and the children, told one by one to mind the edge. The piano is as big as a walnut, and will not go around the nail. At the Quarry Mouth their house is empty, with its door on the latch.',
  ],
  'c6-namal-N': [
    'The Unfinished King was told to guard something, and then nobody came.',
    'You know how long that can be. It has set its feet on the Crater Lip, in the door of the star, which is a freight box, a town hall high, each stave branded with a word nobody can read. Behind the King the walkers stand in line, and are patient. It lets none of them by. You go and stand next to it, on the side that was finished. Presently it moves over by a foot.',
  ],
  'c6-N.e': [
    'The King hears what you were told to guard.',
    'Thirty names, you say, and give it the sock sizes. When you came to fetch them they were busy. The King steps out of the gap and stands by you, and your needle comes to rest. The first of the walkers goes in. An old woman puts a coin in your hand, and, to be fair, one in the King’s.',
  ],
  'c6-namal-meet-purser': [
    'The Purser asks, with a bow, whether you are crew, and you say that you are a neighbor.',
    'It looks for the column. There are two: LOST OVERBOARD and RECOVERED, and at the foot of the second the paper has been rubbed thin. Behind its brass bars the Purser is tall, in a coat of rain. It would like to bow to the door, but you are in it; you bow back, on the door’s behalf. “Then you would know,” it says. “Is anything here ours?”',
  ],
  'c6-namal-meet-purser.a': [
    'Whatever leans to the thunder ought to go, you say, and whatever chimes.',
    'You give the weights, to the pound, and the Purser writes and does not once look up. It is restful for both of you. There is a fee, it finds, for tallying: one coin, and one crystal, somewhat slept on. It bows to your hand, and to your other hand.',
  ],
  'c6-namal-meet-purser.b': [
    '“Nine are staying in the orchard,” you say, “and I will answer for them.”',
    'In what capacity? Next door, you say. The Purser turns to the front of the ledger, where there is a column ruled long ago, with nothing in it. It writes in the nine, and you, while people lean over the rail to see. There is ground rent, two coins, payable to the neighbor. Your needle climbs.',
  ],
  'c6-namal-meet-purser.c': [
    'You bring up Assessor Dace, and set him down facing the ledger.',
    'They bow, hat to hat. He puts on his spectacles. Neither has ever met anyone else who rules a line twice. Around midnight there is a sound like a drawer, which is Dace, laughing. You are given the rough copy, bound, and a coin for the lift, and asked by both to shut the door.',
  ],
  'c6-namal-J': [
    'At the end of Well Street, after the nineteen doors, there is a twentieth, twelve feet high.',
    'It has a knob, a mat, and a boot scraper made of rail. The paint is green, and not dry. Hobb the builder stands a good way back from it, with one eye shut. On the other steps people are doing things to their windows. You have an eye for stone. The frame is out, on the left, by the width of a hair. “Is it straight?” says Hobb.',
  ],
  'c6-namal-J.a': [
    '“It is straight,” you say, and it comes out with some steam.',
    'Down the street they turn from their windows, with what they had behind their backs: a geranium, a kettle, a loaf, for a person who eats coal. Tilda Cobb gives you the coin that goes under a mat, and your pipes knock. That night, when no one is about, you lean on the left side until it is.',
  ],
  'c6-namal-J.b': [
    'You go through the new door, and out, and through it.',
    'You keep being about to duck. By the fifth time the children are in line behind you, all wiping their feet. Hobb had kept back a coin of his pay, in case it stuck, and now he gives you that. When you stop at last you are inside, where there is a bench, and it holds.',
  ],
  'c6-namal-J.c': [
    '“What do I owe?” you ask, and nineteen doors open.',
    'They have it written down. Stones, hauled; one beacon; forty-one persons, over a pass. Against that they have set lime, green paint and a knob. “It’s us that owe a coin,” says Hobb, and hands it up, and after it his trowel. Inside there is one stone left to lay. They thought you would like to.',
  ],
  'c6-namal-M': [
    'You would be the right length, with your feet on this bank and your hands on that.',
    'The ship’s wind has taken the Rope Bridge. Over there stands half the town below, with pies, too polite to look at you. It would hurt, somewhat. On this side are planks, and everyone who ever charged for crossing. The wind smells of gravy. You wait to be told, and then you notice that nobody is going to.',
  ],
  'c6-namal-M.a': [
    'You ask everyone to mind the chimney, and lie down across the gap.',
    'A hundred people go over in their stockings, with pies, and every one says thank you at the left shoulder. It hurts about as much as you had reckoned. The last is a girl, who stops to admire the drop. The smith knocks you straight, after, and leaves you the hammer. You are hot right through.',
  ],
  'c6-namal-M.b': [
    '“No,” you say, to hear what it is like, and nobody falls in.',
    'Then you ask who has a hammer. Those who charged for crossing are given the heavy end. You throw the line; on the far bank they put down their pies, and pull. Two carpenters give you an adze and an auger, as near your size as they could guess. By dusk they are coming over, singing.',
  ],
  'c6-namal-M.c': [
    'You can pass the pies, at least, and hold your hand out flat.',
    'They come over six at a time, and your wrist is the better for the heat. That makes a hundred pies on this side and a hundred people on that, who wave to them, and start around by the long road. A boy throws you a coin to look after his. You guard them all.',
  ],
  'c6-namal-H': [
    'The hook has been made for a hand like yours.',
    'In the Windbreak the forty stones have straightened up, in two rows, a road’s width apart, as they stood when ships were tied to them. Between lie the tools of those who worked here: a hook, a mallet, a fid as long as a door. There is rope, in a heap. The grip is worn, with a dip for the thumb, and your thumb is in it. You look along the two empty rows.',
  ],
  'c6-namal-H.a': [
    'You coil the rope, and the hook shows you how.',
    'It goes against the sun, and under. You have always done it the other way, and had a bad wrist. You do a second, more quickly, and a third with your eyes on the sea. A carter has brought you his own to do. He says to keep the hook, since it won’t fit anyone else he knows.',
  ],
  'c6-namal-H.b': [
    'Up goes the hook toward the ship, and you ask who they were.',
    'The Purser comes halfway down the ladder. Haulers, it reads, twelve, gone home by an earlier ship. It reads you the names. One of them is yours, all but a letter. People have climbed the ridge to hear. You are given the book of the quay, and a coin, which is one day’s pay, unclaimed.',
  ],
  'c6-namal-H.c': [
    'You hang the hook where you would look for it yourself, at shoulder height.',
    'There is a peg hole already. A boy with a sheep wants to know who it is for. The next one, you tell him. He looks at you, and at the peg, and asks how tall she will be. His father unties the sheep from it, and wipes the peg. You are hot, and quite quiet.',
  ],
  'c6-namal-tower-of-miners': [
    'The miners have made a rope of everything they had, and they bring you the end of it.',
    'It is nine hundred fathoms long and as thick as your arm. All their cable is in it, and the bell ropes, and every washing line; it smells of tar and soap. They do not say what it is for, because that would be asking. Far down the yard the coil twitches. The Unfinished King has come by, and picked up the other end.',
  ],
  'c6-namal-tower-of-miners.a': [
    '“You might ask me,” you say.',
    'The clerk clears his throat. The ship has to be held, he says, and it wants a heavy person; you needn’t; there is supper either way. “Please,” says the oldest. You keep that a moment before you tell them yes. They have a coin ready, to keep it proper. You are hot from heel to cap.',
  ],
  'c6-namal-tower-of-miners.b': [
    'Your hand closes on the end, and forty miners let out their breath.',
    'It fits. It ought to, says the clerk; they measured by your old left hand. You bring it in, and the whole tower goes by: a bell rope, a hoist, somebody’s long johns. Now that it has a holder there have to be orders. They have drawn up two. Both say CAREFUL.',
  ],
  'c6-namal-tower-of-miners.c': [
    'You take a turn around the tower, and lean back.',
    'The rope holds. So, for a time, does the tower. Then there is a tick, as of a plate being put down, and the top floor comes around to look at the sea. “Better light,” says the clerk, when he can. They give you the spike and the maul the rope was made with, if you will stop there.',
  ],
  'c6-namal-tower-of-miners.d': [
    'You take up the slack, and feel the King feel it.',
    'It leans, and you lean, and between you the rope drips. The miners bring chairs, and later blankets, and later breakfast. When the King sits down it is with some relief. The clerk has logged every hour, and the log is for you. The King hands you the end itself, with a crystal stuck to it.',
  ],
  'c6-namal-deck': [
    'You are brought aboard in a cargo net, with a band playing.',
    'You have carried everything there is, and have never been lifted. It is high, and undignified, and your feet stick out. Between them you can see your house. The deck is wet and breathes. The Purser, in its coat of rain, bows to the net. The ship’s cleat is worn through, it regrets to say; it wonders if it might impose. Down on the quay they have all begun to wave.',
  ],
  'c6-namal-deck.a': [
    'You ask if you might stay in the net a bit longer.',
    'There is nothing under you for a hundred fathoms, and nothing you can do about it, and one by one your joints leave off. Your fire purrs. Each time you swing around, the cliff cheers. By its ledger, the Purser says, you are ballast. It says so with respect.',
  ],
  'c6-namal-deck.b': [
    'The cleat is as long as a pew, and worn through at the horn.',
    'You heat it in your own firebox, a foot at a time. Each blow goes the length of the ship, and along the keel the creatures ring. The Purser lays one wet finger on the new iron, and hisses, and bows. It gives you the tongs and the great hammer. You glow until dark.',
  ],
  'c6-namal-deck.c': [
    'You say no, as you said it at the bridge, and then you say, “But we might.”',
    'The Purser has never met that word with another after it. You call down for anyone with a hammer. They come up in the net, feet out. By dark the ship has a cleat with forty makers’ marks. It pays a coin a head. Your whistle goes off by itself.',
  ],
  'c6-namal-deck.d': [
    'You put one arm out through the net, and wave.',
    'It is a large arm. On the quay they stop. The whole cliff waves back, with hats, with towels, one woman with a baby. No one likes to be the first to leave off. At the rail the Purser puts up a hand too, to see what it is like. Then it looks at the hand.',
  ],
  'c6-namal-monument': [
    'The end of nine hundred fathoms goes hissing over the Monument’s groove, and you put your hand on it.',
    'The storm stands up; the ship swings. It has to be held for as long as a great many slow passengers need to walk aboard. You back into your old bay, where the stone has your shoulders in it. Behind you the whole village has got hold of the rope, in mittens. They are not much help. You would not be without them.',
  ],
  'c6-namal-monument.a': [
    'You hold, and that is all you do.',
    'The slow ones go aboard; the last has on a knitted cap, and looks around, and is given time. Toward morning the strain leaves your hands. No one tells you when to let go. Sefa has kept a book of all who held on behind you, and it is yours. They are asleep, most of them, against your legs.',
  ],
  'c6-namal-monument.b': [
    'You take one turn around the Monument, in the old groove, and hold.',
    'You find yourself with a hand free. A girl climbs up and takes the thumb. “Is it heavy?” she asks. It is. You tell her that you like it. When the last slow passenger has gone in, the rope runs out, singing, and leaves a crystal in the groove. You still have her by the hand.',
  ],
  'c6-namal-monument.c': [
    '“Together,” you call, and give them the count: two, and a wait, and one.',
    'The bakers are early. Dace begs the rope’s pardon. But at the tenth haul four hundred people lean as you lean, and for one whole breath you hold nothing. Your fire goes up. The slow ones walk aboard to the shouting. Later a boy has an errand, for Tuesday. Would you like to, he asks.',
  ],
}
