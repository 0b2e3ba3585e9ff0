// Chapter 6, Marklun: the shared letters in his eyes, his own letters, his missions, and his meeting with the Purser.
import type { Prose } from '../../prose.ts'

export const C6_MARKLUN: Prose = {
  'c6-marklun-A': [
    'Mean speed, one step an hour; mean manners, better than yours.',
    'The stiffened creatures are coming down the Goat Stair in single file. All over the hills they have begun to walk, and the grit that falls from their joints crunches like sugar; it is pure crystal. The first has reached the narrowest step, and on that step lies the goat. The creature stops. The one behind it stops. The goat has been given no reason to move.',
  ],
  'c6-A.e': [
    'You put the reason in writing: one page, in plain words, with a map.',
    'You hold it where the gold eye can get at it. The goat reads down to your signature, eats the page, stands up one leg at a time, and leads the whole line down to the road. The miners have been waiting too. They give you the pick they had brought for the step.',
  ],
  'c6-marklun-B': [
    'You recommend a code, and the dyers recommend that you hold this peg.',
    'Every sheet in the village is on Laundry Green, because the ship is said to read colors. Nobody knows which. There are steaming vats of yellow and of blue. Gran Pellow has gone over to black, in case. The Casino has sent a man for what is left over. Above the ridge the ship swings a little, like a person trying to see a page.',
  ],
  'c6-marklun-D': [
    'You had a theory that the creatures have no will, and you cross it out in front of them.',
    'All the rest are walking. These nine sit under the bare trees of the Lower Orchard, up to the ankles in apples, for the ship’s wind has brought down every one. It smells of cider already. When there is thunder they lean away from it, and the largest has its arms around a trunk. You turn the page. Nine blunt heads follow the pencil.',
  ],
  'c6-marklun-F': [
    'The table is two hundred yards long, and one leg rocks.',
    'You have mended it twice. It is all doors, end to end, and in every keyhole somebody has put a daisy. On the Bakers’ Steps every oven is lit. The two towns sit down at seven. Assessor Dace pins up his eleventh plan of who goes where, and you read it for errors, as a favor. One chair is over. You go through the D’s again, and it is not a matter of spelling.',
  ],
  'c6-F.e': [
    'The leg that rocks is at your end, so you sit down by it, and are passed the bread.',
    'If you lean, it is steady. By the second course your neighbor is leaning too, and by the third they take turns, all down that end, and talk across it. A joiner puts his head under the cloth. He lends you a mallet, for keeps. There is no hurry, you say.',
  ],
  'c6-marklun-G': [
    'Either the meadow is calling the ship, or the ship the meadow, or they are only fond of each other.',
    'You try your tuning fork on both: the same key, to a hair. The Glass Meadow plays by itself now, the lullaby, all but its last line, and high in the rigging something plays it back. Wherever the line is missing every blade stops, and waits. One blade is loose in the ground. You do not, as a rule, sing.',
  ],
  'c6-marklun-H': [
    'Forty bollards and one mooring post: you revise, at a run, the size of the ship.',
    'The stones of the Windbreak have straightened up. They stand in two rows, in deep brush, with the breadth of a road between, and the ridge was a quay. The tallest has pulled up some earth with it, and there is an edge of metal down there, like a ring. A man at a table is collecting signatures to keep the stones leaning.',
  ],
  'c6-marklun-J': [
    'Eighty-nine spoons, and tonight it comes out even.',
    'You count from the other end, to be fair. In Well Street nineteen tables are laid. At sixteen people sit and pass things; at three the chairs are pushed in. A girl fresh from the town below waves smoke from a stove. Tilda Cobb goes from house to house with her broom and nothing to sweep; nobody has told her what she does now. She watches you counting, as one looks at a colleague.',
  ],
  'c6-marklun-K': [
    'The rope came always from the same side, and always gently: by your calipers, a third of an inch in nine hundred years.',
    'Stones have slid away where the Toll Road stops, and left bare a gray metal hoop, twelve feet across. You read the shrine’s verse about the guest’s handle off it with a thumb. It is cold, and then it is not. Overhead hangs the ship’s rope, ten feet short. Somebody up there coughs.',
  ],
  'c6-marklun-L': [
    'The piano is as long as your thumb, and in tune, and you do not ask what they strung it with.',
    'At the Quarry Mouth the curtains are down in block thirty-one, and the geranium is packed. The family will sail; they came ashore, it turns out, in somebody’s cuff. Their house is for sale, one hand and two fingers high. The piano has stuck on the doorstep. When the wind blows it gives a very small chord.',
  ],
  'c6-L.d': [
    'At sea a string drops by a quarter tone, so you tune it sharp.',
    'It takes a pin, two eyelashes and no breathing. The youngest sits down to try it. You lie in the dust to hear, and one by one the masons lie down too. Four of them bring you the doorstop, a crystal, for your trouble. It is a dance. A very large boot has begun to tap.',
  ],
  'c6-marklun-M': [
    'Your new bridge is thirty pages shorter than the last, and has a far side.',
    'It is over your shoulder: four planks. At noon the wind took the Rope Bridge. On the other bank a hundred people from the town below wait to come to supper, with pies; you can smell them. On this one stand all those who ever charged for crossing, and look at the gap, the rope, the fallen planks. On the far cable squats a gale-eater with its cheeks full.',
  ],
  'c6-M.e': [
    'Four planks and a pin, and the pin has to be your best spanner.',
    'You cross first, with the plans held over your eyes. It sways. It stops swaying. Then they come, a hundred of them, and every pie. The last woman over was a miner once; she gives you her own spanner, and a crystal, and will hear of no argument. You look back. It is still there.',
  ],
  'c6-marklun-N': [
    '“This side up,” says a stave of the meteorite, in a language that you do not know.',
    'You are quite certain of it. The thing has opened, on the Crater Lip, and it is only a crate, as big as a town hall, with a word burned into every stave. It smells of tar and somebody else’s rain. At the gap stands the Unfinished King, like a bull at a gate, and will not go in, or let the others by. One letter is loose.',
  ],
  'c6-marklun-meet-purser': [
    'The error in the Purser’s ledger is on the second page, and was carried.',
    'You have found it upside down, through the brass grille. It concerns ballast of the living sort: so much overboard, less what came back, less what has found lodgings. You cough, and point. A long arm in a sleeve of rain goes down the figures again, and they come out. The Purser rises, and bows. No one has ever checked. “In your opinion,” it says, “what here belongs to us?” The pen drips, and waits.',
  ],
  'c6-marklun-meet-purser.a': [
    'You say what should go: whatever turns its face up, and whatever walks.',
    'The Purser ticks. The crate, the staves, a length of rope. It is quick work. Only at the bottom do you remember nine creatures in an orchard, who will not walk. Those also, it asks. You would have to look, you say. It pays you for a morning’s clerking, one coin and one crystal, both wet.',
  ],
  'c6-marklun-meet-purser.b': [
    '“Nine of them will not walk,” you say. “I’ll answer for those.”',
    'In what sum, it would like to know. You offer what you have: a bench, a name, most Tuesdays. It is all entered. Behind you a line has formed, of people with some creature that is used to them, and Tuesdays of their own. Your receipt is two coins from the bottom of a sea. They are warm.',
  ],
  'c6-marklun-meet-purser.c': [
    'Assessor Dace wipes his feet, bows to the grille, and is bowed to.',
    'He reads the ledger standing. At page nine he asks whether he might sit; at page forty he takes out a pencil, and so does the Purser, and after that you are wanted only to hold the lunch box. They give you the fair copy, in two hands. By then they have shared the sandwich.',
  ],
  'c6-marklun-E': [
    'Beside the beacon’s basket, under a cloth, stands your mirror, and it is whole.',
    'Whoever mended it has let the lost edge back in, with a seam of silver. The crank is on its square, and the basket is full of wood for tonight. There is a note, in green: “It should be you. I am told you may say no.” You look on the back for a please. Up the path comes the spoon girl, who is taller than you, to ask if anything needs holding.',
  ],
  'c6-marklun-E.a': [
    '“No,” you tell the note, and go down as far as the stile.',
    'You think. Then you climb back up, with a stitch, and say yes; and behind the gorse somebody says, “Told you.” It is half the lane, with more wood. They had sat down, so as not to press you. Two coins are pinned to the note, for oil. The frame is warm from the day.',
  ],
  'c6-marklun-E.b': [
    'You polish the mirror until you cannot see what you are polishing, and for some time after.',
    'Rouge; then chalk; then the tail of your shirt. On the back, low down, your fingers find your initials, and a sum. It is wrong. Whoever did the seam has left a burnisher behind it, and one coin of the change. You take those. You leave the sum.',
  ],
  'c6-marklun-E.c': [
    'Eleven flashes is the whole code, and at fourteen you had a meaning for each.',
    'One is hello. Two is I am here. You mumble the fifth. The girl gives it back with a spoon, faster, and people on the path try it with their pans. She writes you out the book of it, by spoon. Far down someone does a two. Your chest is warm.',
  ],
  'c6-marklun-I': [
    'The Purser’s account of the borrowed rain is out by one fish.',
    'You mention it, no more. The ship has been raining on the Millpond to give back what it took, and the bill came down on a card: so many barrels, so many frogs, nine fish. You make it eight. The rain stops. In the quiet the mill wheel drips. Everybody on the bank looks at you. Far above, courteously, someone has lit a lantern and begun to look for the fish.',
  ],
  'c6-marklun-I.a': [
    'You look under the wheel, in the race, and, on a thought, in your hat.',
    'Soon there are forty people in the pond with sieves. It is in the miller’s boot, on the bank, not at all upset. A very small bucket comes down for it, and the rain goes on. The miller adds two coins, for the honor of the boot, and a shell from his sieve.',
  ],
  'c6-marklun-I.b': [
    '“It may be me,” you call up. “I may have miscounted.”',
    'The lantern stops. On the bank the miller looks in his boots. You count them over: six, seven, eight; and out from under the eighth, where it has been all along, comes another. A card is let down, with two coins. “Thank you. We often do.” It begins to rain on you, quite warm.',
  ],
  'c6-marklun-I.c': [
    'You catch a fish at the third cast, wrap it, and address it.',
    'It goes up on the string. It comes down, with compliments: that would make ten. You send it back, with a note. By its fourth trip it has two stamps. Then the string goes up empty, and down comes a shell, and a good ship’s knife for your trouble. In the pond the fish tells nobody.',
  ],
  'c6-marklun-C': [
    'Lamp four hundred and six wants clay, and the potters have dug their last.',
    'Clay can be made to go further with ash, says the oldest, rubbing some between two fingers; paper ash is best. Then all of them look at your bag. There is the wrapping of your lunch in it, and there are eleven notebooks, tied with string. They are full of reasons. On her wheel the lump is about the size of a bun, with a bite out of it.',
  ],
  'c6-marklun-C.a': [
    'Notebook one goes in spine first.',
    '“Why It Was Me,” says the cover, and takes no time at all. She works the ash in with her thumbs, and in an hour there is a lamp, gray and a little to one side. She shows it along the ridge. You warm your hands at the kiln. Out of the grate rolls the coin you used for a bookmark.',
  ],
  'c6-marklun-C.b': [
    'Off comes the string, and she gets all eleven, in order.',
    'The last takes longest, since by then you were writing small. The potters stand along the wall. You had thought that it would make more ash. It makes one lamp. Then the oldest hands you a book from the shelf, meant for glazes, with nothing in it yet. You write “One” on the cover, and draw the lamp.',
  ],
  'c6-marklun-C.c': [
    'The wrapping of your lunch makes a good hot ash, with a smell of bacon.',
    'Lamp four hundred and six burns as well as any, and a dog follows it home. The potters pay you four coins for the idea, since there is plenty of lunch about. The path down is steep. You have to stop twice, with the bag, and the second time you tie the string tighter.',
  ],
  'c6-marklun-scholars-tower': [
    'The blackboard is full, and in one corner a child has written HELLO and been told off.',
    'For three days the scholars have debated what to signal to the ship. It has been proved that the ship cannot read. Now all the chairs creak around to you, as the only one present who ever signaled the sky, and they ask for your paper on it. It is in your bag. It has ninety pages. By the door the child is still holding the chalk.',
  ],
  'c6-marklun-scholars-tower.a': [
    'At the board you underline HELLO, twice.',
    'Someone asks for the reference. You look for your paper, and find that you have been sitting on it. They get up, in their slippers, and write the same word under hers, one by one, and all at once it is warm. They vote you one coin. It comes to a fifth of a coin a letter.',
  ],
  'c6-marklun-scholars-tower.b': [
    'You hand over the paper, and they read until four in the morning.',
    'Section nine is praised. They return it bound, with a coin for the author, and one question, namely what it was that you had signaled. It is on page eighty-eight. You had asked whether anybody could see you. By then the child is in bed, and somebody, for tidiness, has wiped the corner.',
  ],
  'c6-marklun-scholars-tower.c': [
    '“And after that?” you ask the child, and sit down on the floor.',
    'After hello you say your name, she says, and then you stop, because it is their turn. The scholars write this down. Then you ask if they are hungry. By dark she has filled the board and started on the door. She lends you her copybook, and a coin to fetch more chalk from her aunt.',
  ],
  'c6-marklun-ublo-tower': [
    'Shelf nine hundred is mended from end to end: clocks, a goose, nine umbrellas, somebody’s knee.',
    'The clerk has no form for this. She has put your bench next to the counter, and people come in with brown old tickets, for things they had given up. You hand the thing over. It goes. A woman has her music box against her ear; she looks up, and you have nothing clever to say. Behind you item nine hundred and one, which was never broken, is working at its straps.',
  ],
  'c6-marklun-ublo-tower.a': [
    '“You’re welcome,” you say, and that is the whole of it.',
    'She nods, and goes out winding. By evening you have said it sixty times, and not once gone on. The clerk has kept a tally, for her own interest; she slides it across, with a jeweler’s glass that nobody ever claimed. On the way home you miss your hat, so you go back, and stand in line.',
  ],
  'c6-marklun-ublo-tower.b': [
    'NINE TO FIVE, you paint, and underneath, smaller, OR KNOCK.',
    'By Wednesday they are taking numbers. One man wants a clock that goes slower on Sundays, and one woman a quieter goose; you have time for one, and are sorry about the other. The sign painter across the street gives you his second brush, as between tradesmen. You had never been one.',
  ],
  'c6-marklun-ublo-tower.c': [
    'Your pupil sits down at the bench, and you stand by with a screwdriver.',
    'She does a clock in half your time, and sends it off with two words. The clerk brings you a chair on the public side. They come in with shut faces, and go out winding; you had not seen it from there. It is warm without the coat. “Next,” says your pupil.',
  ],
  'c6-marklun-ublo-tower.d': [
    'You read item nine hundred and one its own label, and the last strap goes.',
    'It is a patent folding ladder with a grievance. It comes at you as steps, trestle, scaffold, stork, and you do the only thing, and climb. At the top is a screw that was never tightened. You tighten it. With a sigh it is a bench. In its joints are two wrenches and a coin.',
  ],
  'c6-marklun-deck': [
    'You are on the deck of a ship, above the roof where you stood at fourteen, with the mirror in your arms.',
    'The Purser, in its better hat, holds a lantern for you to catch. Below is the cliff, with a lamp in every window and not one of them lit, and so quiet that you can hear a goat. This time you know that somebody is there. Your hands shake. Far down, over roofs and stairs, a scrap of light is shaking too.',
  ],
  'c6-marklun-deck.a': [
    'Eleven flashes, at the old speed; your hand knows how long.',
    'Then it is dark, as it was before. Low on the cliff a lamp comes up. There is one beside it. They come by whole streets. The Purser gives you the ship’s log, and looks for its other glove. IT ANSWERED, you write. Below is some room, and you begin on the working: one lamp, one lamp, one lamp.',
  ],
  'c6-marklun-deck.b': [
    'One flash, and you lower the mirror, and wait.',
    'You have never done this part. The rigging drips. The goat coughs. Then, at the foot of the cliff, there is a very small light, once. Above it is another. The Purser puts a crystal in your pocket, as return postage, and you are so warm that its sleeve steams. One by one they answer, all the way up the dark.',
  ],
  'c6-marklun-deck.c': [
    'You hand the Purser the mirror, go to the rail, and cup your hands.',
    '“Hello!” It is not much of a voice. There is a pause, while a whole cliff looks for its manners. Then up it comes, street after street, and late, from under the ground, with children in it. “They appear to know you,” says the Purser. It has caught a coin, and two invitations.',
  ],
}
