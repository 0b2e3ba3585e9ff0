// Chapter 3, Halia: the shared letters in her eyes, the Guild Tank, her own letters, her missions.
import type { Prose } from '../../prose.ts'

export const C3_HALIA: Prose = {
  'c3-halia-A': [
    'On step twelve sits a surveyor, with his arms around all the pegs the goat has not eaten.',
    'They are red and numbered, and were meant for the whole of the Goat Stair. He is nineteen at most. He has not slept; the drills go all night, and he can hear them through the pillow. Yours is the only kind thing for miles, he says. It takes you a moment to see that he means the lamp.',
  ],
  'c3-A.d': [
    'Step thirteen is dry, and you sit down beside him, with the lamp between you.',
    'At nine the drills begin, and he counts them. You tell him whose windows those are, and at the second Osk he is asleep, his head on your tingling lamp arm. He is paid a coin a night for hardship. In the morning he makes you take it. There was none, he says.',
  ],
  'c3-halia-C': [
    'The Guild has docked the sleeping driver for her lamp, and on the next line for the oil.',
    'The slip is on her knees, mostly deductions. Her tank stands nose down in a kiln on Kiln Ridge, ticking as it cools, and she lies in the hatch with her mouth open. Beside it a plank of new cups waits to be fired. The track comes straight at them, and one yard short it does not. You count the cups. You move the light out of her eyes.',
  ],
  'c3-halia-D': [
    '“Three,” says a man in gray about your mother’s tree, and you say a number that is not polite.',
    'He has gone through the Lower Orchard like that since breakfast, apple by apple, with a clerk to take them down. At every seven her pencil stops, and she cries a little. The tin plates clink in the branches: Osk, Cobb, Pellow. He has not read one of the names. Now he puts up two fingers and bends your mother’s plate aside, since it is in front of an apple.',
  ],
  'c3-halia-E': [
    'The inspector of flames has lost his own.',
    'He had climbed Lamp Hill with a box, to count; beacons are licensed by the candle now, says the notice on your grandmother’s post. Then the wind put out his lantern. It is a long way down. He stands quite close to your sleeve, smelling of wax. He is afraid of the dark, he says. For nine years he has been trying to tax it.',
  ],
  'c3-halia-F': [
    'A waist-high machine on three legs has been looking into an oven for two days.',
    '“Oven, one. Warm; reason not found. Day: four out of ten,” it says, and turns around to do you. Its Guild seal is coming unsewn, and your fingers itch for scissors. It asks what the lamp is for when it is day. For the other times, you say. It writes that down, with an inch of pencil. On the bench the baker’s dough has begun to climb out.',
  ],
  'c3-halia-G': [
    'Under the first square of lifted meadow is a child’s marble, and then another.',
    'Next comes the whole bag, scorched at one corner by a lamp. You were called in to supper that day, and meant to come back. The Guild lifts the Glass Meadow like turf and hauls it off, and what lay beneath sings one low, wrong note; you have it in your knees. The carters sleep below their loads, cotton in both ears.',
  ],
  'c3-halia-I': [
    'Assessor Dace gets up when you come to the table, as he gets up for everyone.',
    'By clause nine the village is lived in if its residents sign his roll before sundown. He has laid it out by the Millpond, with sharp pencils, his tin lunch box on one corner, and a chair for anyone old. He begged its pardon when he moved it. Now the old ones come in their best, and bend to the paper, and cannot see the line.',
  ],
  'c3-I.d': [
    'The lamp goes down the page a hand above the paper, name by name.',
    'They take their time. So that is how he spells it, they say. When your arm begins to tremble, Dace has a word with the chair and brings it to you. Tilda Cobb signs last. You sit until the ink is dry, boots off, feet in the grass.',
  ],
  'c3-halia-J': [
    'All nineteen lamps in Well Street tremble, in time.',
    'The spoons have begun to walk. A drill tank has stopped between two of the laid tables, engine running, brake on, and its drill points at the well. In front of the drill is Tilda Cobb with her broom across her chest. “Please be reasonable,” says the driver, not for the first time. His eyes are as red as brick, and he has a pillow in there. “I have swept here,” says Tilda.',
  ],
  'c3-halia-K': [
    'At the fork of the Toll Road the Guild’s new signpost has one arm.',
    'It says RIGHT. Over it hangs their lamp, which smokes; they have cut the wick square. Under the lamp a clerk sells tickets to a future bridge, and the line goes back to the ditch. On the left of the post are two nail holes, and behind them a road, going downhill in the dusk. Somebody, some night, will take one arm for an answer.',
  ],
  'c3-K.d': [
    'You hang the tin lamp where the left arm was, and light it at your own expense.',
    'It costs you the warmth between two ribs, and shows a yard of ruts and a thistle. A woman steps out of the line to look, then her sister. The clerk has no ticket for that road. A drover climbs down to trim it for you. His mules, he says, prefer a choice.',
  ],
  'c3-halia-L': [
    'At eleven fifty-three a hand the size of a thimble is watering a geranium.',
    'The window is in block thirty-one. Past it, across the Quarry Mouth, hangs a string of paper charges like washing. You look for the wick, to pinch it; there is only a clock, and a sign that says NOON. The foreman has gone to eat. Of the two guards at the shed one has read the sign, and has moved his stool twice. The hand goes in. It comes out again, to do the other pot.',
  ],
  'c3-halia-N': [
    'Two short, one long, two short, says something inside the pipe.',
    'Your grandmother tapped that on a lamp glass, to hear that it was sound. Here on the Crater Lip the Guild pumps hot slurry uphill, night and day, and the great arm of the pump comes around at the height of your hat and does not look. You touch the pipe. By the valve it taps again, slower, as people do for foreigners.',
  ],
  'c3-N.d': [
    'You answer with one fingernail on the lamp glass, and the pipe holds its tongue.',
    'Then it leads you along, tap by tap, to a plate with four nuts. Out climb three Pebble Mites, plump as buns, who sit down on your boots and steam. The pumpman has been fined two coins for that noise. He gives you two more for having heard it.',
  ],
  'c3-halia-meet-guild-tank': [
    'Across the village road stands a bank with wheels.',
    'The Guild Tank has a slot in front for the levy, and in its flank a small brass door that says CORRESPONDENCE. You have correspondence. You bring your lamp up to the slot, to find a face to be rude to. Inside, by one candle, one clerk is knitting. His lips move. The candle needs trimming. You catch yourself waiting for him to finish the row.',
  ],
  'c3-halia-meet-guild-tank.a': [
    'You post two books of law at the brass door, and read each clause aloud.',
    'At the fortieth the candle moves. “We may not stand on a road in use,” says the slot, astonished, and the whole bank coughs and rolls away downhill, steering around the hens. Behind it in the dust lie eight coins, the levy refunded, and one ball of wool, which you post after him.',
  ],
  'c3-halia-meet-guild-tank.b': [
    'The needles stop when you hold the roll against the slot.',
    'He reads it by your lamp. “And all these are at home?” he asks. Behind you a shutter opens, so as to be counted, and then another, down the whole street. He cannot move the tank; it is not his. But he passes out his law book, with wool at the page.',
  ],
  'c3-halia-meet-guild-tank.c': [
    'You begin with the levy, go on to the road, and are well into manners when the slot sighs.',
    'Most of what he hears is complaints, he says, and this one had a shape. Out come four coins, by your own arithmetic, and the shell he marks his rows with. Two women who had come to pay go home. You trim his candle through the slot.',
  ],
  'c3-halia-B': [
    'One of the wet maps on Laundry Green is wearing boots.',
    'The Guild has pegged out forty to dry, with the whole valley on each, and plain white where the village should be. A pin has been along the rows. In every white is one prick, exactly at Lamp Hill, and the low sun comes through: forty beacons, dripping. The map with the boots holds its breath. A hand comes around the edge and takes in the pin. At the gate are two clerks with a basket.',
  ],
  'c3-halia-B.a': [
    'You hold your lamp up behind them all, and forty points of light land on two gray coats.',
    'The clerks stop. One puts out his hand and gets a beacon in the palm. Along the wall are people, very quiet, and you feel the flame in your shoulder. “It’s on no list,” says the older clerk. The younger wants to buy his sheet, two coins, for over the bed.',
  ],
  'c3-halia-B.b': [
    '“You’ve left out the street,” you say, and show him how, with the pin.',
    'Well Street goes in from memory, nineteen holes, and then the Bakers’ Steps. When the clerk takes in the first sheet he holds it up to the sky, and keeps it there. Would you find out, he asks at last, whether the fourth hole in the second row takes lodgers?',
  ],
  'c3-halia-B.c': [
    '“Home,” you tell the boots, and they go, by way of two sheets and a hedge.',
    'When the clerks arrive you are sitting on the grass with your face in the last sun and your shoes off. They give you three coins for minding the wash. It is so pleasant there that it gets quite dark before you wonder where he thinks home is.',
  ],
  'c3-halia-M': [
    'Naked flames are forbidden on suspended structures, says the officer halfway along the Rope Bridge.',
    'He has a list, with the bridge on it, and a bucket. It is dusk, and the river is loud. You look at the water and then at the lamp. It has not been out since the coast. It came through a hailstorm, a boat and a wedding. Nobody ever asked, and you have never said. He is sorry, he says. His hands on the bucket are blue.',
  ],
  'c3-halia-M.a': [
    '“Since the coast,” you say, louder than you meant to.',
    'You tell him which night it was lit, and that you sleep sitting up. People are waiting behind you, and none of them coughs. His list has nothing on flames older than the list. So he walks ahead of you with his coat held open. It is like following a stove. Then he pays your toll.',
  ],
  'c3-halia-M.b': [
    'The water goes in, and you watch his face instead.',
    'It makes the noise you remember. You walk on with a wet arm, and behind his back you light the wick again, with the last warmth under your breastbone. It burns just the same. He is paid five coins a flame, he says, and you had better have them.',
  ],
  'c3-halia-M.c': [
    '“Then you carry it,” you say, and hang the ring over his blue hand.',
    'He is an officer; he cannot drop it. You keep one finger through the handle. Halfway over he is shielding the glass with his hat. On the far bank a boy stops to stare. He lends you his folding spanner, for good. The officer turns red, hot to the elbow, and does not let go.',
  ],
  'c3-halia-H': [
    'Your cousin Brona is on the far side of the table, in a gray coat, handing out pens.',
    'The flag on it says GUILD PAYS. A line of neighbors winds through the Windbreak, hats in hand, looking at stones. Brona looks at you. They have cut her hair to fit the cap. They feed her children, she says: soup every day, and an egg on Sunday. She squares up the pens. “What does a lamp feed?” she asks, quite gently.',
  ],
  'c3-halia-H.a': [
    'Two coins buy a mutton pie, which goes into the Guild camp under your coat.',
    'Her three children sit at a long clean table, being good. They take the pie apart. The smallest keeps one finger on your lamp while he chews, so you have to stay, and do the voices, and eat the crusts. At the gate Brona buttons two coins into your pocket.',
  ],
  'c3-halia-H.b': [
    '“There is a place by my fire,” you say, “and your chair’s in it already.”',
    'Brona gives out two more pens. She has signed, she says. It binds from payday, says the next man in line; that is tomorrow. She corks the ink. She folds the gray coat the way they taught her. “We’ll want hens,” she says, and goes to fetch the children.',
  ],
  'c3-halia-H.c': [
    'You argue, and you are in very good form.',
    'You do the maps, the drills, the law. The line shuffles its feet. Brona lets you come to the end. She has owed you three coins since the coast, she says, and since you were seven, a striped shell. She lays them on the blotter, so that you are even. “Next,” she says.',
  ],
  'c3-halia-monument': [
    'Clause nine, paragraph two: or if a resident keep one fire three nights unbroken.',
    'So you sit on the Monument’s step with the lamp between your boots, and across the square sits a Guild witness. The first hour is easy. In the second the drills begin, and the flame lies flat and stands, lies flat and stands. By the wall is a stack of roof slates. At the corners are neighbors in quilts, who do not like to ask.',
  ],
  'c3-halia-monument.a': [
    'Your coat makes a room for one flame, and you are left outside.',
    'You count the old lamps, up from the sea. At four you lose your feet. At five a dog lies down on them. When it is light the witness writes a one. He was given a coin for a hot breakfast. He puts it by your boot. Inside the coat it is high summer.',
  ],
  'c3-halia-monument.b': [
    'Eight slates make walls and a roof, and a ninth makes the door.',
    'By the third hour there is a chimney. A slater comes out in his nightshirt to object. He rehangs the door, and leaves you the hammer, so that it will be kept up. His wife brings two coins they owed your grandmother for oil. Indoors the flame stands straight.',
  ],
  'c3-halia-monument.c': [
    '“An hour each,” you tell the quilts, “and no breathing on it.”',
    'Osk does his on his knees. Gran Pellow reads it the minutes of a turnip hunt. You are to sleep, they say, and you lie with one eye open until the hour falls to Wick. He turns his back to the wind. You shut the eye. In the morning you are warm all down one side.',
  ],
  'c3-halia-nomad-camp': [
    'By the book a tent is no house, unless it shares a resident’s fire.',
    'Forty families still sleep in tents. So tonight the flame must go out to them, over two miles of wind, and be divided, the clause says, and not lessened. You come over the last rise bent double, the witness puffing along behind. There is the camp, and in the grass before each tent a cold lamp, set out to be ready. Your flame is the size of a pea.',
  ],
  'c3-halia-nomad-camp.a': [
    'You light the first lamp, hold yours up to it, and neither is smaller.',
    'You have known that since you were four, and still you look. After that it goes down the rows faster than you can walk. An old woman, twenty years without an address, writes one in her road book: TENT NINE. You are to keep the book, in case the law should ask.',
  ],
  'c3-halia-nomad-camp.b': [
    'If the fire cannot go to the families, they can come to the fire.',
    'You find a hollow in the rock and stand in it. They pitch so close that a baby is handed home from door to door. At midnight the witness’s own tent blows off, and he is taken in. The camp’s mallet man, too hoarse to speak, puts the mallet in your free hand.',
  ],
  'c3-halia-nomad-camp.c': [
    '“It has never gone out,” you swear, “and I can say since when.”',
    'You give the night, and the hearth. A nomad puts up his hand. He was there; you would not let go of the handle to eat. Another saw it in the boat, in a bucket, under a hat. It takes all forty families to tell. Your arm is hot. “Shared,” writes the witness, and asks whose hat.',
  ],
  'c3-halia-undergarden': [
    'An hour before dawn on the third night, the drill breaks through.',
    'The floor of the Undergarden sighs and drops a yard, with you on it. A crack runs from wall to wall, and out of it comes a long, warm, steady breath, as from a room where people live. It smells of bread. The flame bends toward it. By the stair is Mr. Dace’s lantern; he is early. Over the edge of the crack, patting for a hold, comes something with no eyes.',
  ],
  'c3-halia-undergarden.a': [
    'You cup the flame in both hands and do not look down.',
    'There is that breath on your knuckles, and once a clink, as of a spoon. You look at a gold thing the shape of a leaf until it turns pale, and that is the sun. Your palms stay hot all day. The gardener has you by the belt, and has to be told to let go.',
  ],
  'c3-halia-undergarden.b': [
    'You let the lamp down into the crack, until it stands on a floor.',
    'There is a stool, and a book facedown on it. A hand comes into the light, mossy, no bigger than a spoon. It hangs the book on your lamp hook, and a crystal after it, for the trouble. Next to you Mr. Dace has taken off his hat to the hole.',
  ],
  'c3-halia-undergarden.c': [
    'You call to Mr. Dace to come and say what he sees.',
    'He comes in his socks, so as not to shake the floor. He looks at the flame, at his watch, and for a long time at the crack. Then he writes it down. You get back your fee, two coins, and a copy to deliver. “Inhabited,” he says. “Below as well, it would appear.”',
  ],
  'c3-halia-undergarden.d': [
    'You fight the eyeless thing with one hand, because the other has the lamp.',
    'It is long and cold, and it takes you for the noise. You lose a sleeve. At last you hold the flame where its face should be, and it goes down backward, like a man on a ladder. Where it clung there is a crystal, glowing. Osk arrives with a spade, too late.',
  ],
}
