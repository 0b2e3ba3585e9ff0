// The writers' brief of chapter 3: the beat of every event, and the first thing each hero notices there. No table
// loads it.
import type { Brief } from '../brief.ts'

export const C3_BRIEF: Brief = {
  'c3-A': {
    beat: 'Red pegs climb the Goat Stair, one to a step, each with a paper flag and a number. The goat has eaten one to eleven. A young surveyor sits on step twelve with his arms round the rest.',
    lens: {
      halia:
        'He has not slept; the drills go all night, he says, and the lamp here is the only kind thing for miles.',
      zeik: "You tell him what the goat's grandmother ate. It helps, oddly.",
      namal: 'Peg nineteen says OBSTRUCTION and is tied to your ankle while you read it.',
    },
  },
  'c3-B': {
    beat: 'The Guild has hired Laundry Green and strung it with wet maps. Rows of the valley hang there, pegged at the corners, each with the village left out, a clean white hole the shape of home.',
    lens: {
      zeik: 'You know this white. It is what the road looks like when you have decided not to mention something.',
      marklun: 'The projection is excellent. It makes you angrier than bad drawing would.',
      namal: 'One map shows you: a small square, hatched, marked *removable*.',
    },
  },
  'c3-C': {
    beat: 'A drill tank stands nose-down in a kiln on Kiln Ridge, ticking as it cools. In the hatch the driver sleeps with her mouth open. On her knees is a wage slip that is mostly deductions.',
    lens: {
      halia: 'Her lamp has been docked from her pay, with the oil.',
      marklun: 'The gearing is reversed. You put it right before you remember whose side you are on.',
      namal: "The tank's engine is your cousin, and has never been asked anything. You ask it something.",
    },
  },
  'c3-D': {
    beat: 'In the Lower Orchard a man in a gray coat is putting a price on every apple, out loud, to a clerk. He has reached two thousand and four. The clerk has begun to cry, quietly, on the sevens.',
    lens: {
      halia: "At your mother's tree he says 'three', and you hear yourself say a number that is not polite.",
      zeik: 'He asks who planted them. Nobody has asked you an easy question in weeks.',
      marklun: 'You start checking his sums, and get as far as the first.',
    },
  },
  'c3-E': {
    beat: 'A notice hangs on Lamp Hill: beacons are to be licensed by the candle. The inspector has climbed up with a box to count the flames, and the wind has blown out his own lantern, and it is a long way down.',
    lens: {
      halia: 'He is afraid of the dark. He has been trying, he says, to tax it.',
      marklun: 'You point out that a candle is a unit of mass as well. He sits down heavily.',
      namal: 'He asks how many candles you are. You say you have been told you are warm.',
    },
  },
  'c3-F': {
    beat: "On the Bakers' Steps a waist-high machine on three legs is surveying an oven, and has been for two days. 'Interior: warm. Purpose: unknown. Rating of day: four out of ten,' it says. Its Guild seal hangs by a thread.",
    lens: {
      halia:
        'It asks what the lamp is for when it is day. You say it is for the other times, and it writes that down.',
      zeik: 'It has surveyed everything on this road except why. It asks you for the coordinates.',
      marklun: 'You have never been so thoroughly measured. It gives your coat three out of ten.',
      namal: "It looks up, and up. 'Category?' it says. Nobody has asked that so hopefully before.",
    },
  },
  'c3-G': {
    beat: 'The Guild is cutting the Glass Meadow in squares like turf, and stacking it on carts. Where it has been lifted the ground sings one low wrong note, all day. The carters have cotton in their ears.',
    lens: {
      halia: "Under the lifted square lies a child's marble, and another. Somebody's whole bag.",
      zeik: 'That note is in no story of yours. You resent it on professional grounds.',
      marklun:
        'Remove a tenth of the strings and the whole instrument shifts. You try to explain this with a comb.',
    },
  },
  'c3-H': {
    beat: 'In the Windbreak stands a table with a flag: GUILD PAYS. A queue of your own neighbors waits, hats in hand, not looking at each other. At the front, Hobb the builder is trying to spell his name.',
    lens: {
      zeik: 'They ask you what happens next. It is what they always ask, and you look at your feet.',
      marklun: 'The pay is per yard drilled, you read, less per yard found to contain anything.',
      namal: 'They have a form for you already filled in. Under *wages* there is a line drawn.',
    },
  },
  'c3-I': {
    beat: 'By clause nine, the village is not vacant if its residents sign a roll before sundown on the last day. The roll lies on a table by the Millpond. Assessor Dace has sharpened the pencils himself, and put out a chair for anyone who is old.',
    lens: {
      halia: 'He stands when you come; nobody told him you were important. He stands for everyone.',
      zeik: 'You have carried all these names for twenty years. You are afraid to see how short the list is on paper.',
      marklun: 'The pencils are exactly equal. You warm to him, and wish you did not.',
      namal: 'He has put out a second chair, of iron, from somewhere. It holds.',
    },
  },
  'c3-J': {
    beat: 'In Well Street a drill tank has stopped between two laid tables. Its drill points at the well. Tilda Cobb stands in front of it with her broom across her chest, and the driver keeps asking her, please, to be reasonable.',
    lens: {
      halia: 'The lamps on the tables tremble, all nineteen, in time.',
      zeik: 'You know what to say. You have always known what to say. You pick up a broom.',
      namal:
        'You and the tank regard each other down the length of the street, like two people at the wrong party.',
    },
  },
  'c3-K': {
    beat: 'At the fork of the Toll Road the Guild has put up a signpost with one arm. Under its lamp a clerk issues tickets to a future bridge. Business is brisk.',
    lens: {
      halia: 'One arm. Somebody in the dark will take that for an answer.',
      marklun:
        'The bridge is drawn without its far side. You have met that sort of bridge; you have published one.',
      namal: 'You know what a bridge weighs. There is not that much iron in the county.',
    },
  },
  'c3-L': {
    beat: 'A string of paper charges is laid in the Quarry Mouth, with a clockwork timer and a sign saying NOON. The foreman is at lunch. It is eleven fifty-one and in block thirty-one the curtains are open.',
    lens: {
      halia: 'A hand the size of a thimble waters a geranium on the sill. It is eleven fifty-three.',
      zeik: 'You have sometimes known what would happen at noon. Today you merely read it.',
      marklun: 'The timer runs nine seconds fast in the minute. You do that sum first and wish you had not.',
    },
  },
  'c3-M': {
    beat: 'Both ends of the Rope Bridge now belong to a company of two clerks, who charge each other to change places. They have been doing it since dawn and the books balance perfectly.',
    lens: {
      zeik: 'Each tells you, privately, that the other one is lonely.',
      marklun: 'It is perpetual motion. You look for the flaw and find it is them.',
      namal: 'They ask for your axle weight. You ask for theirs.',
    },
  },
  'c3-N': {
    beat: 'On the Crater Lip the Guild pumps warm crystal slurry uphill, day and night. Something caught in the intake taps on the pipe from inside: two short, one long, two short.',
    lens: {
      halia: 'It taps the rhythm your grandmother tapped on the lamp glass, to see that it was sound.',
      zeik: "Two short, one long: drover's signal for *beast in the gate*.",
      namal:
        'You lay your palm on the pipe and tap back. There is a silence, and then a great deal of tapping.',
    },
  },
  'c3-guild-tank': {
    beat: 'The Guild Tank sits across the village road like a bank with wheels, its levy slot open. A small brass door in its flank says CORRESPONDENCE. You have correspondence.',
    lens: {
      halia: 'Through the slot you see a single clerk by a single candle, knitting.',
      zeik: 'You speak for an hour. A voice inside says that nobody has told it a story before, only figures.',
      marklun: "You correct the brass plate's spelling while you wait. The door opens of its own accord.",
      namal: 'You lay your hand on its side, and it stops humming to hear you.',
    },
  },
  'c3-halia-B': {
    beat: 'On each hanging map a pinprick has been made in the white, exactly where Lamp Hill stands, so that the low sun comes through: forty tiny beacons on wet paper. Wick, with a pin, tries to look like laundry.',
  },
  'c3-halia-M': {
    beat: 'Mid-bridge a Guild officer stops you: naked flames are forbidden on suspended structures. It is dusk. He has a bucket. Your lamp has not been out since the coast, though nobody has ever asked and you have never said.',
  },
  'c3-halia-H': {
    beat: "Your cousin Brona is at the recruiting table's far side, in a gray coat, handing out pens. She has signed. They feed her children, she says. She asks you, quite gently, what a lamp feeds.",
  },
  'c3-halia-monument': {
    beat: "Clause nine, paragraph two: or if a resident keep one fire three nights unbroken. You sit on the Monument's step with the lamp between your boots. At the second hour the drills begin, and the flame lies flat and stands, lies flat and stands.",
  },
  'c3-halia-nomad-camp': {
    beat: "Forty families still sleep in tents, and by the book a tent is no residence unless it shares a resident's fire. So the flame must go to them, over two miles of wind, and be divided without being lessened.",
  },
  'c3-halia-undergarden': {
    beat: 'An hour before dawn the drill breaks through. The floor of the Undergarden sighs and drops a yard, and out of the crack comes a long, warm, steady breath, as from a room where people live. The flame bends toward it.',
  },
  'c3-zeik-E': {
    beat: 'The inspector has a second errand: he must take the oath of every witness, on a hill, in daylight. He holds out a book to put your hand on. You give him the right one. He waits, politely, for the other: it is the one with the stone in it.',
  },
  'c3-zeik-K': {
    beat: 'The one-armed signpost points right. Under the paint it is old wood; somebody has taken the left arm off, years ago, and smoothed the place with a knife. It is your knife-work. You had forgotten doing it.',
  },
  'c3-zeik-C': {
    beat: 'By the cold kilns an old carter says he stayed in a rented room on the coast ten years, because you said the creatures were as strong as ever. He buried a wife there. He is not angry, he only wants to know what you saw that year.',
  },
  'c3-zeik-scholars-tower': {
    beat: 'Question one: your name. Question two: your trade. Question three: on what date did you first learn that the danger had lessened? The clerk does not look up. He has a clean page ready for the small, usual lie.',
  },
  'c3-zeik-forest-of-faces': {
    beat: "The Guild's counsel has come to take the Forest's evidence, in duplicate. The trees speak one at a time, in your voice, all the fine brave tellings. Counsel turns a page. 'And did the witness ever mention the creatures *slowing*?' The leaves go quiet.",
  },
  'c3-zeik-flying-casino': {
    beat: "The only neutral roof in the valley is the Casino's, so the future of the village is heard between two card tables. Everyone you ever guided is there. Dace asks, regretfully, for the year in which you knew. Sefa is holding the pen.",
  },
  'c3-marklun-J': {
    beat: 'Eighty-eight places, eighty-nine spoons. You have come back to Well Street, alone, to settle it. The spare is at the end house, child-sized, and its handle bears a burn in the shape of a crescent: a lens did that, on a sunny day, in a school.',
  },
  'c3-marklun-A': {
    beat: "The Guild's chief engineer has read your paper on gears. He has it with him. He wishes to offer you a laboratory with windows, and only asks that you stop turning his pegs round. He is the first person to finish that paper.",
  },
  'c3-marklun-N': {
    beat: "The pump's gauge runs on a mirror, and the mirror is yours, cut down, the school's crest still on its corner. The Guild bought it at auction among *effects of the guilty*. It shows the sky, a little to the left of where the sky is.",
  },
  'c3-marklun-ublo-tower': {
    beat: "In a glass case, numbered nine, lies the school's logbook, open at your last entry. *Signal sent, eleven flashes.* The Guild means to show that the village brought the star upon itself, and forfeits the insurance. The clerk asks whether you would like a chair.",
  },
  'c3-marklun-istreka': {
    beat: "Istreka's astronomer charges by the hour and has a telescope you would have given a thumb for. For the fee, she will state under seal how long the star had been falling. She warns you that people seldom like it.",
  },
  'c3-marklun-crystal-meteorite': {
    beat: 'You stand in the crater with your logbook copy and the letter from Istreka. Falling a thousand years, it says. So you called nothing; so the eleven flashes went somewhere, that night, and lit something. Up on the ridge the counsel for the Guild is waiting for you to speak.',
  },
  'c3-namal-D': {
    beat: 'The man in gray stops pricing apples and starts on you. *One engine, hauling, antique. Some wear.* He knocks on your chest and notes the sound. He is quite thorough, and his number is higher than you expected, and you wish it were not.',
  },
  'c3-namal-L': {
    beat: 'Eleven fifty-six. You are standing in the Quarry Mouth with a fuse running between your feet and a thimble-sized family on your shoulder. The foreman, through a speaking trumpet, reminds you that you are Guild property and must not be damaged.',
  },
  'c3-namal-G': {
    beat: 'The carters on the Glass Meadow have stopped. They will go on, they say, if you will pull. Nobody is shouting. They have all pulled beside you, once or twice, and they look at their boots.',
  },
  'c3-namal-tower-of-miners': {
    beat: "The miners' clerk, wretched, shows you the ledger. You were never bought; you were listed, under shovels. If the Guild owns the tower's effects, it owns item four thousand one hundred and seventeen. He has underlined the number in green, to be kind.",
  },
  'c3-namal-snail-caves': {
    beat: "Y9 has been sent to inventory you. It does so, at length, by lamplight, among the snails: rivets, nine hundred; dents, forty; *knitting, one, unfinished.* It reaches the line for purpose and its pencil stops. 'Rating of question,' it says, 'nine out of ten.'",
  },
  'c3-namal-monument': {
    beat: 'Sundown, the last day. The roll wants one more name to make the number. Dace turns it toward you and moves the inkwell where you can reach it. In the square they have all stopped talking. The column says *resident*. You have never written yourself down.',
  },
}
