// The writers' brief of chapter 6: the beat of every event, and the first thing each hero notices there. No table
// loads it.
import type { Brief } from '../brief.ts'

export const C6_BRIEF: Brief = {
  'c6-A': {
    beat: 'They are coming down the Goat Stair in single file, the stiff ones, a step an hour, joints shedding grit. Every creature in the hills has begun to walk. The old goat lies across the narrowest step and will not be the one to move.',
    lens: {
      zeik: 'For twenty years you called them fearful. They wait for the goat, one behind the other, with their hats on, where people have given them hats.',
      marklun: 'Mean speed: one step an hour. Mean manners: better than yours.',
      namal:
        'You stand aside on a wide bit. So does the one in front. It becomes awkward, and then it becomes funny.',
    },
  },
  'c6-B': {
    beat: 'On Laundry Green every sheet in the village is being dyed. The ship reads colors, someone says; nobody knows which. There are vats of yellow, vats of blue, and Gran Pellow with her sleeves up, dyeing hers black to be on the safe side.',
    lens: {
      halia: 'Whatever color they choose, you notice, they will have to be lit from behind.',
      marklun: 'You recommend a code. They recommend that you hold this peg.',
      namal:
        'You are the tallest thing to hang a sheet from. You hold out both arms and become, for an afternoon, a message.',
    },
  },
  'c6-C': {
    beat: 'The potters of Kiln Ridge have lit all ten kilns for one firing: a lamp for every window in the village and the town below, four hundred and six. There is clay for four hundred and five. They have been looking at the family teapot.',
    lens: {
      halia: 'Four hundred and six. You had only ever dared to think of one.',
      zeik: 'Inside each lamp, where the flame will show it, is a thumbprint. They are all different.',
      namal:
        'You carry the clay. A very small child rides on the load, and does not say a word, and is not heavy.',
    },
  },
  'c6-D': {
    beat: "The ship's wind has stripped the Lower Orchard; every apple in it lies on the ground, and beneath the trees sit the creatures that will not walk. Nine of them. They lean away from the ship. One has the apple tree itself round its neck.",
    lens: {
      zeik: 'They are afraid of going home. You have an hour, and sit down, and tell them about that.',
      marklun: 'You had a theory that they had no will. You cross it out in front of them.',
      namal: 'The one with the tree has become somewhere. You leave it a note for the Purser.',
    },
  },
  'c6-E': {
    beat: 'From Lamp Hill you can nearly touch it: planks as long as streets, furred with stiffened creatures like barnacles, breathing. Ropes trail. A brass bucket comes down on a line, with an empty lamp in it and a polite card: *Fill, if convenient.*',
    lens: {
      halia:
        'You have never had to look up at a light before. It is hard on the neck. You see why people follow one.',
      zeik: 'A voice, far up, is counting aloud, and has got to a very large number, and loses its place.',
      namal:
        'It has rivets. You know who hauls, and who is hauled, and this was built by people who did not ask. You pat it.',
    },
  },
  'c6-F': {
    beat: "All the ovens on the Bakers' Steps are going, and down the middle of every street runs one table, made of doors. Tonight the town below eats with the town above. Assessor Dace has drawn the seating plan eleven times. Nobody has put him on it.",
    lens: {
      halia: 'Somebody asks you to light the first candle. You look round for a child.',
      zeik: 'They call for a story, and then, which is new, for Sefa.',
      marklun:
        'You mend the leg of the table that rocks. It is two hundred yards long and you are very thorough.',
      namal: 'They have left a gap at the head of the table, the width of a cart, and put a mug there.',
    },
  },
  'c6-G': {
    beat: 'Since the ship came the Glass Meadow has been playing by itself: the lullaby, all but its last line, over and over. High up the rigging answers in the same key. The wool is off every blade.',
    lens: {
      zeik: 'You know the last line. You have always been the one who knows the last line. You wait.',
      marklun: 'It is calling the ship, or the ship is calling it, or they are simply fond of each other.',
      namal: 'It wants a bass. You look over each shoulder first.',
    },
  },
  'c6-H': {
    beat: "In the Windbreak the forty stones have straightened up. They stand as they were put, in two rows, with a road's width between; and you see that they are bollards, and that the ridge was a quay. A man is collecting signatures to keep it leaning.",
    lens: {
      halia: 'Two rows, evenly, with room between for lamps.',
      zeik: 'There was a harbor here when this was a shore. You have been telling it too small.',
      marklun: 'Forty bollards, one Monument. You revise, at a run, the size of the ship.',
    },
  },
  'c6-I': {
    beat: 'It rains upward out of the Millpond, drop by drop, into the ship. The Purser has sent a list: so much water borrowed at the last mooring, nine hundred years ago, returned herewith with interest. The mill wheel, all its spokes restored, does not know which way to turn.',
    lens: {
      halia:
        'The drops catch your light as they go up, every one: a slow bright curtain with nobody behind it.',
      zeik: 'Nine hundred years. You feel, for once, like the short version.',
      namal: 'You put your palm under the wheel, and it turns the way you are leaning.',
    },
  },
  'c6-J': {
    beat: 'In Well Street nineteen tables are laid, and tonight people sit at sixteen. At the other three the chairs are pushed in. Tilda Cobb goes from house to house with her broom and nothing to sweep; nobody has told her what she does now.',
    lens: {
      halia:
        'Each house has its lamp lit by whoever lives there. You walk the whole street with nothing to do, and find that it is pleasant.',
      zeik: 'They ask what became of the three. You know. You tell them.',
      marklun: 'Eighty-nine spoons. You count twice. Tonight it comes out even.',
    },
  },
  'c6-K': {
    beat: "Where the Toll Road ends a fall of stone has come down, and behind it is a ring of gray metal as high as a barn door, worn bright on one side. The shrine's old verses call it *the guest's handle*. The ship's rope hangs above, ten feet short.",
    lens: {
      halia: 'The verse says to bring a light and a witness. You have only ever remembered the first.',
      zeik: "You knew the verse as a child's counting rhyme. You have skipped rope to it.",
      marklun: 'You find the wear: the rope came always from the same side, and always gently.',
      namal: 'The grip-marks on the ring are of hands your size.',
    },
  },
  'c6-L': {
    beat: "At the Quarry Mouth, block thirty-one has its curtains down and its geranium packed. The thimble-sized family is going with the ship; they came with it, it turns out, in somebody's cuff. They have a problem about the piano.",
    lens: {
      halia: 'They give you their lamp. It is the size of a match head, and it has never been out.',
      marklun: 'You help with the piano. It is in tune. You do not ask what they strung it with.',
      namal:
        'You hold out a finger for a gangplank, and stand without breathing for an hour and ten minutes.',
    },
  },
  'c6-M': {
    beat: "The ship's wind takes the Rope Bridge at noon. On the far side a hundred of the town below are waiting to come over for supper, with pies. On this side everyone who ever charged for crossing stands in a row, looking at a gap.",
    lens: {
      halia: 'On the other bank someone holds up a lamp, to show you where they are. You taught nobody that.',
      zeik: 'They ask you which way. You say: I can see two. Which would you like?',
      marklun:
        'You have a design for a bridge. It is thirty pages shorter than your last, and it has a far side.',
    },
  },
  'c6-N': {
    beat: "The meteorite has opened. In the Crater Lip's warm light it is only a crate, big as a town hall, its staves sprung, one word burned into each in letters no one reads. The Unfinished King stands at the gap like a bull at a gate, and will not go in, and will not let others.",
    lens: {
      halia: 'It shades its face from your lamp with an arm like a gatepost. You turn the lamp down.',
      marklun: 'You read *this side up* in a language you do not know, and are quite certain of it.',
      namal:
        'Nobody finished it, and it was told to guard something, and then nobody came. You go and stand next to it.',
    },
  },
  'c6-purser': {
    beat: "Behind a brass grille, in a coat of rain, the Purser is trying to make a column come out. *Ballast, living, one hold. Lost overboard. Recovered, less such as have taken up residence.* It bows to you, to the door, and to the door again. 'Would you say,' it asks, 'that anything here is ours?'",
    lens: {
      halia:
        'It has kept a lamp alight on the counter for nine hundred years. It has never told anyone either.',
      zeik: 'The ledger has one word to a line, and no adjectives. You have never read anything so frightening or so kind.',
      marklun:
        'You find the error on the second page. It was a carried one. It says nobody has ever checked before.',
      namal:
        'It asks, with a bow, whether you are crew. You say that you are a neighbor. It looks for the column.',
    },
  },
  'c6-halia-D': {
    beat: "The ship's wind has laid your mother's tree down, roots and all, tin plate upward. The nine who will not walk have gathered round. They are leaning on it, as they lean on anything that has been warm.",
  },
  'c6-halia-A': {
    beat: 'You climb the Goat Stair with a lamp for the walkers. Half-way up there is one already hung. And at the next bend, and the next. Wick sits on the top step, swinging his feet, with an empty basket and soot to the elbows.',
  },
  'c6-halia-G': {
    beat: "You have known since you were small that the lullaby in the grass wants one more line. It was your grandmother's to sing, from the hill, when the lamp was lit; it means *all in*. Nobody has sung it since.",
  },
  'c6-halia-monument': {
    beat: "Four hundred and six lamps stand in rows on the Monument's steps with nobody's name on them. The ship needs the whole cliff lit to find its mooring. You could be at every window by midnight, alone, if you ran. You have already begun to tie your boots.",
  },
  'c6-halia-flying-casino': {
    beat: "From under the Casino's chandelier the ship looks close and the village very dark. The house will let down all its ropes of candles, every one, if someone will play it for the wax. The dealer in the velvet coat, the ninth name on a friend's list, lays out the cards.",
  },
  'c6-halia-deck': {
    beat: 'From the deck you see all of it: the cliff, black, and the people at their windows waiting for the beacon before they light. You are up here and the beacon is down there. You have never in your life been in the wrong place for it. On the hill, very small, a match goes on, goes out, goes on.',
  },
  'c6-zeik-B': {
    beat: 'Sefa is dyeing a sheet in stripes, like a page. It is a message to the ship, she says, in the road-signs: *we are here, we were always coming.* She wants to know the sign for *sorry*. You have never made one.',
  },
  'c6-zeik-L': {
    beat: "The little family's eldest, who is as tall as your thumb, has heard you collect stories. She has one, and it will take four days. The ship leaves in three.",
  },
  'c6-zeik-N': {
    beat: "At the opened hold your two stone fingers stir. They are the ship's, strictly: a little of its ballast, grown in. The Purser's card says *at the bearer's convenience*. You could have warm hands. You have tapped those fingers for twenty years whenever you were about to lie.",
  },
  'c6-zeik-nomad-camp': {
    beat: 'They have asked you for the ending before it happens; everyone is nervous and you are, after all, a seer. You open your mouth. You have three good ones. You see Sefa see you choose.',
  },
  'c6-zeik-forest-of-faces': {
    beat: "The faces have fallen silent. They would like, a birch says with an effort, to hear one that has not been told before; by someone, if it is not rude, else. The ship's thunder walks about behind the hill.",
  },
  'c6-zeik-deck': {
    beat: "They are all on the deck, or at the windows, or on the quay with the rope in their hands. It is time for it to be said, the thing that is said at the end, and they have turned to you out of twenty years' habit. Your throat is clear. You know exactly how it should go.",
  },
  'c6-marklun-E': {
    beat: "The beacon's basket is full of wood for tonight; beside it, under a cloth, someone has stood the mirror, whole, with the crank you returned. On the cloth is pinned a note from Umbrel. *It should be you. I am told you may say no.*",
  },
  'c6-marklun-I': {
    beat: "You have checked the Purser's account of the borrowed rain, and it is out by a fish. You point it out. The ship stops raining. Everybody looks at you. Far above, courteously, someone begins to look for the fish.",
  },
  'c6-marklun-C': {
    beat: "The potters are a lamp short and the kilns are hot. You have in your bag eleven notebooks' worth of reasons, and clay, it turns out, can be made to go further with ash. Paper ash is best.",
  },
  'c6-marklun-scholars-tower': {
    beat: 'The scholars have debated for three days what to signal. The blackboard is full. In one corner a child has written HELLO and been told off. They turn to you, the only one among them who ever signaled the sky, and ask for your paper on it.',
  },
  'c6-marklun-ublo-tower': {
    beat: "You have mended all of it: clocks, a goose, nine umbrellas, someone's knee. The tower's clerk has no form for this. People have begun coming to collect things they had given up on, and they each stop at your bench, and you have nothing clever to say.",
  },
  'c6-marklun-deck': {
    beat: "You are on a ship's deck with a mirror in your arms, above the roof where you stood when you were fourteen. Below lies the cliff, dark and holding its breath; beside you the Purser has put on its better hat. This time you know that somebody is there. Your hands are shaking the light about.",
  },
  'c6-namal-J': {
    beat: 'In Well Street there are nineteen doors, and at the end, in new stone, a twentieth. It is twelve feet high. It has a knob, a mat, and a boot-scraper made of rail. Hobb the builder is standing well back from it and wants to know if it is straight.',
  },
  'c6-namal-M': {
    beat: 'A hundred people with pies, a gap, a wind. They are too polite to ask. You measure it by eye: with your feet on this bank and your hands on that, it would hurt somewhat, and you are the right length. For the first time you notice that it is up to you.',
  },
  'c6-namal-H': {
    beat: 'Between the straightened stones lie the tools of those who worked this quay: a hook, a fid, a mallet. You pick up the hook. It has been made for a hand like yours. You look at it, and at your hand, and along the two empty rows.',
  },
  'c6-namal-tower-of-miners': {
    beat: 'The miners have made the rope: all their cable, all the bell-ropes, every washing line, laid up by hand as thick as your arm. It is the finest thing they ever made. They bring you the end of it, and do not say what for, because that would be asking.',
  },
  'c6-namal-deck': {
    beat: "They bring you aboard in a cargo net, with a band playing. You have carried everything there is and have never been lifted. It is high, and undignified, and you can see your house. The ship's cleat is worn through; the Purser wonders if it might impose.",
  },
  'c6-namal-monument': {
    beat: "The storm stands up. The ship swings, and the end of nine hundred fathoms goes hissing over the Monument's groove. It needs to be held for as long as it takes a great many slow passengers to walk aboard. The whole village has got hold of the rope behind you. They are not much help. You would not be without them.",
  },
}
