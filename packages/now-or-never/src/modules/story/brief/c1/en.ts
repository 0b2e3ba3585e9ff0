// The writers' brief of chapter 1: the beat of every event, and the first thing each hero notices there. No table
// loads it.
import type { Brief } from '../brief.ts'

export const C1_BRIEF: Brief = {
  'c1-A': {
    beat: 'A very old goat lies across the narrowest step of the Goat Stair, wearing the brass bell of a mayor who fled. Everything the village sends up to the miners must pass it, and it has opinions.',
    lens: {
      halia:
        'Your lamp makes the bell throw a mayor-shaped shadow; you know the tune it used to ring for supper.',
      zeik: "You taught this goat's grandmother the stair; it recognizes your staff and not you.",
      marklun:
        'The bell is pitched to a quarter-tone that was considered official; you hear at once it has cracked.',
    },
  },
  'c1-B': {
    beat: 'On Laundry Green the lines still hang between their posts, and one single wet shirt is pegged there, dripping. The shirt has been mended at the elbow today.',
    lens: {
      halia: "The stitches are your grandmother's pattern: three short, one long, for luck.",
      zeik: 'A shirt that size was worn, when you last saw it, by a boy who asked how far the road went.',
      namal:
        'Your hands are wrong for buttons; you notice it was wrung out by someone strong on one side only.',
    },
  },
  'c1-C': {
    beat: 'Nine kilns on Kiln Ridge are cold. The tenth is warm as a loaf, sealed with fresh clay, and something inside clinks when you speak.',
    lens: {
      zeik: 'On the clay a thumb has drawn the road-sign for: soon.',
      marklun:
        'By the color of the brick it has been burning four days; by the quality of the draft, someone clever built it.',
      namal: "You stood here once with two tons of wet clay and a potter's child on each foot.",
    },
  },
  'c1-D': {
    beat: 'The Lower Orchard has climbed its wall and is half-way down the other side. Each tree still wears a tin name-plate, and a stiffened creature stands among them with an apple growing in its open mouth.',
    lens: {
      halia: "The fourth tin says your mother's name, and the tree has been pruned.",
      marklun:
        'You calculate the weight of the crop, then the number of pies, then stop because it is upsetting.',
      namal:
        'Under the bark of the ninth tree are two dents the exact shape of your knuckles, where you leaned to let children climb.',
    },
  },
  'c1-E': {
    beat: "Lamp Hill's iron basket hangs empty above a drift of twenty winters' soot. A family of swifts lives in it; below, someone has stacked kindling, small, neat and dry.",
    lens: {
      zeik: 'From here you can see both arms of the fork. You look at the right one.',
      marklun:
        'The basket is exactly as far from the school roof as you remember; you have done this sum in the dark for years.',
      namal: 'You hauled that iron up here in one piece, and were scolded for whistling.',
    },
  },
  'c1-F': {
    beat: "On the Bakers' Steps one oven is hot, and in it a loaf has been left exactly long enough. No baker; a flour footprint leads out, the left one only, and stops.",
    lens: {
      halia: 'You are hungry enough to be unfair about it.',
      zeik: 'You have told the story of this bread so often that the smell frightens you.',
      marklun: 'One left foot and no right one: either a very good hop or a door you have not found.',
    },
  },
  'c1-G': {
    beat: 'Every blade in the Glass Meadow rings a different note. Somebody has tied wool round some of them, as if to stop one particular tune.',
    lens: {
      halia: 'The tune is a lullaby, one line short.',
      zeik: 'You have heard this tune before, from a stranger in a port a thousand miles off, who said he came from nowhere.',
      namal: 'It hums in your rivets. You find that you do not mind.',
    },
  },
  'c1-H': {
    beat: 'In the Windbreak forty tall stones lean east as if listening. Today a forty-first leans the wrong way, and it is breathing.',
    lens: {
      halia: 'The breath fogs your lamp glass, then wipes it, carefully.',
      marklun: 'It is a creature half stiffened, you note, and entirely polite, which you underline.',
      namal: 'It leans on you instead. It is warmer than the stones and about as talkative.',
    },
  },
  'c1-I': {
    beat: 'At the Millpond the wheel has lost every spoke but one and keeps turning anyway, very slowly, in water that does not move. A bucket goes up and down inside the mill.',
    lens: {
      halia: 'The bucket comes up with your own face in it, and one you nearly know.',
      marklun: 'Water that does not move cannot turn a wheel; you check this twice before you are annoyed.',
      namal: 'You could turn it with one finger. You would rather know who is pulling.',
    },
  },
  'c1-J': {
    beat: 'In Well Street every table is laid for supper: nineteen houses, spoons straight, chairs pushed in. There is dust on the road, none on the plates, and a broom leaning by the last door, still swinging a little.',
    lens: {
      halia: 'Each lamp on each table is trimmed. Somebody has done your job for twenty years.',
      zeik: 'You look at the chairs. Frightened people do not push in chairs.',
      marklun:
        'You count nineteen tables, eighty-eight places, and one spare spoon, and the spare spoon will cost you sleep.',
      namal:
        'Eighty-eight places. Thirty of those names are yours to fetch. You stand in the road, because the doors are too small.',
    },
  },
  'c1-K': {
    beat: 'The bar across the Toll Road is down and its lamp lit; in the booth sits a heap of coins, taller than the stool, each wrapped in a dated leaf. Somebody has gone on paying. A tin sign says EXACT MONEY.',
    lens: {
      halia: "One leaf is tonight's. It is still soft.",
      zeik: 'Twenty years of leaves in order: maple, oak, oak, nothing for a winter, then maple again.',
      namal: 'The bar is set for carts. You have always counted as two.',
    },
  },
  'c1-L': {
    beat: 'At the Quarry Mouth stand sixty blocks, squared and numbered for a wall never built. Block thirty-one has been hollowed out into a very small house, with curtains.',
    lens: {
      zeik: 'The curtains are cut from a map you drew.',
      marklun: 'You measure the door: a hand and two fingers. You take off your hat to feel less large.',
      namal: 'You cut these. You remember the order of them better than the years.',
    },
  },
  'c1-M': {
    beat: 'The Rope Bridge has every second plank, and on the far side a woman with a handcart full of doors is working out whether she can jump. She says she is only moving house.',
    lens: {
      halia:
        'She is wearing one half of the pair whose shirt you have seen, or dreamed; her lamp is out and she has not noticed.',
      zeik: 'She asks whether you are the one who tells people which way to go. You ask which way she wants.',
      marklun: 'Doors without houses, you think, are only opinions; then you see how well they are made.',
      namal: 'The bridge was rated for you minus your left arm. You have often wondered who worked that out.',
    },
  },
  'c1-N': {
    beat: 'Where the Crater Lip is warmest, someone has put a bench. On it sits a stiffened creature, legs crossed, a knitted cap on its head, facing the view.',
    lens: {
      halia: 'The cap is the size knitted for children; somebody thought it looked cold.',
      zeik: 'You know the bench. You proposed it at a meeting, and were outvoted by people who said nobody would sit here.',
      marklun: 'It faces due east by a hair: not the crater, the sky above it.',
    },
  },
  'c1-halia-E': {
    beat: "The bracket of your grandmother's lamp swings without a squeak. Someone has oiled it this month, and the rag left on the nail is embroidered with an initial that is not your family's.",
  },
  'c1-halia-L': {
    beat: 'A boy of ten sits on a cut block, striking matches and holding each until it bites. He asks what you do when the wind is stronger. He has followed you since the coast, he says, at a respectful distance.',
  },
  'c1-halia-C': {
    beat: 'Your lamp throws your shadow on the kiln wall, and beside it a second, smaller, holding a snuffer. There is nobody next to you. When you lift your hand, it does not.',
  },
  'c1-halia-monument': {
    beat: "On the Monument's north face, soot has kept the outline of the old lamp, exact as a pressed flower. Returned families are arguing about who may light the first one, and all of them look at you.",
  },
  'c1-halia-hermits-hut': {
    beat: "The hermit owns the beacon's glass. He has measured rain in it since the Leaving, to the hair, and the marks climb its side like a ladder. He will not sell; he may be persuaded to finish.",
  },
  'c1-halia-snail-caves': {
    beat: 'With oil pressed from cave moss you light the beacon for one slow minute and cover it again, the old signal for *are you there*. From somewhere no window is, low down, a light answers. It is under the ground.',
  },
  'c1-zeik-D': {
    beat: 'Under the oldest tree three returned families are fighting over a wall you helped lay. Each quotes you as a witness, word for word, and each is right, because you told it three ways.',
  },
  'c1-zeik-I': {
    beat: "Your apprentice skims stones on water that will not ripple. She has listed every stop of the twenty years' road in order and there is a gap of one evening, she says, right at the beginning. Did you sleep through it?",
  },
  'c1-zeik-H': {
    beat: 'Among the leaning stones your stone fingers ache like teeth. When you touch the breathing one, they warm; when you let go, the cold climbs by the width of a fingernail.',
  },
  'c1-zeik-nomad-camp': {
    beat: 'They ask for the Leaving, as they do every year on this night. You come to the fork in the road and your voice steps over it as over a puddle. In the front row, Sefa has closed her book.',
  },
  'c1-zeik-forest-of-faces': {
    beat: 'The trees have kept every version. They begin, each with yours: the brave one, the short one, the one for rich inns. A small trunk at the edge has the true one and is too shy to start.',
  },
  'c1-zeik-wailing-cavern': {
    beat: 'At the end of the left fork stands the cairn you built that night, pointing at rock and a hole in it. You laid twelve stones. There are thirty-one. The new ones were handed out from inside.',
  },
  'c1-marklun-B': {
    beat: 'You own eleven notebooks. On a laundry line on the Green hangs a twelfth, in your handwriting at fourteen, pegged by its spine to dry. Somebody has been marking your sums.',
  },
  'c1-marklun-K': {
    beat: "The toll booth's balance says you weigh eleven sacks of turnips. You have time to prove it wrong, a queue of six returning families behind you, and a spanner.",
  },
  'c1-marklun-G': {
    beat: "The Glass Meadow is one enormous instrument and you have, in your third pocket, a tuning fork. If the grass rings at the star's own pitch, you will know something you have avoided knowing.",
  },
  'c1-marklun-scholars-tower': {
    beat: 'Your old teacher is out, and has left you a parcel: your school exercise book with the last page torn away, a pear, and a note. *You will want the page. You may not have it until you have eaten the pear.*',
  },
  'c1-marklun-ublo-tower': {
    beat: "The mirror's crank is in Lost Property, shelf nine hundred. To claim it you must state when you lost it, and why you were on the roof. The clerk's pen is poised and kindly.",
  },
  'c1-marklun-crystal-meteorite': {
    beat: "You stretch a string from the crater's heart along its scar and sight along it, past the rim, past the ridge, to where your roof must be. It misses. It misses by four mornings' walk. You have built your life on that line.",
  },
  'c1-namal-F': {
    beat: 'Behind the flour bins hangs the loading slate: thirty names in chalk, your own square capitals, and the last thing you said to them. Some of the chalk has been gone over lately, by someone who did not want it to fade.',
  },
  'c1-namal-A': {
    beat: "The Goat Stair was cut for goats. Half-way up sits an old man with a grandfather clock, who has been carrying it to his daughter's for a week, and does not want help, he wants it noticed that he does not need any.",
  },
  'c1-namal-N': {
    beat: "At the Crater Lip lies an engine of your make, smaller, long stopped, a bird in its chimney. Its name-plate is your sister's. The coal in its box is dry; the bird has eggs.",
  },
  'c1-namal-monument': {
    beat: 'Your old bay is a market stall now, selling ribbon. The girl behind it, all courtesy, asks whether you are a customer or a wall. There is a hook above her, too high for anyone else, that was yours.',
  },
  'c1-namal-tower-of-miners': {
    beat: "On the miners' door hangs your left hand, the old one, of iron, polished by twenty years of visitors. They have grown fond of it. They knock with it, and it sounds exactly like you arriving.",
  },
  'c1-namal-flying-casino': {
    beat: 'You find the ninth name dealing cards under a chandelier, in a velvet coat, happy. She walked out on the second day, by herself, the other way. She does not wish to be fetched, and she remembers your promise, and she is afraid of you.',
  },
}
