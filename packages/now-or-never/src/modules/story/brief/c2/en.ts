// The writers' brief of chapter 2: the beat of every event, and the first thing each hero notices there. No table
// loads it.
import type { Brief } from '../brief.ts'

export const C2_BRIEF: Brief = {
  'c2-A': {
    beat: "Someone has taken the Drovers' Gate off its hinges on the Goat Stair and laid it flat across the gap, as a ramp. It bears one print: cloven, as wide as a cartwheel, set down with great care exactly in the middle.",
    lens: {
      halia:
        'The edge of the print is worn smooth: it has come this way many nights, and never in your light.',
      zeik: 'Old drovers counted beasts by the sound of this gate. You find yourself counting to one.',
      marklun: 'You fill the print with water to measure it: nine buckets. You drink the tenth.',
      namal: 'Your own foot fits inside, with room. It is a new feeling.',
    },
  },
  'c2-B': {
    beat: "Every turnip row on Laundry Green's new garden is gone, pulled, not trampled; the carrots stand untouched. Gran Pellow wants justice. In one furrow lies a bristle as long as a broom.",
    lens: {
      halia: 'It took only what was planted in straight lines; it has lived near gardeners.',
      zeik: 'You have never met a thief with such firm views on carrots.',
      marklun:
        'Four hundred and six turnips, eaten in silence, within earshot of nine dogs. You are impressed.',
    },
  },
  'c2-C': {
    beat: 'The three potters of Kiln Ridge have stopped work: each night something large leans on the warm kilns and sighs, and the bowls come out with a wobble. The wobbly bowls sell twice as well.',
    lens: {
      halia: 'From the ridge your lamp shows a hollow in the grass the shape of a sleeping cow, thrice over.',
      zeik: 'A thing that seeks out warmth in the dark: you have spent twenty years as one.',
      marklun: 'The wobble is a perfect sine. You hold a bowl to your ear.',
    },
  },
  'c2-D': {
    beat: 'Overnight the Lower Orchard has gained a tree: a young ash, roots and all, dropped upright between two apples, with moss round its foot as if tucked in. There is hair on it.',
    lens: {
      halia: 'The moss was patted down by something that pats with its nose.',
      zeik: 'There is exactly one ash wood in these parts, beyond the left fork.',
      namal: 'You plant beams. You have never planted anything that goes on.',
    },
  },
  'c2-E': {
    beat: "On Lamp Hill a woman in a felted coat lies with her palm on the ground and her eyes shut. It is Oriel, who was Well Street's midwife. 'He's limping,' she says. 'Sit. You're loud.'",
    lens: {
      halia: 'She delivered you, she mentions, and you have been in a hurry since.',
      zeik: 'She puts her hand flat on your stone fingers, and for once says nothing.',
      marklun: "You hear only your own pulse. 'That's a start,' she says.",
      namal: "'You're the loudest thing on this hill,' she says, 'and the only one lying properly.'",
    },
  },
  'c2-F': {
    beat: "Five trays of ginger biscuits cool on the Bakers' Steps, cut in the shape of pigs. The baker says she makes them every first frost, as her mother did, and she no longer knows for whom.",
    lens: {
      halia: "The pig's tail is turned to the left, the way the sign over your street's inn had it.",
      marklun: 'You eat one for analysis. You eat another as a control.',
      namal: 'You remember a coal scuttle, and crumbs in it. You remember being annoyed, and then not.',
    },
  },
  'c2-G': {
    beat: "Across the Glass Meadow runs a lane of soft, living grass, a beast's width, where something heavy has trodden the glass to sand year after year. It bends round every nest.",
    lens: {
      halia: 'You could run it in the dark. You very nearly do.',
      marklun: "You had written 'destructive' in pencil. You find your eraser.",
      namal: 'It is just wide enough for you. Nothing is ever just wide enough for you.',
    },
  },
  'c2-H': {
    beat: 'In the Windbreak a company of eleven hired hunters has pitched one tent badly. They have spears, a contract and no idea how large it is; snow is coming, and they are trying not to look at the sky.',
    lens: {
      halia: 'Their fire is in the wrong place; you have moved it before you have said good evening.',
      zeik: 'You tell them a story with a boar in it. By the end, four are packing.',
      namal: 'They ask whether you are it.',
    },
  },
  'c2-I': {
    beat: "The Millpond's water has sunk a hand's breadth since yesterday. On the mud lie three things it gave up: a child's boot, a sealed jar, and a creature, stiff, curled round the boot like a cat.",
    lens: {
      halia: 'The boot buckles on the left, as yours did.',
      zeik: 'A thing without malice, you used to tell them. It sounded like comfort. It was only accurate.',
      marklun: 'It drank six hundred barrels. You look for the hole, and find only prints.',
    },
  },
  'c2-J': {
    beat: "In Well Street the tables are still laid, but down the middle of the road runs a trench where something enormous has paced, back and forth, to the well and away. At the well's lip the stone is rubbed smooth as a cheek.",
    lens: {
      zeik: 'It came, it stood, it called down. You know that posture; you have never called.',
      marklun: 'The trench is deeper each way by the same amount. It has been counting.',
      namal: 'You used to stand here too, on Saturdays, for the water. You and one other.',
    },
  },
  'c2-K': {
    beat: 'One milestone of the Toll Road has been pushed over and set up again, backwards, so that it now says MONUMENT to those leaving. Fresh bark is rubbed off the trees either side, high up.',
    lens: {
      zeik: 'Somebody wants those who leave to read it. You have walked past it in your sleep for twenty years.',
      marklun:
        "To turn a ton of stone with a snout and keep it level: you would like to shake something's trotter.",
      namal: 'You set that stone. You set it straight. It is straighter now.',
    },
  },
  'c2-L': {
    beat: 'At the Quarry Mouth lies a block of pink salt, licked to the shape of a saddle. Two children sit in it. They have been told not to, they say, by the pig.',
    lens: {
      halia: 'One of them is holding the spare lamp you lost on Tuesday.',
      zeik: 'They tell it in the right order, with the voices. You take notes.',
      namal: 'They ask whether they may sit on you instead. There is a vote.',
    },
  },
  'c2-M': {
    beat: 'The Rope Bridge has a new sign: NO BOARS. The painter, Sergeant Plum, stands on guard with a spear and a cold. Behind him, on the far bank, something sneezes like a shed falling down.',
    lens: {
      halia: 'Plum salutes you by mistake, and neither of you knows how to stop.',
      marklun:
        'You explain that it could simply ford the stream. He had not, he says, wished to give it the idea.',
      namal: 'The sign is at the height of your chest. You read it as advice.',
    },
  },
  'c2-N': {
    beat: 'At the Crater Lip you find where the giant sleeps: a warm bowl of crushed crystal, lined with hay he must have fetched in his mouth. In the hay lie buttons, forty or fifty, all kinds, sorted by size.',
    lens: {
      zeik: 'You know eleven of those coats.',
      marklun:
        'Prolonged exposure to crystal, adequate turnips, twenty years. It is not even a difficult equation.',
      namal: 'Forty or fifty buttons, and each off something he was sorry to see go.',
    },
  },
  'c2-boar': {
    beat: 'He fills the road: bristles like brooms, four young ash trees rooted along his spine, one knee gone to stone so that it knocks. The small eyes find your pockets. He is not angry. He is going somewhere, and you are on it.',
    lens: {
      halia: 'He leans toward the lamp, as animals lean that were once called in by it.',
      zeik: 'You have told people he is a hill, a curse, a debt. He sniffs your sleeve and sneezes.',
      marklun: 'You have eleven questions. He breathes on your spectacles and you have none.',
      namal: 'You both take half a step back, to make room, and it is the same half step.',
    },
  },
  'c2-halia-J': {
    beat: "You set your lamp on the well's rim and something behind you breathes out. He has come up the street without one sound and stands with his great chin on the roof of the last house, looking at the flame.",
  },
  'c2-halia-K': {
    beat: 'At the toll booth the hunters hold an election, and you win it without standing. They hand you a horn with a dent. They would, they say, follow you anywhere, and you do not care for how easy that was.',
  },
  'c2-halia-N': {
    beat: "Beside the giant's bed in the hay are the prints of a child's boots, and beside those, matches. Wick has been sleeping warm for a week, and has told everyone he lodges with an uncle.",
  },
  'c2-halia-monument': {
    beat: "The square is full of torches and people being brave in each other's hearing. They have forks, a net, and a plan with your name at the front of it. Somebody's turnips are mentioned again.",
  },
  'c2-halia-undergarden': {
    beat: 'The gardener lays out her evidence: one flattened bed, one bite in a marrow, one row of seedlings lifted, replanted, watered. She had not noticed the last part until you said it, and sits down.',
  },
  'c2-halia-forest-of-faces': {
    beat: 'You go in front with the lamp held low. Behind you the ground rises and falls like breathing, and behind that, one by one, come forty people with their torches out, too curious to be afraid. The trees shut their mouths to let you by.',
  },
  'c2-zeik-F': {
    beat: "The baker's mother cut her biscuits from a tin, and the tin from an inn sign, and you slept under that sign on the last night of the old village. There was a piglet by the fire. You gave it the end of your sausage and forgot it for twenty years.",
  },
  'c2-zeik-M': {
    beat: 'From the middle of the Rope Bridge you look ahead, as you can, a little way. You see the boar in the village square and a great many people running. You cannot see which way.',
  },
  'c2-zeik-G': {
    beat: 'A pedlar in the Glass Meadow sells the ends of stories, rolled, a coin each. He has one with a boar in it. He has, at the bottom of the tray, one with your name, and it is not even expensive.',
  },
  'c2-zeik-hermits-hut': {
    beat: "The hermit has drawn every hoofprint that passed his door since the Leaving: at first no larger than a coin, then a saucer, then the page would not do. 'You always said it came from the star,' he says. He is not complaining. He is checking.",
  },
  'c2-zeik-nomad-camp': {
    beat: 'The nomads sing of a hill that looks for its mother. They have forty verses; the last is made up new each year by whoever is saddest. They turn to you with professional interest.',
  },
  'c2-zeik-wailing-cavern': {
    beat: 'At the mouth of the cavern Button kneels, one knee knocking, and calls down the dark in a voice like a door. He has come here every autumn, you see by the wear. Tonight, thin and far below, something calls back: a bell.',
  },
  'c2-marklun-D': {
    beat: 'Design four is a pit. You have dug it in the Lower Orchard, concealed it with perfect taste, and fallen in. Above you, against the stars, a very large head appears and considers the matter.',
  },
  'c2-marklun-L': {
    beat: 'The salt block rings when he walks, a full minute before you can hear him. Nobody else has noticed. You could sell the block as an alarm, or you could tell people for nothing; you become aware that you are talking out loud.',
  },
  'c2-marklun-H': {
    beat: "The hunters' contract defines the beast as 'of less than two tons.' You point this out, meaning only to be helpful. There is a pause. Eleven people who have not been paid look up at you.",
  },
  'c2-marklun-scholars-tower': {
    beat: "The scholars have a wager on the animal's weight, and have asked you to settle it without going near. On the blackboard: nine methods. In the corner, small, in Umbrel's hand: *ask him to step on something.*",
  },
  'c2-marklun-snail-caves': {
    beat: 'Your snail-slime brake will stop nine tons on a wet hill. It has so far stopped one cart, two cows and your left boot. He is coming down the slope now, knee knocking, and there is a picket fence at the bottom, with a baby behind it.',
  },
  'c2-marklun-ublo-tower': {
    beat: "You have given up stopping him. You want only that he be heard: a bell, a strap, a buckle the size of a door. The tower's clerk asks for the animal's name. You realize you know it, and that he came to be collared.",
  },
  'c2-namal-B': {
    beat: 'On the Green a woman is selling your coal scuttle. It is dented at the bottom on one side, from inside, by something that turned round three times before lying down. She thinks it is for umbrellas.',
  },
  'c2-namal-I': {
    beat: 'He has gone into the Millpond for a drink and cannot get his stone knee out of the mud. He does not struggle. He looks at the bank, at you, at the bank. It has been a hundred years since you met anything you were not sure you could lift.',
  },
  'c2-namal-C': {
    beat: 'The potters want a wall for him to lean on, and would like you to be it. They have worked out your temperature. They have, they say, already told him.',
  },
  'c2-namal-tower-of-miners': {
    beat: 'The miners want him gone from their ore road, and have sent for the only thing that outweighs him. You stand on their weighbridge. The needle goes to the end and rests there, embarrassed.',
  },
  'c2-namal-monument': {
    beat: 'It comes back to you on the old ramp, whole: forty-one people on your back, a bell on your arm, and in your coal, where it was warm, a thing no bigger than a loaf. You put down the bell for a child. You never heard the loaf get out.',
  },
  'c2-namal-city-of-spirits': {
    beat: 'A very small ghost in an apron is at the counter. She left a piglet with a machine, she says, twenty years ago come Thursday, and was prevented from collecting him. Is he eating? She has brought a button.',
  },
}
