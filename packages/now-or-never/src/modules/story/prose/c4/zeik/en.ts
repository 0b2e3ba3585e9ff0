// Chapter 4, Zeik: the shared letters in his eyes, the Gigaslug, his own letters, his missions.
import type { Prose } from '../../prose.ts'

export const C4_ZEIK: Prose = {
  'c4-zeik-A': [
    'In Drip Court it has always rained, and one of the drops is yours.',
    'A Glogo is minding it: knee-high, moss-haired, a thimble held over its head in both hands. It is called Bless-You. “Where does the road go?” it says. “Where after that?” There are nine more, and they all begin with where. You sit down on the wet stone, to be nearer.',
  ],
  'c4-zeik-B': [
    'Each shelf of the Mushroom Stair lights up under your boot, and sulks if you step over it.',
    'Halfway, in the only breeze there is, an old man of Well Street is hanging out a sheet. The far corner has slid down as far as your foot. He does not turn around. He tests a peg. “I always knew,” he tells the sheet, “that somebody would come by the left-hand way in the end.”',
  ],
  'c4-zeik-C': [
    'You knock on a painted door in the Long Gallery, out of manners, and are answered from the side.',
    'A woman comes around the rock with a brush. People paint the doors that they miss: red, blue, one with a cat in the flap. “Stand still,” she says, and looks from you to a letter box, half done. It is the expression she is after. That is how they look, she says, when the mail goes by.',
  ],
  'c4-zeik-D': [
    'Nine hundred bats hang in the Bat Loft, each with a ribbon on its ankle and somewhere to be.',
    'The postmistress has parcels nobody has claimed, and a thing with wings that eats them. She has one letter that never found an address: To Whoever Is Up There. You read the date, and it is ten years old. That spring you were telling a full inn that there was nobody left to write.',
  ],
  'c4-zeik-E': [
    'People stand in line at the foot of the Chimney for one minute each of daylight.',
    'It falls in a square you could cover with a shawl, and it moves, so the line moves after it. Far up, a stuck thing has bitten the sky in half. The boy ahead of you asks if you really had it all over, up there. You begin to tell him: it came under doors, and cats lay in it. For once you have no need to improve anything.',
  ],
  'c4-zeik-F': [
    'Nobody raises a voice in the Cold Market, since a shout would bring down the roof.',
    'Prices are whispered, and a bargain sounds like a library. One stall sells umbrellas, seriously. A story-stone is three coins, and wishes your ear good evening. And everyone around you is telling someone something, very quietly. You lean in. You cannot help it. It is like being young.',
  ],
  'c4-F.d': [
    'You whisper the short true one into the nearest ear, and it goes down the market.',
    'You watch it pass from hat to hat, and when it gets back to you it is the same. That never happened to one of yours before. The umbrella man lays two coins in your palm without a clink. He has something he would like carried, as carefully.',
  ],
  'c4-zeik-H': [
    'On Bell Ledge hangs the village bell, caught by the shoulders between two rocks.',
    'They ring it at supper. It has a dent you could put your head in. Now the wind gets up, and the bell speaks by itself, low. It was behind you all that night, the length of the coast road, and on every cart a child asked what it was. The sea, you told them. You did the waves.',
  ],
  'c4-H.e': [
    '“I told the children it was the sea,” you say to the people waiting for supper.',
    'They consider it. The bell gives one long note and drags it away over pebbles. “It is, rather,” says the ringer. After that the little ones do the waves every evening, before soup. The ringer, who has never seen it, is told where to breathe.',
  ],
  'c4-zeik-K': [
    'Four people of Well Street are sitting in the miners’ cage with their bags packed, in case.',
    'They do it every rest day, under a winch that is one piece of rust; then somebody dusts the seats of the Far Lift, and they go home. The fifth seat is for you, and so is a sandwich. “And which way did you come?” says the eldest, as people ask a guest about the roads. “Left,” you say. It is a hard word to say, and quite short.',
  ],
  'c4-K.e': [
    'You describe the road up, bad parts and all, in the order they come.',
    'A wet ladder. A ledge. Four hundred steps, and a goat. By the top you are as warm as if you had climbed it. They pay you two coins, the old fare. They will sleep on it. But this time they leave the bags in the cage.',
  ],
  'c4-zeik-L': [
    'A cheese comes down the Slide, then a grandmother, then a stiffened creature, sitting up like an alderman.',
    'The children go to lessons this way. At the bottom the creature stands, chimes, and begins to climb, very slowly, there being no stair. When you told it, it had teeth. It has a name here, says the grandmother, and a peg for its hat. The hat is on the peg. You take off yours.',
  ],
  'c4-L.d': [
    'You go up beside the creature, a hand’s breadth at a time, and ask what it climbs for.',
    'Near the middle it stops and lifts its face, east and up, and you lift yours. There is only roof. It listens for as long as a kettle takes, and goes on. Down in the sand the children are waiting with their next question.',
  ],
  'c4-zeik-M': [
    'Far up the shaft of the Lower Well you can see the underside of the lid, with daylight around it.',
    'On the wall are penciled the heights of children, twenty years of them, and by each birthday the scrape of a bucket: somebody up there let it down with apples in it. A chain hangs in the water. Something turns over in the sump, and somebody coughs. So one person above knew, and said nothing. You think of a broom. Then, fairly, you think of yourself.',
  ],
  'c4-zeik-N': [
    'All Furnace Shelf is talking about you when you come up the steps, and goes on.',
    'They bake and forge here around one hot spring, with soup for whoever works a shift. A Glogo called Half-Past is the smith’s apprentice: it has taken a seat on her anvil, and puts questions to it. At the dough trough two women have got to your ninth year. They nod to you, and finish the sentence. It is surprisingly fair.',
  ],
  'c4-zeik-meet-gigaslug': [
    'The Gigaslug has been going along this road for longer than there have been stories.',
    'It is pale, and as wide as a lane, and grazes on the stone with a sound of carts on shingle. One of its four eyes is red with drill dust. You fall in beside it for a bit, out of respect. Since noon there has been one bend.',
  ],
  'c4-zeik-meet-gigaslug.a': [
    'To wash the red eye takes nine hatfuls of water, and the hat is yours.',
    'When the lid lifts, the dust is on your sleeve and four eyes are looking. It parts with a shell that it has carried since there was sea here. A row of Glogo along the wall bow to the hat.',
  ],
  'c4-zeik-meet-gigaslug.b': [
    'Up you go by the left flank, and sit down, and point to where the rock is sweeter.',
    'In about an hour it changes course. People bring out chairs, to see you pass, and a man who has never seen faster pays you a coin. Where it grazes a crystal stands out, licked clean.',
  ],
  'c4-zeik-meet-gigaslug.c': [
    'The Gigaslug takes the crystal from your palm without seeming to notice.',
    'For the rest of the day you walk behind it with a bucket. This is a part you will leave out; Sefa writes that down. In the end it leaves your crystal, and a miner’s pick, very bright. You wash them both twice.',
  ],
  'c4-zeik-I': [
    'The weavers of Thread Street heard who was coming, and in one night they made you a coat.',
    'They hold it up between two looms. It is woven out of every road-sign you ever taught them: water, dog, good soup, soon. The left sleeve has been finished with particular care, down to the cuff, in red they must have been saving. They only hold it open.',
  ],
  'c4-zeik-I.a': [
    'You put the coat on over everything, and it weighs what a sleeping child weighs.',
    'All Thread Street walks around you, reading; a boy gets from the collar to the hip before he is lost. You are warm to the wrists. There are two coins in the pocket, since a coat is never given empty. You are asked to walk up and down.',
  ],
  'c4-zeik-I.b': [
    '“Could the left one be plain?” you ask, and all the looms stop.',
    'It can, of course. By supper there is a gray sleeve, and a ball of red that nobody likes to put away. They give you two coins, since it is less of a coat, and the shell that was the cuff button. “It wasn’t what you thought,” says the youngest.',
  ],
  'c4-zeik-I.c': [
    'You start at the shoulder and read the sleeve aloud, with a finger on the wool.',
    'Fork. Dark. A man with his arm up. Then twelve round stones. At the elbow is a sign you never taught them: they had to make one. It is a roof. From there on it is roofs, down to the cuff. The eldest weaver gives you the pattern book.',
  ],
  'c4-zeik-G': [
    'You are floating in the Salt Pool next to a woman you once told to go left.',
    'It was in a hurry, by lantern, and she had a child on each hip. Now you both lie on your backs with your ears under, and the salt holds you up. She has had something to say to you ever since, and kept it ready. “I knew it this morning,” she tells the roof. Your feet come up, very white, beside hers.',
  ],
  'c4-zeik-G.a': [
    '“I came after you,” you say to the roof, “as far as the hole, and called, and did not wait.”',
    '“That was you,” she says after a time. “We’d just got the babies down. We thought, let it go by.” Her hand bumps against yours and stays. It is warm. Her grown son has heard; he holds two towels.',
  ],
  'c4-zeik-G.b': [
    'You wait, and look at the roof, which glitters and is very slowly growing.',
    'In an hour you have no weight and no age to speak of, and she starts to laugh. “It was thank you,” she says, “or else it was how dare you.” She will have to go and ask him which he heard.',
  ],
  'c4-zeik-G.c': [
    'You give the woman the one about the eels, lying on your back.',
    'She laughs where it is funny, and along the shore they put down their towels to listen. Three coins are held out to you, wet. Her own piece came back to her, she says afterward, quite near the start. But you were telling it so nicely. She swims in to get dry.',
  ],
  'c4-zeik-J': [
    'Halfway over Rib Bridge a Glogo takes hold of your two stone fingers and will not be moved.',
    'It weighs about as much as a hat. You ask who it is. “Who’s-There,” it says. They are each named after the first words they heard, and it heard those one night, through rock, in your voice. It has been waiting for the rest. You remember a cave mouth, and calling that. You did not wait.',
  ],
  'c4-zeik-J.a': [
    '“It’s me,” you tell the Glogo, and then your name, and that you should have stayed.',
    'It listens with its eyes shut. “Is-me,” it says, to see if it fits on the end. Then it lets go of the stone and takes your thumb. Along the bridge others have stopped: Not-Now, and Half-a-Pound, and one called Tell-Her. They form a line.',
  ],
  'c4-zeik-J.b': [
    '“Did anyone answer?” you ask, and the Glogo says yes, everyone.',
    'They said it low, not to be found, and it does them all for you: a baby, a man with one boot off, a grandmother telling him to hush. Eighty-eight answers fill a book, which it signs with a green thumb. You must have been back at the fork by then.',
  ],
  'c4-zeik-J.c': [
    'You ask nothing, and carry the Glogo along on the hand, like a hawk.',
    'It rides with its feet in your cuff. At every corner it says its name, and whoever is there says theirs. At the last step, under the rope, it could get down. It looks up into the light, and takes a better grip. “There,” says Who’s-There.',
  ],
  'c4-zeik-snail-caves': [
    'A child gives tours of the place where nineteen families sat down, and does your voice rather well.',
    'Nineteen bundles stand around a dead fire, as they were. Here the left fork ended, she says; here they understood. She puts up one arm. “Left, good people,” she says from the bottom of her chest, “and mind the gorse.” Then she goes on dusting. Tracks lead off from the fire, three toes and a drag. She has not looked under your hat.',
  ],
  'c4-zeik-snail-caves.a': [
    'You pay your coin and take the tour, in a party of one.',
    'Here they ate; here they slept; please leave the kettle alone. Are there questions? You have one, about the guide. “They said he’d come looking,” she says. “So every year we put a stone out.” There is a list for it on the back of the ticket. Could you do Tuesday?',
  ],
  'c4-zeik-snail-caves.b': [
    '“He never said mind the gorse,” you tell her, and take off your hat.',
    '“What did he say?” she asks, in a voice of her own. One word; he was in a hurry. She tries it like that. It is shorter, and worse, and she can hear it. You are to write it in the guide book, and keep the book. By the rope the next party is very quiet.',
  ],
  'c4-zeik-snail-caves.c': [
    'You take the second duster from its nail and start at the other end.',
    'Each thing is lifted and put back in its own outline. A shoe. A clock. A loaf turned to stone, less one bite. When you meet in the middle she gives you half of yesterday’s takings, one coin. “You do the corners,” she says. She tells the next party, too.',
  ],
  'c4-zeik-snail-caves.d': [
    'You follow the tracks to what the nineteen families heard that first night.',
    'It makes its noise, and you see how that would be in the dark, with babies. You fight it down the passage, doing your bear from the winter story, and it leaves by the drain. Its bed has a crystal in it, and a coin. The child has added you to the tour.',
  ],
  'c4-zeik-forest-of-faces': [
    'The roots of the Forest of Faces hang down here, and the roots have ears.',
    'All that you ever told the trees has run down them and set, like resin, and people come to listen. Here is one you told an oak ten years ago, late, believing yourself alone: the danger was over, and you would not be saying so. You ask the old man beside you how long they have known. “About ten years,” he says.',
  ],
  'c4-zeik-forest-of-faces.a': [
    'Why did nobody send a bat, you ask, and along the benches they look at their hands.',
    'They drafted one every spring, and there was always someone who found it too hard, and someone who found it too soft. The old man puts the minute book into your arms. There are ten letters in it, and none of them gets farther than Dear.',
  ],
  'c4-zeik-forest-of-faces.b': [
    'You find a seat and listen to yourself to the end.',
    'The brave one is too long, and the short one too short. The last is mostly breathing. He sounds tired, that man; someone ought to call him in. The old man lends you a handkerchief, warm from his pocket.',
  ],
  'c4-zeik-forest-of-faces.c': [
    'You kneel and tell the nearest root what you have told only a woman in the water.',
    'By morning it has set, quite clear, with a bubble in it, and is warm to your hand. The old man puts his ear to it and stays down there for a while. He will go by it, he says, on his way to bed.',
  ],
  'c4-zeik-monument': [
    'Hanne Sorrel measures the loaf with a ruler and cuts you the same slice as anyone.',
    'The foot of the Monument comes down through her roof like a tooth and goes on through the floor, and she has her table against it. Along the wall stands as much of the town as would fit. She has one question, and has had years to choose it. “When you said left,” says the reeve, “did you know?”',
  ],
  'c4-zeik-monument.a': [
    '“No,” you say to Hanne Sorrel, and put nothing after it.',
    'She waits, to see if more will come. Then she opens the town’s book at a date you both know, rules out a line, and writes a shorter one in. She gives you the book; they will want a fresh one now. All along the wall they breathe out. “Butter?” says the reeve.',
  ],
  'c4-zeik-monument.b': [
    '“I did not,” you say, “and I have said a great deal since, instead.”',
    'You tell her that too: the one with the gate, the one with the bread, all two hundred fires. She cuts as you go, to the mark, for everyone along the wall. Her clerk gives you the minutes. That leaves the heel. She puts the ruler down, and breaks the heel in two.',
  ],
  'c4-zeik-monument.c': [
    '“Which would you prefer?” you ask, and along the wall somebody sighs.',
    'Yes would be simpler, says the reeve; one could be angry by suppertime. So you say yes, and you say it well. A hat goes around, as for puppets, and comes back with four coins and a shell. The reeve measures your slice again, and takes off a finger.',
  ],
}
